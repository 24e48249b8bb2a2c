import { useState } from 'react'
import type { Phase } from '../../rules/vocabulary.ts'

/** What the prompt bar and the panels over the board are busy with beside the plan itself. */
export interface Asking {
  readonly isCalling: boolean
  /** SA-2.6: an early lock that waits for a second press. */
  readonly locking: Phase | null
  /** SA-2.20: a phase that the captain ends while somebody still places, after a second press. */
  readonly ending: Phase | null
  /** SA-2.11: the window, by its opening, in which I keep everything. */
  readonly keeps: number | null
  call(isOn: boolean): void
  lock(phase: Phase | null): void
  end(phase: Phase | null): void
  keep(openedAt: number): void
}

export function useAsking(): Asking {
  const [isCalling, call] = useState(false)
  const [locking, lock] = useState<Phase | null>(null)
  const [ending, end] = useState<Phase | null>(null)
  const [keeps, keep] = useState<number | null>(null)
  return { isCalling, locking, ending, keeps, call, lock, end, keep }
}
