import { counted, listed } from '@starboard/screen/pieces/words.ts'
import type { DailyGlance, DailyLine } from '@starboard/wire/api'

const [MINUTE_MS, HOUR_MS] = [60_000, 3_600_000]

/** "new in 6:20 h" */
export function leftToday(ms: number): string {
  const [hours, minutes] = [Math.floor(ms / HOUR_MS), Math.floor((ms % HOUR_MS) / MINUTE_MS)]
  return `new in ${hours}:${String(minutes).padStart(2, '0')} h`
}

export const todayText = ({ noun, finished }: Pick<DailyGlance, 'noun' | 'finished'>): string =>
  finished === 0 ? `Today’s ${noun}: nobody has finished it yet` : `Today’s ${noun}, the first so far:`

/** Bots have not played it, they have only filled its seats. */
export const playedBy = ({ crew }: Pick<DailyLine, 'crew'>): string =>
  listed(crew.filter(({ isBot }) => !isBot).map(({ name }) => name))

export function playedText({ finished, hasBegun }: Pick<DailyGlance, 'finished' | 'hasBegun'>): string {
  const yours = hasBegun ? 'You have begun it' : 'Your first one counts'
  return finished === 0 ? yours : `${yours} · ${counted(finished, 'result')} in the table`
}
