import { type Ctx, type Move, refuse, type Seat } from '@starboard/kernel'
import type { Act } from './actions.ts'
import { dropSeat } from './drop-seat.ts'
import type { Event } from './events.ts'
import { isIn, playerAt, toDiscard } from './player.ts'
import { discardFaceDown } from './rocket.ts'
import { clearTable, discardFromHand, resetGauges } from './space/explosion.ts'
import type { Player, State, Step } from './state.ts'
import { checkStanding, note } from './victory.ts'

/** BR-18.2, 18.3, 18.6: all cards go, and whoever is left alone has won. */
export function eliminate(s: State, player: Player, why: 'crashed' | 'resigned', ctx: Ctx<Event>): void {
  const { seat } = player
  player.out = 1 + Math.max(...s.players.map(({ out }) => out))
  ctx.reveal({ kind: 'eliminated', seat, why, order: player.out })
  clearTable(s, player, 'left', ctx)
  while (player.hand[0] !== undefined) discardFromHand(s, player, { card: player.hand[0], why: 'left' }, ctx)
  removePad(s, player, ctx)
  resetGauges(player)
  for (const other of s.players) forget(s, other, seat, ctx)
  checkStanding(s, ctx)
  if (s.ended === null) dropSeat(s, seat, ctx)
}

/** BR-18.6: an issued pad leaves the game. */
function removePad(s: State, player: Player, ctx: Ctx<Event>): void {
  const { seat, pad } = player
  if (pad === null) return
  player.pad = null
  if (s.options.launchPads === 'issued') {
    s.removed.push(pad)
    ctx.emit({ kind: 'cardRemoved', seat, card: pad, from: 'pad' })
  } else {
    toDiscard(s, pad)
    ctx.emit({ kind: 'cardDiscarded', seat, card: pad, from: 'pad', place: 0, why: 'left' })
  }
}

/** BR-4.13: bombs that were aimed at somebody who left; and that player spies on nobody any more. */
function forget(s: State, other: Player, seat: Seat, ctx: Ctx<Event>): void {
  for (let place = other.faceDown.length - 1; place >= 0; place--)
    if (other.faceDown[place]?.victim === seat) discardFaceDown(s, other, { place, why: 'defused' }, ctx)
  if (!other.spies.some(({ by }) => by === seat)) return
  other.spies = other.spies.filter(({ by }) => by !== seat)
  ctx.emit({ kind: 'statusEnded', seat: other.seat, what: 'spies', by: seat })
}

/** Section 5: at any time. */
export const resign: Move<State, Step | undefined, Act<'resign'>, Event> = {
  legal: () => [],
  check(s, seat) {
    if (s.ended !== null) return refuse('game-over', 'BR-18.1', 'The game is over.')
    return isIn(playerAt(s, seat)) ? null : refuse('out', 'BR-18.2', 'You are out of the game already.')
  },
  apply(s, seat, _action, ctx) {
    note(s, seat, 'resigned')
    eliminate(s, playerAt(s, seat), 'resigned', ctx)
    return 'open'
  },
}
