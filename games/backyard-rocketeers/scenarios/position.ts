import * as z from 'zod/mini'
import { TIERS } from '../rules/vocabulary.ts'

/** The words in which a scenario describes a position. Whatever is left out is empty, 0 or as after the set-up. */

const count = z.int().check(z.gte(0))
const number = z.optional(count)
const flag = z.optional(z.boolean())
/** By its name, its design or its id with the deck it is at home in. */
const card = z.string()
const cards = z.optional(z.array(card))
const name = z.string()

const player = z.strictObject({
  level: z.optional(z.literal([1, 2, 3])),
  /** Own turns begun. */
  turns: number,
  hand: cards,
  /** Where the Launch Pad is: in play unless something else is said. */
  pad: z.optional(z.literal(['play', 'hand', 'none'])),
  /** A card, or a card with another tier than it was printed with. */
  rocket: z.optional(z.array(z.union([card, z.strictObject({ card, tier: z.literal([...TIERS]) })]))),
  /** A card that lies there for long, or a bomb with its victim, or one of this turn. */
  faceDown: z.optional(
    z.array(z.union([card, z.strictObject({ card, victim: z.optional(name), isNew: z.optional(z.boolean()) })])),
  ),
  enhancements: cards,
  generators: cards,
  /** `Improvised Mars Rover` or `Improvised Mars Rover, broken`. */
  rovers: cards,
  communications: cards,
  groundFuel: number,
  slingshots: number,
  slingshotKm: number,
  spaceFuel: number,
  distance: number,
  spaceTurns: number,
  /** The strength at launch; what the rocket has now if nothing is said. */
  original: number,
  damage: number,
  power: number,
  km: number,
  jams: number,
  boost: number,
  heldUntil: number,
  delayedUntil: number,
  dustUntil: number,
  /** Names of those who see this hand, for two more turns. */
  spies: z.optional(z.array(name)),
  wrecked: flag,
  holding: flag,
})

const pile = z.strictObject({ draw: cards, discard: cards })

export const position = z.strictObject({
  /** Whose turn it is, in the action phase; the first player's if not said. */
  turn: z.optional(name),
  round: z.optional(z.int().check(z.gte(1))),
  /** The component placement of the turn is used. */
  placed: flag,
  powered: flag,
  hadGenerator: flag,
  /** If a draw pile is given, what is nowhere else is out of the game; if not, it lies there. */
  decks: z.optional(z.record(z.string(), pile)),
  players: z.optional(z.record(z.string(), player)),
})

export type Position = z.output<typeof position>
export type PlayerPosition = z.output<typeof player>
