import { type Seat, seatsOf } from '@starboard/kernel'
import type { Mark } from '@starboard/screen/contract/board.ts'
import type { Telling } from './model.ts'

/** What one seat did and when, along the length of the match. */
export interface Lane {
  readonly seat: Seat
  readonly turns: readonly { readonly from: number; readonly to: number }[]
  readonly marks: readonly PlacedMark[]
}

export interface PlacedMark extends Mark {
  readonly index: number
}

/** Marks that are drawn by themselves; turns are bars, rounds are bands. */
const isDrawn = ({ kind }: Mark): boolean => kind !== 'turn' && kind !== 'round'

export function lanesOf({ moments }: Telling, seats: number): readonly Lane[] {
  const all = moments.flatMap(({ index, marks, undoneAt }) =>
    undoneAt === null ? marks.map((mark) => ({ ...mark, index })) : [],
  )
  const turns = all.filter(({ kind }) => kind === 'turn')
  const ends = all.filter(({ kind }) => kind === 'turn' || kind === 'round').map(({ index }) => index)
  return seatsOf(seats).map((seat) => ({
    seat,
    turns: turns
      .filter((turn) => turn.seat === seat)
      .map(({ index }) => ({ from: index, to: ends.find((end) => end > index) ?? moments.length })),
    marks: all.filter((mark) => mark.seat === seat && isDrawn(mark)),
  }))
}

/** What happened to everybody. */
export const sharedMarks = ({ moments }: Telling): readonly PlacedMark[] =>
  moments.flatMap(({ index, marks, undoneAt }) =>
    undoneAt === null
      ? marks.filter((mark) => mark.seat === null && isDrawn(mark)).map((mark) => ({ ...mark, index }))
      : [],
  )

/** Where a moment stands between the two ends, in percent. */
export const percentAt = (index: number, length: number): number => (length < 2 ? 0 : (index / (length - 1)) * 100)
