/** The shapes of the seats, in the order in which seats are dealt; each goes with the colour of the same number. */
const SHAPES = [
  'M17.4 10A7.4 7.4 0 1 1 2.6 10A7.4 7.4 0 1 1 17.4 10Z',
  'M10 2.2L18 16.4H2Z',
  'M10 1.4L18.6 10L10 18.6L1.4 10Z',
  'M10 1.8L17.2 5.9V14.1L10 18.2L2.8 14.1V5.9Z',
  'M10 1.4L12.6 7.1L18.8 7.8L14.2 12L15.5 18.2L10 15.1L4.5 18.2L5.8 12L1.2 7.8L7.4 7.1Z',
  'M7 2H13V7H18V13H13V18H7V13H2V7H7Z',
  'M13.6 2.6A8 8 0 1 0 17.8 13.6A6.4 6.4 0 0 1 13.6 2.6Z',
  'M3.2 3.2H16.8V16.8H3.2Z',
] as const

export const seatColour = (seat: number): string => `var(--seat-${(seat % SHAPES.length) + 1})`

/** In a 20 by 20 box. Seats count from 0. */
export const SeatShape = ({ seat }: { readonly seat: number }) => (
  <path d={SHAPES[seat % SHAPES.length]} fill={seatColour(seat)} />
)
