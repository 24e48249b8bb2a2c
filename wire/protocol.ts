import type { Change, Refused, StandingOrder } from '@starboard/kernel'
import * as z from 'zod/mini'
import type { Notice } from './admin.ts'
import { MOST_CHAT_TYPED } from './limits.ts'

/**
 * The protocol's manual: every message of both directions. The same commands come over the socket and over HTTP; a
 * message that is not listed here is refused and counted.
 */
export const PROTOCOL = 2

const code = z
  .string()
  .check(z.minLength(1), z.maxLength(20), z.describe('The code of the table. Lower case and dashes are forgiven.'))
/** Printable, because it is kept in the log. */
export const id = z
  .string()
  .check(
    z.regex(/^[!-~]{1,64}$/),
    z.describe(
      'Your own name for this command: sent twice, it happens once. Best a random word of your own, a dot and a counter from 1: such ids are never forgotten.',
    ),
  )
const seat = z.int().check(z.gte(0), z.lte(15), z.describe('A seat; the first one is 0.'))
const person = z
  .string()
  .check(
    z.regex(/^[\w-]{1,40}$/),
    z.describe(
      'Somebody at this table, as `audience` of the table names them to its host. It stands for nobody elsewhere.',
    ),
  )
const level = z
  .string()
  .check(z.minLength(1), z.maxLength(40), z.describe('One of `bots` of the game, such as `heuristic`.'))
const members = z.record(z.string().check(z.maxLength(60)), z.unknown())
const options = members.check(
  z.describe(
    'By name; GET /api/games/{game} lists them as `options`. What is not named is as it was, or as `defaults` say.',
  ),
)
const seatOptions = members.check(
  z.describe('By name, what the game leaves to each seat; GET /api/games/{game} lists it as `seatOptions`.'),
)

export const timeLimit = z
  .discriminatedUnion('kind', [
    z
      .strictObject({ kind: z.literal('auto') })
      .check(z.describe('As `game` where several people play, as `off` for one person among bots.')),
    z.strictObject({ kind: z.literal('game') }).check(z.describe('As the options of the game say.')),
    z.strictObject({ kind: z.literal('off') }).check(z.describe('As long as one likes.')),
    z
      .strictObject({ kind: z.literal('live'), seconds: z.int().check(z.gte(5), z.lte(3600)) })
      .check(z.describe('So many seconds; everybody is there.')),
    z
      .strictObject({ kind: z.literal('slow'), days: z.int().check(z.gte(1), z.lte(14)) })
      .check(z.describe('So many days; the match goes on while nobody is there.')),
  ])
  .check(z.describe('How long a decision may take. `auto`, if nobody says anything.'))
export type TimeLimit = z.output<typeof timeLimit>

/** What the host chooses; every change un-readies everybody. */
const settings = {
  seats: z.int().check(z.gte(0), z.lte(15), z.describe('How many play.')),
  options,
  isOpen: z
    .boolean()
    .check(z.describe('Whether anybody finds it in GET /api/tables; if not, only those who have the code.')),
  time: timeLimit,
  standIn: z
    .string()
    .check(z.minLength(1), z.maxLength(40), z.describe('The level of the bots that stand in for somebody absent.')),
  onTimeout: z
    .enum(['fallback', 'bot'])
    .check(z.describe('Who answers when the time is up: the rules, as simply as they can, or a bot.')),
  fixedWindows: z
    .boolean()
    .check(z.describe('Whether reaction windows run to their end, so that thinking long tells nothing.')),
  hints: z.boolean().check(z.describe('Whether players may ask what the strongest bot would do.')),
}

const seed = z
  .string()
  .check(
    z.regex(/^[ -~]{0,64}$/),
    z.describe('Your part of the luck of the match, told when it is over. Without it the server draws one.'),
  )

const text = z.string().check(z.minLength(1), z.maxLength(MOST_CHAT_TYPED), z.describe('What to say.'))
const pointAt = z
  .string()
  .check(
    z.regex(/^[!-~](?:[ -~]{0,78}[!-~])?$/),
    z.describe('What the board calls the thing: something that everybody at the table may know.'),
  )
const yes = (what: string) => z.boolean().check(z.describe(what))

const decision = z
  .string()
  .check(
    z.maxLength(80),
    z.describe(
      'The `id` of the decision that is open to you and that this answers: with any other, or none, it is refused. Only what may be done at any time goes without.',
    ),
  )
/** What is inside is read by the kernel, which knows what an order is. */
const orders = z.unknown().check(
  z.meta({
    description: 'All of them, in the place of those before; an empty list takes them back.',
    type: 'array',
    items: { $ref: '#/$defs/StandingOrder' },
  }),
)

/** What a person may ask of a table. Each may carry an id made by the client: sent twice, it happens once. */
export const COMMANDS = {
  sit: z.strictObject({
    kind: z.literal('sit'),
    seat: z.optional(seat),
    seed: z.optional(seed),
    options: z.optional(seatOptions),
  }),
  stand: z.strictObject({ kind: z.literal('stand') }),
  /** What the game lets each seat choose (a robot, a captain …): for one's own seat, or by the host for a bot's. */
  choose: z.strictObject({ kind: z.literal('choose'), seat: z.optional(seat), options: seatOptions }),
  ready: z.strictObject({ kind: z.literal('ready'), ready: yes('I am ready.') }),
  configure: z.strictObject({
    kind: z.literal('configure'),
    seats: z.optional(settings.seats),
    options: z.optional(settings.options),
    isOpen: z.optional(settings.isOpen),
    time: z.optional(settings.time),
    standIn: z.optional(settings.standIn),
    onTimeout: z.optional(settings.onTimeout),
    fixedWindows: z.optional(settings.fixedWindows),
    hints: z.optional(settings.hints),
  }),
  bot: z.strictObject({
    kind: z.literal('bot'),
    seat,
    level: z.nullable(level).check(z.describe('Null: none any more.')),
  }),
  kick: z.strictObject({ kind: z.literal('kick'), seat }),
  /** Nobody reads any more what this person says, or they do again (host). */
  mute: z.strictObject({ kind: z.literal('mute'), person, muted: yes('Nobody reads them any more.') }),
  /** Sends away somebody who watches; they may not come back to this table (host). */
  remove: z.strictObject({ kind: z.literal('remove'), person }),
  /** Answers somebody who may only sit down if the host agrees (host). */
  admit: z.strictObject({ kind: z.literal('admit'), person, welcome: yes('They may sit down.') }),
  start: z.strictObject({ kind: z.literal('start') }),
  act: z.strictObject({
    kind: z.literal('act'),
    decision: z.optional(decision),
    action: z.unknown().check(z.describe('As /api/protocol.json describes the actions of this game.')),
  }),
  undo: z.strictObject({ kind: z.literal('undo') }),
  order: z.strictObject({ kind: z.literal('order'), orders }),
  chat: z.strictObject({ kind: z.literal('chat'), text }),
  /** Shows everybody at the table a thing on the board for a moment. */
  point: z.strictObject({ kind: z.literal('point'), at: pointAt }),
  pause: z.strictObject({ kind: z.literal('pause'), agree: yes('I agree; no takes it back.') }),
  resume: z.strictObject({ kind: z.literal('resume') }),
  /** A bot shall play for somebody who is away, where the game lets others ask for that. */
  takeOver: z.strictObject({ kind: z.literal('takeOver'), seat }),
  rematch: z.strictObject({ kind: z.literal('rematch') }),
} as const

export type CommandKind = keyof typeof COMMANDS
export type Command = { [K in CommandKind]: z.output<(typeof COMMANDS)[K]> }[CommandKind]
export type CommandOf<K extends CommandKind> = Extract<Command, { kind: K }>

const daily = z
  .literal(true)
  .check(
    z.describe('Today’s match of this game, dealt alike to everybody: its seats, options and time limit are given.'),
  )
const bots = z
  .array(z.nullable(level))
  .check(z.maxLength(16), z.describe('Bots by seat: `[null, "heuristic"]` leaves seat 0 to a person.'))

/** The body of POST /api/tables. */
export const createTable = z.strictObject({
  game: z.string().check(z.maxLength(60), z.describe('Its id on the shelf.')),
  daily: z.optional(daily),
  seats: z.optional(settings.seats),
  options: z.optional(settings.options),
  isOpen: z.optional(settings.isOpen),
  time: z.optional(settings.time),
  standIn: z.optional(settings.standIn),
  onTimeout: z.optional(settings.onTimeout),
  fixedWindows: z.optional(settings.fixedWindows),
  hints: z.optional(settings.hints),
  bots: z.optional(bots),
})
export type CreateTable = z.output<typeof createTable>

/** Whether dice and cards to come fall as they would have, or otherwise. */
export const BRANCH_LUCK = ['anew', 'open'] as const
export type BranchLuck = (typeof BRANCH_LUCK)[number]

/** The body of POST /api/tables/:code/branch. */
export const branchTable = z.strictObject({
  length: z.int().check(z.gte(1), z.describe('So many entries of the finished match the new one begins with.')),
  luck: z
    .enum(BRANCH_LUCK)
    .check(z.describe('“anew”: sealed anew, nobody knows what comes. “open”: the very luck of that match goes on.')),
  isOpen: z.optional(settings.isOpen),
  time: z.optional(settings.time),
  bots: z.optional(bots),
})
export type BranchTable = z.output<typeof branchTable>

const commandUnion = z.discriminatedUnion('kind', [
  COMMANDS.sit,
  COMMANDS.stand,
  COMMANDS.choose,
  COMMANDS.ready,
  COMMANDS.configure,
  COMMANDS.bot,
  COMMANDS.kick,
  COMMANDS.mute,
  COMMANDS.remove,
  COMMANDS.admit,
  COMMANDS.start,
  COMMANDS.act,
  COMMANDS.undo,
  COMMANDS.order,
  COMMANDS.chat,
  COMMANDS.point,
  COMMANDS.pause,
  COMMANDS.resume,
  COMMANDS.takeOver,
  COMMANDS.rematch,
])

/** Most of what clients send. */
export const moveMessage = z.strictObject({ kind: z.literal('do'), table: code, id, command: COMMANDS.act })

/** From the client, over the socket. */
export const clientMessage = z.discriminatedUnion('kind', [
  /**
   * Watch a table from one's seat, or as a spectator. `since`: the last news number seen, to get exactly the rest;
   * `print`: the fingerprint that came with it, to be sure that both mean the same look.
   */
  z.strictObject({
    kind: z.literal('watch'),
    table: code,
    since: z.optional(z.int().check(z.gte(0))),
    print: z.optional(z.int()),
    chatSince: z.optional(z.int().check(z.gte(0))),
  }),
  z.strictObject({ kind: z.literal('unwatch'), table: code }),
  z.strictObject({ kind: z.literal('do'), table: code, id, command: commandUnion }),
  z.strictObject({
    kind: z.literal('ping'),
    sent: z.int().check(z.describe('A time of your own; it comes back as it was sent.')),
  }),
])
export type ClientMessage = z.output<typeof clientMessage>

export type { Refused }

export interface SeatInfo {
  /** The first one is 0. */
  readonly seat: number
  readonly kind: 'person' | 'bot' | 'empty'
  /** Empty where nobody sits. */
  readonly name: string
  /** The level of a bot. */
  readonly bot: string | null
  /** How this one plays: careful, greedy. Absent: it has no character of its own, or is no bot. */
  readonly character?: string
  readonly ready: boolean
  /** Somebody is connected. */
  readonly isHere: boolean
  /** A bot plays until this person comes back. */
  readonly isHeld: boolean
  /** A bot would take over if somebody who may asked for it (`takeOver`). Absent: nobody has to ask, or it is not time. */
  readonly mayBeTakenOver?: true
  /** What was chosen for this seat. */
  readonly options: Readonly<Record<string, unknown>>
}

/** How one match of a series ended, or the whole of it: places and points by seat. */
export interface SeriesLine {
  readonly places: readonly number[]
  readonly points: readonly number[]
  readonly result: 'won' | 'lost' | 'draw' | 'ranked'
  readonly text: string
  readonly rule: string
}

/** Several matches of the same people that belong together; `rematch` gives the next one. */
export interface SeriesInfo {
  /** At most this many are played. */
  readonly games: number
  /** Which of them is played at this table, from 1. */
  readonly number: number
  /** What the game calls one of them: match, race … */
  readonly noun: string
  /** Those that are over, first to last, this table's own among them. */
  readonly played: readonly SeriesLine[]
  /** Null: it goes on. */
  readonly end: SeriesLine | null
}

/** The day whose match somebody plays. */
export interface BranchInfo {
  /** Of the table where that match was played. */
  readonly code: string
  /** So many of its entries this one begins with. */
  readonly length: number
  readonly luck: BranchLuck
  /** Who sat there, by seat. */
  readonly names: readonly string[]
}

export interface DailyInfo {
  /** In UTC, such as 2026-11-17. */
  readonly day: string
  /** What such a match is called, such as mission. */
  readonly noun: string
  /** The day is not over: nothing of it is opened yet. */
  readonly isSealed: boolean
}

/** Everything about a table that anybody may know, and what it is to the one who gets it. */
export interface TableInfo {
  readonly code: string
  readonly game: string
  readonly status: 'lobby' | 'playing' | 'over'
  /** Anybody finds it in GET /api/tables. */
  readonly isOpen: boolean
  /** What was chosen, by name; all else is as the game’s `defaults` say. */
  readonly options: unknown
  readonly time: TimeLimit
  /** The level of the bots that stand in for somebody absent. */
  readonly standIn: string
  /** Who answers when the time is up: the rules, as simply as they can, or a bot. */
  readonly onTimeout: 'fallback' | 'bot'
  /** Reaction windows run to their end. */
  readonly fixedWindows: boolean
  /** Players may ask what the strongest bot would do. Absent: they may not. */
  readonly hints?: true
  /** All of them, in their order. */
  readonly seats: readonly SeatInfo[]
  /** The host's seat. Null: the host has none. */
  readonly host: number | null
  /** SHA-256 of the sealed seed of this table's luck. */
  readonly commitment: string
  readonly isPaused: boolean
  /** Absent: the clock runs, or there is none yet. */
  readonly pause?: PauseInfo
  /** Seats that agree to a pause. */
  readonly pauseVotes: readonly number[]
  /** Why the match may not be paused now; absent: it may. */
  readonly pauseRefused?: Refused
  /** Why nobody may talk or point now; absent: they may. */
  readonly talkRefused?: Refused
  /** As it stands when this is told: after a pause, too, a screen counts down from here. Null before the start. */
  readonly clock: ClockInfo | null
  /** The code of the table where the same people play again, or the next match of the series. */
  readonly rematch: string | null
  /** Null: a single match. */
  readonly series: SeriesInfo | null
  /** The day whose match this is, dealt alike to everybody. Absent: one like no other. */
  readonly daily?: DailyInfo
  /** The finished match that this one branches off. Absent: it begins at the beginning. */
  readonly branch?: BranchInfo
  readonly spectators: number
  /** Who is there besides the host. Told to the host alone. */
  readonly audience?: Audience
  /** Why the match cannot start yet. */
  readonly startRefused: Refused | null
  /** How few and how many can play by these options. Only before the start. */
  readonly seatRange?: readonly [number, number]
  /** What the one who is told is to this table. */
  readonly you: {
    /** Null: they watch. */
    readonly seat: number | null
    readonly isHost: boolean
    /** What the table answers for this person; absent: nothing. Told to nobody else. */
    readonly orders?: readonly StandingOrder[]
    /** Why this person, and only this one, may not sit down. */
    readonly sitRefused?: Refused
    /** Why this person, and only this one, may not talk or point. */
    readonly talkRefused?: Refused
    /** Absent: nothing. Told until this person acts. */
    readonly doneForYou?: DoneForYou
  }
}

/** Those at a table whom its host may mute, send away or let in. */
export interface Audience {
  /** Those who sit, then who has talked lately and may be gone, then others who watch as they came: at most 100 of those. */
  readonly people: readonly Attendant[]
  /** At least so many more watch. */
  readonly more: number
  /** Who asks for a seat and waits for the host's nod. */
  readonly asking: readonly Pick<Attendant, 'person' | 'name'>[]
}

export interface Attendant {
  /** For the commands `mute`, `remove` and `admit`: the same as long as the table stands, and another at every table. */
  readonly person: string
  readonly name: string
  /** Absent: they watch. */
  readonly seat?: number
  readonly isMuted: boolean
}

/** Why the clock of a running match stands, and how it goes on. */
export interface PauseInfo {
  /** `vote`: people agreed. `absence`: nobody is there to play; it ends by itself when somebody is. */
  readonly by: 'vote' | 'absence'
  /** Boards and hands are hidden while it stands. */
  readonly isBlind: boolean
  /** The wish to go on has been heard: what is left is the countdown. */
  readonly isEnding: boolean
  /** Milliseconds on the wall until the clock runs again, when this was told. Null: until somebody resumes. */
  readonly endsInMs: number | null
}

/** What bots and the clock did for somebody while they were away. */
export interface DoneForYou {
  /** When they were last there, as a time of day in milliseconds. */
  readonly since: number
  readonly byBot: number
  readonly byClock: number
}

/** The server's time to match time, so that a screen can count down: match time now, and how fast it runs. */
export interface ClockInfo {
  /** Milliseconds of the match. */
  readonly now: number
  /** Of the match, in a millisecond on the wall: 0 while it stands, 1 as usual, far less in slow play. */
  readonly rate: number
  /** The server's own time at that moment, the one that a `pong` tells: with both, a screen knows how old this is. */
  readonly wall: number
  /** How often the server's time has stood still; absent: never. What was measured before it last did says nothing. */
  readonly stops?: number
}

export type ServerMessage =
  | Welcome
  | TableTold
  | PresenceInfo
  | LookTold
  | News
  | ChatTold
  | Pointed
  | DoneAnswer
  | RefusedAnswer
  | RefusedMessage
  | TableGone
  | NoticeTold
  | Pong

/** The first message of every connection. */
export interface Welcome {
  readonly kind: 'welcome'
  readonly protocol: number
  readonly version: string
  /** Of the one who has connected. */
  readonly name: string
}

/** A table as it is now: after `watch`, and whenever anything of it has changed. */
export interface TableTold {
  readonly kind: 'table'
  readonly table: TableInfo
}

/** The whole of what this viewer sees. */
export interface LookTold {
  readonly kind: 'look'
  readonly table: string
  /** The number of the news that it includes. */
  readonly at: number
  /** As the game says. */
  readonly look: unknown
  /** The fingerprint of the look. */
  readonly print: number
  readonly clock: ClockInfo
}

/** What happened and what changed. */
export interface News {
  readonly kind: 'news'
  readonly table: string
  /** One more than the last: where a number is missing, ask for the whole look. */
  readonly at: number
  /** Those that this viewer may see, in their order. */
  readonly events: readonly { readonly kind: string }[]
  /** Of the look; null: it is as before. */
  readonly change: Change
  /** The fingerprint of the look after it: with every sixteenth number, and with the last that somebody had missed. */
  readonly print?: number
  /** The id of the command that made this news, for the connection that sent it: it has been done. */
  readonly answer?: string
  readonly clock: ClockInfo
}

/** Lines of chat that are new to this connection. */
export interface ChatTold {
  readonly kind: 'chat'
  readonly table: string
  readonly rows: readonly ChatLine[]
}

/** A command has been done, and nothing of that was news of the match. */
export interface DoneAnswer {
  readonly kind: 'answer'
  /** As it was sent. */
  readonly id: string
  readonly ok: true
  /** The code of the new table, after a rematch. */
  readonly code?: string
}

/** A command was refused: nothing has happened. */
export interface RefusedAnswer {
  readonly kind: 'answer'
  readonly id: string
  readonly ok: false
  readonly refused: Refused
}

/** A message was refused that is no command, or that could not be read. */
export interface RefusedMessage {
  readonly kind: 'refused'
  readonly refused: Refused
}

/** There is no such table for this person: it does not exist, or they were sent away from it. */
export interface TableGone {
  readonly kind: 'gone'
  readonly table: string
  readonly why: string
  readonly isSentAway?: true
}

/** What the host of the server tells everybody: after `welcome` if there is something, and whenever it changes. */
export interface NoticeTold {
  readonly kind: 'notice'
  /** Null: there is nothing to tell any more. */
  readonly notice: Notice | null
}

/** The answer to `ping`. */
export interface Pong {
  readonly kind: 'pong'
  readonly sent: number
  /** The server's own time, in milliseconds, as `clock.wall` tells it. */
  readonly at: number
}

/** Who is there, told when people come and go, at most twice a second: it replaces what the table said of that. */
export interface PresenceInfo {
  readonly kind: 'presence'
  readonly table: string
  readonly seats: readonly Pick<SeatInfo, 'seat' | 'isHere' | 'isHeld' | 'mayBeTakenOver'>[]
  readonly spectators: number
  /** For the host alone. */
  readonly audience?: Audience
}

/** Somebody points at a thing. Kept nowhere: whoever was not there has missed it. */
export interface Pointed {
  readonly kind: 'point'
  readonly table: string
  readonly seat: number
  readonly name: string
  /** As the pointer's board calls it; a board that has no such thing shows nothing. */
  readonly at: string
}

export interface ChatLine {
  readonly id: number
  readonly name: string
  readonly text: string
  /** A time of day in milliseconds. */
  readonly at: number
}
