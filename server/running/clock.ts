import { type Clock, matchTime } from '@starboard/driver'
import { clocksOff, type FormRow, waitsOff } from '@starboard/kernel'
import type { TimeLimit } from '@starboard/wire/protocol'

/** The time the server was down does not count: the clock stands still between the last sign of life and now. */
export function withoutDowntime(clock: Clock, lastBeat: number, now: number): Clock {
  const stopped = Math.max(clock.wall, lastBeat)
  return { wall: now, match: matchTime(clock, stopped), rate: clock.rate }
}

/**
 * One mechanism for every limit: the game's own deadlines, on a clock that runs faster or slower. A table that plays a
 * move a day runs it so slowly that the game's longest limit takes a day.
 */
export function rateOf(time: TimeLimit, longestSeconds: number): number {
  if (longestSeconds === 0 || (time.kind !== 'live' && time.kind !== 'slow')) return 1
  return longestSeconds / (time.kind === 'live' ? time.seconds : time.days * 24 * 3600)
}

/**
 * A pause is for people: on the wall it is never shorter, however fast the match clock runs. A slow clock shows whole
 * milliseconds that take seconds each, and the one in which a window opens may be almost over.
 */
export const pauseAtRate = (pauseMs: number, rate: number): number =>
  Math.ceil(pauseMs * rate) + (pauseMs > 0 && rate < 1 ? 1 : 0)

type Options = Readonly<Record<string, unknown>>

/** The longest of the game's limits, in seconds. */
export const longestLimit = (form: readonly FormRow[], options: Options): number =>
  Math.max(0, ...form.filter((row) => row.clock === true).map(({ name }) => Number(options[name] ?? 0)))

/** What the table's time limit changes in the options: without a limit, or where a move takes days. */
export function changedByTime(form: readonly FormRow[], { kind }: TimeLimit): Options {
  if (kind === 'off') return clocksOff(form)
  return kind === 'slow' ? waitsOff(form) : {}
}
