/** Where each moment stands along the length of the match, in units of its own. */
export interface Axis {
  readonly min: number
  readonly max: number
  placeOf(index: number): number
  /** The last moment that stands there or before. */
  indexAt(place: number): number
}

/** One place for each moment, counted from 1. */
export const evenAxis = (length: number): Axis => ({
  min: 1,
  max: length,
  placeOf: (index) => index + 1,
  indexAt: (place) => place - 1,
})

/** Moments in order, each as long after the one before as it took. */
export function timeAxis(lengths: readonly number[]): Axis {
  const places: number[] = []
  let place = 0
  for (const length of lengths) {
    places.push(place)
    place += length
  }
  return {
    min: 0,
    max: places.at(-1) ?? 0,
    placeOf: (index) => places[index] ?? 0,
    indexAt: (place) =>
      Math.max(
        0,
        places.findLastIndex((one) => one <= place),
      ),
  }
}

/** Where a place stands between the two ends, in percent. */
export const percentOn = ({ min, max }: Axis, place: number): number =>
  max === min ? 0 : ((place - min) / (max - min)) * 100
