import { does, type Sentence, saidOf, say, type Words } from '@starboard/kernel'
import type { Action } from './actions.ts'
import type { SeenEvent } from './events.ts'
import type { FuelHeap } from './state.ts'

type ActionWords = { readonly [K in Action['kind']]: (action: Extract<Action, { kind: K }>) => string }
type EventWords = { readonly [K in SeenEvent['kind']]: (event: Extract<SeenEvent, { kind: K }>) => Sentence }

const cellsText = (count: number): string => (count === 1 ? '1 cell' : `${count} cells`)

const actions: ActionWords = {
  take: ({ cells }) => `Take ${cellsText(cells)}`,
}

const events: EventWords = {
  began: ({ seat, cells }) => say`There are ${cellsText(cells)} in the heap. ${does(seat, 'goes')} first.`,
  taken: ({ seat, cells }) => say`${does(seat, 'takes')} ${cellsText(cells)}.`,
}

/** The sentences of prompt, log and terminal. */
export const words: Words<FuelHeap> = {
  prompt: (_decision, { heap }) => `Take one, two or three: ${cellsText(heap)} left.`,
  action: (action) => saidOf(actions, action) ?? action.kind,
  event: (event: SeenEvent) => saidOf(events, event),
  position: ({ heap, players }) => [
    { kind: 'facts', texts: [`${cellsText(heap)} in the heap`] },
    { kind: 'seats', columns: [{ heading: 'cells', cells: players.map(({ cells }) => `${cells}`) }] },
  ],
}
