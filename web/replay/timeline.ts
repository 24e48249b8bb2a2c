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
  const ends = nextOf(all.filter(({ kind }) => kind === 'turn' || kind === 'round').map(({ index }) => index))
  const { length } = moments
  return seatsOf(seats).map((seat) => ({
    seat,
    turns: spread(
      turns.filter((turn) => turn.seat === seat),
      length,
    ).map(({ index }) => ({ from: index, to: ends.get(index) ?? length })),
    marks: spread(
      all.filter((mark) => mark.seat === seat && isDrawn(mark)),
      length,
    ),
  }))
}

/** For each of them, in order, the next one that is greater. */
function nextOf(indexes: readonly number[]): ReadonlyMap<number, number> {
  const distinct = [...new Set(indexes)]
  return new Map(distinct.slice(1).map((next, place) => [distinct[place] ?? next, next]))
}

/** Nobody can tell apart what stands closer together than this part of the length. */
const PLACES = 400

/** Of a very long match only what has a place of its own is drawn. */
function spread<X extends { readonly index: number }>(list: readonly X[], length: number): readonly X[] {
  if (list.length <= PLACES) return list
  const taken = new Set<number>()
  return list.filter(({ index }) => {
    const place = Math.floor((index / length) * PLACES)
    if (taken.has(place)) return false
    taken.add(place)
    return true
  })
}

/** What happened to everybody. */
export const sharedMarks = ({ moments }: Telling): readonly PlacedMark[] =>
  spread(
    moments.flatMap(({ index, marks, undoneAt }) =>
      undoneAt === null
        ? marks.filter((mark) => mark.seat === null && isDrawn(mark)).map((mark) => ({ ...mark, index }))
        : [],
    ),
    moments.length,
  )

/** Rounds that have a place of their own. */
export const drawnBands = ({ moments, bands }: Telling): Telling['bands'] =>
  spread(
    bands.map((band) => ({ ...band, index: band.from })),
    moments.length,
  )

/** Where a moment stands between the two ends, in percent. */
export const percentAt = (index: number, length: number): number => (length < 2 ? 0 : (index / (length - 1)) * 100)

/** Two names of rounds need this much of the length between their middles. */
const NAME_PERCENT = 4.6
const EVERY = [1, 2, 5, 10, 20, 50, 100] as const

/** Rounds that are named: all of them, or every second, every fifth …, so that no two names touch. */
export function namedBands(bands: Telling['bands'], length: number): Telling['bands'] {
  const everyOf = (every: number) => bands.filter(({ round }) => round % every === 0)
  const every = EVERY.find((one) => !areTight(everyOf(one), length))
  return every === undefined ? [] : everyOf(every)
}

const areTight = (bands: Telling['bands'], length: number): boolean => {
  const middles = bands.map(({ from, to }) => percentAt((from + Math.min(to, length - 1)) / 2, length))
  return middles.some((middle, place) => middle - (middles[place - 1] ?? Number.NEGATIVE_INFINITY) < NAME_PERCENT)
}
