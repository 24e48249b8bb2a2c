import { flat, oval, type Part, shape, star, stroke, zigzag } from './marks.ts'

export const WRECK: readonly Part[] = [
  {
    marks: [
      shape('mustard', zigzag(80, 46, [44, 29], 13), 3),
      flat('flame', zigzag(80, 46, [33, 22], 13)),
      shape('bone', 'M36 24c-9-2-9-13 0-15 0-9 12-11 16-4 9-2 13 9 7 14 2 7-7 10-12 6-3 4-9 3-11-1Z'),
      shape('paper', 'M104 20c-7-1-7-10 0-12 1-8 11-8 13-2 7-2 11 6 6 11 2 6-5 8-9 5-3 3-8 2-10-2Z'),
      shape('horn', 'M116 44c10-12 28-8 30 5-9-3-15 2-16 11Z'),
      stroke('M124 43l4 5M131 41l2 6', 2),
      shape('steel', 'M8 44c14-11 31-9 41 1l-7 8c-8-7-19-8-28-3Z'),
      flat('line', oval(17, 46, 2) + oval(33, 43, 2)),
      shape('steelShade', 'm20 72 12-7 7 8-11 8Z', 2.6),
      shape('suit', 'M112 74c0-7 4-12 10-14l8 16-3 8h-11Z', 2.8),
      shape('line', 'm110 76 21-2 3 11h-26Z', 2),
    ],
  },
  {
    at: 'translate(78 50) rotate(-14)',
    marks: [
      shape('glassTint', 'M-26 14A28 28 0 1 1 26 14Z', 3.2),
      flat('mist', 'M-20 8A22 22 0 0 1 4-22Z'),
      stroke('M-18 0c1-9 6-15 13-18', 4.4, 'white'),
      stroke('M6-27-1-14 8-9 1 2M8-9l10-2', 2.6),
      shape('paper', 'M-30 12c10-6 50-6 60 0 2 6-2 10-8 11-14 3-30 3-44 0-6-1-10-5-8-11Z', 3),
    ],
  },
]

export const DRIFT: Part = {
  marks: [
    flat('white', star(22, 22, 6) + star(196, 26, 7) + star(50, 88, 5) + star(178, 92, 5)),
    stroke('M142 76 160 16', 6),
    stroke('M142 76 160 16', 2.6, 'tan'),
    shape('paper', 'M160 16c12-8 18 6 34 0l-6 24c-14 6-20-6-34 0Z'),
    stroke('M166 26c6-2 12 3 18 1', 2.2, 'bone'),
    shape('rock', 'm22 54 8-9 13 2 5 10-8 9-13-2Z', 2.8),
    shape('iron', 'm186 62 9-4 7 6-3 9-10 0Z', 2.8),
  ],
}

export const LIFEBELT: Part = {
  marks: [
    shape('paper', 'M62 76c0-13 92-13 92 0s-92 26-92 0Z', 3.4),
    shape(
      'accent',
      'M66 72c-6 6-2 14 10 18l6-10c-8-1-13-4-16-8ZM150 72c6 6 2 14-10 18l-6-10c8-1 13-4 16-8ZM98 82h20l1 12h-22Z',
      2.8,
    ),
    shape('line', 'M76 66c-6-2-13 2-13 8l13 4c4-4 4-9 0-12ZM140 66c6-2 13 2 13 8l-13 4c-4-4-4-9 0-12Z', 2),
    stroke('M48 102c8 4 16 4 24 0M146 102c8 4 16 4 24 0', 2.8, 'gleam'),
  ],
}

const flake = (x: number, y: number) => `M${x} ${y}l7 3-3 6-7-3Z`

export const CONFETTI: Part = {
  marks: [
    shape('red', flake(30, 24) + flake(120, 12) + flake(252, 110) + flake(60, 130) + flake(292, 30), 2),
    shape('violet', flake(70, 10) + flake(210, 20) + flake(22, 92) + flake(280, 76) + flake(236, 150), 2),
    shape('sky', flake(96, 104) + flake(180, 8) + flake(302, 130) + flake(44, 60) + flake(262, 14), 2),
  ],
}

const leaf = (x: number, y: number, side: 1 | -1) =>
  `M${x} ${y}c${-12 * side}-2 ${-18 * side}-10 ${-18 * side}-20c${10 * side} 2 ${18 * side} 10 ${18 * side} 20Z`

const LEAVES = [
  [104, 100],
  [98, 122],
  [100, 144],
] as const

export const LAURELS: Part = {
  marks: [shape('leaf', LEAVES.map(([x, y]) => leaf(x, y, 1) + leaf(320 - x, y, -1)).join(''), 2.6)],
}

export const CUP: Part = {
  at: 'translate(160 156)',
  marks: [
    shape('mustard', 'M-26-22c-16-4-18 18 4 18M26-22c16-4 18 18-4 18', 3.4),
    shape('mustard', 'M-26-28h52c0 24-8 38-20 40v10h12v10h-36V22h12V12c-12-2-20-16-20-40Z', 3.6),
    flat('glow', 'M-20-24h8c0 14 2 24 8 32-10-4-15-14-16-32Z'),
    shape('paper', star(2, -10, 12), 2.6),
    shape('line', 'M-44 8c4-8 16-10 20-4l-4 14c-6 3-13 2-18-2ZM44 8c-4-8-16-10-20-4l4 14c6 3 13 2 18-2Z', 2),
  ],
}

export const CRASH: Part = {
  marks: [shape('mustard', zigzag(160, 84, [88, 48], 14), 4), shape('paper', zigzag(160, 84, [54, 30], 14), 3)],
}

export const CRASH_STARS: Part = {
  marks: [
    shape('lemon', star(160, 44, 15) + star(132, 26, 9) + star(190, 24, 10), 3),
    shape('pink', star(160, 14, 8) + star(160, 120, 10), 2.4),
  ],
}
