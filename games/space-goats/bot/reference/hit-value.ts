import type { Catalogue } from '../../rules/catalogue.ts'
import type { Hit, RocketEffect } from '../../rules/effects.ts'
import { isStoppedBy, landing } from '../../rules/priorities.ts'
import type { SeenPlayer } from '../../rules/view.ts'

/** Section 11.2: what a hit is worth against this opponent, whatever may be in the hand. */
export function hitValue(catalogue: Catalogue, opponent: Pick<SeenPlayer, 'fleet' | 'lastStand'>, does: Hit): number {
  const { fleet, lastStand } = opponent
  const ship = landing(catalogue, fleet, does)
  if (ship.shield !== null && isStoppedBy(catalogue, ship.shield.card, does))
    return does === 'weak' ? WEAK_STOPPED : ship.shield.strength === 1 ? SHIELD_BROKEN : SHIELD_WORN
  if (ship.suited) return FLIPPED
  if (fleet.length > 1) return destroyedValue(fleet.length)
  return lastStand ? LAST_STAND_SPENT : destroyedValue(1) + LAST_SHIP
}

const WEAK_STOPPED = 0
const SHIELD_BROKEN = 2.8
const SHIELD_WORN = 2.2
const FLIPPED = 2
const LAST_STAND_SPENT = 2.4
const LAST_SHIP = 3

const destroyedValue = (ships: number): number => 6 + 0.9 * (7 - ships)

const SHIELD_STRIPPED = 2.8
const ANY_STRIPPED = 1

function empValue({ fleet }: Pick<SeenPlayer, 'fleet'>): number {
  let shields = 0
  for (const { shield } of fleet) if (shield !== null) shields++
  return shields === 0 ? 0 : SHIELD_STRIPPED * shields + ANY_STRIPPED
}

/** SG-R25: a turn taken from somebody, unless it is taken already. The policy of the original knows no such card. */
const JAMMED = 4

const jamValue = ({ skipsNext }: Pick<SeenPlayer, 'skipsNext'>): number => (skipsNext ? 0 : JAMMED)

export function valueAgainst(catalogue: Catalogue, opponent: SeenPlayer, does: RocketEffect['does']): number {
  if (does === 'emp') return empValue(opponent)
  return does === 'jam' ? jamValue(opponent) : hitValue(catalogue, opponent, does)
}
