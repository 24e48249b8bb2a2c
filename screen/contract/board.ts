import type {
  Game,
  GameTypes,
  Look,
  Ms,
  NameOf,
  OpenDecision,
  Outcome,
  Reading,
  Refused,
  Seat,
  StandingOrder,
  Viewer,
} from '@starboard/kernel'
import type { ComponentType, ReactNode } from 'react'
import type { IconPaths } from '../pieces/icon-paths.ts'
import type { Face } from './face.ts'

/** Who sits where, as every screen shows it: a name, a colour and a shape (by seat number), and who moves it. */
export interface SeatFace {
  readonly seat: Seat
  readonly name: string
  readonly isMe: boolean
  readonly isBot: boolean
  /** How well the bot plays, in a word; a replay does not know. */
  readonly level?: string
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
  /** How long the board itself shows an event, in milliseconds at normal speed: a replay by match time waits for it. */
  lasts?(event: T['Event']): Ms
  /** How points are printed, where they are not simply counted: "½" for a shared win. */
  readonly printPoints?: (points: number) => string
  /** What a finished match leaves behind in the game's own format. Null: nothing, or not yet. */
  keepsake?(view: T['View'], name: NameOf): Keepsake | null
  /** Who does what is on stage, where it is not the one whose turn it is. Null: nobody; undefined: as ever. */
  actor?(event: T['Event']): Seat | null | undefined
  /** A card by the name that its piece (`card` of its explanation) or the game's words give it, large. Null: there is no such card. */
  enlarged?(card: string, view: T['View']): LargeCard | null
  /** The face of a bot, wherever its name stands beside its shape. Absent: the board's own parts show who is who. */
  readonly Face?: Face
  /** Nobody acts against the clock: what is announced is told at once, before the next question. */
  isUntimed?(view: T['View']): boolean
  /** What stands in the log but is neither read aloud to this seat nor told in a film: the routine of every turn. */
  isRoutine?(event: T['Event'], me: Seat | null): boolean
  /** Its keys, and what can be asked of it by keys. Loaded when somebody asks. */
  help?(): Promise<BoardHelp<T>>
}

/** The game's part of the list behind `?`. */
export interface BoardHelp<T extends GameTypes> {
  readonly keys: readonly KeyLine[]
  readonly questions: readonly Question<T>[]
}

export interface KeyLine {
  /** As it is printed on them: "1 – 9", "Backspace". */
  readonly keys: string
  readonly does: string
}

/** What somebody who sees no board may want to know at any moment. */
export interface Question<T extends GameTypes> {
  /** A capital letter: with Shift it asks this, in every game the same way. N, L and T are the frame's own. */
  readonly key: string
  readonly text: string
  /** One or two sentences, in the second person. */
  answer(asked: Asked<T>): string
}

interface Asked<T extends GameTypes> {
  readonly view: T['View']
  /** Null: somebody who looks on. */
  readonly me: Seat | null
  readonly name: NameOf
  /** What has the focus, by its `data-point`: "square [4,7]". */
  readonly at: string | null
  /** The match clock; null where it is no part of the play or not told yet. */
  readonly now: Ms | null
}

/** A card as it lies before whoever wants to read all of it. */
export interface LargeCard {
  readonly name: string
  /** The card itself, as on the table. */
  readonly face: ReactNode
  /** What it does, in full; a line break begins another paragraph. */
  readonly text: string
  readonly rule?: string | undefined
}

/** A file of the game's own, made of a finished match. */
export interface Keepsake {
  /** What it is called, such as "Mission file". */
  readonly name: string
  readonly fileName: string
  readonly text: string
  /** "Open in the mission lab", and what the address of the game's workshop carries then. Absent: it is too long for that. */
  readonly workshop?: { readonly label: string; readonly shared: string }
}

/** A film in parts that have a name in the game, such as the registers of a turn. */
interface Chapters<T extends GameTypes> {
  /** What one is called, as in "Skip register". */
  readonly name: string
  /** A chapter ends with this event. */
  ends(event: T['Event']): boolean
  /** All of a chapter in one breath, for anyone who hears it instead of seeing it. */
  tell(events: readonly T['Event'][], reading: Reading): string
  /** The same in a few words for whoever wants it brief: what became of this seat. Without it, all of it. */
  brief?(chapter: Chapter<T>): string
}

interface Chapter<T extends GameTypes> {
  readonly events: readonly T['Event'][]
  readonly name: NameOf
  readonly me: Seat
  /** The picture at its end, or later. */
  readonly view: T['View']
}

export type AnyBoardModule = BoardModule<GameTypes>

/** By kind of event: always the same, or worked out for the one who watches, so that no loser hears a fanfare. */
export type StagingTable<Event extends { readonly kind: string }> = {
  readonly [K in Event['kind']]?: Staging | ((event: Extract<Event, { kind: K }>, viewer: Viewer) => Staging)
}

export interface Staging {
  /** How long the event is on stage, in beats of 280 ms. */
  readonly beats?: number
  /** Dice roll first: nothing is told of it before they lie still. */
  readonly tumbles?: true
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
  readonly kind: 'turn' | 'hit' | 'miss' | 'trophy' | 'alarm' | 'news' | 'round'
  /** The game's own picture in the place of the one of its kind. */
  readonly icon?: IconPaths
  readonly seat: Seat | null
  readonly text: string
  /** Of a round: what it is called where there is room for three letters; else R and its number. */
  readonly short?: string
}
