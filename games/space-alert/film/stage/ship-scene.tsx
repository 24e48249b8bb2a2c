import type { Mission } from '../../rules/mission.ts'
import type { ShipState } from '../../rules/resolution/state.ts'
import { STATIONS } from '../../rules/vocabulary.ts'
import { CrewFigure } from '../drawings.tsx'
import { roomOf } from './rooms.ts'
import type { Sky } from './sky.ts'
import css from './stage.module.css'

interface ShipSceneProps {
  readonly sky: Sky
  readonly mission: Mission
  readonly ship: ShipState
}

export function ShipScene({ sky, ship }: ShipSceneProps) {
  return (
    <g>
      {STATIONS.map((station) => {
        const room = roomOf(sky, station)
        return room === null ? null : <rect key={station} {...room} rx={6} fill="#39426a" stroke="#0a0d18" />
      })}
      {ship.crew.map(({ place, at, isKnockedOut }) => {
        const room = at === 'space' ? null : roomOf(sky, at)
        return room === null ? null : (
          <g
            key={place}
            className={css.mover}
            style={{ translate: `${room.x + 20 + place * 34}px ${room.y + room.height - 24}px` }}
          >
            <CrewFigure seat={place} isOut={isKnockedOut} />
          </g>
        )
      })}
    </g>
  )
}
