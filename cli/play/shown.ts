import type { Frame } from '@starboard/server/client'
import { type Model, namesOf, ownSeat } from './model.ts'
import type { Shown } from './show.ts'

/** The view of the one who sits here. */
export const shownTo = (model: Model, { view, open }: Frame, width: number): Shown => ({
  view,
  names: namesOf(model),
  own: ownSeat(model),
  deadlines: open.flatMap(({ by }) => by ?? []),
  width,
})
