import { type Ctx, type Refusal, refuse } from '@starboard/kernel'
import { catalogueOf } from './catalogue.ts'
import type { Event } from './events.ts'
import type { Player, Ship, State } from './state.ts'

/** SG-1.1: by the number of players, or as many as the option says. */
const SHIPS_EACH = [6, 6, 6, 5, 4, 3] as const
const SHIPS_OF_MANY = 3

export const shipsEach = (seats: number, { shipsPerPlayer }: { readonly shipsPerPlayer: number }): number =>
  shipsPerPlayer > 0 ? shipsPerPlayer : (SHIPS_EACH[seats] ?? SHIPS_OF_MANY)

export const newShip = (id: number, suited: boolean): Ship => ({ id, suited, shield: null })

export const shipsInPlay = ({
  players,
}: {
  readonly players: readonly { readonly fleet: readonly Ship[] }[]
}): number => players.reduce((sum, { fleet }) => sum + fleet.length, 0)

/** SG-3.5, 6.10: with box limits on there may be no ship card left. */
export function checkSupply(
  s: Pick<State, 'options'> & { readonly players: readonly { readonly fleet: readonly Ship[] }[] },
): Refusal | null {
  const { ships } = catalogueOf(s.options)
  if (!s.options.boxLimits || shipsInPlay(s) < ships) return null
  return refuse('no-ship-left', 'SG-3.5', `All ${ships} ship cards are in play; wait until one is lost.`)
}

/** SG-3.4: unshielded side up, at the end of the fleet. */
export function addShip(s: State, player: Player, ctx: Ctx<Event>): void {
  const ship = newShip(s.shipsMade++, false)
  player.fleet.push(ship)
  ctx.emit({ kind: 'shipAdded', seat: player.seat, ship: ship.id })
}
