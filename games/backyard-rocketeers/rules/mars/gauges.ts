import type { CardId } from '../cards/catalogue.ts'
import { factsOf } from '../cards/catalogue.ts'
import { hasEnhancement } from '../in-play.ts'
import type { Enhancement, Generator, Player, Rover } from '../state.ts'
import { panelPercent, roverKm } from '../tiers.ts'
import { GOAL } from '../vocabulary.ts'

interface Signalling {
  readonly communications: readonly CardId[]
  readonly enhancements: readonly Enhancement[]
  readonly boost: number
  readonly jams: number
}

/** BR-17.1 */
export function signalOf(player: Signalling): number {
  const { communications, boost, jams } = player
  let signal = boost - jams
  for (const card of communications) {
    const { effect } = factsOf(card)
    if (effect.kind === 'communication') signal += effect.signal
  }
  if (communications.length > 0 && hasEnhancement(player, 'signal-amplifier')) signal += communications.length
  return Math.max(0, signal)
}

/** BR-18.1 */
export const holdsAll = (player: Pick<Player, 'level' | 'power' | 'km'> & Signalling): boolean =>
  player.level === 3 && player.power >= GOAL.power && player.km >= GOAL.km && signalOf(player) >= GOAL.signal

interface Dusty {
  readonly turns: number
  readonly dustUntil: number
}

export const DUST_TURNS = 3

/** BR-15.4: in the three own turns after the storm, not in the one in which it came. */
const isDusty = ({ dustUntil }: Pick<Dusty, 'dustUntil'>, turn: number): boolean =>
  dustUntil > 0 && turn > dustUntil - DUST_TURNS && turn <= dustUntil

export const isSolar = ({ card }: Generator): boolean => {
  const { effect } = factsOf(card)
  return effect.kind === 'generator' && effect.isSolar
}

interface Producing extends Dusty {
  readonly enhancements: readonly Enhancement[]
}

/** BR-15.2, 15.4, 15.6: what one generator gives in this own turn. */
export function outputOf(player: Producing, generator: Generator, turn: number): number {
  const { effect } = factsOf(generator.card)
  if (effect.kind !== 'generator') return 0
  if (!effect.isSolar) return effect.percent
  if (isDusty(player, turn) || isDusty(generator, turn)) return 0
  return panelPercent(generator.tier) + (hasEnhancement(player, 'solar-panel-efficiency') ? PANEL_BONUS : 0)
}

const PANEL_BONUS = 5
const WHEELS_KM = 2

/** BR-16.1, 16.3 */
export const driveKm = (player: { readonly enhancements: readonly Enhancement[] }, { tier }: Rover): number =>
  roverKm(tier) + (hasEnhancement(player, 'all-terrain-wheels') ? WHEELS_KM : 0)

export function workingRovers({ rovers }: { readonly rovers: readonly Rover[] }): number {
  let count = 0
  for (const { broken } of rovers) if (!broken) count++
  return count
}
