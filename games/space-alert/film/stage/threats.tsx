import type { Mission } from '../../rules/mission.ts'
import { hitPointsLeft } from '../../rules/resolution/flight.ts'
import { shieldsAmong } from '../../rules/resolution/shields.ts'
import type { ShipState, ThreatState } from '../../rules/resolution/state.ts'
import type { Zone } from '../../rules/vocabulary.ts'
import type { Names } from '../../rules/words/names.ts'
import { ThreatFigure } from '../drawings.tsx'
import { type Sky, type Spot, spotOf } from './sky.ts'
import css from './stage.module.css'

interface ThreatsProps {
  readonly sky: Sky
  readonly mission: Mission
  readonly ship: ShipState
  readonly names: Names
  /** Which threat the moment is about. */
  readonly active: number | null
}

/** Everything on the tracks, with its figures. */
export function Threats({ sky, mission, ship, names, active }: ThreatsProps) {
  return (
    <g>
      {[...sky.zones.map(({ zone }) => zone), null].map((zone) =>
        aboutIn(ship, zone).map((threat, order) => (
          <OnTrack
            key={threat.place}
            sky={sky}
            threat={threat}
            name={names.threat(threat.place)}
            shields={threat.zone === null ? null : shieldsAmong(mission, ship.threats, threat)}
            spot={figureSpot(sky, ship, threat, order)}
            isActive={active === threat.place}
          />
        )),
      )}
    </g>
  )
}

export const aboutIn = ({ threats }: ShipState, zone: Zone | null): readonly ThreatState[] =>
  threats.filter((threat) => threat.status === 'remaining' && threat.zone === zone)

/** Beside its space: the first of a zone on the left, the second on the right, more of them closer together. */
export function figureSpot(sky: Sky, ship: ShipState, threat: ThreatState, order?: number): Spot {
  const { x, y } = spotOf(sky, threat.zone, threat.space)
  if (threat.zone === null) return { x, y }
  const place = order ?? aboutIn(ship, threat.zone).findIndex((other) => other.place === threat.place)
  const side = place % 2 === 0 ? -1 : 1
  const away = sky.isNarrow ? 33 : 62
  const [top, low] = sky.isNarrow ? [30, sky.bottom - 8] : [46, sky.bottom - 14]
  return { x: x + side * away, y: Math.max(top, Math.min(y + Math.floor(place / 2) * 12, low)) }
}

interface OnTrackProps {
  readonly sky: Sky
  readonly threat: ThreatState
  readonly name: string
  readonly shields: number | null
  readonly spot: Spot
  readonly isActive: boolean
}

function OnTrack({ sky, threat, name, shields, spot, isActive }: OnTrackProps) {
  const { zone, space, turn, id, speed } = threat
  const at = spotOf(sky, zone, space)
  const label = `${name} on space ${space}: ${hitPointsLeft(threat)} hit points${
    shields === null ? '' : `, ${shields} shields`
  }, speed ${speed}`
  if (zone === null)
    return (
      <g className={css.threat} data-active={isActive} style={{ translate: `${at.x}px ${at.y}px` }}>
        <title>{label}</title>
        <Token turn={turn} isNarrow={sky.isNarrow} />
      </g>
    )
  const size = sky.isNarrow ? 38 : 56
  return (
    <g className={css.threat} data-active={isActive} data-zone={zone}>
      <title>{label}</title>
      <path className={css.tether} d={`M${spot.x} ${spot.y}L${at.x} ${at.y}`} />
      <circle className={css.here} cx={at.x} cy={at.y} r={sky.isNarrow ? 5 : 6.5} />
      <g style={{ translate: `${spot.x}px ${spot.y}px` }}>
        <ThreatFigure id={id} size={size} />
        <g transform={`translate(${-size / 2 - 2} ${-size / 2 + 4})`}>
          <Token turn={turn} isNarrow={sky.isNarrow} isSmall />
        </g>
        <Figures
          hp={hitPointsLeft(threat)}
          shields={shields ?? 0}
          speed={speed}
          y={size / 2 + 6}
          isNarrow={sky.isNarrow}
        />
      </g>
    </g>
  )
}

interface TokenProps {
  readonly turn: number
  readonly isNarrow: boolean
  readonly isSmall?: boolean
}

/** The brass coin with the turn of its announcement. */
export function Token({ turn, isNarrow, isSmall = false }: TokenProps) {
  const r = isSmall || isNarrow ? 11.5 : 15
  return (
    <g className={css.token}>
      <circle r={r} cy={1.6} />
      <circle r={r} />
      <text y={4.2}>{isSmall || isNarrow ? `T${turn}` : `T+${turn}`}</text>
    </g>
  )
}

interface FiguresProps {
  readonly hp: number
  readonly shields: number
  readonly speed: number
  readonly y: number
  readonly isNarrow: boolean
}

const HEART = 'M10 17L2 9C-1 5 3 0 7 2L10 5L13 2C17 0 21 5 18 9Z'
const SHIELD = 'M10 1L18 4V10C18 15 14 18 10 19.4C6 18 2 15 2 10V4Z'
const SPEED = 'M1 2L9 9L1 16ZM9 2L17 9L9 16Z'

/** Hit points left, shields and speed; a phone has room for the first two. */
function Figures({ hp, shields, speed, y, isNarrow }: FiguresProps) {
  const rows = [
    { icon: HEART, value: hp, kind: 'hp' },
    { icon: SHIELD, value: shields, kind: 'shield' },
    ...(isNarrow ? [] : [{ icon: SPEED, value: speed, kind: 'speed' }]),
  ]
  const each = isNarrow ? 25 : 28
  const left = (-rows.length * each) / 2
  return (
    <g className={css.figures} transform={`translate(${left} ${y})`}>
      <rect x={-3} y={-9} width={rows.length * each + 4} height={17} rx={8.5} />
      {rows.map(({ icon, value, kind }, place) => (
        <g key={kind} data-kind={kind} transform={`translate(${place * each + 2} 0)`}>
          <path d={icon} transform="translate(0 -5.5) scale(.56)" />
          <text x={12.5} y={4.4}>
            {value}
          </text>
        </g>
      ))}
    </g>
  )
}
