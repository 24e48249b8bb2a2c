import { type Automatic, bug, type Ctx, next, type Seat, seatOf } from '@starboard/kernel'
import { type Catalogue, catalogueOf, effectOf } from './catalogue.ts'
import { deadline } from './clock.ts'
import { drawCards } from './draw.ts'
import { endGame, lastStanding } from './ending.ts'
import type { Event } from './events.ts'
import { isAlive, leaveAsJunk, livingCount, playerAt } from './player.ts'
import type { Player, State, Step } from './state.ts'

type Of<K> = Extract<Step, { kind: K }>

const HAND = 4

/** SG-2.1–2.6 */
export const turnStep: Automatic<State, Of<'turn'>, Event> = {
  run(s, { seat, isExtra }, ctx) {
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
    if (player.hand.length < HAND) drawCards(player, HAND - player.hand.length, ctx)
    sift(s, player, ctx)
    s.turnBy = deadline(s.options.turnSeconds, ctx.now)
    next<Step>(s, { kind: 'action' })
  },
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

/** SG-2.9: win check, then a due extra turn, then the next living seat. */
export const turnEndStep: Automatic<State, Of<'turnEnd'>, Event> = {
  run(s, _step, ctx) {
    if (livingCount(s) === 1) return endGame(s, { how: 'rocket', winners: lastStanding(s) }, ctx)
    const player = playerAt(s, s.active)
    if (player.extraDue && isAlive(player)) {
      player.extraDue = false
      return next<Step>(s, { kind: 'turn', seat: s.active, isExtra: true })
    }
    nextTurn(s)
  },
}

/** SG-1.4, 2.10: in seat order without the eliminated; the round ends before the start seat's place. */
function nextTurn(s: State): void {
  const seats = s.players.length
  const untilStart = (s.start - s.active + seats) % seats || seats
  const seat = livingFrom(s, s.active + 1, untilStart - 1)
  next<Step>(s, seat === null ? { kind: 'roundEnd' } : { kind: 'turn', seat, isExtra: false })
}

/** SG-2.11: the first living seat in turn order. */
export function beginRound(s: State, ctx: Ctx<Event>): void {
  s.round++
  s.destroyed = 0
  ctx.emit({ kind: 'roundBegan', round: s.round })
  const seat = livingFrom(s, s.start, s.players.length) ?? bug('Nobody is left to begin a round.')
  next<Step>(s, { kind: 'turn', seat, isExtra: false })
}

/** The first living seat among this many places. */
function livingFrom(s: State, from: number, places: number): Seat | null {
  for (let step = 0; step < places; step++) {
    const seat = seatOf((from + step) % s.players.length)
    if (isAlive(playerAt(s, seat))) return seat
  }
  return null
}
