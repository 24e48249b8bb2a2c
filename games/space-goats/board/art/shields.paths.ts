import { flat, type Mark, oval, shape, stroke } from './marks.ts'

/** Shields before the nose of a goat ship, in its coordinates. Each further one stands further out. */

const PLATE_EDGE = 'M-8-8C-26 22-26 70-8 102l9-5C-14 66-14 26 1-2Z'

const PLATE: readonly Mark[] = [
  shape('steel', PLATE_EDGE, 4),
  flat('white', 'M-10 0c-11 20-13 40-10 60 1-22 4-42 13-58Z'),
  flat('line', [oval(-9, 8, 2.4), oval(-15, 32, 2.4), oval(-15, 62, 2.4), oval(-9, 86, 2.4)].join('')),
]

const PHASE_WAVE = 'M0-10c-12 8-2 16-14 24s0 16-8 25 6 17 0 26 10 15 6 24 8 10 12 14'

const PHASE: readonly Mark[] = [
  stroke(PHASE_WAVE, 13),
  stroke(PHASE_WAVE, 6.5, 'violet'),
  stroke(PHASE_WAVE, 2.4, 'pink'),
  stroke('M-3-8c-12 8-2 16-14 24', 2, 'white'),
]

/** A goat of rubber that wants to be shot at. */
export const GOATLOON: readonly Mark[] = [
  shape('red', 'm22 46 9-5v14l-9-4Z'),
  shape('ochre', 'M-11 58v13h8V60ZM11 60v11h8V58Z'),
  shape('mustard', 'M-20 50c0-10 10-13 22-13s22 4 22 14-9 14-22 14-22-5-22-15Z'),
  shape('mustard', 'M-4 61v13h8V62Z'),
  shape('horn', 'M-21 28c-2-12 8-18 18-14-6 2-10 6-10 15Z'),
  shape('paper', 'M-31 41-30 53l8-9Z'),
  shape('mustard', 'M-15 55-22 43c-8 2-15 0-15-6 0-4 7-6 11-10s10-2 13 4l6 12'),
  shape('ochre', 'M-14 30c7-4 13 0 14 6-6 2-11 0-14-3Z'),
  flat('line', oval(-23, 33, 2.2)),
  flat('gleam', 'M-14 47c4-5 14-6 20-5-8 1-14 4-18 8Z'),
  stroke('M4 40c4 7 4 16 0 24', 2),
]

const BULWARK_EDGE = 'M-9-12C-30 20-30 74-9 106l14-7C-10 68-10 26 5-5Z'

const BULWARK: readonly Mark[] = [
  shape('steelShade', BULWARK_EDGE, 4.4),
  shape('mustard', 'M-9-12C-13-6-16 1-18.5 8L-5 14C-3 7 0 1 5-5ZM-9 106c-4-6-7-13-9.5-20L-5 80c2 7 5 13 10 19Z', 3),
  flat('white', 'M-17 16c-5 18-6 36-3 54 2-20 4-38 9-51Z'),
  flat('line', [oval(-15, 30, 2.8), oval(-17, 47, 2.8), oval(-15, 64, 2.8)].join('')),
  stroke('M-14-2l9 6M-14 96l9-6', 3),
]

export const SHIELDS = { plate: PLATE, drone: GOATLOON, phase: PHASE, bulwark: BULWARK } as const
export type ShieldLook = keyof typeof SHIELDS

/** Where the first one stands, and how far the next one is from it. */
export const SHIELD_PLACES: Readonly<Record<ShieldLook, { readonly step: number; readonly at: string }>> = {
  plate: { step: -15, at: '' },
  drone: { step: -12, at: 'translate(-15 4) scale(.66)' },
  phase: { step: -13, at: '' },
  bulwark: { step: -17, at: 'translate(1 0)' },
}

/** What is left of a plate that has done its duty. */
export const GHOSTS: Readonly<Record<ShieldLook, string>> = {
  plate: PLATE_EDGE,
  drone: PLATE_EDGE,
  phase: PLATE_EDGE,
  bulwark: BULWARK_EDGE,
}
