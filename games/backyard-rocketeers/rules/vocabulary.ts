/** The words of the rulebook, as lists; types derive from them. */

export const LEVELS = [1, 2, 3] as const
export type Level = (typeof LEVELS)[number]

export const TIERS = [1, 2, 3] as const
/** Improvised, Second-hand, Cutting Edge; 0 for what has no tier. */
export type Tier = 0 | (typeof TIERS)[number]

/** BR-5.9: the slot order, used by every default and tie. */
export const PART_KINDS = [
  'fuselage',
  'nose-cone',
  'stabilizer-fins',
  'thruster',
  'boosters',
  'staging',
  'anti-missile',
  'anti-asteroid',
] as const
export type PartKind = (typeof PART_KINDS)[number]

/** BR-5.2: the first four kinds have a slot each, the others share two. */
export const REQUIRED = 4
export const OPTIONAL_SLOTS = 2

export const slotOf = (kind: PartKind): number => PART_KINDS.indexOf(kind)

export const isRequired = (kind: PartKind): boolean => slotOf(kind) < REQUIRED

/** BR-4.2 */
export const MOST_FACE_DOWN = 2

/** BR-2.6 */
export const HAND_LIMIT = 7

/** BR-6.1 */
export const FULL = 100

/** BR-19.5: at least this on two dice. */
export const CROSS_LEVEL = 8

/** BR-18.1 */
export const GOAL = { power: 100, km: 20, signal: 3 } as const
