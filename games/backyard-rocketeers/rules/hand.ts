import { type Refusal, refuse } from '@starboard/kernel'
import { type CardId, factsOf } from './cards/catalogue.ts'
import { playsAt } from './player.ts'
import type { Player, State } from './state.ts'
import { LEVELS, type Level } from './vocabulary.ts'

/** BR-2.4, 3.1: in hand, and a card of one's own level. */
export function checkHeld({ options }: Pick<State, 'options'>, { hand, level }: Player, card: CardId): Refusal | null {
  const facts = factsOf(card)
  if (!hand.includes(card)) return refuse('not-in-hand', 'BR-2.4', `You do not hold ${facts.name}.`)
  if (playsAt(options, facts, level)) return null
  const levels = LEVELS.filter((one) => playsAt(options, facts, one))
  return refuse('wrong-level', 'BR-3.1', `${facts.name} is a card of ${levelsText(levels)}; you are in Level ${level}.`)
}

const levelsText = (levels: readonly Level[]): string =>
  levels.length === 1 ? `Level ${levels[0]}` : `Levels ${levels.slice(0, -1).join(', ')} and ${levels.at(-1)}`

export const wrongType = (card: CardId, how: string): Refusal =>
  refuse('wrong-type', 'BR-2.4', `${factsOf(card).name} is not played like that: ${how}.`)

/** How each type of card is played, for refusals. */
export const HOW = {
  component: 'components are placed',
  sabotage: 'sabotage is aimed at an opponent',
  ability: 'an ability is played for its effect',
  enhancement: 'an enhancement is laid out',
} as const
