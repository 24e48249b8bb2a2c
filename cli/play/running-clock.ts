import type { ClockInfo } from '@starboard/wire/protocol'

/** The match clock as it was last told, and when. */
export interface Running {
  readonly match: number
  readonly wall: number
  readonly rate: number
  readonly isStopped: boolean
}

export const runningAt = ({ now, rate }: Pick<ClockInfo, 'now' | 'rate'>, wall: number): Running => ({
  match: now,
  wall,
  rate,
  isStopped: rate === 0,
})

export const stoppedAt = (clock: Running, wall: number): Running => ({
  ...clock,
  match: matchTime(clock, wall),
  wall,
  isStopped: true,
})

export const matchTime = ({ match, wall, rate, isStopped }: Running, now: number): number =>
  isStopped ? match : match + (now - wall) * rate

/** How long it really takes until the match clock reaches a moment. Null: it stands still. */
export function leftMs(clock: Running, by: number, now: number): number | null {
  return clock.isStopped || clock.rate === 0 ? null : Math.max(0, (by - matchTime(clock, now)) / clock.rate)
}
