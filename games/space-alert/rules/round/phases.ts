import { bug, type Ctx, type Seat } from '@starboard/kernel'
import { cardId } from '../deal/card.ts'
import type { Event } from '../events.ts'
import { actingOrder, memberAt, type State } from '../state.ts'
import type { Phase } from '../vocabulary.ts'
import { hasOpened } from './board.ts'

/** SA-1.8: the packet of a phase comes into the hand when the phase opens for somebody. */
export function openPhase(s: State, seat: Seat, phase: Phase, ctx: Ctx<Event>): void {
  const member = memberAt(s, seat)
  const faces = member.packets[phase - 1] ?? bug(`There is no packet for phase ${phase}.`)
  member.packets[phase - 1] = []
  member.openPhase = phase
  const cards = faces.map((face) => ({ id: cardId(seat, member.dealt++), face }))
  member.hand.push(...cards)
  ctx.reveal({ kind: 'phaseOpened', seat, phase, cards, count: cards.length })
}

/** SA-2.18: for those who have not opened it themselves. */
export function openForAll(s: State, phase: Phase, ctx: Ctx<Event>): void {
  for (const seat of actingOrder(s)) if (!hasOpened(memberAt(s, seat), phase)) openPhase(s, seat, phase, ctx)
}

/** SA-2.6: its slots are locked for whoever has not locked them. */
export function lockForAll(s: State, phase: Phase, ctx: Ctx<Event>): void {
  for (const seat of actingOrder(s)) {
    const member = memberAt(s, seat)
    if (member.openPhase !== phase) continue
    member.openPhase = null
    ctx.emit({ kind: 'phaseLocked', seat, phase, byClock: true })
  }
}
