import type { Agenda, Ms, Seat, Viewer } from '@starboard/kernel'
import type { CardId } from './cards/catalogue.ts'
import type { Options } from './options.ts'
import type { Counts, Enhancement, Generator, Hit, Milestone, Part, Player, Rover, Spy, State, Step } from './state.ts'
import type { Level, Tier } from './vocabulary.ts'

/** So many of all equally likely rolls. */
export interface Odds {
  readonly ways: number
  readonly of: number
}

/** A face-down card: only its owner knows it, and who sees a bomb that is aimed at them. */
export interface SeenFaceDown {
  readonly since: number
  readonly card?: CardId
  readonly victim?: Seat | null
  readonly tier?: Tier
}

/** Numbers that follow from what the viewer sees of a player. */
export interface Figures {
  /** BR-8.1: the sum of what is seen; the whole truth only where nothing is hidden. */
  readonly strength: number
  /** BR-R44: there may be more. */
  readonly isStrengthOpen: boolean
  /** BR-10.2; null outside Level 2. */
  readonly zone: number | null
  readonly signal: number
  /** Own turns to come that each of these lasts, the present one included. */
  readonly heldFor: number
  readonly delayed: boolean
  readonly dustFor: number
  /** BR-7.1: what is still missing for a launch; null where the rocket is hidden or gone. */
  readonly missing: readonly string[] | null
  /** BR-7.3: the chance of a launch with these parts; null where they are hidden, missing or gone. */
  readonly launch: Odds | null
  /** BR-11.4: km of the next cruise, and the space fuel after that turn. */
  readonly cruise: number
  readonly fuelAfter: number
  /** BR-12.1: the chance of a navigation error in the next turn. */
  readonly navigationError: Odds | null
  /** BR-14.4: the chance to land without and with all landing cards that the viewer sees. */
  readonly landing: Odds | null
  readonly bestLanding: Odds | null
  /** BR-15.2: power of the next production step. */
  readonly production: number
  /** BR-16.1: rovers in working order, and their km if none breaks. */
  readonly workingRovers: number
  readonly drive: number
  /** The chance that all three are held at the end of the next own turn, if nothing else is played. */
  readonly victory: Odds | null
}

/** What one attack would do as far as its owner can see. */
export interface AttackOdds {
  readonly card: CardId
  readonly target: Seat
  /** BR-19.5; null: no check. */
  readonly check: Odds | null
  /** Chance of each amount of damage, smallest first, once it is through. */
  readonly damage: readonly { readonly amount: number; readonly odds: Odds }[]
  /** Chance that the rocket is destroyed or explodes, once it is through. */
  readonly ruin: Odds
}

type OpenPlayer = Omit<Player, 'hand' | 'rocket' | 'faceDown' | 'enhancements' | 'generators' | 'rovers' | 'spies'>

export interface SeenPlayer extends Readonly<OpenPlayer> {
  readonly handSize: number
  /** One's own; a spy's victim; with null for cards that can be hidden, what a Spy Satellite shows. */
  readonly hand?: readonly (CardId | null)[]
  /** Absent behind an Enigma Machine. */
  readonly rocket?: readonly (Part | null)[]
  /** BR-4.15: how many components are installed, the face-down ones not counted. */
  readonly parts: number
  readonly faceDown: readonly SeenFaceDown[]
  readonly enhancements: readonly Enhancement[]
  readonly generators: readonly Generator[]
  readonly rovers: readonly Rover[]
  readonly spies: readonly Spy[]
  readonly hits: Hit[]
  readonly figures: Figures
}

interface SeenPile {
  readonly size: number
  readonly discard: readonly CardId[]
}

/** Section 6. */
export interface View {
  readonly rules: number
  readonly options: Options
  /** Who looks. */
  readonly viewer: Viewer
  readonly agenda: Agenda<Step>
  readonly round: number
  /** BR-18.5, 18.7: the last round that is played. */
  readonly lastRound: number
  readonly first: Seat
  readonly active: Seat
  readonly turnBy: Ms | null
  /** Only for the active player, and after the end. */
  readonly placed?: boolean
  readonly placedOpenly: boolean
  readonly powered: boolean
  readonly hadGenerator: boolean
  /** By level, Level 1 first. */
  readonly piles: readonly SeenPile[]
  readonly removed: readonly CardId[]
  readonly players: readonly SeenPlayer[]
  /** The highest level among those in the game: whoever is below draws one more (BR-2.3). */
  readonly leaderLevel: Level
  /** The viewer's own attacks by dice, at their turn. */
  readonly attacks: readonly AttackOdds[]
  readonly milestones: readonly Milestone[]
  readonly counts: Counts
  readonly ended: State['ended']
}
