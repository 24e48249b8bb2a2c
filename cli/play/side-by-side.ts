import { type Line, line, padEnd, widthOf } from './text.ts'

const GAP = 2
/** Fewer columns make a text beside a picture hard to read. */
const LEAST_BESIDE = 26

/** How many columns are left of a picture; null: there is no room for a text beside it. */
export function roomBeside(picture: readonly Line[], width: number): number | null {
  const room = width - pictureWidth(picture) - GAP
  return room < LEAST_BESIDE ? null : room
}

const pictureWidth = (picture: readonly Line[]): number => Math.max(0, ...picture.map(({ text }) => widthOf(text)))

/** The text to the right of the picture, which ends where the longer of them does. */
export function sideBySide(picture: readonly Line[], text: readonly Line[]): readonly Line[] {
  const start = pictureWidth(picture) + GAP
  return Array.from({ length: Math.max(picture.length, text.length) }, (_, row) =>
    line((padEnd(picture[row]?.text ?? '', start) + (text[row]?.text ?? '')).trimEnd()),
  )
}
