import { BUCKET_BATTERY, HOLE, PARCEL, RACKET, SMOKE, STAGE_RING } from './extras.paths.ts'
import { flat, type Marks, pipe, stroke } from './marks.ts'
import { BOOSTERS, FINS, FRONT_FINS, FUSELAGES, NOSES, THRUSTERS, type Tier } from './parts.paths.ts'

/** What is on a rocket; the names are those of the cards. */
export interface RocketParts {
  readonly 'nose-cone'?: Tier | undefined
  readonly fuselage?: Tier | undefined
  readonly 'stabilizer-fins'?: Tier | undefined
  readonly thruster?: Tier | undefined
  /** Up to two; the first hangs on the left. */
  readonly extras?: readonly Extra[]
}

export type Extra =
  | { readonly kind: 'boosters'; readonly tier: Tier }
  | { readonly kind: 'staging' | 'defense-missile' | 'defense-asteroid' | 'face-down' }

export const DAMAGES = ['none', 'scratched', 'holed', 'burning'] as const
export type Damage = (typeof DAMAGES)[number]

/** Where a label or a badge points at, by part. */
export const ROCKET_SPOTS = {
  'nose-cone': [0, -108],
  fuselage: [0, 4],
  'stabilizer-fins': [54, 92],
  thruster: [0, 118],
  left: [-50, -10],
  right: [50, -10],
} as const satisfies Readonly<Record<string, readonly [number, number]>>

/** Back to front. */
export function rocketMarks(parts: RocketParts, damage: Damage = 'none'): Marks {
  const extras = parts.extras ?? []
  const { fuselage, thruster, 'nose-cone': nose, 'stabilizer-fins': fins } = parts
  return [
    ...(fins === undefined ? [] : FINS[fins]),
    ...extras.flatMap((extra) => (extra.kind === 'boosters' ? boosterPair(extra.tier) : [])),
    ...(thruster === undefined ? [] : THRUSTERS[thruster]),
    ...(fuselage === undefined ? [] : FUSELAGES[fuselage]),
    ...extras.flatMap((extra, side) => hung(extra, { isLeft: side === 0, isHigh: extras.some(isBoosters) })),
    ...(fins === undefined ? [] : FRONT_FINS[fins]),
    ...(nose === undefined ? [] : NOSES[nose]),
    ...DAMAGE_MARKS[damage],
  ]
}

const isBoosters = ({ kind }: Extra) => kind === 'boosters'

const boosterPair = (tier: Tier): Marks => [
  ...pipe('M-46 30H46M-46 74H46', 'iron', 3),
  { at: 'translate(-47 12)', marks: BOOSTERS[tier] },
  { at: 'translate(47 12)', marks: BOOSTERS[tier] },
]

interface Hook {
  readonly isLeft: boolean
  /** Boosters take the room below. */
  readonly isHigh: boolean
}

const STRAP = pipe('M-18-10L22-14M-18 12L22 10', 'tape', 3, 1.6)

function hung(extra: Extra, { isLeft, isHigh }: Hook): Marks {
  if (extra.kind === 'boosters') return []
  if (extra.kind === 'staging') return STAGE_RING
  const y = isHigh ? -44 : 2
  const marks = HUNG[extra.kind]
  return [{ at: isLeft ? `translate(-32 ${y})` : `translate(32 ${y}) scale(-1 1)`, marks }]
}

const HUNG: Readonly<Record<Exclude<Extra['kind'], 'boosters' | 'staging'>, Marks>> = {
  'defense-missile': BUCKET_BATTERY,
  'defense-asteroid': RACKET,
  'face-down': [...STRAP, { at: 'translate(-18 0) scale(.9)', marks: PARCEL }],
}

const SCRATCHES = stroke('M-22-40l9 8-3 5 8 9M10 20l-6 8 5 4-4 9M-20 58l10 6', 2.2)

const DAMAGE_MARKS: Readonly<Record<Damage, Marks>> = {
  none: [],
  scratched: [SCRATCHES],
  holed: [SCRATCHES, { at: 'translate(13 -24)', marks: HOLE }, { at: 'translate(-14 48) scale(.8)', marks: HOLE }],
  burning: [
    SCRATCHES,
    { at: 'translate(-14 48) scale(.9)', marks: HOLE },
    flat('flame', 'M4-14C0-30 8-36 10-50C16-40 18-42 20-54C32-40 34-22 26-12Z'),
    flat('lemon', 'M10-14C8-24 13-28 15-36C22-28 24-20 20-13Z'),
    { at: 'translate(14 -12) scale(1.2)', marks: HOLE },
    { at: 'translate(34 -66) scale(1.3)', marks: SMOKE },
  ],
}

/** Where a part is still wanted. */
export const GAPS: Readonly<Record<'nose-cone' | 'fuselage' | 'stabilizer-fins' | 'thruster', string>> = {
  'nose-cone': 'M-31-70C-30-108-14-138 0-150C14-138 30-108 31-70Z',
  fuselage: 'M-31-68H31V80H-31Z',
  'stabilizer-fins': 'M33 12C50 30 70 70 76 136L33 100ZM-33 12C-50 30-70 70-76 136L-33 100Z',
  thruster: 'M-15 84H15C17 108 34 116 37 140H-37C-34 116-17 108-15 84Z',
}
