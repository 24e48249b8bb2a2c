import type { Ms } from '@starboard/kernel'
import type { Options } from './options.ts'
import type { State } from './state.ts'

/** SA-2.4: from the moment when everything is ready. */
export const COUNTDOWN_MS = 3000

/** SA-2.20: how long so many seconds of a script take at this table. */
export const lengthAt = ({ clockScale }: Pick<Options, 'clockScale'>, seconds: number): Ms =>
  Math.round(seconds * Number(clockScale) * 1000)

/** When an event of the script is due; null: the clock stands, or has not started. */
export const dueAt = ({ options, startsAt }: Pick<State, 'options' | 'startsAt'>, seconds: number): Ms | null =>
  startsAt === null || options.untimed ? null : startsAt + lengthAt(options, seconds)

/** The earliest of what is due at all. */
export function earliest(...times: readonly (Ms | null)[]): Ms | null {
  const due = times.filter((time) => time !== null)
  return due.length === 0 ? null : Math.min(...due)
}
