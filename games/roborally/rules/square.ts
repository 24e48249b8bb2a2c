/** A square by its number in reading order: row by row from the north, west to east. */
export type Square = number

/** Where a robot is that is not on the board. */
export const OFF_BOARD: Square = -1

/** `[x, y]`, x counts columns from 0 at the left, y rows from 0 at the top: as players and files write it. */
export type Place = readonly [x: number, y: number]

interface Sized {
  readonly width: number
  readonly height: number
}

export const squareAt = ({ width }: Pick<Sized, 'width'>, x: number, y: number): Square => y * width + x

export const placeOf = ({ width }: Pick<Sized, 'width'>, square: Square): Place => [
  square % width,
  Math.floor(square / width),
]

export const isPlaceOn = ({ width, height }: Sized, [x, y]: Place): boolean =>
  x >= 0 && y >= 0 && x < width && y < height

export const printPlace = (sized: Pick<Sized, 'width'>, square: Square): string => {
  const [x, y] = placeOf(sized, square)
  return `[${x},${y}]`
}
