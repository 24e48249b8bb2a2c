import { type Chance, committedChance, type LuckSource } from '@starboard/kernel'

const SEED_WORDS = 8
const WORD = 0x1_0000_0000

/** SA-1.11: the mission's seed is all that is drawn from the luck of the match. */
export const drawSeed = (random: Chance): string =>
  Array.from({ length: SEED_WORDS }, () => random.below(WORD, 'seed').toString(16).padStart(8, '0')).join('')

/**
 * SA-1.11: everything else comes from it, through streams that do not disturb each other. Whoever sees one of them, such
 * as the own hand, learns nothing about the rest, not even with a computer.
 */
export const missionLuck = (seed: string): LuckSource => committedChance({ seed, seatSeeds: [] })
