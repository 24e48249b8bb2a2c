import { ordinal } from '@starboard/screen/frame/result/ordinal.ts'
import { plainPoints } from '@starboard/screen/frame/result/plain-points.ts'
import type { DailyLine } from '@starboard/wire/api'

const [MINUTE_MS, HOUR_MS] = [60_000, 3_600_000]

/** How long the day still lasts, in words that need no second look. */
export function leftText(ms: number): string {
  const [hours, minutes] = [Math.floor(ms / HOUR_MS), Math.floor((ms % HOUR_MS) / MINUTE_MS)]
  if (hours === 0 && minutes === 0) return 'The day ends in less than a minute.'
  const parts = [hours > 0 ? `${hours} h` : '', minutes > 0 ? `${minutes} min` : ''].filter((part) => part !== '')
  return `The day ends in ${parts.join(' ')}, at 0:00 UTC.`
}

/** A crew has points or is lost; a player has a place too. */
export function scoreText({
  isWon,
  points,
  came,
  score,
}: Pick<DailyLine, 'isWon' | 'points' | 'came' | 'score'>): string {
  if (came !== undefined) return [`came ${ordinal(came)}`, ...(score === undefined ? [] : [score])].join(', ')
  return isWon ? pointsText(points) : 'lost'
}

const pointsText = (points: number): string => `${plainPoints(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`
