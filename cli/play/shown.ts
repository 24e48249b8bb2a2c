import { type Shown, seatOf } from '@starboard/kernel'
import { type Model, nameOf, namesOf, ownSeat } from './model.ts'
import type { ShownPosition } from './show.ts'

/** The view of the one who sits here. */
export function shownTo(model: Model, { view, open, outcome }: Shown, width: number): ShownPosition {
  const own = ownSeat(model)
  const viewer = outcome !== null ? 'everything' : own === null ? 'spectator' : seatOf(own)
  const position = model.entry.game.words.position?.(view, viewer, nameOf(model))
  return {
    view,
    names: namesOf(model),
    own,
    deadlines: open.flatMap(({ by }) => by ?? []),
    width,
    ...(position !== undefined && { position }),
  }
}
