import type { GameTypes } from '../contract/contract.ts'
import type { Viewer } from '../contract/seat.ts'
import { copy } from '../data/copy.ts'
import type { Look } from './look.ts'
import type { Match } from './match.ts'

/** What one viewer is shown of a match; numbers and clocks travel beside it. */
export type Shown = Pick<Look<GameTypes>, 'view' | 'open' | 'legal' | 'refused' | 'outcome'> & {
  readonly mayUndo: boolean
}

/** A copy: a view may share parts with the state, which goes on changing. */
export function shownTo(match: Match<GameTypes>, viewer: Viewer): Shown {
  const { view, open, legal, refused, outcome } = match.look(viewer)
  const mayUndo = typeof viewer === 'number' && match.undoTo(viewer) !== null
  return copy({ view, open, legal, refused, outcome, mayUndo })
}
