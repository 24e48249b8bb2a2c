import type { ShelfEntry } from '@starboard/games'
import { type NameOf, type OpenDecision, type Reading, type Shown, seatOf } from '@starboard/kernel'
import type { ClientState } from '@starboard/wire/client'
import type { Running } from './running-clock.ts'
import { clean, type Line } from './text.ts'
import type { Names } from './values.ts'

/** Everything that the screens are drawn from. */
export interface Model {
  readonly entry: ShelfEntry
  readonly server: string
  readonly code: string
  /** The command that leads back to one's seat, if the session is kept. */
  readonly comeBack: string | null
  /** Came to watch: no seat is offered. */
  readonly isWatching: boolean
  /** Takes a seat, gets ready and starts by itself. */
  readonly autoStarts: boolean
  readonly client: ClientState
  readonly clock: Running | null
  /** When a pause ends by itself, as a time of day. Null: nobody knows, or there is none. */
  readonly pauseEnds: number | null
  /** The line was gone, and the table has not been told since. */
  readonly isStale: boolean
  /** The latest lines of it. */
  readonly story: readonly StoryLine[]
  /** How many lines there have been. */
  readonly told: number
}

/** A line, and the number of the news that brought it. */
export type StoryLine = Line & { readonly at?: number }

/** For lines that were told before the match. */
export const IN_LOBBY = -1

export type Events = readonly { readonly kind: string }[]

export const namesOf = ({ client }: Model): Names =>
  (client.table?.seats ?? []).map(({ name, seat }) => (name === '' ? `Seat ${seat + 1}` : clean(name)))

export const nameOf = (model: Model): NameOf => {
  const names = namesOf(model)
  return (seat) => names[seat] ?? `Seat ${seat + 1}`
}

/** Whoever sits here is “you”. */
export const readingOf = (model: Model): Reading => {
  const seat = ownSeat(model)
  return { name: nameOf(model), reader: seat === null ? null : seatOf(seat) }
}

export const ownSeat = ({ client }: Model): number | null => client.table?.you.seat ?? null

/** What is asked of one's own seat. */
export function ownQuestion(model: Model): { readonly shown: Shown; readonly open: OpenDecision } | null {
  const { shown } = model.client
  const seat = ownSeat(model)
  const open = shown?.open.find((one) => one.seat === seat)
  return shown == null || open === undefined || shown.outcome !== null ? null : { shown, open }
}

/** The question in the game's own words. */
export const promptOf = (model: Model, { shown, open }: { shown: Shown; open: OpenDecision }): string =>
  model.entry.game.words.prompt({ kind: open.kind, seat: seatOf(open.seat) }, shown.view, nameOf(model))

export const isOver = ({ client }: Model): boolean => client.shown !== null && client.shown.outcome !== null
