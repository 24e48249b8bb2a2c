import type { Fault } from '../../rules/file/fault.ts'
import type { Mission } from '../../rules/mission.ts'
import { checkDraft, type Draft } from './draft.ts'
import type { Edit } from './edits.ts'
import { change, type History, historyOf, redo, undo } from './history.ts'

/** What lies on the desk. */
export interface Session {
  readonly history: History
  /** The draft if it has no faults, else the last one that had none. */
  readonly mission: Mission
  readonly faults: readonly Fault[]
  /** The result to compare with. */
  readonly pinned: Mission | null
}

export type SessionAction =
  | { readonly kind: 'edit'; readonly edit: Edit; readonly group?: string }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  /** Another mission. What lay here can be brought back by an undo. */
  | { readonly kind: 'open'; readonly draft: Draft }
  | { readonly kind: 'pin' }
  | { readonly kind: 'unpin' }

export function sessionOf(draft: Draft): Session {
  const check = checkDraft(draft)
  if ('faults' in check) throw new Error(`A session begins with a mission: ${check.faults[0]?.text}`)
  return { history: historyOf(draft), mission: check.mission, faults: [], pinned: null }
}

export function reduceSession(session: Session, action: SessionAction): Session {
  const { history } = session
  switch (action.kind) {
    case 'edit':
      return withHistory(session, change(history, action.edit(history.now), action.group ?? null))
    case 'undo':
      return withHistory(session, undo(history))
    case 'redo':
      return withHistory(session, redo(history))
    case 'open':
      return { ...withHistory(session, change(history, action.draft)), pinned: null }
    case 'pin':
      return { ...session, pinned: session.mission }
    case 'unpin':
      return { ...session, pinned: null }
  }
}

function withHistory(session: Session, history: History): Session {
  if (history === session.history) return session
  const check = checkDraft(history.now)
  return 'faults' in check
    ? { ...session, history, faults: check.faults }
    : { ...session, history, faults: [], mission: check.mission }
}
