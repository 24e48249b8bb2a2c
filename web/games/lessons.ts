import type { AnyLesson } from '@starboard/screen/contract/lesson.ts'
import { loadChunk } from './load-chunk.ts'

// In a file of its own: the first page knows from the posters who has one.
const LESSONS = import.meta.glob<{ lesson: AnyLesson }>('../../games/*/lesson/index.ts')

/** The ids of the games that bring one. */
export const lessonGames: readonly string[] = Object.keys(LESSONS).map((path) => path.split('/')[3] ?? path)

/** Null: this game has none. */
export async function loadLesson(game: string): Promise<AnyLesson | null> {
  const load = LESSONS[`../../games/${game}/lesson/index.ts`]
  return load === undefined ? null : (await loadChunk(load)).lesson
}
