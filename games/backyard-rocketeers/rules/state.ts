import type { Agenda, Ms, Seat, StepTypes, Window } from '@starboard/kernel'
import type { Action, React } from './actions.ts'
import type { CardId } from './cards/catalogue.ts'
import type { Event } from './events.ts'
import type { Options } from './options.ts'
import type { View } from './view.ts'
import type { Level, PartKind, Tier } from './vocabulary.ts'

/** BR-5.7: an installed component. Its tier may have changed; the card has not. */
export interface Part {
  readonly card: CardId
  tier: Tier
}

/** A card in play whose face nobody else sees. At most two (BR-4.2), the oldest first. */
export interface FaceDown {
  readonly card: CardId
  /** Of a Plant Bomb. */
  readonly victim: Seat | null
  /** The owner's own turn in which it was placed: everybody saw that. */
  readonly since: number
  tier: Tier
}

export interface Enhancement {
  readonly card: CardId
  /** The owner's own turn in which it was placed. */
  readonly since: number
  /** Turns of fuel that an Anti-Matter Propulsion still gives; 0 for others. */
  turns: number
}

export interface Rover {
  readonly card: CardId
  /** 0: a Backup Rover. */
  tier: Tier
  broken: boolean
}

export interface Generator {
  readonly card: CardId
  tier: Tier
  /** `dustStorm: one`: the last own turn in which this panel gives nothing; 0: none. */
  dustUntil: number
}

/** BR-13.11 */
export interface Hit {
  readonly card: CardId
  readonly by: Seat
  readonly damage: number
}

/** Somebody who sees this hand, until the end of this own turn of the one who is spied on. */
export interface Spy {
  readonly by: Seat
  until: number
}

export interface Player {
  readonly seat: Seat
  level: Level
  /** Own turns begun. Durations are counted in these (BR-2.8). */
  turns: number
  /** In order of arrival. */
  hand: CardId[]
  pad: CardId | null
  /** One place a kind, in slot order (BR-5.9). Face-down components are not among them. */
  rocket: (Part | null)[]
  faceDown: FaceDown[]
  /** Face up, in order of placement. */
  enhancements: Enhancement[]
  generators: Generator[]
  /** Deployed, in order of deployment, Backup Rovers too. */
  rovers: Rover[]
  communications: CardId[]
  groundFuel: number
  /** Armed Slingshots, and the km that they still owe in the first cruise. */
  slingshots: number
  slingshotKm: number
  spaceFuel: number
  distance: number
  /** Own turns begun in Level 2. */
  spaceTurns: number
  /** BR-13.2: the strength at launch; 0 on Earth. */
  original: number
  damage: number
  hits: Hit[]
  power: number
  km: number
  jams: number
  /** Signal Boosters of this turn. */
  boost: number
  /** The last own turn for which each of these lasts; 0: not at all. */
  heldUntil: number
  delayedUntil: number
  dustUntil: number
  spies: Spy[]
  /** BR-R33: destroyed or exploded, and no part placed in the open since. */
  wrecked: boolean
  /** BR-18.9, holdRound: all three were held at the last own turn end. */
  holding: boolean
  /** BR-18.8: in which order players left; 0: still in the game. */
  out: number
}

/** A declared attack on its way. Everything in it is public. */
export interface Play {
  readonly card: CardId
  readonly by: Seat
  /** Whom it is aimed at, in the order in which they are asked; two for a Collision Course. */
  readonly shares: readonly Share[]
  /** What the attacker has chosen. */
  readonly part: PartKind | null
  readonly place: number | null
}

export interface Share {
  readonly seat: Seat
  /** How many Newtons were played for this share. */
  newtons: number
}

/** One attack on one victim, with all reactions settled. */
export interface Blow {
  readonly card: CardId
  /** Who makes the choices, and for whom stolen things are. */
  readonly by: Seat
  readonly victim: Seat
  readonly part: PartKind | null
  readonly place: number | null
  readonly isReflected: boolean
}

export interface ReactStep {
  readonly kind: 'react'
  id?: number
  readonly play: Play
  /** Which share of the play. */
  readonly share: number
  readonly since: Ms
  readonly window: Window<React>
}

interface Asked {
  id?: number
  readonly since: Ms
  readonly by: Ms | null
}

/** What a turn consists of; `steps.ts` says what each step does. Steps that ask are named like their decision. */
export type Step =
  | { readonly kind: 'turn'; id?: number; readonly seat: Seat }
  | { readonly kind: 'action'; id?: number }
  | ReactStep
  | { readonly kind: 'resolve'; id?: number; readonly play: Play }
  | { readonly kind: 'blow'; id?: number; readonly blow: Blow }
  | ({ readonly kind: 'reflectChoice'; readonly blow: Blow } & Asked)
  | ({ readonly kind: 'chooseRpgTargets'; readonly blow: Blow; readonly count: number } & Asked)
  | { readonly kind: 'hitParts'; id?: number; readonly blow: Blow; readonly parts: readonly PartKind[] }
  | ({ readonly kind: 'chooseLosses'; readonly seat: Seat; readonly damage: number } & Asked)
  | ({ readonly kind: 'insuranceKeep'; readonly seat: Seat } & Asked)
  | ({ readonly kind: 'giveFuelTank'; readonly seat: Seat; readonly to: Seat } & Asked)
  | ({ readonly kind: 'giveCovert'; readonly seat: Seat; readonly to: Seat } & Asked)
  | ({ readonly kind: 'auditReveal'; readonly seat: Seat } & Asked)
  | ({ readonly kind: 'useStaging'; readonly failed: readonly PartKind[] } & Asked)
  | { readonly kind: 'launchResult'; id?: number; readonly failed: readonly PartKind[] }
  | { readonly kind: 'cruise'; id?: number }
  | ({ readonly kind: 'commitLanding' } & Asked)
  | { readonly kind: 'touchdown'; id?: number; readonly dice: number }
  | { readonly kind: 'mars'; id?: number }
  /** BR-2.6: asks only if there are too many. */
  | { readonly kind: 'handLimit'; id?: number }
  | ({ readonly kind: 'discardToSeven' } & Asked)
  | { readonly kind: 'turnEnd'; id?: number }

/** The cards of one level. The order of a draw pile does not exist until a card is drawn. */
export interface Pile {
  /** A row, sorted. */
  draw: CardId[]
  /** In order of arrival. */
  discard: CardId[]
}

/** Section 12.10: what the result tells about the race. */
export interface Milestone {
  readonly seat: Seat
  readonly round: number
  readonly what: 'launched' | 'landed' | 'scrubbed' | 'destroyed' | 'exploded' | 'crashed' | 'resigned' | 'won'
}

export type Ending = 'mission' | 'lastStanding' | 'rockets' | 'roundLimit'

/** For the lab; they decide nothing. */
export interface Counts {
  turns: number
  sabotage: number
  reflected: number
  checksFailed: number
  launches: number
  scrubs: number
  explosions: number
  landings: number
  crashes: number
}

export interface State {
  readonly rules: number
  readonly options: Options
  agenda: Agenda<Step>
  /** BR-2.12 */
  round: number
  readonly first: Seat
  active: Seat
  turnBy: Ms | null
  /** The component placement of this turn is used: a secret where a face-down card may have been it. */
  placed: boolean
  /** The same as far as everybody knows. */
  placedOpenly: boolean
  /** BR-11.6: there was powered movement in this turn. */
  powered: boolean
  /** BR-15.2: the active player had a generator when the turn began. */
  hadGenerator: boolean
  /** By level, Level 1 first. */
  piles: Pile[]
  /** Out of the game: pads that nobody was issued or that left with their owner. */
  removed: CardId[]
  players: Player[]
  milestones: Milestone[]
  counts: Counts
  ended: { readonly how: Ending; readonly winners: readonly Seat[] } | null
}

export interface BackyardRocketeers extends StepTypes {
  Options: Options
  SeatOptions: object
  State: State
  Action: Action
  Event: Event
  View: View
  Step: Step
}
