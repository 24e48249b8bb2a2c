import * as z from 'zod/mini'

/** The words in which a scenario describes a position. Whatever is left out is as after the set-up. */

const count = z.int().check(z.gte(0))
/** By its id or by its name. */
const card = z.string()
const cards = z.optional(z.array(card))
const name = z.string()
const flag = z.optional(z.boolean())

const player = z.strictObject({
  /** In order of arrival, like discard pile and bank. */
  hand: cards,
  /** Without any order: which card is drawn is luck. If not said, the starter cards that are nowhere else. */
  draw: cards,
  discard: cards,
  bank: cards,
  /** Such as `suited`, `bare`, `suited + Hull Plating` and `bare + Reinforced Hull 1`. Empty: eliminated. */
  fleet: z.optional(z.array(z.string())),
  lastStand: flag,
  /** The next turn is skipped. */
  skipsNext: flag,
  /** An extra turn comes after this one. */
  extraDue: flag,
})

const pile = z.strictObject({
  /** The next cards, the uppermost first, and who has looked at them. */
  top: z.optional(z.array(z.strictObject({ card, seenBy: z.array(name) }))),
  /** All others, without any order. If not said, every market card that is nowhere else. */
  rest: cards,
})

export const position = z.strictObject({
  /** Whose turn it is, in the action step; the start player's if not said. */
  turn: z.optional(name),
  round: z.optional(z.int().check(z.gte(1))),
  /** Ships destroyed in this round. */
  destroyed: z.optional(count),
  /** Four slots; null is empty. */
  market: z.optional(z.array(z.nullable(card)).check(z.length(4))),
  pile: z.optional(pile),
  /** Cards that are nowhere else lie below them. */
  trash: cards,
  players: z.optional(z.record(z.string(), player)),
})

export type Position = z.output<typeof position>
export type PlayerPosition = z.output<typeof player>
