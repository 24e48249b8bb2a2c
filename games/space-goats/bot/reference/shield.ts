import type { ShieldEffect } from '../../rules/effects.ts'
import type { Glance } from './glance.ts'

const NO_FREE_SHIP = -2
const FREE_SHIP = 0.7
export const MOST_FREE_SHIPS = 3
const FEW_SHIPS = 1.8
/** At most this many ships are few, for whoever thinks of shields. */
export const FEW = 3

/** Section 11.2: shield score; only of shields that are assigned to a ship. */
export function shieldScore({ freeShips, me }: Glance, effect: ShieldEffect): number {
  if (freeShips === 0) return NO_FREE_SHIP
  return ownScore(effect) + FREE_SHIP * Math.min(freeShips, MOST_FREE_SHIPS) + (me.fleet.length <= FEW ? FEW_SHIPS : 0)
}

function ownScore({ strength, stopsPiercing, drawsAndDiscards }: ShieldEffect): number {
  if (stopsPiercing === true) return 8
  if (strength === 2) return 7.2
  return drawsAndDiscards === true ? 5.8 : 5
}
