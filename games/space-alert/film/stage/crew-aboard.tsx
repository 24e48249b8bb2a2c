import { BattlebotSquad, CrewFigure, type Point } from '../../art/index.ts'
import type { CrewState, ShipState } from '../../rules/resolution/state.ts'
import type { Scene } from './scene.ts'
import css from './stage.module.css'

interface CrewAboardProps {
  readonly scene: Scene
  readonly ship: ShipState
}

/** Everybody where they are, those who lead battlebots with them. */
export function CrewAboard({ scene, ship }: CrewAboardProps) {
  return ship.crew.map((member) => {
    const { x, y } = spotOf(scene, ship, member)
    return (
      <g key={member.place} className={css.mover} style={{ translate: `${x}px ${y}px` }}>
        <title>{member.name}</title>
        {member.squad !== null && (
          <g transform="translate(18 3) scale(.62)">
            <BattlebotSquad state={member.squad} />
          </g>
        )}
        <CrewFigure seat={member.place} isKnockedOut={member.isKnockedOut} />
      </g>
    )
  })
}

/** Side by side with whoever is in the same place. */
function spotOf({ layout }: Scene, { crew }: ShipState, { at, place }: CrewState): Point {
  const beside = crew.filter((other) => other.at === at && other.place < place).length
  if (at === 'space') return { x: layout.space.interceptors.x + beside * 24, y: layout.space.interceptors.y - 14 }
  return layout.stations[at]?.crew[beside] ?? { x: 0, y: 0 }
}
