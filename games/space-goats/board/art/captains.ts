import type { EXTRAS, FACE_HORNS } from './goat-face.paths.ts'
import { COATS, type Coat, INK } from './palette.ts'

interface Captain {
  readonly coat: Coat
  readonly horns: keyof typeof FACE_HORNS
  readonly extra: keyof typeof EXTRAS
}

/** One for each seat, in the order of seats. */
const CAPTAINS: readonly [Captain, ...Captain[]] = [
  { coat: COATS.white, horns: 'swept', extra: 'tuft' },
  { coat: COATS.brown, horns: 'ram', extra: 'patch' },
  { coat: { ...COATS.grey, horns: INK.pink, iris: INK.red }, horns: 'swept', extra: 'robot' },
  { coat: { ...COATS.coal, horns: INK.cream, iris: INK.pink }, horns: 'spikes', extra: 'monocle' },
  { coat: { ...COATS.white, furShade: INK.iron, beard: INK.iron }, horns: 'stubs', extra: 'crown' },
  { coat: { ...COATS.rust, iris: INK.lemon }, horns: 'spikes', extra: 'punk' },
  { coat: { ...COATS.slate, beard: INK.white }, horns: 'ram', extra: 'admiral' },
  { coat: COATS.cream, horns: 'ibex', extra: 'aviator' },
]

export const captainOf = (seat: number): Captain => CAPTAINS[seat % CAPTAINS.length] ?? CAPTAINS[0]
