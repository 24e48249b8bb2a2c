import { type Picture, type PictureSteps, type Seat, stepBy } from '@starboard/kernel'
import type { SeenEvent } from './events.ts'
import type { NightWatch } from './state.ts'
import type { View } from './view.ts'

/** The clock of the night comes with the true view. */
export const picture: Picture<NightWatch> = {
  step: (view, event) => stepBy(steps, view, event),
  exact: ({ agenda: _agenda, ...told }) => told,
}

const steps: PictureSteps<View, SeenEvent> = {
  lit: (view, { seat, colour }) => withKeeper(view, seat, ({ oil }) => ({ lamp: colour, oil: oil - 1 })),
  orderRead: (view, { seat, of, order }) =>
    withKeeper(
      withKeeper(view, seat, ({ oil }) => ({ oil: oil - 1 })),
      of,
      ({ readBy }) => ({ readBy: [...readBy, seat], ...(order !== undefined && { order }) }),
    ),
  gust: (view, { blownOut }) => (blownOut === null ? view : withKeeper(view, blownOut, () => ({ lamp: null }))),
  dawn: (view, { orders }) => ({
    ...view,
    keepers: view.keepers.map((keeper, seat) => ({
      ...keeper,
      ...(orders[seat] !== undefined && { order: orders[seat] }),
    })),
  }),
}

type SeenKeeper = View['keepers'][number]

const withKeeper = (view: View, at: Seat, change: (keeper: SeenKeeper) => Partial<SeenKeeper>): View => ({
  ...view,
  keepers: view.keepers.map((keeper, seat) => (seat === at ? { ...keeper, ...change(keeper) } : keeper)),
})
