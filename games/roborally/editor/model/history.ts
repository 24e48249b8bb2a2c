import type { Course } from '../../rules/course/course.ts'
import type { Square } from '../../rules/square.ts'

/** What is edited: a course, and the square that is looked at. */
export interface Document {
  readonly course: Course
  readonly selection: Square | null
}

/** Without an end: every state that was, and every state that was undone. */
export interface History {
  readonly past: readonly Document[]
  readonly now: Document
  readonly future: readonly Document[]
  /** Changes of one drag, or of one spell of typing, are undone together. */
  readonly group: string | null
}

export const historyOf = (course: Course): History => ({
  past: [],
  now: { course, selection: null },
  future: [],
  group: null,
})

/** Looking elsewhere is no change. */
export const select = (history: History, selection: Square | null): History =>
  history.now.selection === selection ? history : { ...history, now: { ...history.now, selection } }

/** A new state of the course. A change that changes nothing leaves no trace. */
export function change(history: History, course: Course, group: string | null = null): History {
  const { past, now } = history
  if (course === now.course) return history
  const isSameGroup = group !== null && group === history.group
  const document = { course, selection: kept(now.selection, course) }
  return { past: isSameGroup ? past : [...past, now], now: document, future: [], group }
}

const kept = (selection: Square | null, course: Course): Square | null =>
  selection !== null && selection < course.tiles.length ? selection : null

export const undo = (history: History): History => {
  const before = history.past.at(-1)
  if (before === undefined) return history
  const { past, now, future } = history
  return { past: past.slice(0, -1), now: before, future: [now, ...future], group: null }
}

export const redo = (history: History): History => {
  const [after, ...future] = history.future
  return after === undefined ? history : { past: [...history.past, history.now], now: after, future, group: null }
}
