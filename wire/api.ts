import type { FormRow, PresetWords } from '@starboard/kernel'
import type { DoneForYou, PauseInfo, TimeLimit } from '@starboard/wire/protocol'

/** A game at a glance, as GET /api/shelf tells it. */
export interface GameLine {
  readonly id: string
  readonly name: string
  readonly about: string
  /** The version of its rules. */
  readonly rules: number
  /** How few and how many can play. */
  readonly seats: readonly [number, number]
  /** How long a match takes, from and to. */
  readonly minutes: readonly [number, number]
  readonly kind: 'competitive' | 'co-op'
  /** Absent: `turns`. In real time the only limits are `auto` and `game`. */
  readonly pace?: 'turns' | 'real-time'
  /** Levels, weakest first. */
  readonly bots: readonly string[]
  /** What everybody is dealt alike on one day is called, such as mission. Absent: there is nothing of that kind. */
  readonly daily?: string
}

/** The same with all that can be chosen, as GET /api/games and GET /api/games/:game tell it. */
export interface GameInfo extends GameLine {
  /** What can be chosen for the whole table, row by row. */
  readonly options: readonly FormRow[]
  /** What is played where nobody chooses anything. */
  readonly defaults: Readonly<Record<string, unknown>>
  /** Several options at once, by the name of the preset. */
  readonly presets: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** What they are called on a screen, and what is special about each. */
  readonly presetWords: Readonly<Record<string, PresetWords>>
  /** What can be chosen for each seat. */
  readonly seatOptions: readonly FormRow[]
  /** How many matches belong together, for each length that can be chosen; empty: always one. */
  readonly series: readonly number[]
}

/** What a table wants of the one who asks. */
export interface YourLine {
  readonly seat: number | null
  readonly isAsked: boolean
  /** Milliseconds until it is too late; null without a limit, and while the clock stands still. */
  readonly by: number | null
  /** Since when the match waits for me, as a time of day in milliseconds. Absent: it does not. */
  readonly waitsSince?: number
  /** What bots and the clock have done for me since I was there last. Absent: nothing. */
  readonly doneForYou?: DoneForYou
}

/** A table in a list. */
export interface TableLine {
  readonly code: string
  readonly game: string
  readonly status: 'lobby' | 'playing' | 'over'
  readonly isOpen: boolean
  readonly seats: readonly { readonly name: string; readonly kind: 'person' | 'bot' | 'empty' }[]
  readonly createdAt: number
  readonly preset?: string
  /** What the game calls it on a screen. */
  readonly presetName?: string
  readonly time?: TimeLimit
  /** Why its clock stands; absent: it runs, or there is none. */
  readonly paused?: PauseInfo['by']
  /** Among open tables, where each host is listed once, with the newest: how many more this one has. */
  readonly more?: number
  /** Nobody has moved for so long that the match was packed away; opening it brings it back as it was. */
  readonly isArchived?: true
  /** Only among my own tables. */
  readonly you?: YourLine
  /** How a finished match ended, in a sentence; only among my own tables. */
  readonly result?: string
  /** By seat, from 1, equal ones shared; where there is a result. */
  readonly places?: readonly number[]
}

/** A day of what everybody is dealt alike, as GET /api/daily/:game/:day tells it. Dates are in UTC. */
export interface DailyDay {
  readonly day: string
  /** SHA-256 of the seed. */
  readonly fingerprint: string
  /** Opened when the day is over; absent until then. */
  readonly seed?: string
  /** Those that count, best first. */
  readonly results: readonly DailyLine[]
  /** How hard it is. Absent: nobody knows, or not yet. */
  readonly difficulty?: DifficultyInfo
}

/** How hard what a match deals is, as crews of bots found it. */
export interface DifficultyInfo {
  /** 1, the easiest, to 5. */
  readonly grade: number
  /** The grade in a few words. */
  readonly text: string
  readonly crews: number
  readonly lost: number
}

/** As GET /api/tables/:code/difficulty tells it. */
export interface DifficultyAnswer {
  /** Null: nobody knows. */
  readonly difficulty: DifficultyInfo | null
  /** It is being measured: ask again in a moment. */
  readonly isComing: boolean
}

/** One line of the table of results. */
export interface DailyLine {
  /** From 1; equal results share one. */
  readonly place: number
  readonly isWon: boolean
  readonly points: number
  /** Where seats play against each other: their place in the match, and the points in words. */
  readonly came?: number
  readonly score?: string
  readonly crew: readonly { readonly name: string; readonly isBot: boolean }[]
}

/** What one game deals to everybody today, at a glance, as GET /api/daily lists it. */
export interface DailyGlance extends Pick<DailyToday, 'noun' | 'day' | 'leftMs' | 'hasBegun'> {
  readonly game: string
  /** How many results stand in the table; more than a hundred are not counted. */
  readonly finished: number
  /** The first three of them. */
  readonly top: readonly DailyLine[]
}

/** Today, as GET /api/daily/:game tells it. */
export interface DailyToday extends DailyDay {
  readonly noun: string
  /** How long the day still lasts. */
  readonly leftMs: number
  /** I have begun one today: whatever I play now counts in no table. */
  readonly hasBegun: boolean
  /** Days before, the latest first. */
  readonly earlier: readonly Required<Pick<DailyDay, 'day' | 'fingerprint' | 'seed'>>[]
}
