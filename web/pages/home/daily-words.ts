import { counted, listed } from '@starboard/screen/pieces/words.ts'
import type { DailyGlance } from '@starboard/wire/api'
import { scoreText } from '../daily/words.ts'

const [MINUTE_MS, HOUR_MS] = [60_000, 3_600_000]

/** "new in 6:20 h" */
export function leftToday(ms: number): string {
  const [hours, minutes] = [Math.floor(ms / HOUR_MS), Math.floor((ms % HOUR_MS) / MINUTE_MS)]
  return `new in ${hours}:${String(minutes).padStart(2, '0')} h`
}

/** Who is ahead, and how they did. */
export function bestText({ noun, best }: Pick<DailyGlance, 'noun' | 'best'>): string {
  if (best === undefined) return `Today’s ${noun}: nobody has finished it yet`
  const people = best.crew.filter(({ isBot }) => !isBot).map(({ name }) => name)
  return `Today’s ${noun}, best so far: ${listed(people)}, ${scoreText(best)}`
}

export function playedText({ finished, hasBegun }: Pick<DailyGlance, 'finished' | 'hasBegun'>): string {
  const yours = hasBegun ? 'You have begun it' : 'Your first one counts'
  return finished === 0 ? yours : `${yours} · ${counted(finished, 'result')} in the table`
}
