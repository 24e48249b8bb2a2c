import type { Seat } from '@starboard/kernel'
import type { Card, CardId, Half } from './deal/card.ts'
import type { Outside, Placed } from './state.ts'
import type { OwnCards, SeenMember, View } from './view.ts'

export const withMember = (view: View, seat: Seat, change: (member: SeenMember) => SeenMember): View => ({
  ...view,
  crew: view.crew.map((member, place) => (place === seat ? change(member) : member)),
})

/** SA-2.12: in an outage what others see of a board stands still. */
export const withOutside = (view: View, seat: Seat, change: (outside: Outside) => Partial<Outside>): View =>
  view.outage === null ? withMember(view, seat, (member) => ({ ...member, ...change(member) })) : view

/** What somebody knows of their own cards; of others there is nothing to change. */
export const withOwn = (view: View, seat: Seat, change: (own: OwnCards) => Partial<OwnCards>): View =>
  withMember(view, seat, (member) =>
    member.own === undefined ? member : { ...member, own: { ...member.own, ...change(member.own) } },
  )

/** One more change of somebody's, of those that are counted. */
export const spent = ({ entriesLeft }: OwnCards): Pick<OwnCards, 'entriesLeft'> => ({ entriesLeft: entriesLeft - 1 })

/** The same for a change of the board. */
export const changed = (own: OwnCards): Pick<OwnCards, 'entriesLeft' | 'version'> => ({
  ...spent(own),
  version: own.version + 1,
})

export const atTurn = <X>(board: readonly X[], turn: number, slot: X): readonly X[] =>
  board.map((one, place) => (place === turn - 1 ? slot : one))

export interface Placing {
  readonly turn: number
  readonly half: Half
  readonly order: 'only' | 'first' | 'second'
}

export const placedOutside = ({ hand, board }: Outside, { turn, half, order }: Placing): Partial<Outside> => {
  const there = board[turn - 1] ?? []
  return {
    hand: order === 'only' ? hand + there.length - 1 : hand - 1,
    board: atTurn(board, turn, inOrder(there, half, order)),
  }
}

const inOrder = <X>(there: readonly X[], card: X, order: Placing['order']): readonly X[] =>
  order === 'only' ? [card] : order === 'first' ? [card, ...there] : [...there, card]

export function placedOwn(own: OwnCards, id: CardId, { turn, half, order }: Placing): Partial<OwnCards> {
  const there = own.board[turn - 1] ?? []
  const card = own.hand.find((one) => one.id === id)
  if (card === undefined) return {}
  const returned = order === 'only' ? there.map(bare) : []
  return {
    ...changed(own),
    hand: [...own.hand, ...returned].filter((one) => one.id !== id),
    board: atTurn(own.board, turn, inOrder(there, { ...card, half }, order)),
  }
}

export const bare = ({ id, face }: Placed): Card => ({ id, face })
