import { BOWL_BACK, FACE, FACE_HORNS, FACE_MOODS } from './goat-face.paths.ts'
import { BEARDS, HORNS } from './goat-features.paths.ts'
import { goatParts } from './goat-parts.ts'
import { EAR, HEAD, HEAD_LINES } from './goat-side.paths.ts'
import { dots, flat, oval, type Part, shape, stroke, zigzag } from './marks.ts'
import { COATS, INK } from './palette.ts'
import { at, goatHead, type Picture, PLAYING_CARD, standingGoat, stars } from './picture.ts'
import { SMALL_ROCKET } from './rocket.paths.ts'

/** Far out there: cheese. */
const recon: Picture = {
  ground: 'night',
  parts: [
    stars([8, 16, 5], [98, 62, 5], [62, 14, 4], [54, 62, 4]),
    {
      marks: [
        shape('mustard', oval(80, 34, 17)),
        flat('ochre', oval(73, 29, 3.6) + oval(84, 40, 4.4) + oval(86, 26, 2.4) + oval(74, 42, 2)),
        stroke('M62 42c-8 8 8 6 22-2s22-18 14-18', 7),
        stroke('M62 42c-8 8 8 6 22-2s22-18 14-18', 3.2, 'pink'),
      ],
    },
    {
      at: at({ x: 46, y: 14, scale: 0.62, isMirrored: true }),
      line: 4.6,
      marks: [...HEAD, ...HEAD_LINES, ...BEARDS.goatee, ...EAR, ...HORNS.swept, stroke('M13 60c7 1 13 0 17-5', 3)],
    },
    {
      at: 'rotate(-8 24 38)',
      marks: [
        shape('iron', 'M20 32h14v10H20Z', 2.8),
        shape('mustard', 'M32 30h14v14H32Z', 2.8),
        shape('brown', 'M44 28h18v18H44Z', 2.8),
        flat('gleam', 'M46 31h14v3H46Z'),
        shape('ice', oval(63, 37, 3, 9), 2.6),
      ],
    },
  ],
}

/** Nothing is lost for good. */
const salvage: Picture = {
  ground: 'grape',
  rays: [54, 76, 13],
  parts: [
    { at: at({ x: 37, y: 50, scale: 0.72, turn: -14 }), marks: PLAYING_CARD, line: 3.6 },
    {
      at: 'translate(77 42) rotate(74) scale(.46)',
      coat: { accent: INK.red },
      line: 4.6,
      marks: SMALL_ROCKET.slice(1),
    },
    {
      marks: [
        stroke('M54-4v20', 5),
        stroke('M54-4v20', 2, 'bone'),
        shape('red', 'M30 38V30c0-26 48-26 48 0v8H65V30c0-10-22-10-22 0v8Z', 3.2),
        shape('steel', 'M30 35h13v9H30ZM65 35h13v9H65Z', 2.8),
        flat('gleam', 'M34 30c0-10 6-15 14-16-6 4-9 9-9 16Z'),
        stroke('M24 40l-8 3M25 49l-6 6M84 42l7 3', 3, 'lemon'),
        shape('rock', 'M-4 84c2-20 14-24 22-18 4-6 12-8 18-4M72 64c8-8 20-6 24 2 10-4 22 2 26 18'),
      ],
    },
    goatHead({ horns: 'swept', mood: 'worried' }, at({ x: 32, y: 38, scale: 0.44 })),
    {
      marks: [
        shape('rock', 'M-4 84c4-16 16-20 24-14 8-6 16-5 20-1 8-4 18-4 24 1 8-6 18-5 24 0 12-4 26 2 34 14Z'),
        shape('steel', 'm10 66 10-6 5 7-9 7Z', 2.4),
        shape('horn', 'M88 66c6-8 14-8 18-2-6-1-9 2-10 8Z', 2.4),
      ],
    },
  ],
}

/** Psst. */
const armsDealer: Picture = {
  ground: 'grape',
  rays: [56, 34, 12],
  parts: [
    {
      marks: [
        shape('wine', 'M8 84 16 48c12-6 68-6 80 0l8 36Z'),
        shape('tan', 'M36 46 28 84H-4c0-22 10-36 40-38ZM76 46l8 38h32c0-22-10-36-40-38Z'),
        shape('tan', 'M36 46c-6 2-14 5-19 9l10 4-4 9 9 4ZM76 46c6 2 14 5 19 9l-10 4 4 9-9 4Z', 2.8),
      ],
    },
    ...[36, 68].map((x) => ({
      at: `translate(${x} 78) rotate(-90) scale(.36)`,
      coat: { accent: INK.red },
      line: 5,
      marks: SMALL_ROCKET.slice(1),
    })),
    goatHead({ mood: 'proud', coat: COATS.dusty }, at({ x: 30, y: 1, scale: 0.53 })),
    {
      marks: [
        shape('line', 'M24 22c11-4 17-3 19-6 2-15 24-15 26 0 2 3 8 2 19 6-11 7-53 7-64 0Z', 2),
        stroke('M43 17c8 3 18 3 26 0', 3, 'mustard'),
        stroke('M92 18c4 2 5 6 3 10M98 12c7 4 9 12 5 20', 2.8, 'lemon'),
      ],
    },
  ],
}

/** One goat, one rock, one flag. */
const lastStand: Picture = {
  ground: 'violet',
  rays: [52, 62, 14],
  parts: [
    {
      marks: [
        stroke('M82 62V8', 6),
        stroke('M82 62V8', 2.6, 'tan'),
        shape('red', 'M80 10C66 4 62 16 48 10v20c14 6 18-6 32 0Z'),
        shape('paper', 'M62 16l3 2 3-2-1 4h-4ZM60 22h10v3H60Z', 0),
        shape('rock', 'M6 84c2-16 16-24 30-24l20-2 22 3c16 2 24 10 26 23Z'),
        flat('bone', 'M22 66c10-5 24-5 34-4-14 1-24 3-32 8Z'),
        shape('rockShade', oval(72, 70, 5, 3), 2.2),
      ],
    },
    ...standingGoat({ ship: 1, suited: false, mood: 'proud' }, at({ x: 8, y: 17, scale: 0.36 })),
    {
      at: at({ x: 98, y: 60, scale: 0.4, turn: 140 }),
      coat: { accent: INK.mustard },
      line: 5,
      marks: SMALL_ROCKET.slice(1),
    },
  ],
}

const busWindow = (x: number) => shape('ice', `M${x} 28h19v17h-19Z`, 2.8)

/** The school trip joins the fleet. */
const shuttle: Picture = {
  ground: 'violet',
  rays: [110, 40, 15],
  parts: [
    stars([10, 14, 4], [100, 66, 5]),
    {
      marks: [
        shape('flame', 'M12 36C2 30-4 38-16 40c8 2 4 6-2 10 12 0 20 8 32 2Z'),
        flat('lemon', 'M12 40c-8-2-12 2-20 4 8 2 12 6 20 4Z'),
        shape('mustard', 'M10 28c0-6 4-9 10-9h60c16 0 24 12 26 26v11H10Z', 3.4),
        flat('gleam', 'M16 22h62c8 0 13 3 17 8-20-3-56-4-79-3Z'),
        busWindow(15),
        busWindow(38),
        busWindow(61),
        shape('glass', 'M84 28c8 1 13 8 15 17H84Z', 2.8),
      ],
    },
    { at: 'translate(14.5 26.5) scale(.2)', line: 7, marks: [...FACE, ...FACE_MOODS.proud] },
    { at: 'translate(37.5 26.5) scale(.2)', line: 7, coat: COATS.brown, marks: [...FACE, ...FACE_MOODS.worried] },
    { at: 'translate(60.5 26.5) scale(.2)', line: 7, coat: COATS.coal, marks: [...FACE, ...FACE_MOODS.calm] },
    {
      marks: [
        stroke('M12 50h92', 3),
        shape('iron', oval(30, 60, 8, 7) + oval(82, 60, 8, 7), 3),
        shape('paper', oval(30, 60, 3) + oval(82, 60, 3), 2),
        shape('paper', 'M44 53h26v9H44Z', 2.4),
        stroke('M48 57.5h4M55 57.5h4M62 57.5h4', 2.4),
      ],
    },
  ],
}

/** Its head is where it should be; the rest follows. */
function stretched(body: string, head: string): readonly Part[] {
  const parts = goatParts({ ship: 0, suited: false, mood: 'worried' }).filter(({ name }) => name !== 'smoke')
  return parts.map((part, place) => ({ ...part, at: place === parts.length - 1 ? head : body, line: 5 }))
}

/** Some of the goat has arrived already. */
const warp: Picture = {
  ground: 'night',
  rays: [4, 40, 20],
  parts: [
    {
      marks: [
        stroke('M20 14h44M72 12h30M8 24h12M70 66h42M16 64h32M96 22h20M2 56h10', 2.8, 'lilac'),
        stroke('M44 20h30M60 58h14', 2.4, 'pink'),
      ],
    },
    ...stretched('translate(-30 21) scale(.98 .34)', 'translate(12 17) scale(.44)'),
    { marks: [shape('lemon', zigzag(5, 40, [9, 4], 8), 2.4)] },
  ],
}

/** Goats eat everything. */
const purge: Picture = {
  ground: 'violet',
  rays: [56, 46, 13],
  parts: [
    {
      at: at({ x: 14, y: -3, scale: 0.78 }),
      line: 3.8,
      marks: [...FACE_HORNS.swept, ...FACE, stroke('M33 49q6-7 12 0M55 49q6-7 12 0', 4)],
    },
    {
      marks: [
        shape('wine', 'M41 56c5-5 20-5 25 0-2 9-22 9-25 0Z', 2.8),
        shape('paper', 'm49 53 34-11 9 19-37 13-3-7 4-3-6-3 3-4Z', 2.8),
        shape('violet', 'm66 53 13-4 4 9-13 4Z', 2),
        stroke('m60 57 3 7', 2.2),
        stroke('m38 68-6 3M42 62l-7 0M46 71l-3 5', 3.4, 'paper'),
        stroke('M84 32l8-5M90 40l9-2', 3, 'white'),
      ],
    },
  ],
}

const BUBBLES = [oval(14, 30, 5), oval(86, 26, 4), oval(92, 36, 6), oval(8, 42, 3.4), oval(78, 16, 3)].join('')

/** Behind the ears as well. */
const clean: Picture = {
  ground: 'grape',
  rays: [50, 40, 13],
  parts: [
    { at: at({ x: 24, y: 1, scale: 0.56 }), marks: BOWL_BACK.slice(1), opacity: 0.4 },
    goatHead({ mood: 'proud' }, at({ x: 23, y: 5, scale: 0.54 })),
    {
      marks: [
        shape('pink', 'M32 24C28 6 72 6 68 24c2 4-2 6-5 4-3 3-7 3-9 0-3 3-7 3-9 0-3 3-7 2-9-1-3 1-5-1-4-3Z', 2.8),
        flat('white', oval(42, 17, 2) + oval(52, 13.5, 2) + oval(60, 19, 2) + oval(50, 21, 1.6)),
        shape('ice', BUBBLES, 2.2),
        shape('white', 'M12 54c-4-8 4-13 10-9 3-7 13-7 16-1 6-5 12-3 14 1 5-5 13-4 15 1 7-4 15 1 12 8Z', 2.6),
        shape('paper', 'M6 53h84c0 8-2 14-6 20H12C8 67 6 61 6 53Z', 3.4),
        dots(
          [
            [62, 60, 84],
            [66.5, 58, 82],
            [71, 56, 80],
          ],
          2.2,
        ),
        shape('paper', 'M2 50h92v6H2Z', 2.8),
      ],
    },
    {
      at: 'rotate(-30 80 48)',
      marks: [shape('brown', 'M70 40h26v7H70Z', 2.6), stroke('M73 50v5M78 50v5M83 50v5M88 50v5M93 50v5', 3, 'lemon')],
    },
  ],
}

export const SPECIAL_PICTURES: Readonly<Record<string, Picture>> = {
  SP01: recon,
  SP02: salvage,
  SP03: armsDealer,
  SP04: lastStand,
  SP05: shuttle,
  SP06: warp,
  SP07: purge,
  SP08: clean,
}
