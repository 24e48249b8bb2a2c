import type { CardId } from '../../rules/cards.ts'
import { type Catalogue, cardOf } from '../../rules/catalogue.ts'
import type { Hit, RocketEffect } from '../../rules/effects.ts'
import { isAlive } from '../../rules/player.ts'
import { allowedShips, isStoppedBy, landing } from '../../rules/priorities.ts'
import { shipName } from '../../rules/ships.ts'
import type { Ship } from '../../rules/state.ts'
import type { SeenPlayer, View } from '../../rules/view.ts'
import type { Consequence, Harm } from '../stage/props.ts'
import { counted } from './people.ts'

type Fleet = Pick<SeenPlayer, 'fleet' | 'lastStand'>

/** What would come of a hit on one ship, for the bar under it and for the prompt. */
interface Told extends Consequence {
  /** A whole sentence without the ship's name. */
  readonly sentence: string
}

/** SG-4.7–4.13 */
export function harmOf(catalogue: Catalogue, player: Fleet, ship: Ship, does: Hit): Told {
  const { shield } = ship
  if (shield !== null && isStoppedBy(catalogue, shield.card, does))
    return shieldTold(cardOf(catalogue, shield.card).name, shield.strength, does)
  const past = shield === null ? '' : ` The hit ignores ${cardOf(catalogue, shield.card).name}.`
  if (ship.suited)
    return {
      harm: 'flips',
      title: 'Suit lost',
      detail: 'now bare',
      sentence: `it loses its suit.${past} No ship is lost.`,
    }
  return bareTold(player, past)
}

function shieldTold(name: string, strength: number, does: Hit): Told {
  if (does === 'weak')
    return {
      harm: 'none',
      title: 'Bounces off',
      detail: `shield keeps ${strength}`,
      sentence: `the weak hit bounces off ${name}. Nothing changes.`,
    }
  if (strength > 1)
    return {
      harm: 'holds',
      title: 'Shield holds',
      detail: `${strength} → ${strength - 1}`,
      sentence: `${name} drops from ${strength} to ${strength - 1}. No ship is lost.`,
    }
  return {
    harm: 'breaks',
    title: 'Shield breaks',
    detail: '1 → 0',
    sentence: `${name} breaks and is trashed. No ship is lost.`,
  }
}

function bareTold({ fleet, lastStand }: Fleet, past: string): Told {
  const ships = fleet.length
  if (ships === 1 && lastStand)
    return {
      harm: 'saved',
      title: 'Saved',
      detail: 'by Last Stand',
      sentence: `Last Stand holds and is spent.${past} The ship survives.`,
    }
  const left = ships - 1
  return {
    harm: 'lost',
    title: 'Ship lost',
    detail: `${ships} → ${counted(left, 'ship')}`,
    sentence: `the ship is lost.${past} ${left === 0 ? 'That was the last one.' : `${counted(left, 'ship')} left.`}`,
  }
}

/** "Hircus Maximus: Reinforced Hull drops from 2 to 1. No ship is lost." */
export const harmSentence = (catalogue: Catalogue, player: Fleet, ship: Ship, does: Hit): string =>
  `${shipName(ship.id)}: ${harmOf(catalogue, player, ship, does).sentence}`

const MILDEST_FIRST: readonly Harm[] = ['none', 'holds', 'breaks', 'flips', 'saved', 'lost']

/** How a rocket flies at this table. */
interface Aim {
  readonly does: RocketEffect['does']
  readonly seeks: boolean
}

export const aimOf = ({ options }: Pick<View, 'options'>, { does, seeks }: RocketEffect): Aim => ({
  does,
  seeks: seeks === true && options.seekingRocket === 'weakest',
})

/** What the defender can get away with at best, if nothing blocks it: whoever aims can count on so much. */
function leastHarm(catalogue: Catalogue, player: Fleet, { does, seeks }: Aim): Told | null {
  if (does === 'emp' || does === 'jam' || !isAlive(player)) return null
  const told = allowedShips(player.fleet, { seeks }).map((ship) => harmOf(catalogue, player, ship, does))
  return told.toSorted((a, b) => MILDEST_FIRST.indexOf(a.harm) - MILDEST_FIRST.indexOf(b.harm))[0] ?? null
}

/** What aiming this rocket at this fleet would come to. */
export function aimedAt(catalogue: Catalogue, player: SeenPlayer, aim: Aim): Consequence | null {
  if (aim.does === 'emp') return strips(player)
  if (aim.does === 'jam')
    return { harm: 'breaks', title: 'Skips a turn', detail: player.skipsNext ? 'does so already' : 'no hit' }
  const least = leastHarm(catalogue, player, aim)
  if (least === null) return null
  if (least.harm === 'none') return { harm: 'none', title: 'May bounce off', detail: 'a shield' }
  return {
    harm: least.harm,
    title: least.title,
    detail: player.handSize === 0 ? 'at least' : 'at least, unless blocked',
  }
}

function strips({ fleet }: SeenPlayer): Consequence {
  const shields = fleet.filter(({ shield }) => shield !== null).length
  return shields === 0
    ? { harm: 'none', title: 'No effect', detail: 'no assigned shield' }
    : { harm: 'breaks', title: `Strips ${counted(shields, 'shield')}`, detail: 'no hit' }
}

/** SG-8.1–8.3: the ship that the clock would choose among those that may be chosen. */
export function clockShip(catalogue: Catalogue, fleet: readonly Ship[], does: Hit): number | null {
  return fleet.length === 0 ? null : landing(catalogue, fleet, does).id
}

/** "the card is trashed", "then trash 1 more". */
export function blockCost(catalogue: Catalogue, card: CardId): string {
  const { effect } = cardOf(catalogue, card)
  return effect.kind === 'shield' && effect.thenTrashes === true ? 'then trash 1 more' : 'card is trashed'
}
