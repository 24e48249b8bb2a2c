import { type Refusal, refuse, type Seat, seatsOf } from '@starboard/kernel'
import type { DeedOf } from '../actions.ts'
import { memberAt, type State } from '../state.ts'
import { checkHeld, held, takeFromHand } from './board.ts'
import { counted } from './move.ts'

type GiveCard = DeedOf<'giveCard'>

/** SA-2.11, SA-R26: one grey card to somebody else, who has it at once and is not asked. */
export const giveCard = counted<'giveCard'>({
  legal(s, seat) {
    if (checkWindow(s, seat) !== null) return []
    const others = seatsOf(s.crew.length).filter((to) => checkReceiver(s, seat, to) === null)
    return memberAt(s, seat).hand.flatMap(({ id: card, face }) =>
      face.isHeroic ? [] : others.map((to) => ({ kind: 'giveCard' as const, card, to })),
    )
  },
  check,
  apply(s, seat, { card, to }, ctx) {
    const given = takeFromHand(memberAt(s, seat), card)
    memberAt(s, to).hand.push(given)
    s.transfer?.given.push(seat)
    ctx.reveal({ kind: 'cardGiven', seat, to, card: given })
    return 'open'
  },
})

function check(s: State, seat: Seat, { card, to }: GiveCard): Refusal | null {
  const problem = checkWindow(s, seat) ?? checkReceiver(s, seat, to) ?? checkHeld(s, seat, card)
  if (problem !== null) return problem
  return held(memberAt(s, seat), card)?.face.isHeroic === true
    ? refuse('heroic-gift', 'SA-2.11', 'A heroic card cannot be given away.')
    : null
}

function checkWindow({ transfer }: State, seat: Seat): Refusal | null {
  if (transfer === null) return refuse('no-transfer', 'SA-2.11', 'Cards change hands only in a data transfer.')
  return transfer.given.includes(seat)
    ? refuse('given', 'SA-2.11', 'You have given a card in this transfer already.')
    : null
}

function checkReceiver({ crew }: State, seat: Seat, to: Seat): Refusal | null {
  if (to === seat) return refuse('to-oneself', 'SA-2.11', 'You cannot give a card to yourself.')
  const receiver = crew[to]
  return receiver === undefined || receiver.holder === 'nobody'
    ? refuse('empty-seat', 'SA-2.11', 'Nobody sits there.')
    : null
}
