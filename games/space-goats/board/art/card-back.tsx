import type { ReactElement } from 'react'
import { Drawing } from './drawing.tsx'
import { FACE, FACE_BEARD, FACE_HORNS, FACE_MOODS } from './goat-face.paths.ts'
import { dots, flat, type Part, rays, shape } from './marks.ts'
import { COATS, GROUNDS, INK } from './palette.ts'
import { at } from './picture.ts'

const FRAME: Part = {
  marks: [
    shape('paper', 'M6 2H54Q58 2 58 6V78Q58 82 54 82H6Q2 82 2 78V6Q2 2 6 2Z', 2.6),
    shape('grape', 'M9 6H51Q54 6 54 9V75Q54 78 51 78H9Q6 78 6 75V9Q6 6 9 6Z', 2),
  ],
}

const DOTS: Part = {
  marks: [
    dots(
      [52, 57, 62, 67, 72].map((y) => [y, 9, 52] as const),
      2.2,
      'night',
    ),
    dots([[76, 10, 51]], 2.8, 'night'),
    flat('mustard', 'M30 9l2 5 5 1-4 3 1 5-4-3-4 3 1-5-4-3 5-1Z'),
  ],
}

const GOAT: Part = {
  at: at({ x: 7, y: 25, scale: 0.46 }),
  coat: { ...COATS.gold, horns: INK.paper, iris: INK.red },
  line: 4,
  marks: [...FACE_HORNS.swept, ...FACE, ...FACE_BEARD, ...FACE_MOODS.calm],
}

/** The back of every card, 60 by 84. */
export const CardBack = (): ReactElement => (
  <svg viewBox="0 0 60 84" aria-hidden="true">
    <Drawing parts={[FRAME]} />
    <svg x={7} y={7} width={46} height={70} viewBox="7 7 46 70" aria-hidden="true">
      <path d={rays(30, 46, 12)} fill={GROUNDS.grape[1]} />
    </svg>
    <Drawing parts={[DOTS, GOAT]} />
  </svg>
)
