import { type Seat, seatsOf } from '@starboard/kernel'
import type { Mark } from '@starboard/screen/contract/board.ts'
import { type Axis, percentOn } from './axis.ts'
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
export const percentAt = (axis: Axis, index: number): number => percentOn(axis, axis.placeOf(index))

/** Where a stretch of moments ends: with the first moment after it, or with the last one. */
export const endOf = (axis: Axis, to: number): number =>
  Math.min(100, to > axis.indexAt(axis.max) ? 100 : percentAt(axis, to))

/** Two names of rounds need this much of the length between their middles. */
const NAME_PERCENT = 4.6
const EVERY = [1, 2, 5, 10, 20, 50, 100] as const

/** Rounds that are named: all of them, or every second, every fifth …, so that no two names touch. */
export function namedBands(bands: Telling['bands'], axis: Axis): Telling['bands'] {
  if (bands.some(({ short }) => short !== undefined)) return withRoom(bands, axis)
  const everyOf = (every: number) => bands.filter(({ round }) => round % every === 0)
  const every = EVERY.find((one) => !areTight(everyOf(one), axis))
  return every === undefined ? [] : everyOf(every)
}

/** Phases and turns are no numbers in a row: each is named where the one before leaves room for it. */
function withRoom(bands: Telling['bands'], axis: Axis): Telling['bands'] {
  let last = Number.NEGATIVE_INFINITY
  return bands.filter((band) => {
    const middle = middleOf(band, axis)
    if (middle - last < NAME_PERCENT) return false
    last = middle
    return true
  })
}

const middleOf = ({ from, to }: Telling['bands'][number], axis: Axis): number =>
  (percentAt(axis, from) + endOf(axis, to)) / 2

const areTight = (bands: Telling['bands'], axis: Axis): boolean => {
  const middles = bands.map((band) => middleOf(band, axis))
  return middles.some((middle, place) => middle - (middles[place - 1] ?? Number.NEGATIVE_INFINITY) < NAME_PERCENT)
}
