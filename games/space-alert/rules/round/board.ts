import { bug, type Refusal, refuse, type Seat } from '@starboard/kernel'
import type { Card, CardId } from '../deal/card.ts'
import { firstTurnOf, lastTurnOf, phaseOf } from '../phases.ts'
import { type CrewMember, memberAt, type Outside, type Placed, type State } from '../state.ts'
import type { Action } from '../vocabulary.ts'

/** SA-2.5: the turns whose slots are open for somebody. */
export function openTurns({ openPhase }: CrewMember): readonly number[] {
  if (openPhase === null) return []
  const first = firstTurnOf(openPhase)
  return Array.from({ length: lastTurnOf(openPhase) - first + 1 }, (_, place) => first + place)
}

export const slotAt = ({ board }: CrewMember, turn: number): Placed[] =>
  board[turn - 1] ?? bug(`There is no slot for turn ${turn}.`)

/** The half that is up. */
export const actionOf = ({ face, half }: Placed): Action => face[half]

export const otherHalf = ({ face, half }: Placed): Action => face[half === 'move' ? 'action' : 'move']

export const held = ({ hand }: CrewMember, id: CardId): Card | undefined => hand.find((card) => card.id === id)

/** The card leaves the hand. */
export function takeFromHand({ hand }: CrewMember, id: CardId): Card {
  const [card] = hand.splice(
    hand.findIndex((one) => one.id === id),
    1,
  )
  return card?.id === id ? card : bug(`Card ${id} is not in this hand.`)
}

/** Everything in a slot goes back to the hand. */
export function clearSlot(member: CrewMember, turn: number): readonly CardId[] {
  const cards = slotAt(member, turn).splice(0)
  for (const { id, face } of cards) member.hand.push({ id, face })
  return cards.map(({ id }) => id)
}

/** SA-2.5, SA-2.6: why a slot is closed. */
export function checkOpen(s: State, seat: Seat, turn: number): Refusal | null {
  const { openPhase } = memberAt(s, seat)
  if (turn > s.turns) return refuse('no-turn', 'SA-2.7', `The last turn of this mission is ${s.turns}.`)
  const phase = phaseOf(turn)
  if (phase === openPhase) return null
  const isLater = openPhase === null ? !hasOpened(memberAt(s, seat), phase) : phase > openPhase
  return isLater
    ? refuse('not-open', 'SA-2.5', `Turn ${turn} belongs to phase ${phase}, which is not open yet.`)
    : refuse('locked', 'SA-2.6', `Turn ${turn} belongs to phase ${phase}, which is locked.`)
}

/** SA-1.8: its packet has been dealt. */
export const hasOpened = ({ packets }: CrewMember, phase: number): boolean => packets[phase - 1]?.length === 0

/** Section 5: what was meant for an older board is refused. */
export const checkVersion = (s: State, seat: Seat, version: number): Refusal | null =>
  version === memberAt(s, seat).version
    ? null
    : refuse('old-board', 'SA-2.5', 'Your board has changed since; look at it again.')

/** Section 10: it must be in one's own hand. */
export const checkHeld = (s: State, seat: Seat, card: CardId): Refusal | null =>
  held(memberAt(s, seat), card) === undefined
    ? refuse('not-in-hand', 'SA-2.5', 'You do not hold that card in your hand.')
    : null

/** Section 6 */
export const outsideOf = (member: CrewMember): Outside => ({
  hand: member.hand.length,
  dealt: member.dealt,
  opened: member.packets.filter(({ length }) => length === 0).length,
  board: member.board.map((slot) => slot.map(({ half }) => half)),
  openPhase: member.openPhase,
})
