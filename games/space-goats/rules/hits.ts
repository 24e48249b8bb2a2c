import { bug, type Ctx, type Seat, takeAt } from '@starboard/kernel'
import type { CardId } from './cards.ts'
import { catalogueOf, effectOf } from './catalogue.ts'
import type { Hit } from './effects.ts'
import type { Event } from './events.ts'
import { isAlive, leaveHand, shipOf, toTrash } from './player.ts'
import { isStoppedBy } from './priorities.ts'
import type { Player, Ship, State } from './state.ts'

/** SG-4.7–4.13: the hit lands on this ship. `by` is null for wreckage, whose losses count for no round. */
export function land(
  s: State,
  player: Player,
  { ship: id, does, by }: { readonly ship: number; readonly does: Hit; readonly by: Seat | null },
  ctx: Ctx<Event>,
): void {
  const { seat } = player
  const ship = shipOf(player, id) ?? bug(`Seat ${seat} has no ship ${id}.`)
  ctx.emit({ kind: 'shipChosen', seat, ship: id, by })
  if (isStopped(s, ship, does)) wearShield(s, { seat, ship, does }, ctx)
  else if (ship.suited) {
    ship.suited = false
    ctx.emit({ kind: 'shipFlipped', seat, ship: id })
  } else if (player.lastStand && player.fleet.length === 1) {
    player.lastStand = false
    ctx.emit({ kind: 'lastStandHeld', seat, ship: id })
  } else destroy(s, player, { ship, by }, ctx)
}

/** SG-4.10: a piercing hit minds only a Phase Shield. */
const isStopped = (s: State, { shield }: Ship, does: Hit): boolean =>
  shield !== null && isStoppedBy(catalogueOf(s.options), shield.card, does)

/** SG-4.7, 4.11 */
function wearShield(
  s: State,
  { seat, ship, does }: { readonly seat: Seat; readonly ship: Ship; readonly does: Hit },
  ctx: Ctx<Event>,
): void {
  const shield = ship.shield ?? bug('There is no shield to wear.')
  const { card } = shield
  if (does === 'weak') {
    ctx.emit({ kind: 'shieldBounced', seat, ship: ship.id, card })
    return
  }
  shield.strength--
  if (shield.strength === 0) breakShield(s, { seat, ship, why: 'hit' }, ctx)
  else ctx.emit({ kind: 'shieldWeakened', seat, ship: ship.id, card, strength: shield.strength })
}

type Broken = Extract<Event, { kind: 'shieldBroken' }>['why']

/** SG-4.7, 4.12, 4.14, 7.7: broken shields are trashed. */
export function breakShield(
  s: State,
  { seat, ship, why }: { readonly seat: Seat; readonly ship: Ship; readonly why: Broken },
  ctx: Ctx<Event>,
): void {
  if (ship.shield === null) return
  const { card } = ship.shield
  ship.shield = null
  s.trash.push(card)
  ctx.emit({ kind: 'shieldBroken', seat, ship: ship.id, card, why })
}

/** SG-4.9, 4.12, 7.2 */
function destroy(
  s: State,
  player: Player,
  { ship, by }: { readonly ship: Ship; readonly by: Seat | null },
  ctx: Ctx<Event>,
) {
  const { seat } = player
  takeAt(player.fleet, player.fleet.indexOf(ship))
  if (by !== null) s.destroyed++
  ctx.emit({ kind: 'shipLost', seat, ship: ship.id, by })
  breakShield(s, { seat, ship, why: 'lost' }, ctx)
  if (isAlive(player)) return
  if (s.blow === 0) s.blow = ++s.blows
  player.out = s.blow
  ctx.emit({ kind: 'eliminated', seat, by })
}

/** SG-4.4: the hit is cancelled and the card trashed. */
export function block(
  s: State,
  player: Player,
  { card, by }: { readonly card: CardId; readonly by: Seat },
  ctx: Ctx<Event>,
): void {
  leaveHand(catalogueOf(s.options), player, card)
  toTrash(s, player, card)
  s.counts.blocks++
  ctx.reveal({ kind: 'blocked', seat: player.seat, by, card })
}

/** SG-4.5: whether this card lets its player trash another one. */
export function isAegis(s: State, card: CardId): boolean {
  const effect = effectOf(catalogueOf(s.options), card)
  return effect.kind === 'shield' && effect.thenTrashes === true
}

/** SG-4.14 */
export function stripShields(s: State, player: Player, by: Seat, ctx: Ctx<Event>): void {
  const { seat, fleet } = player
  const shielded = fleet.filter(({ shield }) => shield !== null)
  ctx.emit({ kind: 'shieldsStripped', seat, by, count: shielded.length })
  for (const ship of shielded) breakShield(s, { seat, ship, why: 'emp' }, ctx)
}
