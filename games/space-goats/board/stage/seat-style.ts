import type { CSSProperties } from 'react'
import { seatColour } from '../../../../web/pieces/seat-shape.tsx'

/** The colour of a seat as `--seat`, for everything below. */
export const seatStyle = (seat: number): CSSProperties & { readonly '--seat': string } => ({
  '--seat': seatColour(seat),
})
