import type { Options } from '../rules/options.ts'
import { boosterKm, coneDice, crashesOn, launchFailsOn, navigationFailsOn, thrusterKm } from '../rules/tiers.ts'
import { REQUIRED, type Tier } from '../rules/vocabulary.ts'
import type { Hull } from './hull.ts'
import { weights } from './weights.ts'

const PIPS = 6
const OFF_COURSE_KM = 10
const MEAN_START_DICE = 10.5

const FUSELAGE = 0
const CONE = 1
const FINS = 2
const THRUSTER = 3
const BOOSTERS = 4
const STAGING = 5

const tierAt = (hull: Hull, slot: number): Tier => {
  const strength = hull[slot] ?? 0
  return strength === 1 || strength === 2 || strength === 3 ? strength : 0
}

/** BR-7.3–7.5: the chance of each part to fail a launch; with Staging the Thruster cannot. */
function failureOf(hull: Hull, slot: number): number {
  if (slot === THRUSTER && (hull[STAGING] ?? 0) > 0) return 0
  return launchFailsOn(tierAt(hull, slot)) / PIPS
}

function launchChance(hull: Hull): number {
  let chance = 1
  for (let slot = FUSELAGE; slot <= BOOSTERS; slot++) chance *= 1 - failureOf(hull, slot)
  return chance
}

/** Turns lost by scrubbed launches until one succeeds. */
function scrubTurns(hull: Hull): number {
  const chance = launchChance(hull)
  let failures = 0
  for (let slot = FUSELAGE; slot < REQUIRED; slot++) failures += failureOf(hull, slot)
  return (1 - chance + failures * weights.scrubbedPart) / chance
}

/** BR-11.4: km of a fuelled cruise. */
export function engineKm(hull: Hull, { thrusterCruise }: Options): number {
  const boosters = tierAt(hull, BOOSTERS)
  return boosters > 0 ? boosterKm(boosters) : thrusterCruise ? thrusterKm(tierAt(hull, THRUSTER)) : 0
}

/** Km a turn in space, with what cards bring and bad fins take away. */
export function speedOf(hull: Hull, options: Options): number {
  const drift = (OFF_COURSE_KM * navigationFailsOn(tierAt(hull, FINS))) / PIPS
  return Math.max(weights.leastSpeed, engineKm(hull, options) + weights.cardSpeed - drift)
}

/** What the landing may cost: a crash by its chance, landing cards still to be found counted in. */
export function landingTurns(hull: Hull, options: Options): number {
  const cone = tierAt(hull, CONE)
  const crash = (crashesOn(cone) / PIPS) ** coneDice(cone)
  return crash * weights.landingLuck * (options.crash === 'restart' ? weights.crashTurns / 2 : weights.crashTurns)
}

const startKm = ({ distanceScale }: Options): number => MEAN_START_DICE * distanceScale

/** From the pad with full tanks to Mars. */
export const journeyTurns = (hull: Hull, options: Options): number =>
  scrubTurns(hull) + startKm(options) / speedOf(hull, options) + weights.fuelWait + landingTurns(hull, options)
