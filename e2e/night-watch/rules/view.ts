import { type Chance, copy, type Viewer } from '@starboard/kernel'
import { type Colour, dealOrder, unusedBeside } from './colours.ts'
import type { Keeper, State } from './state.ts'

export interface View extends Pick<State, 'options' | 'rules' | 'agenda'> {
  readonly keepers: readonly (Omit<Keeper, 'order'> & { readonly order?: Colour })[]
}

export function view({ options, rules, agenda, keepers }: State, viewer: Viewer): View {
  const isOver = agenda.steps.length === 0
  const mayKnow = (readBy: readonly Viewer[]) => isOver || viewer === 'everything' || readBy.includes(viewer)
  return {
    options,
    rules,
    agenda: copy(agenda),
    keepers: keepers.map(({ order, readBy, ...open }) => ({
      ...open,
      readBy: [...readBy],
      ...(mayKnow(readBy) && { order }),
    })),
  }
}

export function determinize(view: View, _viewer: Viewer, random: Chance): State {
  const { keepers, ...open } = copy(view)
  const orders = unusedBeside(keepers.map(({ order }) => order))
  return {
    ...open,
    keepers: keepers.map((keeper) => ({ ...keeper, order: keeper.order ?? dealOrder(orders, random) })),
    orders,
  }
}
