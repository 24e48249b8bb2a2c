import { copy } from '@starboard/kernel'
import type { State } from './state.ts'

/** What somebody may see. All of it here; with secrets it is built up from what the viewer may know. */
export type View = State

export const view = (s: State): View => copy(s)

/** A full state that fits what a viewer sees: without secrets there is only one. */
export const determinize = (seen: View): State => copy(seen)
