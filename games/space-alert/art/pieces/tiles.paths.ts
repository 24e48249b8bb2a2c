import type { Tile } from '../../rules/vocabulary.ts'
import { flat, type Marks, oval, shape, stroke } from '../marks.ts'

const CARD = shape('paper', 'M-17-22H17Q22-22 22-17V17Q22 22 17 22H-17Q-22 22-22 17V-17Q-22-22-17-22Z', 2.4)

const ICONS: Readonly<Record<Tile, Marks>> = {
  structure: [stroke('M-17-10H17M-17 10H17', 4.4, 'navy'), stroke('M-17 10L-8-10 0 10 8-10 17 10', 3, 'navy')],
  lift: [stroke('M-13-17V17M13-17V17', 3.6, 'navy'), flat('navy', 'M0-17L9-6H3V6H9L0 17-9 6H-3V-6H-9Z')],
  'upper-weapon': [flat('navy', 'M-6-18H6V-13H4V0C10 1 13 5 13 11L15 17H-15L-13 11C-13 5-10 1-4 0V-13H-6Z')],
  'lower-weapon': [
    flat('navy', 'M-19 14L-16 1-10-5-2-1 14-14 18-10 3 6 4 11-1 17Z'),
    flat('navy', 'M12-17L19-12 17-8 10-14Z'),
  ],
  shield: [
    flat('navy', 'M0-18L15-13V-2C15 9 8 14 0 18C-8 14-15 9-15-2V-13Z'),
    stroke('M-7-2Q0-8 7-2M-7 5Q0-1 7 5', 2.6, 'paper'),
  ],
  reactor: [
    flat('navy', `M-13-18H13V-13H-13ZM-13 13H13V18H-13Z${oval(0, 0, 14)}`),
    flat('paper', 'M3-10L-7 2H-1L-3 10 7-2H1Z'),
  ],
}

const CRACK = 'M21.500-6L12-1 15 6 5 10 8 16-2 21.500'

/** SA-8.5: what is broken, and that it is; 44 by 44 around 0,0. */
export const tile = (kind: Tile): Marks => [
  CARD,
  ...ICONS[kind],
  flat('red', `${CRACK}H17Q21.500 21.500 21.500 17Z`),
  stroke(CRACK, 3),
]

/** Face down. */
export const TILE_BACK: Marks = [
  shape('hull', 'M-17-22H17Q22-22 22-17V17Q22 22 17 22H-17Q-22 22-22 17V-17Q-22-22-17-22Z', 2.4),
  stroke('M-14-14H14V14H-14Z', 2, 'steel'),
  stroke('M-8-9L0 0-5 4 8 9', 2.6, 'steel'),
]
