import { seatColour } from '@starboard/screen/pieces/seat-shape.tsx'
import type { CSSProperties } from 'react'

/** The colour of a seat as `--seat`, for everything below. */
export const seatStyle = (seat: number): CSSProperties & { readonly '--seat': string } => ({
  '--seat': seatColour(seat),
})
