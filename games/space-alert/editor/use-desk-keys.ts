import { isForTable } from '@starboard/screen/pieces/keys.ts'
import { type Dispatch, useEffect, useEffectEvent } from 'react'
import type { PickedCell } from '../film/plan/plan-cell.tsx'
import type { Slot } from '../rules/vocabulary.ts'
import { setSlot } from './model/edits.ts'
import type { SessionAction } from './model/session.ts'

interface DeskKeys {
  readonly picked: PickedCell | null
  readonly dispatch: Dispatch<SessionAction>
  unpick(): void
}

/** Letters put a card into the picked slot. */
const SLOT_KEYS: Readonly<Record<string, Slot>> = { a: 'A', b: 'B', c: 'C', l: 'lift', Delete: null, Backspace: null }

/** Ctrl+Z and Ctrl+Y; A, B, C, L and Delete for the picked slot; Esc lets go of it. */
export function useDeskKeys({ picked, dispatch, unpick }: DeskKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const run = meant(event)
    if (run === null) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  function meant(event: KeyboardEvent): (() => void) | null {
    if (event.ctrlKey || event.metaKey) return isTyping(event) ? null : historyKey(event)
    if (picked === null || !isForTable(event)) return null
    if (event.key === 'Escape') return unpick
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const slot = SLOT_KEYS[key]
    return slot === undefined ? null : () => dispatch({ kind: 'edit', edit: setSlot(picked.crew, picked.turn, slot) })
  }

  function historyKey({ key, shiftKey }: KeyboardEvent): (() => void) | null {
    const letter = key.toLowerCase()
    if (letter === 'y' || (letter === 'z' && shiftKey)) return () => dispatch({ kind: 'redo' })
    return letter === 'z' ? () => dispatch({ kind: 'undo' }) : null
  }
}

/** A field has an undo of its own. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('input:not([type="checkbox"]), textarea') !== null
