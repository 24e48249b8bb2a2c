import type { PartKind } from '../../rules/vocabulary.ts'
import { ROCKET_SPOTS } from '../art/index.ts'
import type { Size } from './use-size.ts'

/** Where things stand in the wide yard, in its pixels. */
export interface YardLayout extends Size {
  readonly isSmall: boolean
  /** The middle of the rocket, and how large it is drawn. */
  readonly x: number
  readonly y: number
  readonly scale: number
  /** The labels of the slots stand right of this. */
  readonly labelsAt: number
  /** They end here, above the neighbours. */
  readonly labelsTo: number
}

/** From the nose of a rocket to the ground below its pad. */
const TALL = 354
const NOSE = 176

export function yardOf({ width, height }: Size): YardLayout {
  const isSmall = width < 460
  const scale = Math.min((height - (isSmall ? 20 : 34)) / TALL, 1.05)
  return {
    width,
    height,
    isSmall,
    x: width * (isSmall ? 0.43 : 0.44),
    y: height - (TALL - NOSE) * scale - (isSmall ? 14 : 20),
    scale,
    labelsAt: width * (isSmall ? 0.635 : 0.66),
    labelsTo: height - (isSmall ? 46 : 84),
  }
}

/** The place of a part on the drawing. */
export function spotOf({ x, y, scale }: YardLayout, kind: PartKind): readonly [number, number] {
  const [spotX, spotY] = ROCKET_SPOTS[SPOTS[kind]]
  return [x + spotX * scale, y + spotY * scale]
}

const SPOTS: Readonly<Record<PartKind, keyof typeof ROCKET_SPOTS>> = {
  fuselage: 'fuselage',
  'nose-cone': 'nose-cone',
  'stabilizer-fins': 'stabilizer-fins',
  thruster: 'thruster',
  boosters: 'right',
  staging: 'right',
  'anti-missile': 'right',
  'anti-asteroid': 'right',
}
