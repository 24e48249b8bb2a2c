import { INSIDE_SIZE, type Point, ThreatFigure } from '../../art/index.ts'
import { hitPointsLeft } from '../../rules/resolution/flight.ts'
import type { ShipState, ThreatState } from '../../rules/resolution/state.ts'
import type { Place } from '../../rules/vocabulary.ts'
import type { Scene } from './scene.ts'
import css from './stage.module.css'

interface IntrudersProps {
  readonly scene: Scene
  readonly ship: ShipState
}

interface Lying {
  readonly threat: ThreatState
  readonly at: Place
  readonly hits: number
  readonly key: string
}

/** Whatever is aboard that should not be. */
export function Intruders({ scene, ship }: IntrudersProps) {
  const all = ship.threats.flatMap((threat) => lyingOf(threat))
  return all.map(({ threat, at, hits, key }, place) => {
    const before = all.slice(0, place).filter((other) => other.at === at).length
    const { x, y } = spotOf(scene, at, before)
    return (
      <g key={key} className={css.mover} style={{ translate: `${x}px ${y}px` }}>
        <ThreatFigure id={threat.id} size={INSIDE_SIZE} />
        <g className={css.hits} transform={`translate(15 -14) scale(${Math.min(scene.scale, 1.7)})`}>
          <circle r={8} />
          <text y={4.2}>{hits}</text>
        </g>
      </g>
    )
  })
}

/** Of Slime every token has hits of its own; of all else they are what is left of the threat. */
const lyingOf = (threat: ThreatState): readonly Lying[] =>
  threat.tokens.map(({ at, hits }, place) => ({
    threat,
    at,
    hits: threat.tokens.some((token) => token.hits > 1) ? hits : hitPointsLeft(threat),
    key: `${threat.place} ${place}`,
  }))

function spotOf({ layout }: Scene, at: Place, before: number): Point {
  if (at === 'space') return layout.space.threat
  return layout.stations[at]?.threats[before] ?? { x: 0, y: 0 }
}
