import { dashed, flat, type Marks, placed, shape } from './marks.ts'
import type { Ground } from './palette.ts'
import { BOOSTERS, FINS, FUSELAGES, NOSES, THRUSTERS, type Tier } from './parts.paths.ts'

/** The picture on a card, 96 by 60; its ground reaches beyond. */
export interface Picture {
  readonly ground: Ground
  readonly marks: Marks
}

const onPlan = (...marks: Marks): Picture => ({ ground: 'kraft', marks })

const TRESTLE = 'M-8 18L-2 0H2L8 18H5L2.500 10H-2.500L-5 18Z'

export const fuselageCard = (tier: Tier): Picture =>
  onPlan(
    flat('shade', 'M12 56h72l4 3H8Z'),
    placed([shape('plank', TRESTLE)], { x: 24, y: 39 }),
    placed([shape('plank', TRESTLE)], { x: 72, y: 39 }),
    placed(FUSELAGES[tier], { x: 50, y: tier === 1 ? 26.5 : 25, scale: tier === 1 ? 0.46 : 0.5, turn: 90 }),
  )

export const noseCard = (tier: Tier): Picture =>
  onPlan(
    dashed('M8 55H88M48 55v4', 1.2),
    flat('shade', 'M30 54h38l10 4H34Z'),
    placed(NOSES[tier], { x: 48, y: tier === 3 ? 93 : 93.5, scale: tier === 3 ? 0.535 : 0.57 }),
  )

export const finsCard = (tier: Tier): Picture =>
  onPlan(dashed('M36.500 2V46H59.500V2', 1.4), placed(FINS[tier], { x: 48, y: 4.5, scale: 0.375 }))

export const thrusterCard = (tier: Tier): Picture =>
  onPlan(flat('shade', 'M22 54h52l8 4H20Z'), placed(THRUSTERS[tier], { x: 48, y: -54, scale: 0.77 }))

export const boostersCard = (tier: Tier): Picture =>
  onPlan(
    placed(BOOSTERS[tier], { x: tier === 1 ? 62 : 64, y: 17, scale: tier === 1 ? 0.52 : 0.47, turn: 86 }),
    placed(BOOSTERS[tier], { x: tier === 1 ? 67 : 68, y: 43, scale: tier === 1 ? 0.52 : 0.47, turn: 86 }),
  )
