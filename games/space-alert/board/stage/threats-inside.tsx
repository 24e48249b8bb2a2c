import { INSIDE_SIZE, ThreatFigure } from '../../art/index.ts'
import type { Scene } from '../../film/stage/scene.ts'
import type { AnnouncedThreat } from '../../rules/mission.ts'
import { THREAT_CARDS } from '../../rules/threats/cards.ts'
import css from './planning-stage.module.css'

interface ThreatsInsideProps {
  readonly scene: Scene
  readonly threats: readonly AnnouncedThreat[]
}

/** Where announced internal threats will turn up. */
export function ThreatsInside({ scene, threats }: ThreatsInsideProps) {
  const lying = threats.flatMap(({ id, turn }) => {
    const card = THREAT_CARDS[id]
    return card.kind === 'internal' ? card.places.map((at) => ({ id, turn, at })) : []
  })
  return lying.map(({ id, turn, at }, place) => {
    const before = lying.slice(0, place).filter((other) => other.at === at).length
    const spot = at === 'space' ? scene.layout.space.threat : scene.layout.stations[at]?.threats[before]
    if (spot === undefined) return null
    return (
      <g key={`${id} ${turn} ${at}`} className={css.inside} transform={`translate(${spot.x} ${spot.y})`}>
        <title>{`${THREAT_CARDS[id].name}, from turn ${turn}`}</title>
        <ThreatFigure id={id} size={INSIDE_SIZE} />
        <g transform={`translate(0 ${-INSIDE_SIZE / 2 - 4}) scale(${Math.min(scene.scale, 1.6)})`}>
          <rect x={-16} y={-9} width={32} height={16} rx={8} />
          <text y={3.6}>T+{turn}</text>
        </g>
      </g>
    )
  })
}
