import type {
  Game,
  GameTypes,
  Look,
  Ms,
  NameOf,
  OpenDecision,
  Outcome,
  Refused,
  Seat,
  StandingOrder,
  Viewer,
} from '@starboard/kernel'
import type { ComponentType } from 'react'
import type { IconPaths } from '../pieces/icon-paths.ts'

/** Who sits where, as every screen shows it: a name, a colour and a shape (by seat number), and who moves it. */
export interface SeatFace {
  readonly seat: Seat
  readonly name: string
  readonly isMe: boolean
  readonly isBot: boolean
  /** Connected; bots always are. */
  readonly isHere: boolean
  /** A bot plays until this person comes back. */
  readonly isHeld: boolean
  /** Away for so long that a bot would play if somebody asked for it. */
  readonly mayBeTakenOver?: boolean
}

/** One event on its way across the screen. The picture is still the one before it. */
export interface Beat<T extends GameTypes> {
  /** Rises by one with every beat: a key for animations. */
  readonly id: number
  readonly event: T['Event']
  /** How long it takes; 0 under reduced motion. */
  readonly ms: number
}

/**
 * What a board gets to draw. `view` is what is shown now, which may lag behind the table while a film plays; `legal`,
 * `open` and `refused` are empty until the film has caught up, so nobody answers a picture that is out of date. Only where
 * this viewer is asked in real time (mode `free`) are they always those of the table, however far the film has come.
 */
export interface BoardProps<T extends GameTypes> {
  readonly view: T['View']
  readonly me: Seat | null
  readonly viewer: Viewer
  readonly seats: readonly SeatFace[]
  readonly open: readonly OpenDecision[]
  readonly legal: readonly T['Action'][]
  readonly refused: Look<T>['refused']
  readonly outcome: Outcome | null
  readonly beat: Beat<T> | null
  /** What this viewer has been told, oldest first, also before a reload. Empty in a replay, where nobody is asked. */
  readonly story: readonly T['Event'][]
  /** Sent and not answered yet. */
  readonly isSending: boolean
  /** The last action that was refused, until the next one is tried. */
  readonly refusal: Refused | null
  act(action: T['Action']): void
  /** What the table answers for this seat, as far as it is kept for sure. Empty in a replay and for spectators. */
  readonly orders: readonly StandingOrder[]
  /** Replaces all orders; an empty list takes them back. */
  giveOrders(orders: readonly StandingOrder[]): void
  /** A move a day: whoever is asked for a reaction may not be there, and the others wait. */
  readonly isSlow: boolean
}

/** What a game brings to the screen, as one chunk: `games/<id>/board/index.tsx` exports it as `board`. */
export interface BoardModule<T extends GameTypes> {
  /** Its `picture` moves the view on in films. */
  readonly game: Game<T>
  /** Draws the whole match with the frame's parts; see `screen/frame/frame.tsx`. */
  readonly Board: ComponentType<BoardProps<T>>
  /** How events are put on stage; a kind that is not listed passes at once, without a sound. */
  readonly staging: StagingTable<T['Event']>
  /** Marks on the replay's scrubber. */
  readonly mark: (event: T['Event']) => Mark | null
  /** For a game with long films: they can be paused, stepped through and skipped by chapters. */
  readonly chapters?: Chapters<T>
  /** How points are printed, where they are not simply counted: "½" for a shared win. */
  readonly printPoints?: (points: number) => string
  /** What stands in the log but is not read aloud to this seat: the routine of every turn. */
  isRoutine?(event: T['Event'], me: Seat | null): boolean
}

/** A film in parts that have a name in the game, such as the registers of a turn. */
interface Chapters<T extends GameTypes> {
  /** What one is called, as in "Skip register". */
  readonly name: string
  /** A chapter ends with this event. */
  ends(event: T['Event']): boolean
  /** All of a chapter in one breath, for anyone who hears it instead of seeing it. */
  tell(events: readonly T['Event'][], name: NameOf): string
}

export type AnyBoardModule = BoardModule<GameTypes>

/** By kind of event: always the same, or worked out for the one who watches, so that no loser hears a fanfare. */
export type StagingTable<Event extends { readonly kind: string }> = {
  readonly [K in Event['kind']]?: Staging | ((event: Extract<Event, { kind: K }>, viewer: Viewer) => Staging)
}

export interface Staging {
  /** How long the event is on stage, in beats of 280 ms. */
  readonly beats?: number
  readonly sound?: Sound
  readonly announcement?: Announcement
}

/**
 * What is said to everybody at once, in real time: every screen shows it in large letters and speaks it at the same
 * moment of the match clock, a little after `at`. No film waits for it, and it waits for none.
 */
export interface Announcement {
  readonly text: string
  /** When it was made, on the match clock: the event tells it. */
  readonly at: Ms
  readonly tone: 'calm' | 'alarm'
}

/** A cue of the house, or one that the game brings itself: keep it in a constant, so that it is not struck twice at once. */
export type Sound = SoundName | Cue
export type Cue = readonly Note[]

export interface Note {
  readonly wave: 'sine' | 'triangle' | 'square' | 'noise'
  readonly hertz: number
  /** Where the pitch, or the colour of the noise, glides to. */
  readonly to?: number
  /** Seconds after the cue begins. */
  readonly at: number
  readonly seconds: number
  /** 1 is as loud as the master lets it. */
  readonly loud: number
}

export type SoundName =
  | 'card'
  | 'dice'
  | 'hit'
  | 'miss'
  | 'build'
  | 'coins'
  | 'turn'
  | 'alarm'
  | 'win'
  | 'lose'
  | 'tick'

export interface Mark {
  /** `turn`: where "next turn" jumps to. */
  readonly kind: 'turn' | 'hit' | 'miss' | 'trophy' | 'alarm' | 'round'
  /** The game's own picture in the place of the one of its kind. */
  readonly icon?: IconPaths
  readonly seat: Seat | null
  readonly text: string
}
