import { createHash } from 'node:crypto'
import type { Refusal } from '@starboard/kernel'
import type { TableRow } from '../store/store.ts'
import { withMemory } from '../table/row.ts'

/** What a command gets back: the code of a new table, or why not. Its place in the log would count hidden drafts. */
export type Answer = { readonly code?: string } | Refusal

const MOST_ANSWERS = 200
const MOST_DONE = 64

/** Short, and enough to know a command again among the last ones. */
export const markOf = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 12)

/** The command that changes a row is noted in it: sent again, even after a restart, it changes nothing. */
export function withMark(row: TableRow, mark: string | null): TableRow {
  const { done = [] } = row.memory
  return mark === null || done.includes(mark) ? row : withMemory(row, { done: [...done, mark].slice(-MOST_DONE) })
}

export const isDone = (row: TableRow, key: string): boolean => row.memory.done?.includes(markOf(key)) ?? false

/** The newest answers, for commands that are sent again. */
export class Answers {
  readonly #kept = new Map<string, Answer>()

  get(key: string): Answer | undefined {
    return this.#kept.get(key)
  }

  keep(key: string, answer: Answer): void {
    this.#kept.set(key, answer)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > MOST_ANSWERS && oldest !== undefined) this.#kept.delete(oldest)
  }
}
