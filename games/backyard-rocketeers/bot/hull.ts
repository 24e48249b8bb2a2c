import { factsOf } from '../rules/cards/catalogue.ts'
import { partStrength } from '../rules/rocket.ts'
import type { SeenPlayer } from '../rules/view.ts'
import { PART_KINDS, REQUIRED } from '../rules/vocabulary.ts'

/** A rocket as its strengths, one a kind in slot order; 0: nothing there. Of tiered parts the strength is the tier. */
export type Hull = readonly number[]

const UNKNOWN_TIER = 2

export const BARE: Hull = PART_KINDS.map(() => 0)

/** As far as the viewer sees it. Behind an Enigma Machine there are so many parts of middling quality. */
export function hullOf({ rocket, parts, faceDown }: SeenPlayer): Hull {
  if (rocket === undefined) return BARE.map((_, slot) => (slot < parts ? UNKNOWN_TIER : 0))
  const hull = rocket.map((part) => (part === null ? 0 : partStrength(part)))
  for (const { card, tier } of faceDown) {
    const slot = card === undefined ? -1 : factsOf(card).slot
    if (card !== undefined && slot >= 0) hull[slot] = partStrength({ card, tier: tier ?? 0 })
  }
  return hull
}

export function withPart(hull: Hull, slot: number, strength: number): Hull {
  const changed = hull.slice()
  changed[slot] = strength
  return changed
}

export const strengthIn = (hull: Hull): number => hull.reduce((sum, strength) => sum + strength, 0)

export function missingIn(hull: Hull): number {
  let missing = 0
  for (let slot = 0; slot < REQUIRED; slot++) if (hull[slot] === 0) missing++
  return missing
}

/** Section 2.3: tiered parts drop a tier, and Improvised ones break. */
export const downgraded = (hull: Hull): Hull =>
  hull.map((strength, slot) => (slot > REQUIRED ? strength : Math.max(0, strength - 1)))

export const BEST_TIER = 3

/** Tiered parts that can still rise. */
export const risingIn = (hull: Hull): number =>
  hull.filter((strength, slot) => slot <= REQUIRED && strength > 0 && strength < BEST_TIER).length
