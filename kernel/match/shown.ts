import type { GameTypes } from '../contract/contract.ts'
import type { Viewer } from '../contract/seat.ts'
import { kept } from '../data/copy.ts'
import type { Look } from './look.ts'
import type { Match } from './match.ts'

/** What one viewer is shown of a match; numbers and clocks travel beside it. */
export type Shown = Pick<Look<GameTypes>, 'view' | 'open' | 'legal' | 'refused' | 'outcome'> & {
  readonly mayUndo: boolean
}

/** A copy: a view may share parts with the state, which goes on changing. */
export const shownTo = (match: Match<GameTypes>, viewer: Viewer): Shown => kept(glanceOf(match, viewer))

/** The same, borrowed: good until something happens in the match. */
export function glanceOf(match: Match<GameTypes>, viewer: Viewer): Shown {
  const { view, open, legal, refused, outcome } = match.glance(viewer)
  const mayUndo = typeof viewer === 'number' && match.undoTo(viewer) !== null
  return { view, open, legal, refused, outcome, mayUndo }
}
