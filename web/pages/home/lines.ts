import { counted, listed, sinceWhen } from '@starboard/screen/pieces/words.ts'
import type { TableLine } from '@starboard/wire/api'
import type { TimeLimit } from '@starboard/wire/protocol'

export interface MyGames {
  /** Where I am asked first, the most urgent on top; then the others. */
  readonly going: readonly TableLine[]
  readonly asked: number
}

export function sortMine(lines: readonly TableLine[]): MyGames {
  const going = lines.filter(({ status }) => status === 'lobby' || status === 'playing')
  const isAsked = ({ you }: TableLine) => you?.isAsked === true
  return {
    going: going.toSorted((a, b) => urgency(a) - urgency(b)),
    asked: going.filter(isAsked).length,
  }
}

const LATER = Number.MAX_SAFE_INTEGER

/** Milliseconds left; what has no limit comes after what has, and waiting for others last. */
const urgency = ({ you }: TableLine): number => (you?.isAsked === true ? (you.by ?? LATER - 1) : LATER)

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** 1:12 in the last hour, then 14 h, then 3 days. */
export function timeLeft(ms: number): string {
  if (ms >= 2 * DAY) return `${Math.floor(ms / DAY)} days`
  if (ms >= HOUR) return `${Math.floor(ms / HOUR)} h`
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

export function ago(ms: number): string {
  if (ms < MINUTE) return 'just now'
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} min ago`
  if (ms < 2 * DAY) return `${Math.floor(ms / HOUR)} h ago`
  return `${Math.floor(ms / DAY)} days ago`
}

/** Everybody else at the table, in a few words. */
export function companyOf({ seats, you }: TableLine): string {
  const people = seats.filter(({ kind }, seat) => kind === 'person' && seat !== you?.seat).map(({ name }) => name)
  const bots = seats.filter(({ kind }) => kind === 'bot').length
  const free = seats.filter(({ kind }) => kind === 'empty').length
  const parts = [
    ...people,
    ...(bots === 0 ? [] : [bots === 1 ? '1 bot' : `${bots} bots`]),
    ...(free === 0 ? [] : [free === 1 ? '1 free seat' : `${free} free seats`]),
  ]
  return parts.length === 0 ? 'alone' : `with ${parts.join(', ')}`
}

/** How a game of mine stands: what I should do about it comes first. */
export function stateOf({ status, you, paused }: TableLine, now: number): string {
  if (status === 'lobby') return 'Not started yet'
  if (you?.isAsked === true || you?.waitsSince !== undefined) return waitsSince(you.waitsSince, now)
  if (paused === undefined) return 'Others are deciding'
  return paused === 'absence' ? 'Paused: nobody is there' : 'Paused'
}

/** What was done for me while I was gone, for the shelf. Null: nothing. */
export function doneFor({ you }: Pick<TableLine, 'you'>): string | null {
  const { byBot = 0, byClock = 0 } = you?.doneForYou ?? {}
  const doers = [
    ...(byBot === 0 ? [] : [`a bot made ${counted(byBot, 'move')}`]),
    ...(byClock === 0 ? [] : [`the clock made ${counted(byClock, 'move')}`]),
  ]
  return doers.length === 0 ? null : `While you were gone ${listed(doers)} for you`
}

export const waitsSince = (since: number | undefined, now: number): string =>
  since === undefined ? 'Waits for you' : `Waits for you since ${sinceWhen(since, now)}`

/** Whose table it is, as far as a list tells: the first person at it. */
export function titleOf({ seats }: TableLine): string {
  const name = seats.find(({ kind }) => kind === 'person')?.name
  return name === undefined ? 'A free table' : `${name}’s table`
}

const TIMES: { readonly [K in TimeLimit['kind']]: (limit: Extract<TimeLimit, { kind: K }>) => string } = {
  auto: () => 'the game’s clock',
  game: () => 'the game’s clock',
  off: () => 'no clock',
  live: ({ seconds }) => `${seconds} s a move`,
  slow: ({ days }) => (days === 1 ? 'a day a move' : `${days} days a move`),
}

export const timeText = (limit: TimeLimit): string => (TIMES[limit.kind] as (limit: TimeLimit) => string)(limit)

/** "2–4 players", "1 player" */
export function rangeText([least, most]: readonly [number, number], unit: string): string {
  if (most === 1) return `1 ${unit.replace(/s$/, '')}`
  return `${least === most ? least : `${least}–${most}`} ${unit}`
}
