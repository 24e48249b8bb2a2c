import { CARDS, type Card, type CardId, DESIGNS } from './cards/catalogue.ts'
import type { Options } from './options.ts'
import { LEVELS } from './vocabulary.ts'

/** BR-1.4: from this many players on the tanks of Level 1 are doubled. */
const MANY = 4

type Count = (card: Card, count: number, seats: number, options: Options) => number

const isFuelDoubled = (seats: number, { level1Fuel }: Options): boolean =>
  level1Fuel === 'double' || (level1Fuel === 'auto' && seats >= MANY)

/** BR-1.9: in this order, the last one wins. */
const RULES: readonly Count[] = [
  ({ effect, home }, count, seats, options) =>
    effect.kind === 'tank' && home === 1 && isFuelDoubled(seats, options) ? count * 2 : count,
  ({ design, home }, count, _seats, { groundStorms }) =>
    groundStorms && home === 1 && (design === 'asteroid-storm' || design === 'missile-attack') ? count + 1 : count,
  ({ id }, count, _seats, { deckOverrides }) => deckOverrides[id] ?? count,
]

const copiesOf = (card: Card, seats: number, options: Options): number =>
  RULES.reduce((count, rule) => rule(card, count, seats, options), DESIGNS[card.design].copies[card.home - 1] ?? 0)

/** All cards of a match by home, before pads are handed out; rows in catalogue order. */
function boxOf(seats: number, options: Options): readonly (readonly CardId[])[] {
  return LEVELS.map((home) =>
    CARDS.filter((card) => card.home === home).flatMap((card) =>
      Array<CardId>(copiesOf(card, seats, options)).fill(card.id),
    ),
  )
}

const boxes = new WeakMap<Options, Map<number, readonly (readonly CardId[])[]>>()

/** Copies of a state share their options, so a box is counted once a match. */
export function allCards(seats: number, options: Options): readonly (readonly CardId[])[] {
  const known = boxes.get(options) ?? new Map<number, readonly (readonly CardId[])[]>()
  boxes.set(options, known)
  const box = known.get(seats) ?? boxOf(seats, options)
  known.set(seats, box)
  return box
}
