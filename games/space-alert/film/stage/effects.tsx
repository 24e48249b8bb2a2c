import { Explosion, type Point } from '../../art/index.ts'
import type { Happening, Hit } from '../../rules/happening.ts'
import { SPOT } from '../../rules/ship/stations.ts'
import type { Zone } from '../../rules/vocabulary.ts'
import type { Moment } from '../model/reel.ts'
import { placeKey } from '../place-key.ts'
import { HORIZON, type Scene } from './scene.ts'
import css from './stage.module.css'
import { figureSpot } from './threats.tsx'

interface EffectsProps {
  readonly scene: Scene
  readonly moment: Moment
}

/** What flashes in this moment: shots, hits and explosions. */
export function Effects({ scene, moment }: EffectsProps) {
  const { happening } = moment
  if (happening === null) return null
  if (happening.kind === 'threatHit' || happening.kind === 'cryoshieldBroken')
    return <Volley scene={scene} moment={moment} threat={happening.threat} hits={happening.hits} />
  if (happening.kind === 'zoneAttacked') return <Attack scene={scene} moment={moment} attack={happening} />
  if (happening.kind === 'threatDestroyed') {
    const spot = spotBefore(scene, moment, happening.threat)
    return spot === null ? null : <Explosion {...spot} size={96} />
  }
  return null
}

/** Where a threat was before this moment took it away. */
export function spotBefore(scene: Scene, { before }: Moment, place: number): Point | null {
  const threat = before.threats[place]
  return threat === undefined || threat.space === 0 ? null : figureSpot(scene, before, threat)
}

interface VolleyProps extends EffectsProps {
  readonly threat: number
  readonly hits: readonly Hit[]
}

function Volley({ scene, moment, threat, hits }: VolleyProps) {
  const target = spotBefore(scene, moment, threat)
  if (target === null) return null
  return (
    <g>
      {hits.map(({ weapon, by }, place) => {
        const from = originOf(scene, moment, weapon, by)
        return (
          <path
            key={placeKey(place)}
            className={css.beam}
            data-weapon={weapon}
            d={`M${from.x} ${from.y}L${target.x} ${target.y}`}
          />
        )
      })}
      <Explosion {...target} size={54} />
    </g>
  )
}

/** Where a shot comes from: its cannon's muzzle, the rocket's way or the interceptors. */
function originOf({ layout }: Scene, { ship }: Moment, weapon: Hit['weapon'], by: number | null): Point {
  if (weapon === 'rocket') return layout.rocketFlight[1]
  if (weapon === 'interceptors') return layout.space.interceptors
  const shot = ship.shots.find((one) => one.weapon === weapon && one.by === by)
  const zone = shot === undefined ? 'white' : SPOT[shot.at].zone
  return layout.zones[zone]?.muzzles[weapon] ?? { x: layout.width / 2, y: HORIZON }
}

type Attacked = Extract<Happening, { readonly kind: 'zoneAttacked' }>

function Attack({ scene, moment, attack }: EffectsProps & { readonly attack: Attacked }) {
  const from = spotBefore(scene, moment, attack.threat)
  const to = hullOf(scene, attack.zone)
  const size = attack.damage === 0 ? 22 : 30 + 8 * Math.min(attack.damage, 5)
  return (
    <g>
      {from !== null && <path className={css.beam} data-weapon="threat" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />}
      {attack.absorbed > 0 && <path className={css.flare} d={`M${to.x - 60} ${to.y + 6}q60-26 120 0`} />}
      <Explosion {...to} size={size} />
    </g>
  )
}

function hullOf({ zones }: Scene, zone: Zone): Point {
  const sky = zones.find((one) => one.zone === zone)
  return { x: sky === undefined ? 0 : sky.left + (sky.right - sky.left) * 0.78, y: HORIZON - 4 }
}
