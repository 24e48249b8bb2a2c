/**
 * The words of Space Alert: every list here is a vocabulary, and types derive from it.
 *
 * - Ship: zones (red, white, blue) times decks (upper, lower) make stations; each has the systems A, B and C.
 * - Plan: an `Action` is one half of a card as a mission file writes it; a `Slot` holds none, one or two of them.
 * - Threats: 55 cards by id; a `Mark` is what a trajectory makes them do.
 * - Time: phases, and the steps of a turn in their order (SA-3.2) and of the closing step (SA-3.11).
 */
export const ZONES = ['red', 'white', 'blue'] as const
export type Zone = (typeof ZONES)[number]

const DECKS = ['upper', 'lower'] as const
export type Deck = (typeof DECKS)[number]

export const STATIONS = ['red-upper', 'white-upper', 'blue-upper', 'red-lower', 'white-lower', 'blue-lower'] as const
export type Station = (typeof STATIONS)[number]

/** Where somebody or something is: aboard, or outside with the interceptors. */
export type Place = Station | 'space'

const LETTERS = ['A', 'B', 'C'] as const
export type Letter = (typeof LETTERS)[number]

export const SHIP_IDS = ['classic', 'manual', 'duckling'] as const
export type ShipId = (typeof SHIP_IDS)[number]

/** SA-8.5: in the order in which they follow where a mission file names none. */
export const TILES = ['structure', 'lift', 'upper-weapon', 'lower-weapon', 'shield', 'reactor'] as const
export type Tile = (typeof TILES)[number]

/** What holds energy in a zone. */
export const ENERGY_SYSTEMS = ['shield', 'reactor'] as const
export type EnergySystem = (typeof ENERGY_SYSTEMS)[number]

/** All halves of cards but the movement of heroic ones. */
export const PLAIN_ACTIONS = [
  'A',
  'B',
  'C',
  'bots',
  'red',
  'blue',
  'lift',
  'hero-A',
  'hero-B',
  'hero-C',
  'hero-bots',
] as const
export type PlainAction = (typeof PLAIN_ACTIONS)[number]

/** SA-4.4: the movement half of a heroic card. */
export type HeroicMove = `go:${Station}`

export type Action = PlainAction | HeroicMove

/** SA-11.2: the upper card first. */
export type DoubleAction = readonly [Action, Action]

/** SA-2.7, SA-4.9: what lies in one slot of a board. */
export type Slot = Action | DoubleAction | null

export const TURN_COUNTS = [7, 12] as const
export type TurnCount = (typeof TURN_COUNTS)[number]

export const TRACKS = [...ZONES, 'internal'] as const
export type Track = (typeof TRACKS)[number]

export const TRAJECTORIES = [1, 2, 3, 4, 5, 6, 7] as const
export type TrajectoryNumber = (typeof TRAJECTORIES)[number]

export const MARKS = ['x', 'y', 'z'] as const
export type Mark = (typeof MARKS)[number]

const WEAPONS = ['heavy', 'light', 'pulse', 'rocket', 'interceptors'] as const
export type Weapon = (typeof WEAPONS)[number]

/** SA-1.5: the four decks of threats, white cards (1) and yellow cards (2). */
export const EXTERNAL_COMMON = [
  'E1-01',
  'E1-02',
  'E1-03',
  'E1-04',
  'E1-05',
  'E1-06',
  'E1-07',
  'E1-08',
  'E1-09',
  'E1-10',
  'E2-01',
  'E2-02',
  'E2-03',
  'E2-04',
  'E2-05',
  'E2-06',
  'E2-07',
] as const
export const EXTERNAL_SERIOUS = [
  'SE1-01',
  'SE1-02',
  'SE1-03',
  'SE1-04',
  'SE1-05',
  'SE1-06',
  'SE1-07',
  'SE1-08',
  'SE2-01',
  'SE2-02',
  'SE2-03',
  'SE2-04',
  'SE2-05',
  'SE2-06',
] as const
export const INTERNAL_COMMON = [
  'I1-01',
  'I1-02',
  'I1-03',
  'I1-04',
  'I1-05',
  'I1-06',
  'I1-07',
  'I2-01',
  'I2-02',
  'I2-03',
  'I2-04',
  'I2-05',
  'I2-06',
] as const
export const INTERNAL_SERIOUS = [
  'SI1-01',
  'SI1-02',
  'SI1-03',
  'SI1-04',
  'SI1-05',
  'SI1-06',
  'SI2-01',
  'SI2-02',
  'SI2-03',
  'SI2-04',
  'SI2-05',
] as const
export const THREAT_IDS = [...EXTERNAL_COMMON, ...EXTERNAL_SERIOUS, ...INTERNAL_COMMON, ...INTERNAL_SERIOUS] as const
export type ThreatId = (typeof THREAT_IDS)[number]

/** What becomes of a threat (section 13.2): `remaining` from its appearance until it is destroyed or survived. */
const THREAT_STATUSES = ['never-appeared', 'remaining', 'destroyed', 'survived'] as const
export type ThreatStatus = (typeof THREAT_STATUSES)[number]

/** SA-3.2: the steps of a turn, in their order. */
export const TURN_STEPS = [
  'threatsAppear',
  'crewActions',
  'computeDamage',
  'threatsAct',
  'rocketMoves',
  'computerCheck',
  'cleanUp',
] as const

/** SA-3.11: the closing step after the last turn. */
export const CLOSING_STEPS = ['pilotReturns', 'computeDamage', 'threatsAct', 'jump'] as const

export type Step = (typeof TURN_STEPS)[number] | (typeof CLOSING_STEPS)[number]

/** SA-2.1, SA-2.2: the turns after which phases 1, 2 and 3 end; short missions have the first two. */
const PHASES = [1, 2, 3] as const
export type Phase = (typeof PHASES)[number]

/** SA-9.5 */
const LOSS_REASONS = ['zone', 'threat', 'computer', 'crew'] as const
export type LossReason = (typeof LOSS_REASONS)[number]
