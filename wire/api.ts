import type { FormRow } from '@starboard/kernel'
import type { TimeLimit } from '@starboard/wire/protocol'

/** A game as GET /api/games tells it. */
export interface GameInfo {
  readonly id: string
  readonly name: string
  readonly about: string
  readonly rules: number
  readonly seats: readonly [number, number]
  readonly minutes: readonly [number, number]
  readonly kind: 'competitive' | 'co-op'
  readonly options: readonly FormRow[]
  readonly defaults: Readonly<Record<string, unknown>>
  readonly presets: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly seatOptions: readonly FormRow[]
  readonly series: readonly number[]
  readonly bots: readonly string[]
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
  /** Only among my own tables. `by`: milliseconds left. */
  readonly you?: { readonly seat: number; readonly isAsked: boolean; readonly by: number | null }
  /** How a finished match ended, in a sentence. */
  readonly result?: string
}
