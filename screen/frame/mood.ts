import type { OpenDecision } from '@starboard/kernel'
import type { AroundBoard } from './context.ts'

/** What the prompt bar is about: a film, the end, a pause, my decision, or somebody else's. */
export type Mood = 'film' | 'over' | 'paused' | 'asked' | 'waiting'

export function moodOf(around: Pick<AroundBoard, 'scene' | 'outcome' | 'table' | 'faces'>): Mood {
  // What can be answered while a film plays goes before the film.
  if (around.scene.isPlaying && myDecision(around) === undefined) return 'film'
  if (around.outcome !== null) return 'over'
  if (around.table?.isPaused === true) return 'paused'
  return myDecision(around) === undefined ? 'waiting' : 'asked'
}

export const myDecision = (around: Pick<AroundBoard, 'scene' | 'faces'>): OpenDecision | undefined =>
  myOpen(around, around.scene.shown.open)

/** Tells one question to me from the next; null while nothing is asked of me. */
export function aboutMine(around: Parameters<typeof moodOf>[0]): string | null {
  const mine = moodOf(around) === 'asked' ? myDecision(around) : undefined
  return mine === undefined ? null : (mine.id ?? mine.kind)
}

export function myOpen({ faces }: Pick<AroundBoard, 'faces'>, open: readonly OpenDecision[]): OpenDecision | undefined {
  const me = faces.find(({ isMe }) => isMe)?.seat
  return open.find(({ seat }) => seat === me)
}
