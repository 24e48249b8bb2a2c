import type { Ctx } from '@starboard/kernel'
import { type CardId, factsOf } from '../cards/catalogue.ts'
import { drawCards } from '../draw.ts'
import { loseEnhancement } from '../enhancements.ts'
import type { Event, Why } from '../events.ts'
import { isCrossLevel, leaveHand, toDiscard } from '../player.ts'
import { discardFaceDown, discardPart, installedKinds } from '../rocket.ts'
import type { Player, State } from '../state.ts'
import { checkStanding, note } from '../victory.ts'

const START_HAND = 5

/** BR-13.4–13.6: back to the pad with five cards, and not eliminated. */
export function explode(s: State, player: Player, ctx: Ctx<Event>): void {
  note(s, player.seat, 'exploded')
  s.counts.explosions++
  ctx.emit({ kind: 'exploded', seat: player.seat })
  startOver(s, player, ctx)
}

/** BR-13.5, also what a crash does with `crash: restart`. */
export function startOver(s: State, player: Player, ctx: Ctx<Event>): void {
  const { seat } = player
  clearTable(s, player, 'exploded', ctx)
  for (const card of player.hand.filter((one) => !isCrossLevel(s.options, factsOf(one))))
    discardFromHand(s, player, { card, why: 'exploded' }, ctx)
  resetGauges(player)
  player.level = 1
  player.wrecked = true
  ctx.emit({ kind: 'startedOver', seat })
  if (player.hand.length < START_HAND) drawCards(s, player, { level: 1, count: START_HAND - player.hand.length }, ctx)
  if (s.active === seat) cutTurn(s)
  checkStanding(s, ctx)
}

/** Parts, face-down cards, enhancements and equipment go to the discard piles; the pad stays (BR-9.6). */
export function clearTable(s: State, player: Player, why: Why, ctx: Ctx<Event>): void {
  for (const part of installedKinds(player)) discardPart(s, player, { part, why }, ctx)
  while (player.faceDown.length > 0) discardFaceDown(s, player, { place: 0, why }, ctx)
  while (player.enhancements.length > 0) loseEnhancement(s, player, { place: 0, why }, ctx)
  clearYard(s, player, why, ctx)
}

function clearYard(s: State, player: Player, why: Why, ctx: Ctx<Event>): void {
  const { seat } = player
  const gone = (card: CardId, from: 'generators' | 'rovers' | 'communications') => {
    toDiscard(s, card)
    ctx.emit({ kind: 'cardDiscarded', seat, card, from, place: 0, why })
  }
  for (const { card } of player.generators.splice(0)) gone(card, 'generators')
  for (const { card } of player.rovers.splice(0)) gone(card, 'rovers')
  for (const card of player.communications.splice(0)) gone(card, 'communications')
}

export function discardFromHand(
  s: State,
  player: Player,
  { card, why }: { readonly card: CardId; readonly why: Why },
  ctx: Ctx<Event>,
): void {
  leaveHand(player, card)
  toDiscard(s, card)
  // Where it was in the hand is nobody's business.
  ctx.reveal({ kind: 'cardDiscarded', seat: player.seat, card, from: 'hand', place: 0, why })
}

/** BR-13.5, 13.12: what lies on this player is over; what the player did to others goes on. */
export function resetGauges(player: Player): void {
  Object.assign(player, {
    slingshots: 0,
    slingshotKm: 0,
    groundFuel: 0,
    spaceFuel: 0,
    distance: 0,
    spaceTurns: 0,
    original: 0,
    damage: 0,
    power: 0,
    km: 0,
    jams: 0,
    boost: 0,
    heldUntil: 0,
    delayedUntil: 0,
    dustUntil: 0,
    holding: false,
  })
  player.hits = []
  player.spies = []
}

/** BR-2.13, 13.6: the turn goes to the hand limit at once. */
function cutTurn({ agenda }: State): void {
  agenda.steps = agenda.steps.filter(({ kind }) => kind !== 'action' && kind !== 'cruise' && kind !== 'mars')
}
