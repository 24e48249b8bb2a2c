import type { Happening, Hit } from '../../rules/happening.ts'
import { SPOT } from '../../rules/ship/stations.ts'
import type { Zone } from '../../rules/vocabulary.ts'
import type { Moment } from '../model/reel.ts'
import { gunAt } from './guns.ts'
import type { Sky, Spot } from './sky.ts'
import css from './stage.module.css'
import { figureSpot } from './threats.tsx'

interface EffectsProps {
  readonly sky: Sky
  readonly moment: Moment
}

/** What flashes in this moment: shots, hits and explosions. */
export function Effects({ sky, moment }: EffectsProps) {
  const { happening } = moment
  if (happening === null) return null
  if (happening.kind === 'threatHit' || happening.kind === 'cryoshieldBroken')
    return <Volley sky={sky} moment={moment} threat={happening.threat} hits={happening.hits} />
  if (happening.kind === 'zoneAttacked') return <Attack sky={sky} moment={moment} attack={happening} />
  if (happening.kind === 'threatDestroyed') {
    const spot = spotBefore(sky, moment, happening.threat)
    return spot === null ? null : <Burst {...spot} size={sky.isNarrow ? 60 : 96} />
  }
  return null
}

/** Where a threat was before this moment took it away. */
export function spotBefore(sky: Sky, { before }: Moment, place: number): Spot | null {
  const threat = before.threats[place]
  return threat === undefined || threat.space === 0 ? null : figureSpot(sky, before, threat)
}

interface VolleyProps extends EffectsProps {
  readonly threat: number
  readonly hits: readonly Hit[]
}

function Volley({ sky, moment, threat, hits }: VolleyProps) {
  const target = spotBefore(sky, moment, threat)
  if (target === null) return null
  return (
    <g>
      {hits.map(({ weapon, by }, place) => {
        const from = originOf(sky, moment, weapon, by)
        return (
          <path
            key={`${place + 1}`}
            className={css.beam}
            data-weapon={weapon}
            d={`M${from.x} ${from.y}L${target.x} ${target.y}`}
          />
        )
      })}
      <Burst {...target} size={sky.isNarrow ? 34 : 54} />
    </g>
  )
}

/** Where a shot comes from: its cannon if it is one, else the middle of the ship. */
function originOf(sky: Sky, { ship }: Moment, weapon: Hit['weapon'], by: number | null): Spot {
  const shot = ship.shots.find((one) => one.weapon === weapon && one.by === by)
  return gunAt(sky, shot === undefined ? weapon : { weapon: shot.weapon, zone: SPOT[shot.at].zone })
}

type Attacked = Extract<Happening, { readonly kind: 'zoneAttacked' }>

function Attack({ sky, moment, attack }: EffectsProps & { readonly attack: Attacked }) {
  const from = spotBefore(sky, moment, attack.threat)
  const to = hullOf(sky, attack.zone)
  const size = attack.damage === 0 ? 22 : 30 + 8 * Math.min(attack.damage, 5)
  return (
    <g>
      {from !== null && <path className={css.beam} data-weapon="threat" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />}
      {attack.absorbed > 0 && <path className={css.flare} d={`M${to.x - 60} ${to.y + 6}q60-26 120 0`} />}
      <Burst {...to} size={sky.isNarrow ? size * 0.6 : size} />
    </g>
  )
}

function hullOf({ zones, bottom, isNarrow }: Sky, zone: Zone): Spot {
  const found = zones.find((one) => one.zone === zone)
  const x = found === undefined ? 0 : found.left + (found.right - found.left) * 0.78
  return { x, y: bottom + (isNarrow ? 22 : 50) }
}

const FLAME =
  'M50 2L58 30L80 12L70 38L98 36L74 52L96 72L68 66L74 94L54 72L40 98L38 70L10 84L28 60L2 52L28 42L8 18L38 32Z'
const HEAT = 'M50 18L56 38L72 26L64 44L84 46L66 54L78 70L60 62L58 82L48 64L32 78L38 58L16 54L36 46L24 28L42 38Z'

function Burst({ x, y, size }: Spot & { readonly size: number }) {
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})`}>
      <g className={css.burst}>
        <path d={FLAME} />
        <path d={HEAT} />
        <circle cx={50} cy={51} r={12} />
      </g>
    </g>
  )
}
