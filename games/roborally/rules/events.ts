import type { AsSeen, Audiences, Ms, Seat } from '@starboard/kernel'
import type { Card } from './cards.ts'
import type { Heading } from './heading.ts'
import type { Place, Square } from './square.ts'
import type { Ending, Phase, Register, State } from './state.ts'

/** Section 20: everything that happens during execution says when. */
export interface When {
  readonly turn: number
  readonly register: Register
  readonly phase: Phase
}

/** From one square to the next, OFF_BOARD when over the edge. */
export interface Moved {
  readonly seat: Seat
  readonly from: Square
  readonly to: Square
}

interface Carried extends Moved {
  /** Heading afterwards: a curve may have turned it (RR-5.9). */
  readonly heading: Heading
}

/** RR-5.3–5.6: why a belt did not carry a robot. */
const HELD = ['wall', 'conflict', 'head-on', 'occupied'] as const
export interface Held {
  readonly seat: Seat
  readonly at: Square
  readonly reason: (typeof HELD)[number]
}

export interface Beam {
  /** The robot that fires; null: a laser of the board. */
  readonly by: Seat | null
  readonly from: Square
  /** The last square it crosses or hits. */
  readonly to: Square
  readonly heading: Heading
  readonly beams: number
  readonly target: Seat | null
}

export interface Hit {
  readonly seat: Seat
  readonly before: number
  readonly after: number
}

export interface Turning {
  readonly seat: Seat
  readonly heading: Heading
}

/** What destroyed a robot; `by` is whose card pushed it or, if exactly one robot hit it, that one. */
const CAUSES = ['pit', 'edge', 'lasers'] as const
export type Cause = (typeof CAUSES)[number]
export const MOVERS = ['card', 'push', 'belt', 'pusher', 'lasers'] as const

export type FactoryEvent =
  | ({ kind: 'registerBegan' } & When)
  /** RR-4.1: by priority, highest first. */
  | ({ kind: 'cardsRevealed'; cards: readonly { readonly seat: Seat; readonly card: Card }[] } & When)
  | ({ kind: 'cardBegan'; seat: Seat; card: Card } & When)
  | ({ kind: 'robotTurned'; seat: Seat; from: Heading; heading: Heading } & When)
  /** The stepping robot first, then whom it pushes, outward. */
  | ({ kind: 'robotStepped'; seat: Seat; direction: Heading; moves: readonly Moved[] } & When)
  /** RR-4.5, 4.9: `chain` holds the robots that could not be pushed. */
  | ({ kind: 'stepBlocked'; seat: Seat; direction: Heading; at: Square; wallAt: Square; chain: readonly Seat[] } & When)
  | ({ kind: 'beltsMoved'; isExpress: boolean; moves: readonly Carried[]; held: readonly Held[] } & When)
  | ({ kind: 'pusherFired'; at: Square; direction: Heading; moves: readonly Moved[]; isBlocked: boolean } & When)
  | ({ kind: 'gearsTurned'; turns: readonly Turning[] } & When)
  | ({ kind: 'lasersFired'; beams: readonly Beam[]; hits: readonly Hit[] } & When)
  | ({ kind: 'registerLocked'; seat: Seat; locked: number; card: Card | null; isDrawn: boolean } & When)
  /** `at`: null beyond the edge. Logs have no course to count squares by, so what they name is given as a place. */
  | ({
      kind: 'robotDestroyed'
      seat: Seat
      at: Place | null
      cause: Cause
      how: (typeof MOVERS)[number]
      by: Seat | null
      lives: number
    } & When)
  | ({ kind: 'robotEliminated'; seat: Seat } & When)
  | ({ kind: 'checkpointTouched'; seat: Seat; checkpoint: number; of: number } & When)
  | ({ kind: 'archiveMoved'; seat: Seat; to: Place } & When)
  | ({ kind: 'robotFinished'; seat: Seat } & When)
  | ({ kind: 'registerEnded' } & When)

type TurnEvent =
  | { kind: 'raceBegan'; race: number; dockOrder: readonly Seat[] }
  | { kind: 'turnBegan'; turn: number }
  | { kind: 'powerDownBegan'; seat: Seat; turn: number }
  | { kind: 'powerDownEnded'; seat: Seat; turn: number }
  | { kind: 'handDealt'; seat: Seat; count: number; cards: readonly Card[] }
  | { kind: 'timerStarted'; by: Ms }
  | { kind: 'cardPlaced'; seat: Seat; card: Card; register: Register }
  | { kind: 'cardTakenBack'; seat: Seat; card: Card; register: Register }
  | { kind: 'powerDownTicked'; seat: Seat; on: boolean }
  | { kind: 'programSubmitted'; seat: Seat; program: readonly (Card | null)[]; powerDown: boolean }
  | { kind: 'timeExpired'; seat: Seat; filled: number }
  | { kind: 'executionBegan'; turn: number }
  | { kind: 'powerDownAnnounced'; seat: Seat; turn: number }
  | { kind: 'filmBegan'; turn: number; by: Ms }
  | { kind: 'filmWatched'; seat: Seat }
  | { kind: 'robotRepaired'; seat: Seat; before: number; after: number }
  /** `card` is the one that leaves. */
  | { kind: 'registerOpened'; seat: Seat; opened: number; card: Card | null }
  | { kind: 'programsCleared'; turn: number }
  | { kind: 'reentryAsked'; seat: Seat }
  | { kind: 'robotReentered'; seat: Seat; at: Place; heading: Heading; powerDown: boolean }
  | { kind: 'noRoomToReenter'; seat: Seat }
  | { kind: 'conceded'; seat: Seat }
  | { kind: 'robotRetired'; seat: Seat }
  | { kind: 'presenceChanged'; seat: Seat; present: boolean }
  | { kind: 'raceEnded'; how: Ending; winner: Seat | null }

export type Event = FactoryEvent | TurnEvent

const owner = (event: { seat: Seat }): readonly Seat[] => [event.seat]

/** Section 19: hands, drafts and announcements are their owner's until the last program is in. */
export const audiences = {
  raceBegan: 'all',
  turnBegan: 'all',
  powerDownBegan: 'all',
  powerDownEnded: 'all',
  handDealt: { seat: 'all', count: 'all', cards: owner },
  timerStarted: 'all',
  cardPlaced: owner,
  cardTakenBack: owner,
  powerDownTicked: owner,
  programSubmitted: { seat: 'all', program: owner, powerDown: owner },
  timeExpired: 'all',
  executionBegan: 'all',
  powerDownAnnounced: 'all',
  registerBegan: 'all',
  cardsRevealed: 'all',
  cardBegan: 'all',
  robotTurned: 'all',
  robotStepped: 'all',
  stepBlocked: 'all',
  beltsMoved: 'all',
  pusherFired: 'all',
  gearsTurned: 'all',
  lasersFired: 'all',
  registerLocked: 'all',
  robotDestroyed: 'all',
  robotEliminated: 'all',
  checkpointTouched: 'all',
  archiveMoved: 'all',
  robotFinished: 'all',
  registerEnded: 'all',
  filmBegan: 'all',
  filmWatched: 'all',
  robotRepaired: 'all',
  registerOpened: 'all',
  programsCleared: 'all',
  reentryAsked: 'all',
  robotReentered: 'all',
  noRoomToReenter: 'all',
  conceded: 'all',
  robotRetired: 'all',
  presenceChanged: 'all',
  raceEnded: 'all',
} as const satisfies Audiences<State, Event>

/** Events as a screen or a log gets them. */
export type SeenEvent = AsSeen<Event, typeof audiences>
