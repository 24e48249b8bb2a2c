import { bug, type Ctx, next, type Seat, seatOf } from '@starboard/kernel'
import { type Catalogue, catalogueOf, effectOf } from './catalogue.ts'
import { deadline } from './clock.ts'
import { drawCards } from './draw.ts'
import type { Event } from './events.ts'
import { isAlive, leaveAsJunk, playerAt } from './player.ts'
import type { Player, State, Step } from './state.ts'

const HAND = 4

/** SG-2.1–2.6: as far as the question what to do. */
export function beginTurn(
  s: State,
  { seat, isExtra }: { readonly seat: Seat; readonly isExtra: boolean },
  ctx: Ctx<Event>,
): void {
  const player = playerAt(s, seat)
  s.active = seat
  if (player.skipsNext) {
    player.skipsNext = false
    ctx.emit({ kind: 'turnSkipped', seat, isExtra })
    next<Step>(s, { kind: 'turnEnd' })
    return
  }
  s.counts.turns++
  ctx.emit({ kind: 'turnBegan', seat, round: s.round, isExtra })
  const most = s.round === 1 && s.rules > 2 ? firstHand(s, seat) : HAND
  if (player.hand.length < most) drawCards(player, most - player.hand.length, ctx)
  sift(s, player, ctx)
  s.turnBy = deadline(s.options.turnSeconds, ctx.now)
  next<Step>(s, { kind: 'action' })
}

/** SG-2.2a: by the place in the turn order. */
function firstHand({ start, players, options }: State, seat: Seat): number {
  const place = (seat - start + players.length) % players.length
  return Math.min(HAND, options.openingDraw + place)
}

/** SG-2.4, 2.5: currency to the bank, debris to the discard pile. */
function sift(s: State, player: Player, ctx: Ctx<Event>): void {
  const catalogue = catalogueOf(s.options)
  if (bankCurrency(player, catalogue, ctx)) dropDebris(player, catalogue, ctx)
  player.sifted = player.hand.length
}

/** In hand order; what a Scout Ship draws joins the end and has its turn there. Gives whether there is debris too. */
function bankCurrency(player: Player, catalogue: Catalogue, ctx: Ctx<Event>): boolean {
  const { seat, hand, bank, sifted } = player
  let hasDebris = false
  for (let place = sifted; place < hand.length; ) {
    const effect = effectOf(catalogue, hand[place] ?? '')
    if (effect.kind !== 'currency') {
      if (effect.kind === 'debris') hasDebris = true
      place++
      continue
    }
    const card = leaveAsJunk(player, place)
    bank.push(card)
    ctx.reveal({ kind: 'banked', seat, card })
    if (effect.draws > 0) drawCards(player, effect.draws, ctx)
  }
  return hasDebris
}

function dropDebris(player: Player, catalogue: Catalogue, ctx: Ctx<Event>): void {
  const { seat, hand, discard, sifted } = player
  for (let place = sifted; place < hand.length; ) {
    if (effectOf(catalogue, hand[place] ?? '').kind !== 'debris') {
      place++
      continue
    }
    const card = leaveAsJunk(player, place)
    discard.push(card)
    ctx.reveal({ kind: 'debrisDropped', seat, card })
  }
}

/** SG-2.11: the first living seat in turn order. */
export function beginRound(s: State, ctx: Ctx<Event>): void {
  s.round++
  s.destroyed = 0
  ctx.emit({ kind: 'roundBegan', round: s.round })
  const seat = livingFrom(s, s.start, s.players.length) ?? bug('Nobody is left to begin a round.')
  beginTurn(s, { seat, isExtra: false }, ctx)
}

/** The first living seat among this many places. */
export function livingFrom(s: State, from: number, places: number): Seat | null {
  for (let step = 0; step < places; step++) {
    const seat = seatOf((from + step) % s.players.length)
    if (isAlive(playerAt(s, seat))) return seat
  }
  return null
}
