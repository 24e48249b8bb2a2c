import type { SeatFace } from '@starboard/screen/contract/board.ts'
import type { Ending as How } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import { LandingLegs, LaunchPad, MarsGround, RocketDrawing, YardGround } from '../art/index.ts'
import { listed } from '../model/people.ts'
import { drawnParts } from '../model/rocket.ts'
import css from './ending.module.css'
import { Timeline } from './timeline.tsx'

interface Props {
  readonly view: View
  readonly seats: readonly SeatFace[]
}

const SIZE = { width: 760, height: 190 }

/** The last picture: the winner's base or yard; and everybody's way through the three levels (section 12.10). */
export function Ending({ view, seats }: Props) {
  if (view.ended === null) return null
  const { how, winners } = view.ended
  const best = view.players[winners[0] ?? 0]
  const isOnMars = best?.level === 3
  return (
    <figure className={css.ending}>
      <div className={css.scene}>
        <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
          {isOnMars ? <MarsGround {...SIZE} /> : <YardGround {...SIZE} />}
          {best !== undefined && (
            <g transform="translate(640 102) scale(.5)">
              {isOnMars ? <LandingLegs /> : <LaunchPad />}
              <RocketDrawing parts={drawnParts(best)} />
            </g>
          )}
        </svg>
        <figcaption>
          <b>{titleOf(seats, winners)}</b>
          <span>{HOW[how]}</span>
        </figcaption>
      </div>
      <Timeline view={view} seats={seats} />
    </figure>
  )
}

function titleOf(seats: readonly SeatFace[], winners: readonly number[]): string {
  const faces = winners.flatMap((seat) => seats[seat] ?? [])
  if (faces.length === 1) return faces[0]?.isMe ? 'You win!' : `${faces[0]?.name} wins!`
  return `${listed(faces.map(({ isMe, name }) => (isMe ? 'You' : name)))} share the win`
}

const HOW: Readonly<Record<How, string>> = {
  mission: 'Power, distance and signal: the base is up and running.',
  lastStanding: 'Nobody else is left in the race.',
  rockets: 'Nobody else has a rocket.',
  roundLimit: 'The farthest when the last round was over.',
}
