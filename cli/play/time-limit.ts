import type { TimeLimit } from '@starboard/wire/protocol'
import { Mistake } from '../ending.ts'

const LIVE_SECONDS = [5, 3600] as const
const SLOW_DAYS = [1, 14] as const
const SECONDS_IN: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 }

/** `auto`, `game`, `off`, `30s`, `5m`, `1h` or `2d`. */
export function timeLimitOf(text: string): TimeLimit {
  if (text === 'auto' || text === 'game' || text === 'off') return { kind: text }
  const [, digits = '', unit = ''] = /^(\d{1,6})([smhd])$/.exec(text) ?? []
  const limit: TimeLimit =
    unit === 'd'
      ? { kind: 'slow', days: Number(digits) }
      : { kind: 'live', seconds: Number(digits) * (SECONDS_IN[unit] ?? Number.NaN) }
  if (limit.kind === 'live' ? isWithin(limit.seconds, LIVE_SECONDS) : isWithin(limit.days, SLOW_DAYS)) return limit
  throw new Mistake(
    `--time must be auto, game, off, 5s to 3600s, 1m to 60m or 1d to 14d; ${JSON.stringify(text)} is not.`,
  )
}

const isWithin = (value: number, [least, most]: readonly [number, number]): boolean => value >= least && value <= most

export function timeLimitText(time: TimeLimit): string {
  if (time.kind === 'slow') return `${time.days} d a decision`
  if (time.kind === 'live') return `${time.seconds} s for the longest decision`
  if (time.kind === 'auto') return 'as the game says; no clock for whoever plays alone'
  return time.kind === 'off' ? 'no limit' : 'as the game says'
}

const DAY_SECONDS = 24 * 3600
const HOUR_SECONDS = 3600

/** 0:42, 1:05:00, 2 d 3 h. */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / HOUR_SECONDS)
  if (seconds >= DAY_SECONDS) return `${Math.floor(hours / 24)} d ${hours % 24} h`
  const minutes = Math.floor(seconds / 60) % 60
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
