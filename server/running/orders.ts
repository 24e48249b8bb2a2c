import { isRefusal, type OrdersBySeat, ordersGiven, readOrders, refuse, seatOf } from '@starboard/kernel'
import type { Answer } from '../failures/command-ids.ts'
import type { Person } from '../lobby/lobby.ts'
import type { TableRow } from '../store/store.ts'
import { seatOfUser } from '../table/row.ts'
import type { TableState } from '../table/state.ts'

/** What people have ordered at this table. */
export const ordersIn = (row: TableRow): OrdersBySeat => (row.status === 'playing' ? (row.memory.orders ?? NONE) : NONE)

const NONE: OrdersBySeat = {}

export function withOrders(row: TableRow, orders: OrdersBySeat): TableRow {
  const { orders: _before, ...rest } = row.memory
  return { ...row, memory: Object.keys(orders).length === 0 ? rest : { ...rest, orders } }
}

/** Whoever comes next to this seat has ordered nothing. */
export function withoutOrdersOf(row: TableRow, seat: number): TableRow {
  const { [seat]: own, ...others } = ordersIn(row)
  return own === undefined ? row : withOrders(row, others)
}

/** All orders of one's own seat. Nobody else is told, nor that there are any. */
export async function giveOrders(state: TableState, by: Person, given: unknown): Promise<Answer> {
  const { play, clock } = state
  const own = seatOfUser(state.row, by.id)
  if (play === null) return refuse('not-started', 'table', 'The match has not started yet.')
  if (own === undefined) return refuse('not-seated', 'table', 'You are watching; only those with a seat give orders.')
  const orders = readOrders(given)
  if (isRefusal(orders)) return orders
  if (state.isPlaying && clock.rate > 0) await play.catchUp()
  const { match } = play
  if (match.outcome !== null) return refuse('match-over', match.outcome.rule, 'This match is over.')
  const seat = seatOf(own.seat)
  const { [seat]: _before, ...others } = ordersIn(state.row)
  const fresh = orders.length === 0 ? others : { ...others, [seat]: ordersGiven(orders, seat, match.open) }
  await state.keep(withOrders(state.row, fresh))
  state.tellSeat(seat)
  return {}
}
