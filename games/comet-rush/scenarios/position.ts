import * as z from 'zod/mini'
import { CARD_NAMES, type Card, MOVEMENT_CARDS } from '../rules/cards.ts'

/** The words in which a scenario describes a position. Whatever is left out is as after the set-up. */

const count = z.int().check(z.gte(0))
const card = z.enum(CARD_NAMES as readonly [Card, ...Card[]])
const movementCard = z.enum(MOVEMENT_CARDS)
const name = z.string()

const rocket = z.strictObject({
  /** Rockets are numbered through the whole table in the order built. */
  id: z.int().check(z.gte(1)),
  power: z.int().check(z.gte(1), z.lte(8)),
  accuracy: z.int().check(z.gte(1), z.lte(5)),
  level: z.optional(z.int().check(z.gte(1), z.lte(3))),
  /** Turns to go; 0 is ready. */
  remaining: count,
})

const bonus = z.optional(z.int().check(z.gte(0), z.lte(3)))

const player = z.strictObject({
  cubes: z.optional(count),
  hand: z.optional(z.array(card)),
  rockets: z.optional(z.array(rocket)),
  powerCap: z.optional(z.int().check(z.gte(1), z.lte(8))),
  accuracyCap: z.optional(z.int().check(z.gte(1), z.lte(5))),
  incomeBonus: bonus,
  salvageBonus: bonus,
  prestigeBonus: bonus,
  tokens: z.optional(count),
  powerCalibration: z.optional(count),
  accuracyCalibration: z.optional(count),
  embargoed: z.optional(z.boolean()),
  sabotaged: z.optional(z.boolean()),
  pressured: z.optional(z.boolean()),
  /** Strengths, in the order taken. */
  trophies: z.optional(z.array(count)),
})

const deck = z.strictObject({
  /** The next cards, the uppermost first. Nobody has seen them. */
  top: z.optional(z.array(card)),
  discard: z.optional(z.array(card)),
  /** Where all other cards of this deck are, if not face down in it: `discarded`, or in the hand of a player. */
  rest: z.optional(name),
})

export const position = z.strictObject({
  /** Whose turn it is; the start player's if not said. */
  turn: z.optional(name),
  step: z.optional(z.enum(['draw', 'main'])),
  round: z.optional(z.int().check(z.gte(1))),
  /** A rocket has been built this turn. */
  built: z.optional(z.boolean()),
  distance: z.optional(z.int().check(z.gte(1))),
  /** The active segment, face up. */
  segment: z.optional(z.strictObject({ strength: count, health: z.int().check(z.gte(1)) })),
  /** The next face-down segment, and who has looked at it. */
  nextSegment: z.optional(z.strictObject({ strength: count, seenBy: z.optional(z.array(name)) })),
  /** Movement cards turned up so far. */
  moves: z.optional(z.array(movementCard)),
  nextMove: z.optional(z.strictObject({ card: movementCard, seenBy: z.optional(z.array(name)) })),
  decks: z.optional(
    z.strictObject({ engineering: z.optional(deck), espionage: z.optional(deck), economic: z.optional(deck) }),
  ),
  players: z.optional(z.record(z.string(), player)),
})

export type Position = z.output<typeof position>
export type PlayerPosition = z.output<typeof player>
export type RocketPosition = z.output<typeof rocket>
