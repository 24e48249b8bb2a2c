import type { DeedOf } from '../../rules/actions.ts'
import type { Placed } from '../../rules/state.ts'
import type { OwnCards } from '../../rules/view.ts'
import { otherHalf } from './slots.ts'

/** What changes one's own board; the version it is meant for is put in when it is sent. */
export type Change = Unversioned<
  DeedOf<'placeCard'> | DeedOf<'placeSecondCard'> | DeedOf<'moveCard'> | DeedOf<'turnCard'> | DeedOf<'takeBack'>
>
type Unversioned<D> = D extends unknown ? Omit<D, 'version'> : never

type Changes = { readonly [K in Change['kind']]: (own: OwnCards, change: Extract<Change, { kind: K }>) => OwnCards }

/** Hand and board after a change, before the table has answered. What does not fit any more changes nothing. */
export function changed<K extends Change['kind']>(own: OwnCards, change: Extract<Change, { kind: K }>): OwnCards {
  return CHANGES[change.kind](own, change)
}

const CHANGES: Changes = {
  placeCard(own, { card, turn, half }) {
    const placed = own.hand.find(({ id }) => id === card)
    if (placed === undefined) return own
    const before = slotAt(own, turn)
    return {
      ...own,
      hand: [...own.hand.filter((one) => one !== placed), ...before.map(({ id, face }) => ({ id, face }))],
      board: withSlot(own.board, turn, [{ ...placed, half }]),
    }
  },
  placeSecondCard(own, { card, turn, half, order }) {
    const placed = own.hand.find(({ id }) => id === card)
    const before = slotAt(own, turn)
    if (placed === undefined || before.length !== 1) return own
    const put = { ...placed, half }
    return {
      ...own,
      hand: own.hand.filter((one) => one !== placed),
      board: withSlot(own.board, turn, order === 'first' ? [put, ...before] : [...before, put]),
    }
  },
  moveCard: (own, { from, to }) => ({
    ...own,
    board: withSlot(withSlot(own.board, from, slotAt(own, to)), to, slotAt(own, from)),
  }),
  turnCard: (own, { turn, card }) => ({
    ...own,
    board: withSlot(
      own.board,
      turn,
      slotAt(own, turn).map((one) => (one.id === card ? { ...one, half: otherHalf(one.half) } : one)),
    ),
  }),
  takeBack: (own, { turn }) => ({
    ...own,
    hand: [...own.hand, ...slotAt(own, turn).map(({ id, face }) => ({ id, face }))],
    board: withSlot(own.board, turn, []),
  }),
}

export const slotAt = ({ board }: Pick<OwnCards, 'board'>, turn: number): readonly Placed[] => board[turn - 1] ?? []

const withSlot = (board: OwnCards['board'], turn: number, slot: readonly Placed[]): OwnCards['board'] =>
  board.map((one, place) => (place === turn - 1 ? slot : one))
