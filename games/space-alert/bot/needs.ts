import type { Seat } from '@starboard/kernel'
import type { Deed } from '../rules/actions.ts'
import type { Card, Face, GreyAction, GreyMove } from '../rules/deal/card.ts'
import type { View } from '../rules/view.ts'
import { actionsOf, cardsFor } from './cards.ts'
import type { Effort, Thoughts } from './plan.ts'
import type { Line, Situation } from './situation.ts'
import { byId, ownOf } from './situation-of.ts'

const WANTED: readonly (GreyMove | GreyAction)[] = ['A', 'B', 'C', 'bots', 'red', 'blue', 'lift']

/** A card is worth asking for if it brings this many points. */
const WORTH_ASKING = 2

const ROUGHLY: Effort = { lines: 5, polish: 0 }

/** What is missing most; null: nothing that would help much. */
export function needOf(thoughts: Thoughts, { hand }: Situation): GreyMove | GreyAction | null {
  let best = thoughts.best(ROUGHLY).worth + WORTH_ASKING
  let need: GreyMove | GreyAction | null = null
  for (const half of WANTED) {
    const { worth } = thoughts.best(ROUGHLY, [...hand, cardWith(half)])
    if (worth > best) [best, need] = [worth, half]
  }
  return need
}

const isMove = (half: GreyMove | GreyAction): half is GreyMove => half === 'red' || half === 'blue' || half === 'lift'

/** A card of which only one half is of any use. */
const cardWith = (half: GreyMove | GreyAction): Face =>
  isMove(half) ? { isHeroic: false, move: half, action: 'bots' } : { isHeroic: false, move: 'red', action: half }

/** A gift for somebody who asked: a grey card in hand that my own line can do without. */
export function giftFrom(view: View, seat: Seat, line: Line): Deed | null {
  const { transfer, calls } = view
  if (transfer === null || transfer.given.includes(seat)) return null
  const spare = spareCards(view, seat, line)
  for (const { seat: to, claim, at } of calls.toReversed()) {
    if (to === seat || claim.what !== 'need' || at < transfer.openedAt) continue
    const card = spare.find(({ face }) => face.move === claim.half || face.action === claim.half)
    if (card !== undefined) return { kind: 'giveCard', card: card.id, to }
  }
  return null
}

/** What is neither on the board nor wanted there. */
function spareCards(view: View, seat: Seat, line: Line): readonly Card[] {
  const own = ownOf(view, seat)
  const all = byId([...own.hand, ...own.board.flat()])
  const used = new Set(
    cardsFor(
      all.map(({ face }) => face),
      actionsOf(line),
    ),
  )
  return all.filter(
    (card, place) => !used.has(place) && !card.face.isHeroic && own.hand.some(({ id }) => id === card.id),
  )
}
