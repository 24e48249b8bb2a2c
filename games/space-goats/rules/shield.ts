import { bug, type Ctx, type Move, next, refuse } from '@starboard/kernel'
import type { AssignShield } from './actions.ts'
import type { CardId } from './cards.ts'
import { type Catalogue, cardOf, catalogueOf, effectOf } from './catalogue.ts'
import { automaticDiscard, discard } from './choices.ts'
import { deadline } from './clock.ts'
import { drawCards } from './draw.ts'
import type { ShieldEffect } from './effects.ts'
import type { Event } from './events.ts'
import { isFree, leaveHand, notInHand, playerAt, shipOf } from './player.ts'
import { takeOut } from './rows.ts'
import type { Player, Ship, State, Step } from './state.ts'

/** SG-5.1, 5.4 */
export function isAssignable(catalogue: Catalogue, card: CardId): boolean {
  const effect = effectOf(catalogue, card)
  return effect.kind === 'shield' && effect.strength > 0
}

/** SG-5.1–5.3 */
export const shield: Move<State, Step, AssignShield, Event> = {
  legal(s, seat) {
    const catalogue = catalogueOf(s.options)
    const { hand, fleet } = playerAt(s, seat)
    const free = fleet.filter(isFree)
    if (free.length === 0) return []
    const cards = hand.filter((card, place) => hand.indexOf(card) === place && isAssignable(catalogue, card))
    if (s.options.autoChoices) return cards.map((card): AssignShield => ({ kind: 'shield', card }))
    return cards.flatMap((card) => free.map(({ id }): AssignShield => ({ kind: 'shield', card, ship: id })))
  },
  check(s, seat, { card, ship }) {
    const catalogue = catalogueOf(s.options)
    const player = playerAt(s, seat)
    if (!player.hand.includes(card)) return notInHand(catalogue, card)
    const { name, effect } = cardOf(catalogue, card)
    if (effect.kind !== 'shield') return refuse('no-shield', 'SG-2.6', `${name} is no shield.`)
    if (effect.strength === 0)
      return refuse('reactive', 'SG-5.4', `${name} is reactive: it waits in your hand for a hit.`)
    if (!player.fleet.some(isFree))
      return refuse('no-free-ship', 'SG-5.1', 'Every ship of yours has an assigned shield already.')
    return checkShip(s, player, ship)
  },
  apply(s, seat, { card, ship }, ctx) {
    const player = playerAt(s, seat)
    const carrier = ship === undefined ? player.fleet.find(isFree) : shipOf(player, ship)
    next<Step>(s, { kind: 'turnEnd' })
    assign(s, player, { card, ship: carrier ?? bug('No ship is free.') }, ctx)
    return 'answered'
  },
}

function checkShip(s: State, player: Player, ship: number | undefined) {
  if (s.options.autoChoices)
    return ship === undefined
      ? null
      : refuse('no-choice', 'SG-8.10', 'With automatic choices the first free ship gets the shield; name none.')
  if (ship === undefined) return refuse('ship-missing', 'SG-5.1', 'Say which ship gets the shield.')
  const carrier = shipOf(player, ship)
  if (carrier === undefined) return refuse('not-your-ship', 'SG-5.1', 'That is no ship of yours.')
  return isFree(carrier) ? null : refuse('shielded-already', 'SG-5.1', 'That ship has an assigned shield already.')
}

function assign(
  s: State,
  player: Player,
  { card, ship }: { readonly card: CardId; readonly ship: Ship },
  ctx: Ctx<Event>,
): void {
  const catalogue = catalogueOf(s.options)
  const effect = effectOf(catalogue, card) as ShieldEffect
  leaveHand(catalogue, player, card)
  takeOut(player.owned, card)
  ship.shield = { card, strength: effect.strength }
  s.counts.shields++
  ctx.emit({ kind: 'shieldAssigned', seat: player.seat, card, ship: ship.id, strength: effect.strength })
  if (effect.drawsAndDiscards === true) drawAndDiscard(s, player, ctx)
}

/** SG-5.3: compulsory if the hand is not empty; a single card needs no question. */
function drawAndDiscard(s: State, player: Player, ctx: Ctx<Event>): void {
  drawCards(player, 1, ctx)
  const among = player.hand.length
  if (among === 0) return
  if (among === 1 || s.options.autoChoices)
    discard(s, player, { card: automaticDiscard(s, player, { why: 'decoy', among }), why: 'decoy', among }, ctx)
  else next<Step>(s, { kind: 'discardOne', why: 'decoy', among, by: deadline(s.options.choiceSeconds, ctx.now) })
}
