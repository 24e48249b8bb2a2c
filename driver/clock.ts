import type { Ms } from '@starboard/kernel'

/** How the host's own clock becomes the match clock: at `wall` the match stood at `match` and runs at `rate`. 0 is a pause. */
export interface Clock {
  readonly wall: number
  readonly match: Ms
  readonly rate: number
}

export const matchTime = ({ wall, match, rate }: Clock, now: number): Ms =>
  match + Math.max(0, Math.floor((now - wall) * rate))

/** The time of the host's clock at which the match clock reaches a moment; never while it stands still. */
export const wallTime = ({ wall, match, rate }: Clock, moment: Ms): number | null =>
  rate === 0 ? null : wall + Math.ceil((moment - match) / rate)

export const atRate = (clock: Clock, rate: number, now: number): Clock => ({
  wall: now,
  match: matchTime(clock, now),
  rate,
})
