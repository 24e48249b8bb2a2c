import type { Outcome } from '@starboard/kernel'
import type { SeatFace } from '@starboard/screen/contract/board.ts'
import { counted, listed } from '@starboard/screen/pieces/words.ts'
import type { View } from '../../rules/view.ts'
import { ImpactScene, VictoryScene } from '../art/scenes.tsx'
import { segmentsOf } from '../model/comet.ts'
import css from './ending.module.css'

interface Props {
  readonly view: View
  readonly order: readonly number[]
  readonly outcome: Outcome
  readonly seats: readonly SeatFace[]
}

/** The last picture: the comet in pieces, or the ground on fire. */
export function Ending({ view, order, outcome, seats }: Props) {
  if (view.ended === null) return null
  const { how } = view.ended
  const trophies = view.players.flatMap(({ trophies: taken, seat }) => taken.map((strength) => ({ strength, seat })))
  return (
    <figure className={css.ending}>
      {how === 'earth-destroyed' ? (
        <ImpactScene segments={segmentsOf(view, order)} />
      ) : (
        <VictoryScene trophies={trophies} />
      )}
      <figcaption>{winnersText(outcome, seats)}</figcaption>
    </figure>
  )
}

function winnersText({ places, points }: Outcome, seats: Props['seats']): string {
  const winners = seats.filter(({ seat }) => places[seat] === 1)
  const names = winners.map(({ isMe, name }) => (isMe ? 'You' : name))
  const verb = names.length > 1 ? 'share the win' : winners[0]?.isMe === true ? 'win' : 'wins'
  return `${listed(names)} ${verb} with ${counted(points[winners[0]?.seat ?? 0] ?? 0, 'point')}`
}
