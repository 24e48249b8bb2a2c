import type { FormRow } from '@starboard/kernel'
import type { PauseInfo, TimeLimit } from '@starboard/wire/protocol'

/** A game at a glance, as GET /api/shelf tells it. */
export interface GameLine {
  readonly id: string
  readonly name: string
  readonly about: string
  readonly rules: number
  readonly seats: readonly [number, number]
  readonly minutes: readonly [number, number]
  readonly kind: 'competitive' | 'co-op'
  /** Absent: `turns`. In real time the only limits are `auto` and `game`. */
  readonly pace?: 'turns' | 'real-time'
  /** Levels, weakest first. */
  readonly bots: readonly string[]
}

/** The same with all that can be chosen, as GET /api/games and GET /api/games/:game tell it. */
export interface GameInfo extends GameLine {
  readonly options: readonly FormRow[]
  readonly defaults: Readonly<Record<string, unknown>>
  readonly presets: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly seatOptions: readonly FormRow[]
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
}

/** A table in a list. */
export interface TableLine {
  readonly code: string
  readonly game: string
  readonly status: 'lobby' | 'playing' | 'over' | 'closed'
  readonly seats: readonly { readonly name: string; readonly kind: 'person' | 'bot' | 'empty' }[]
  readonly createdAt: number
  readonly preset?: string
  readonly time?: TimeLimit
  /** Why its clock stands; absent: it runs, or there is none. */
  readonly paused?: PauseInfo['by']
  /** Among open tables, where each host is listed once, with the newest: how many more this one has. */
  readonly more?: number
  /** Nobody has moved for so long that the match was packed away; opening it brings it back as it was. */
  readonly isArchived?: true
  /** Only among my own tables. */
  readonly you?: YourLine
  /** How a finished match ended, in a sentence. */
  readonly result?: string
}
