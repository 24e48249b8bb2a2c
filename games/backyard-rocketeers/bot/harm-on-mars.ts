import { driveKm, isSolar, outputOf } from '../rules/mars/gauges.ts'
import { roverFailsOn } from '../rules/tiers.ts'
import type { SeenPlayer } from '../rules/view.ts'
import { type Base, baseOf, marsTurns } from './race.ts'

const PIPS = 6

/** What a base loses by such a change of its gauges. */
function baseHarm(victim: SeenPlayer, changed: (base: Base) => Base): number {
  const base = baseOf(victim)
  return marsTurns(changed(base)) - marsTurns(base)
}

const outputAt = (victim: SeenPlayer, place: number): number => {
  const generator = victim.generators[place]
  return generator === undefined ? 0 : outputOf(victim, generator, victim.turns + 1)
}

export const robHarm = (victim: SeenPlayer, place: number): number =>
  baseHarm(victim, (base) => ({ ...base, output: Math.max(0, base.output - outputAt(victim, place)) }))

export function dustHarm(victim: SeenPlayer, { turns, place }: { turns: number; place: number | null }): number {
  const covered = victim.generators.reduce(
    (sum, generator, at) => (isSolar(generator) && (place === null || place === at) ? sum + outputAt(victim, at) : sum),
    0,
  )
  return baseHarm(victim, (base) => ({ ...base, power: base.power - turns * covered }))
}

export const kmHarm = (victim: SeenPlayer, km: number): number =>
  baseHarm(victim, (base) => ({ ...base, km: Math.max(0, base.km - km) }))

export const jamHarm = (victim: SeenPlayer, signal: number): number =>
  baseHarm(victim, (base) => ({ ...base, signal: Math.max(0, base.signal - signal) }))

/** A rover that drives no more. */
export function breakHarm(victim: SeenPlayer, place: number): number {
  const rover = victim.rovers[place]
  if (rover === undefined || rover.broken) return 0
  const km = driveKm(victim, rover) * (1 - roverFailsOn(rover.tier) / PIPS)
  return baseHarm(victim, (base) => ({ ...base, drive: Math.max(0, base.drive - km) }))
}
