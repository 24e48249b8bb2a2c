import { type Refusal, refuse, type Seat } from '@starboard/kernel'
import type { DeedOf } from '../actions.ts'
import { HALVES } from '../deal/card.ts'
import { type CrewMember, memberAt, type State } from '../state.ts'
import { checkHeld, checkOpen, checkVersion, held, openTurns, slotAt, takeFromHand } from './board.ts'
import { counted } from './move.ts'

type PlaceSecondCard = DeedOf<'placeSecondCard'>

const ORDERS = ['first', 'second'] as const

/** SA-11.2: alone, once in each phase, a second card beside the one that lies there. */
export const placeSecondCard = counted<'placeSecondCard'>({
  legal(s, seat) {
    const member = memberAt(s, seat)
    const turns = openTurns(member)
    if (checkAlone(s) !== null || hasDouble(member, turns)) return []
    const listed: PlaceSecondCard[] = []
    for (const turn of turns)
      if (isSingleGrey(member, turn))
        for (const { id: card, face } of member.hand)
          if (!face.isHeroic)
            for (const half of HALVES)
              for (const order of ORDERS)
                listed.push({ kind: 'placeSecondCard', turn, card, half, order, version: member.version })
    return listed
  },
  check,
  apply(s, seat, { turn, card, half, order }, ctx) {
    const member = memberAt(s, seat)
    const placed = { ...takeFromHand(member, card), half }
    if (order === 'first') slotAt(member, turn).unshift(placed)
    else slotAt(member, turn).push(placed)
    member.version++
    ctx.emit({ kind: 'cardPlaced', seat, turn, half, card, order })
    return 'open'
  },
})

const isSingleGrey = (member: CrewMember, turn: number): boolean => {
  const slot = slotAt(member, turn)
  return slot.length === 1 && slot.every(({ face }) => !face.isHeroic)
}

const hasDouble = (member: CrewMember, turns: readonly number[]): boolean =>
  turns.some((turn) => slotAt(member, turn).length > 1)

function check(s: State, seat: Seat, { turn, card, version }: PlaceSecondCard): Refusal | null {
  return (
    checkAlone(s) ??
    checkOpen(s, seat, turn) ??
    checkHeld(s, seat, card) ??
    checkDouble(memberAt(s, seat), turn, card) ??
    checkVersion(s, seat, version)
  )
}

const checkAlone = ({ crew }: State): Refusal | null =>
  crew.length === 1 ? null : refuse('not-alone', 'SA-11.2', 'Only who flies alone may put two cards into a slot.')

function checkDouble(member: CrewMember, turn: number, card: number): Refusal | null {
  if (slotAt(member, turn).length === 0)
    return refuse('empty-slot', 'SA-11.2', `There is no card in turn ${turn} to put a second one beside.`)
  if (hasDouble(member, openTurns(member)))
    return refuse('second-double', 'SA-11.2', 'One slot of this phase holds two cards already.')
  const isHeroic = !isSingleGrey(member, turn) || held(member, card)?.face.isHeroic === true
  return isHeroic ? refuse('heroic-double', 'SA-R39', 'A heroic card is played alone.') : null
}
