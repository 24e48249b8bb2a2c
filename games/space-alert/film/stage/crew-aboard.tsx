import { memo } from 'react'
import { BattlebotSquad, CrewFigure, crewSpot, type Point } from '../../art/index.ts'
import type { CrewState, ShipState } from '../../rules/resolution/state.ts'
import type { Scene } from './scene.ts'
import css from './stage.module.css'

interface CrewAboardProps {
  readonly scene: Scene
  readonly ship: ShipState
}

/** Everybody where they are, those who lead battlebots with them. */
export function CrewAboard({ scene, ship }: CrewAboardProps) {
  return ship.crew.map((member) => (
    <Member
      key={member.place}
      name={member.name}
      squad={member.squad}
      isKnockedOut={member.isKnockedOut}
      seat={scene.seats[member.place] ?? member.place}
      {...spotOf(scene, ship, member)}
    />
  ))
}

interface MemberProps extends Pick<CrewState, 'name' | 'squad' | 'isKnockedOut'>, Point {
  readonly seat: number
}

const Member = memo(({ name, squad, isKnockedOut, seat, x, y }: MemberProps) => (
  <g className={css.mover} style={{ translate: `${x}px ${y}px` }}>
    <title>{name}</title>
    {squad !== null && (
      <g transform="translate(18 3) scale(.62)">
        <BattlebotSquad state={squad} />
      </g>
    )}
    <CrewFigure seat={seat} isKnockedOut={isKnockedOut} />
  </g>
))
Member.displayName = 'Member'

/** Side by side with whoever is in the same place. */
function spotOf({ layout }: Scene, { crew, threats }: ShipState, { at, place: me }: CrewState): Point {
  const together = crew.filter((other) => other.at === at)
  const place = together.findIndex((other) => other.place === me)
  if (at === 'space') return { x: layout.space.interceptors.x + place * 24, y: layout.space.interceptors.y - 14 }
  const isShared = threats.some(({ tokens }) => tokens.some((token) => token.at === at))
  const slots = layout.stations[at]
  return (slots && crewSpot(slots, { place, count: together.length, isShared })) ?? { x: 0, y: 0 }
}
