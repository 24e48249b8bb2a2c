import type { Chance } from '../luck/chance.ts'
import type { By } from '../match/log.ts'
import type { Absence } from './absence.ts'
import type { Audiences, PartlySeen } from './audience.ts'
import type { Daily } from './daily.ts'
import type { Asked, Caption, Countdown, Listed, Spelled } from './keyboard.ts'
import type { LabFacts } from './lab-facts.ts'
import type { OptionForm } from './options.ts'
import type { Pausing } from './pausing.ts'
import type { Picture } from './picture.ts'
import type { Refusal } from './refusal.ts'
import type { ActionSchema } from './schema.ts'
import type { Seat, Viewer } from './seat.ts'
import type { Sentence } from './sentence.ts'

/** The match clock: whole milliseconds since the start of the match. */
export type Ms = number

/** One name per game carries all its types: `Game<CometRush>`. */
export interface GameTypes {
  Options: object
  /** Chosen per seat in the lobby (robot, captain …) and part of the set-up. */
  SeatOptions: object
  /** Plain JSON data. `options` is frozen and shared by copies, `rules` is the version this match is played by. */
  State: { readonly options: object; readonly rules: number }
  Action: { kind: string }
  Event: { kind: string }
  View: object
}

export interface Setup<T extends GameTypes> {
  readonly rules: number
  readonly seats: number
  readonly options: T['Options']
  readonly seatOptions: readonly T['SeatOptions'][]
  /** Seats that nobody sits at: a vote of the people is not theirs. */
  readonly bots: readonly Seat[]
  /** Which match of how many this is. */
  readonly series?: { readonly games: number; readonly number: number }
  /** What the previous match of a series hands over. */
  readonly carry?: unknown
}

/** Who holds a seat right now. */
export const HOLDERS = ['person', 'bot', 'nobody'] as const
export type Holder = (typeof HOLDERS)[number]

/** How one table runs its reaction windows: a choice of the table, not of the game. */
export interface Pace {
  /** A window never closes sooner than this, so that a quick answer looks like a slow one. */
  readonly pauseMs: Ms
  /** Windows run to their deadline, so that thinking long tells nothing either. */
  readonly fixedWindows: boolean
}

/** What a rule may touch besides the state. */
export interface Ctx<E> {
  readonly now: Ms
  readonly random: Chance
  readonly pace: Pace
  /** The action was the clock's answer for a seat that had none. */
  readonly byTimeout: boolean
  /** Where nobody hears of it (simulation, search), an event that takes work to make need not be made. */
  readonly hasListeners: boolean
  /** It happened. */
  emit(event: E): void
  /** It happened and showed somebody a fact that was hidden: no undo goes back past this. */
  reveal(event: E): void
}

export const MODES = ['single', 'forced', 'sealed', 'reaction', 'free'] as const
type Mode = (typeof MODES)[number]

/** One seat chooses, and everybody sees that it does: when the answer comes tells nothing that is hidden. */
export const isAskedOpenly = (mode: Mode): boolean => mode === 'single' || mode === 'forced'

/** It comes up by what others do, not because it is one's turn. */
export const isOutOfTurn = (mode: Mode): boolean => mode === 'reaction' || mode === 'forced'

export interface Decision {
  /** Differs from this seat's previous question, so that a late "yes" never answers the next one. */
  readonly id: string
  /** Law: at most one open decision a seat. */
  readonly seat: Seat
  /** Prompts and bots look it up by this; what it is about stands in the view. */
  readonly kind: string
  /**
   * single: it is somebody's turn. forced: somebody owes a choice, mostly inside another's turn; that it is owed follows
   * from what everybody sees, so it hides nothing and waits for no pause. sealed: several at once, revealed together.
   * reaction: a window inside another's turn, answered unseen, that lasts the table's pause. free: real time.
   */
  readonly mode: Mode
  /** Who may know that it is open. */
  readonly known: 'all' | readonly Seat[]
  /** Deadline in milliseconds of the match clock; at this very one an answer is too late. Absent: none. */
  readonly by?: Ms | undefined
  /** An answer is in and may still be replaced. Told to its own seat only. */
  readonly answered?: boolean | undefined
}

/** One line of the score sheet: what a seat, or the whole crew, has points for. */
export interface ScoreLine {
  readonly seat: Seat | 'crew'
  readonly rule: string
  readonly text: string
  readonly points: number
}

export interface Outcome {
  /** By seat, 1 = best, equal = shared. Co-op: all 1 or all 2. */
  readonly places: readonly number[]
  /** By seat, whole numbers: a game with half points counts them double. */
  readonly points: readonly number[]
  /** Place 1 is a victory only where the result is `won`; `ranked` orders the seats and no more. */
  readonly result: 'won' | 'lost' | 'draw' | 'ranked'
  /** A short code such as `comet-destroyed`; simulations count by it. */
  readonly ending: string
  /** In one sentence. */
  readonly text: string
  /** By which rule of RULES.md. */
  readonly rule: string
  /**
   * How long it took, in turns of the whole table: once round it, everybody on turn, is one, whether the rulebook says turn
   * or round, and the one in which the match ended counts. What `simulate`, `replay` and their `--json` call `turns` is this; among `statistics` a game has words of its own.
   */
  readonly turns: number
  readonly lines: readonly ScoreLine[]
  /** Figures for the lab that decide nothing. */
  readonly statistics: Readonly<Record<string, number>>
  /** For the next match of a series. */
  readonly carry?: unknown
}

export interface Meta {
  readonly id: string
  readonly name: string
  /** One sentence for the shelf. */
  readonly about: string
  /** Version of the rules: raised by a change that would replay a stored log differently. */
  readonly rules: number
  readonly seats: readonly [least: number, most: number]
  readonly minutes: readonly [least: number, most: number]
  readonly kind: 'competitive' | 'co-op'
  /** What its bots are called: in the game's spirit, all different, and at least as many as there are seats. */
  readonly botNames: readonly string[]
  /** `real-time`: the clock is part of the play, so a table has no other and nobody plays it a move a day. Absent: `turns`. */
  readonly pace?: 'turns' | 'real-time'
}

export interface Played<T extends GameTypes> {
  readonly setup: Setup<T>
  readonly outcome: Outcome
}

export interface Series<T extends GameTypes> {
  /** Lengths to choose from. */
  readonly games: readonly number[]
  /** What one of the matches is called, such as race; “match” if nothing is said. */
  readonly noun?: string
  /** Why no table may stretch or hurry the game's clock in a series. Absent: it may. */
  readonly fixedClock?: Refusal
  /** How many matches at most these options ask for; 1 or absent: no series. */
  gamesOf?(options: T['Options']): number
  next(played: readonly Played<T>[], games: number): { readonly next: Setup<T> } | { readonly end: Outcome }
}

/** The game's sentences: prompt, log and terminal read from here, so they speak alike. */
export interface Words<T extends GameTypes> {
  prompt(decision: Pick<Decision, 'kind' | 'seat'>, view: T['View'], name: NameOf): string
  /** view: what the one who acts sees, where it is known: the card in a slot has a name then. */
  action(action: T['Action'], name: NameOf, view?: T['View']): string
  /** An event as somebody saw it: hidden fields are absent. A game may say which, with its `AsSeen`. Null: not worth a line. */
  event(event: PartlySeen<T['Event']>): Sentence | null
  /** What a story leaves out, although it can be told: a log has it for whoever wants every detail. */
  readonly asides?: readonly T['Event']['kind'][]
  /** The position for screens without pictures, what matters most first. Without it all members of the view are listed. */
  position?(view: T['View'], viewer: Viewer, name: NameOf): readonly Passage[]
  /** An event at length, a sentence a line, for whoever follows a film without pictures. Null: `event` says enough. */
  story?(event: PartlySeen<T['Event']>): readonly Sentence[] | null
  /** Against a clock nobody reads lists: all that is legal, and what is unlisted, in keys. Null: it is chosen from a list. */
  spelled?(asked: Asked<T['View'], T['Action']>, name: NameOf): readonly Spelled<T['Action']>[] | null
  /**
   * The answers in an order that stays while one of many parts is put together, with what may be taken back. It may hold
   * what is refused just now, so that numbers do not shift. Without it, or null: what is legal, as it comes.
   */
  listed?(asked: Asked<T['View'], T['Action']>): readonly Listed<T['Action']>[] | null
  /** How a player leaves the match for good. It is in no list: screens ask twice. */
  readonly givingUp?: T['Action']
  /** The figure for these points, where it is another: halves are counted double. */
  scored?(points: number): string
  /** Moments that the clock runs down to where it is part of the play; those that are past may be among them. */
  countdowns?(view: T['View']): readonly Countdown[]
  /** What the whole table has heard last. */
  caption?(view: T['View']): Caption | null
}

/** A part of a position in words: short facts side by side, a line of its own, or what can be compared seat by seat. */
export type Passage =
  | { readonly kind: 'facts'; readonly texts: readonly string[] }
  /** A detail is left out where there is little room. Rows of a picture are never broken, and the rest may stand beside it. */
  | { readonly kind: 'line'; readonly text: string; readonly isDetail?: boolean; readonly isPicture?: boolean }
  | { readonly kind: 'seats'; readonly columns: readonly SeatColumn[] }

export interface SeatColumn {
  readonly heading: string
  /** By seat; empty: nothing to say. */
  readonly cells: readonly string[]
}

export type NameOf = (seat: Seat) => string

/** A game is one object. Members are methods on purpose: a `Game<CometRush>` fits where an `AnyGame` is asked for. */
export interface Game<T extends GameTypes> {
  readonly meta: Meta
  readonly options: OptionForm<T['Options']>
  /**
   * Versions of the rules before this one whose matches still go on and still verify, with the options of their day: what
   * such a match does differently, the rules ask `state.rules`. An option that is newer is absent from its state.
   */
  readonly olderOptions?: Readonly<Record<number, Pick<OptionForm<object>, 'read'>>>
  readonly seatOptions: OptionForm<T['SeatOptions']>
  readonly action: ActionSchema<T['Action']>
  /** Kinds that `check` may accept although `legal` does not list them: take back, turn over, a whole program at once. */
  readonly unlisted: readonly T['Action']['kind'][]
  /** Kinds that need no open decision: suggest, resign. They are accepted at any time and never explored. */
  readonly anytimeActions: readonly T['Action']['kind'][]
  readonly audiences: Audiences<T['State'], T['Event']>
  readonly words: Words<T>
  checkSetup(setup: Setup<T>): Refusal | null
  /** More log entries than this cannot be needed to reach the end. Infinity where an option lifts every limit. */
  bound(setup: Setup<T>): number
  setup(setup: Setup<T>, ctx: Ctx<T['Event']>): T['State']
  /** Everything that is open now. The order matters once: overdue ones are answered in it. */
  decisions(state: T['State']): readonly Decision[]
  /** Finite and in small steps; empty when that seat is asked nothing. */
  legal(state: T['State'], seat: Seat): readonly T['Action'][]
  /** The same kind by kind, without anytime actions: for whoever takes any of them and reads no list. */
  legalByKind?(state: T['State'], seat: Seat): readonly (readonly T['Action'][])[]
  /** by: who answers for the seat, its player unless said otherwise; a clock may be allowed what a player is not. */
  check(state: T['State'], seat: Seat, action: T['Action'], by?: By): Refusal | null
  /** Changes the state it is given. May trust that `check` passed. */
  apply(state: T['State'], seat: Seat, action: T['Action'], ctx: Ctx<T['Event']>): void
  /** What an absent seat does; null only in free mode. */
  fallback(state: T['State'], seat: Seat, random: Chance): T['Action'] | null
  /** What is frozen in it never changes again, with all that is in it: it is shared, not copied. Freeze what can be. */
  view(state: T['State'], viewer: Viewer): T['View']
  /**
   * The same, sharing parts with the state: for whoever looks and forgets, where views would take most of the time.
   * `last`: what this viewer has borrowed before and forgotten; it may be brought up to date and lent again.
   */
  borrowedView?(state: T['State'], viewer: Viewer, last?: T['View']): T['View']
  outcome(state: T['State']): Outcome | null
  /** A full state which this viewer cannot tell from the real one. Law: `view(determinize(v)) = v`. */
  determinize(view: T['View'], viewer: Seat | 'spectator', random: Chance): T['State']
  /** How films move a view on; without it they show nothing until the true view. */
  readonly picture?: Picture<T>
  /** How many of each piece exist, wherever they are. Law: it never changes. */
  pieceCounts(state: T['State']): Readonly<Record<string, number>>
  /** The next moment at which something happens by itself. Shown to nobody. */
  wake?(state: T['State']): Ms | null
  clock?(state: T['State'], ctx: Ctx<T['Event']>): void
  /** Somebody came, left or was replaced by a bot. */
  seatHolderChanged?(
    state: T['State'],
    change: { readonly seat: Seat; readonly holder: Holder },
    ctx: Ctx<T['Event']>,
  ): void
  /** What the screen would like to offer; refused ones carry their reason. */
  candidates?(state: T['State'], seat: Seat): readonly T['Action'][]
  /** Why nobody may talk now; null: they may. The table refuses chat and pointing with it, and every screen shows it. */
  talk?(state: T['State']): Refusal | null
  /** How a table pauses this game. Without it: when everybody who is there agrees, for as long as they like. */
  readonly pausing?: Pausing<T>
  /** When somebody else plays for an absent person. Without it: a bot, after as long as the server is set to wait. */
  readonly absence?: Absence<T>
  readonly series?: Series<T>
  /** The same match for everybody on one day. Without it there is none. */
  readonly daily?: Daily<T>
  /** What the laboratory may sort matches by. Without it: seats, bots, lengths and endings. */
  readonly lab?: LabFacts<T>
}

export type AnyGame = Game<GameTypes>
