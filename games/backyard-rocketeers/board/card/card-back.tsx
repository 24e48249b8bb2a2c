import type { ReactElement } from 'react'
import { Drawing } from '../art/drawing.tsx'
import { flat, type Marks, oval, placed, shape, stroke, twinkle } from '../art/marks.ts'
import { rocket } from '../art/things.paths.ts'
import type { Level } from './card-marks.tsx'

const FRAME = 'M7 3H53Q57 3 57 7V77Q57 81 53 81H7Q3 81 3 77V7Q3 3 7 3Z'

/** Wrapping paper with twine and a seal; a blueprint; the red planet. */
const BACKS: Readonly<Record<Level, Marks>> = {
  1: [
    shape('kraft', FRAME),
    flat('shade', 'M44 3H53Q57 3 57 7V77Q57 81 53 81H44Z'),
    stroke('M30 6V78M6 36H54', 5),
    stroke('M30 5V79M5 36H55', 2.6, 'tape'),
    stroke('M30 36C14 18 6 34 29 37C52 34 46 18 30 36Z', 5),
    stroke('M30 36C14 18 6 34 29 37C52 34 46 18 30 36Z', 2.6, 'tape'),
    shape('wine', oval(42, 62, 8)),
    flat('tape', 'M42 57l5 4.500h-1.500V66H43.500V63H40.500V66H38.500V61.500H37Z'),
  ],
  2: [
    shape('denim', FRAME),
    stroke('M8 8H52V76H8Z', 1.2, 'sky'),
    stroke('M8 25H52M8 42H52M8 59H52M22.500 8V76M37.500 8V76', 0.6, 'haze'),
    placed(rocket({ hull: 'white', nose: 'navy', fins: 'navy' }), { x: 30, y: 42, scale: 1.15, turn: 32 }),
    flat('white', twinkle(16, 18, 6) + twinkle(45, 66, 6) + twinkle(14, 69, 4)),
  ],
  3: [
    shape('marsDeep', FRAME),
    stroke('M8 8H52V76H8Z', 1.2, 'dust'),
    shape('mars', oval(30, 42, 17)),
    flat('shade', 'M36 26a17 17 0 0 1 0 32c7-9 7-23 0-32Z'),
    flat('marsDeep', oval(22, 36, 4, 2.6) + oval(35, 33, 2.4, 1.6) + oval(27, 52, 3, 2)),
    stroke('M13 49C2 56 12 58 30 50S56 30 47 33', 2.2, 'dust'),
    flat('dust', twinkle(16, 18, 5) + twinkle(44, 68, 5)),
  ],
}

/** The back of a card, 60 by 84; each level has a deck of its own. */
export const CardBack = ({ level }: { readonly level: Level }): ReactElement => (
  <svg viewBox="0 0 60 84" width="100%" height="100%" aria-hidden="true">
    <Drawing marks={BACKS[level]} />
  </svg>
)
