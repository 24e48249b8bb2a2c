import { isRefusal, readSetup } from '@starboard/kernel'
import { spaceGoats } from '../rules/index.ts'

/** A card as a card file has it; a test says only what matters to it. */
export const card = (changes: object = {}) => ({
  id: 'zapper',
  name: 'Zapper',
  kind: 'rocket',
  cost: 2,
  copies: 3,
  effectId: 'destroy_1_ship',
  ...changes,
})

/** What a table of this many seats says to a file of these cards: `accepted`, or the rule and the sentence. */
export function verdictOf(seats: number, cards: readonly object[]): string {
  const setup = readSetup(spaceGoats, { seats, options: { cardSet: JSON.stringify(cards) } })
  return isRefusal(setup) ? `${setup.rule}: ${setup.text}` : 'accepted'
}
