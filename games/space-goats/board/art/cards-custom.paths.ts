import { FACE, FACE_BEARD, FACE_HORNS } from './goat-face.paths.ts'
import { flat, oval, shape, stroke } from './marks.ts'
import { INK } from './palette.ts'
import { at, type Picture, stars } from './picture.ts'
import { ROCKET } from './rocket.paths.ts'

/** Effects that only cards of other sets have. */

/** Whoever is full of jam does not play. */
export const JAM_PICTURE: Picture = {
  ground: 'hot',
  rays: [70, 40, 16],
  parts: [
    { at: at({ x: 4, y: 20, scale: 0.62, turn: -6 }), line: 4.6, coat: { accent: INK.red }, marks: ROCKET },
    {
      marks: [
        shape('wine', 'M62 26c8-10 34-8 36 8 8 8 0 24-10 22-6 10-26 8-28-4-12-4-10-24 2-26Z', 3.2),
        shape('ice', 'M64 28h26v30c-4 4-22 4-26 0Z', 2.8),
        flat('wine', 'M67 38c8 4 12-4 20 0v18c-5 3-15 3-20 0Z'),
        shape('paper', 'M68 42h18v10H68Z', 2.2),
        flat('red', oval(77, 47, 3.4)),
        shape('mustard', 'M62 20h30v9H62Z', 2.8),
        stroke('M54 62v6M96 60v10M60 56v4', 4, 'wine'),
      ],
    },
  ],
}

export const REST_PICTURE: Picture = {
  ground: 'night',
  parts: [
    stars([12, 18, 5], [84, 62, 4], [30, 12, 4]),
    { marks: [shape('lemon', 'M98 12c-12 0-18 14-10 24 4 4 10 6 15 4-14-4-16-20-5-28Z')] },
    {
      at: at({ x: 18, y: 9, scale: 0.58 }),
      line: 4.2,
      marks: [
        ...FACE_HORNS.swept,
        ...FACE,
        ...FACE_BEARD,
        stroke('M33 48q6 6 12 0M55 48q6 6 12 0', 4),
        stroke('M45 82q5 4 10 0', 3),
        shape('blue', 'M32 32C34 10 60 6 84 22c8 6 8 14 4 20-4-8-10-12-18-14-12-4-26-2-38 4Z'),
        shape('paper', 'M30 34c10-6 26-8 40-4l-1 7c-12-4-26-2-37 3Z'),
        shape('white', oval(88, 44, 6)),
      ],
    },
    { marks: [stroke('M74 46h8l-8 9h8M88 30h6l-6 7h6', 3, 'white')] },
  ],
}
