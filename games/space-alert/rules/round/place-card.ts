import type { Refusal, Seat } from '@starboard/kernel'
import type { DeedOf } from '../actions.ts'
import { HALVES } from '../deal/card.ts'
import { memberAt, type State } from '../state.ts'
import { checkHeld, checkOpen, checkVersion, clearSlot, openTurns, slotAt, takeFromHand } from './board.ts'
import { counted } from './move.ts'

type PlaceCard = DeedOf<'placeCard'>

/** SA-2.5, SA-2.7: a card from the hand into an open slot; what lies there comes back to the hand. */
export const placeCard = counted<'placeCard'>({
  legal(s, seat) {
    const member = memberAt(s, seat)
    const { hand, version } = member
    const turns = openTurns(member)
    const listed: PlaceCard[] = []
    for (const { id: card } of hand)
      for (const turn of turns) for (const half of HALVES) listed.push({ kind: 'placeCard', turn, card, half, version })
    return listed
  },
  check,
  apply(s, seat, { turn, card, half }, ctx) {
    const member = memberAt(s, seat)
    clearSlot(member, turn)
    slotAt(member, turn).push({ ...takeFromHand(member, card), half })
    member.version++
    ctx.emit({ kind: 'cardPlaced', seat, turn, half, card, order: 'only' })
    return 'open'
  },
})

function check(s: State, seat: Seat, { turn, card, version }: PlaceCard): Refusal | null {
  return checkOpen(s, seat, turn) ?? checkHeld(s, seat, card) ?? checkVersion(s, seat, version)
}
