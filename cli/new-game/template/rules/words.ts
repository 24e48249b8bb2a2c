import { does, say, type Words } from '@starboard/kernel'
import type { FuelHeap } from './state.ts'

/** The sentences of prompt, log and terminal. */
export const words: Words<FuelHeap> = {
  prompt: (_decision, { heap }) => `Take one, two or three: ${cellsText(heap)} left.`,
  action: ({ cells }) => `Take ${cellsText(cells)}`,
  event: ({ kind, seat, cells = 0 }) => {
    if (seat === undefined) return null
    return kind === 'began'
      ? say`There are ${cellsText(cells)} in the heap. ${does(seat, 'goes')} first.`
      : say`${does(seat, 'takes')} ${cellsText(cells)}.`
  },
  position: ({ heap, players }) => [
    { kind: 'facts', texts: [`${cellsText(heap)} in the heap`] },
    { kind: 'seats', columns: [{ heading: 'cells', cells: players.map(({ cells }) => `${cells}`) }] },
  ],
}

const cellsText = (count: number): string => (count === 1 ? '1 cell' : `${count} cells`)
