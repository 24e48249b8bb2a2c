import type { Bag } from '../index.ts'

export const CRATES = ['ore', 'ice', 'relic'] as const
export type Crate = (typeof CRATES)[number]

/** H-1 */
export const COPIES: Readonly<Bag<Crate>> = { ore: 8, ice: 6, relic: 4 }
export const WORTH: Readonly<Bag<Crate>> = { ore: 1, ice: 2, relic: 3 }

export const BEACONS = 3
export const BEACON_WORTH = 4
