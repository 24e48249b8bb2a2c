import type { Draft } from './draft.ts'

/** Every state that was, and every state that was undone. */
export interface History {
  readonly past: readonly Draft[]
  readonly now: Draft
  readonly future: readonly Draft[]
  /** Changes of one spell of typing are undone together. */
  readonly group: string | null
}

export const historyOf = (draft: Draft): History => ({ past: [], now: draft, future: [], group: null })

export function change(history: History, draft: Draft, group: string | null = null): History {
  const { past, now } = history
  if (JSON.stringify(draft) === JSON.stringify(now)) return history
  const isSameGroup = group !== null && group === history.group
  return { past: isSameGroup ? past : [...past, now], now: draft, future: [], group }
}

export function undo(history: History): History {
  const before = history.past.at(-1)
  if (before === undefined) return history
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future], group: null }
}

export function redo(history: History): History {
  const [after, ...future] = history.future
  return after === undefined ? history : { past: [...history.past, history.now], now: after, future, group: null }
}
