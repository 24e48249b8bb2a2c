import { isRefusal } from '@starboard/kernel'
import type { Draft } from './draft.ts'
import { openText } from './open.ts'

const KEY = 'starboard.space-alert.lab'

/** What lay on the desk last time; null: nothing that can be read. */
export function storedDraft(): Draft | null {
  try {
    const text = localStorage.getItem(KEY)
    const draft = text === null ? null : openText(text)
    return draft === null || isRefusal(draft) ? null : draft
  } catch {
    return null
  }
}

/** A browser that keeps nothing still resolves. */
export function storeDraft(draft: Draft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // There is no room, or it is not allowed: the file can be saved by hand.
  }
}
