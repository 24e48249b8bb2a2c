import { BELIEFS, type Beliefs, type EffectName, type Row, type Weights } from './weights.ts'

/** What each of them believes otherwise, with one rival or several. */
const LEANINGS: Readonly<Record<string, (weights: Weights) => Partial<Weights>>> = {
  /** Would rather be hit late than never hit. */
  careful: ({ assigned, fear, shield }) => ({ assigned: assigned * 1.5, fear: fear * 2, shield: shield * 1.1 }),
  /** Saves for the best card in sight. */
  thrifty: ({ dreams }) => ({ dreams: dreams * 1.6, impatience: 0.85 }),
  /** Likes everything that flies. */
  fierce: ({ cards }) => ({ cards: { ...cards, ...withMore(cards, ROCKETS, 0.2) } }),
  /** Keeps its blocks for what would really hurt. */
  stubborn: ({ keepBlock, lastCover }) => ({ keepBlock: keepBlock * 1.8, lastCover: lastCover * 1.5 }),
}

const ROCKETS = [
  'destroy_1_ship',
  'destroy_1_weakest_ship',
  'destroy_1_ship_ignore_shields',
  'each_opponent_blocks_or_loses_ship',
  'destroy_1_ship_then_discard_1_random_card_from_hand',
  'each_opponent_blocks_2_or_loses_2_ships_and_you_skip_next_turn',
] as const

/** So many hit points more for each of them. */
const withMore = (cards: Weights['cards'], names: readonly EffectName[], more: number) =>
  Object.fromEntries(names.map((name) => [name, raised(cards[name], more)]))

const raised = ([first, middle, late, last]: Row, more: number): Row => [first + more, middle + more, late + more, last]

const leaning = (weights: Weights, changes: (weights: Weights) => Partial<Weights>): Weights => ({
  ...weights,
  ...changes(weights),
})

export const CHARACTERS: readonly (readonly [word: string, beliefs: Beliefs])[] = Object.entries(LEANINGS).map(
  ([word, changes]) => [word, { duel: leaning(BELIEFS.duel, changes), crowd: leaning(BELIEFS.crowd, changes) }],
)
