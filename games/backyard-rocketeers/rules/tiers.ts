import type { Tier } from './vocabulary.ts'

/** By tier, untiered first. */
type ByTier = readonly [number, number, number, number]

const at = (table: ByTier, tier: Tier): number => table[tier]

/** BR-7.4: a launch check fails up to this. */
export const launchFailsOn = (tier: Tier): number => at([0, 2, 1, 0], tier)

/** BR-12.1 */
export const navigationFailsOn = (tier: Tier): number => at([0, 4, 2, 0], tier)

/** BR-14.5 */
export const crashesOn = (tier: Tier): number => at([2, 2, 1, 1], tier)

/** BR-14.4: dice of the nose cone alone. */
export const coneDice = (tier: Tier): number => at([1, 1, 1, 2], tier)

/** BR-11.4 */
export const boosterKm = (tier: Tier): number => at([0, 10, 30, 70], tier)
export const thrusterKm = (tier: Tier): number => at([0, 6, 8, 10], tier)

/** BR-16.1; a Backup Rover has no tier. */
export const roverFailsOn = (tier: Tier): number => at([0, 3, 2, 1], tier)
export const roverKm = (tier: Tier): number => at([4, 3, 5, 7], tier)

/** BR-5.7: solar panels give by their present tier. */
export const panelPercent = (tier: Tier): number => at([0, 10, 20, 30], tier)
