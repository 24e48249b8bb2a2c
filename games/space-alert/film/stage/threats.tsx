import { counted } from '@starboard/screen/pieces/words.ts'
import { memo } from 'react'
import { type Point, ThreatFigure } from '../../art/index.ts'
import type { Mission } from '../../rules/mission.ts'
import { hitPointsLeft } from '../../rules/resolution/flight.ts'
import { shieldsAmong } from '../../rules/resolution/shields.ts'
import type { ShipState, ThreatState } from '../../rules/resolution/state.ts'
import type { Zone } from '../../rules/vocabulary.ts'
import type { Names } from '../../rules/words/names.ts'
import { sameProps } from '../same-props.ts'
import { type Scene, spaceAt } from './scene.ts'
import css from './stage.module.css'

interface ThreatsProps {
  readonly scene: Scene
  readonly mission: Mission
  readonly ship: ShipState
  readonly names: Names
  /** Which threat the moment is about. */
  readonly active: number | null
}

/** Everything on the tracks, with its figures. */
export function Threats({ scene, mission, ship, names, active }: ThreatsProps) {
  return (
    <g>
      {[...scene.zones.map(({ zone }) => zone), null].map((zone) =>
        aboutIn(ship, zone).map((threat, order) => (
          <OnTrack
            key={threat.place}
            scene={scene}
            threat={threat}
            name={names.threat(threat.place)}
            shields={threat.zone === null ? null : shieldsAmong(mission, ship.threats, threat)}
            spot={figureSpot(scene, ship, threat, order)}
            isActive={active === threat.place}
          />
        )),
      )}
    </g>
  )
}

const aboutIn = ({ threats }: ShipState, zone: Zone | null): readonly ThreatState[] =>
  threats.filter((threat) => threat.status === 'remaining' && threat.zone === zone)

/** Beside its space: the first of a zone on the left, the second on the right, more of them a little lower. */
export function figureSpot(scene: Scene, ship: ShipState, threat: ThreatState, order?: number): Point {
  const { x, y } = spaceAt(scene, threat.zone, threat.space)
  if (threat.zone === null) return { x, y }
  const place = order ?? aboutIn(ship, threat.zone).findIndex((other) => other.place === threat.place)
  const side = place % 2 === 0 ? -1 : 1
  const lower = Math.floor(place / 2) * 26
  return { x: x + side * AWAY, y: Math.max(TOP, Math.min(y + lower, LOW)) }
}

const AWAY = 66
/** No figure leaves the sky. */
const TOP = 42
const LOW = 182

interface OnTrackProps {
  readonly scene: Scene
  readonly threat: ThreatState
  readonly name: string
  readonly shields: number | null
  readonly spot: Point
  readonly isActive: boolean
}

const OnTrack = memo(({ scene, threat, name, shields, spot, isActive }: OnTrackProps) => {
  const { zone, space, turn, id, speed } = threat
  const at = spaceAt(scene, zone, space)
  const label = `${name} on space ${space}: ${counted(hitPointsLeft(threat), 'hit point')}${
    shields === null ? '' : `, ${counted(shields, 'shield')}`
  }, speed ${speed}`
  if (zone === null)
    return (
      <g className={css.threat} data-active={isActive} style={{ translate: `${at.x}px ${at.y}px` }}>
        <title>{label}</title>
        <Token turn={turn} scale={scene.scale} />
      </g>
    )
  const size = scene.scale > 1.5 ? 78 : 60
  return (
    <g className={css.threat} data-active={isActive} data-zone={zone}>
      <title>{label}</title>
      <path className={css.tether} d={`M${spot.x} ${spot.y}L${at.x} ${at.y}`} />
      <circle className={css.here} cx={at.x} cy={at.y} r={6.5} />
      <g style={{ translate: `${spot.x}px ${spot.y}px` }}>
        <ThreatFigure id={id} size={size} />
        <g transform={`translate(${-size / 2 - 2} ${-size / 2 + 4})`}>
          <Token turn={turn} scale={scene.scale} />
        </g>
        <Figures hp={hitPointsLeft(threat)} shields={shields ?? 0} speed={speed} y={size / 2 + 4} scale={scene.scale} />
      </g>
    </g>
  )
}, sameProps)
OnTrack.displayName = 'OnTrack'

/** The brass coin with the turn of its announcement. */
export function Token({ turn, scale }: { readonly turn: number; readonly scale: number }) {
  return (
    <g className={css.token} transform={`scale(${scale})`}>
      <circle r={13} cy={1.6} />
      <circle r={13} />
      <text y={4.2}>T{turn}</text>
    </g>
  )
}

interface FiguresProps {
  readonly hp: number
  readonly shields: number
  readonly speed: number
  readonly y: number
  readonly scale: number
}

const HEART = 'M10 17L2 9C-1 5 3 0 7 2L10 5L13 2C17 0 21 5 18 9Z'
const SHIELD = 'M10 1L18 4V10C18 15 14 18 10 19.4C6 18 2 15 2 10V4Z'
const SPEED = 'M1 2L9 9L1 16ZM9 2L17 9L9 16Z'

/** Hit points left, shields and speed; where the picture is small the first two. */
function Figures({ hp, shields, speed, y, scale }: FiguresProps) {
  const rows = [
    { icon: HEART, value: hp, kind: 'hp' },
    { icon: SHIELD, value: shields, kind: 'shield' },
    ...(scale > 1.5 ? [] : [{ icon: SPEED, value: speed, kind: 'speed' }]),
  ]
  const left = (-rows.length * EACH) / 2
  return (
    <g className={css.figures} transform={`translate(0 ${y}) scale(${scale}) translate(${left} 0)`}>
      <rect x={-3} y={-9} width={rows.length * EACH + 4} height={17} rx={8.5} />
      {rows.map(({ icon, value, kind }, place) => (
        <g key={kind} data-kind={kind} transform={`translate(${place * EACH + 2} 0)`}>
          <path d={icon} transform="translate(0 -5.5) scale(.56)" />
          <text x={12.5} y={4.4}>
            {value}
          </text>
        </g>
      ))}
    </g>
  )
}

const EACH = 26
