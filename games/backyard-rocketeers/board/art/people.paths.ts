import { flat, type Marks, oval, shape, stroke } from './marks.ts'
import type { Ink } from './palette.ts'

interface Gnome {
  readonly hat?: Ink
  readonly coat?: Ink
  readonly eyes?: 'open' | 'shades' | 'goggles'
}

const EYES: Readonly<Record<NonNullable<Gnome['eyes']>, Marks>> = {
  open: [stroke('M-5-45.500v.1M5-45.500v.1', 3)],
  shades: [shape('coal', 'M-10-48H-1V-44Q-5-40-9-44ZM1-48h9l-1 4q-4 4-8 0Z', 1.4), stroke('M-10-48H10', 1.6)],
  goggles: [shape('sky', oval(-5, -45, 4.6), 1.8), shape('sky', oval(5.5, -45, 4.6), 1.8)],
}

/** A garden gnome on his feet at 0,0, 84 high: the neighbour who does it. */
export const gnome = ({ hat = 'red', coat = 'blue', eyes = 'open' }: Gnome = {}): Marks => [
  shape('coal', 'M-14 0q-3-8 5-8h5V0ZM14 0q3-8-5-8H4V0Z'),
  shape(coat, 'M-14-4C-18-20-14-34 0-36C14-34 18-20 14-4Z'),
  flat('shade', 'M6-34C15-30 17-18 14-4H5Z'),
  stroke('M-15-10H15', 4, 'coal'),
  shape('mustard', 'M-3-13h6v6h-6Z', 1.2),
  shape('paper', 'M-12-40C-15-20-3-15 0-11C3-15 15-20 12-40Z'),
  shape('skin', oval(0, -43, 9.5)),
  ...EYES[eyes],
  shape('blush', oval(1, -39.5, 3.4), 1.5),
  ...hatOf(hat),
]

const hatOf = (hat: Ink): Marks => [
  shape(hat, 'M-13-47C-8-66 4-74-6-85C13-79 14-60 13-47Q0-53-13-47Z'),
  flat('shade', 'M4-73C7-66 9-58 8-49.500L13-47C14-60 13-77-1-83C2-79 3-76 4-73Z'),
]

/** The same from the beard up, for peeping over something; 0,0 is the tip of his nose. */
export const PEEPING_GNOME: Marks = [
  shape('skin', oval(0, -3, 10)),
  ...hatOf('red').map((mark) => ({ at: 'translate(0 40)', marks: [mark] })),
]

/** He lives on Mars and was there first; 0,0 between his feet, 56 high. */
export const MARTIAN: Marks = [
  stroke('M-6-46q-6-6-4-13M6-46q6-6 4-13', 2.4),
  shape('lemon', oval(-10, -60, 3.2)),
  shape('lemon', oval(10, -60, 3.2)),
  shape('violet', 'M-9-2C-16-2-16-14-10-20H10C16-14 16-2 9-2Z'),
  shape('violet', 'M0-50C18-50 24-36 17-26Q10-17 0-17Q-10-17-17-26C-24-36-18-50 0-50Z'),
  flat('shade', 'M8-48C20-44 23-35 17-26Q12-19 5-17C12-26 13-38 8-48Z'),
  shape('paper', oval(-7, -34, 5.5, 6.5), 1.8),
  shape('paper', oval(7, -34, 5.5, 6.5), 1.8),
  stroke('M-6-33v.1M6-33v.1', 4.6),
  stroke('M-5-23q5 4 10 0', 1.8),
]
