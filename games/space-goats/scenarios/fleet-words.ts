import { isRefusal, type Refusal } from '@starboard/kernel'
import { type Catalogue, cardOf } from '../rules/catalogue.ts'
import { newShip } from '../rules/fleet.ts'
import type { Ship } from '../rules/state.ts'
import { cardNamed, impossible } from './pool.ts'

/** A ship in words: `suited`, `bare`, `suited + Hull Plating`, `bare + Reinforced Hull 1`. */
const SHIP = /^(?<side>suited|bare)(?: \+ (?<shield>.+?)(?: (?<strength>\d+))?)?$/

export function parseShip(catalogue: Catalogue, { id, text }: { id: number; text: string }): Ship | Refusal {
  const { side, shield, strength } = SHIP.exec(text)?.groups ?? {}
  if (side === undefined) return impossible(`A ship is suited or bare, with or without “+ shield”, not ${text}.`)
  const ship = newShip(id, side === 'suited')
  if (shield === undefined) return ship
  const found = parseShield(catalogue, shield, strength)
  return isRefusal(found) ? found : { ...ship, shield: found }
}

function parseShield(catalogue: Catalogue, name: string, strength: string | undefined) {
  const card = cardNamed(catalogue, name)
  if (isRefusal(card)) return card
  const { effect, id } = card
  if (effect.kind !== 'shield' || effect.strength === 0) return impossible(`${card.name} is assigned to no ship.`)
  const left = strength === undefined ? effect.strength : Number(strength)
  return left < 1 || left > effect.strength
    ? impossible(`${card.name} has strength 1 to ${effect.strength}, not ${left}.`)
    : { card: id, strength: left }
}

export function printShip(catalogue: Catalogue, { suited, shield }: Ship): string {
  const side = suited ? 'suited' : 'bare'
  return shield === null ? side : `${side} + ${cardOf(catalogue, shield.card).name} ${shield.strength}`
}
