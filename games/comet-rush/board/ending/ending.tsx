import type { Outcome } from '@starboard/kernel'
import { counted } from '@starboard/screen/pieces/words.ts'
import type { View } from '../../rules/view.ts'
import { ImpactScene, VictoryScene } from '../art/scenes.tsx'
import { segmentsOf } from '../model/comet.ts'
import css from './ending.module.css'

interface Props {
  readonly view: View
  readonly order: readonly number[]
  readonly outcome: Outcome
  name(seat: number): string
}

/** The last picture: the comet in pieces, or the ground on fire. */
export function Ending({ view, order, outcome, name }: Props) {
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
      <figcaption>{winnersText(outcome, name)}</figcaption>
    </figure>
  )
}

function winnersText({ places, points }: Outcome, name: Props['name']): string {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  const best = points[winners[0] ?? 0] ?? 0
  const names = winners.map(name)
  const who =
    names.length === 1 ? `${names[0]} wins` : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} share the win`
  return `${who} with ${counted(best, 'point')}`
}
