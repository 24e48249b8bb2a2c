import type { CardId } from '../../rules/cards.ts'
import { effectOf } from '../../rules/catalogue.ts'
import { EFFECTS, type Effect, JAM, REST } from '../../rules/effects.ts'
import { atStage, type Stage } from './stage.ts'
import type { EffectName } from './weights.ts'

const NAMES: ReadonlyMap<Effect, EffectName> = new Map([
  ...(Object.keys(EFFECTS) as (keyof typeof EFFECTS)[]).map((name): [Effect, EffectName] => [EFFECTS[name], name]),
  [JAM, 'jam'],
  [REST, 'rest'],
])

/** What it is worth to have this card somewhere in the deck. */
export const worthOf = (o: Stage, card: CardId): number => worthOfEffect(o, effectOf(o.catalogue, card))

export function worthOfEffect(o: Stage, effect: Effect): number {
  const name = NAMES.get(effect)
  return name === undefined ? 0 : atStage(o, o.weights.cards[name])
}

/** The card that is missed least. */
export function leastWorth(o: Stage, cards: readonly CardId[]): CardId | undefined {
  let least: CardId | undefined
  for (const card of cards) if (least === undefined || worthOf(o, card) < worthOf(o, least)) least = card
  return least
}
