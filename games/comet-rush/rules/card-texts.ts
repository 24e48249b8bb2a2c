import { type Card, factsOf } from './cards.ts'
import type { Options } from './options.ts'

/** What decides about a card's own words. */
export type TextOptions = Pick<Options, 'sabotageOnMiss' | 'regulatoryReviewOnReady'>

const UNDER: { readonly [card in Card]?: (options: TextOptions) => string | null } = {
  /** CR-4.11 */
  'sabotage-construction': ({ sabotageOnMiss }) =>
    sabotageOnMiss === 'reroll'
      ? 'Another player’s next launch is rolled again, hit or miss; the second roll counts.'
      : null,
  /** CR-6.16 */
  'regulatory-review': ({ regulatoryReviewOnReady }) =>
    regulatoryReviewOnReady ? 'A rocket of another player, building or ready, needs one more turn.' : null,
}

/** What a card does at this table, in the rulebook's sentence. Null: as printed. */
export const changedText = (card: Card, options: TextOptions): string | null => UNDER[card]?.(options) ?? null

export const textOf = (card: Card, options: TextOptions): string => changedText(card, options) ?? factsOf(card).text
