import type { Card } from '../rules/cards.ts'
import { type Outlook, playOf, type Tactic } from './outlook.ts'
import { worthOf } from './worth.ts'

/** Counters if every other card in hand is too good to be lost. */
export const answerPressure: Tactic = (o) => {
  const loss = leastOf(
    o,
    o.hand.filter((card) => card !== 'diplomatic-pressure'),
  )
  const counter = loss !== undefined && worthOf(o, loss) >= o.weights.counterWorth
  return o.legal.find((action) => action.kind === 'respondPressure' && action.counter === counter)
}

/** Under pressure the least valuable card goes first; a single card is kept until there is a choice. */
export const shedPressure: Tactic = (o) => {
  if (!o.me.pressured || o.hand.length < 2) return undefined
  const least = leastOf(o, o.hand)
  return least === undefined ? undefined : playOf(o, least)
}

function leastOf(o: Outlook, cards: readonly Card[]): Card | undefined {
  let least: Card | undefined
  for (const card of cards) if (least === undefined || worthOf(o, card) < worthOf(o, least)) least = card
  return least
}
