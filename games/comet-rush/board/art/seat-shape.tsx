import { seatColour, seatOutline } from '@starboard/screen/pieces/seat-shape.tsx'

/** In a 20 by 20 box, inside a drawing. */
export const SeatShape = ({ seat }: { readonly seat: number }) => (
  <path d={seatOutline(seat)} transform="translate(10 10)" fill={seatColour(seat)} />
)
