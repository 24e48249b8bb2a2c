import { type Refusal, refuse } from '@starboard/kernel'
import { withJoined } from '../guests/memory.ts'
import { checkWelcome } from '../guests/welcome.ts'
import type { Person } from '../lobby/lobby.ts'
import { withoutOrdersOf } from '../running/orders.ts'
import type { TableRow } from '../store/store.ts'
import { nameAt, seatOfUser, withMemory } from '../table/row.ts'
import { withoutDoneFor } from './done-for.ts'

/** A row after somebody came or went in the middle of a match, and which seat it was. */
export interface SeatChange {
  readonly row: TableRow
  readonly seat: number
}

/** In a running match only a seat that somebody gave up is free to take; for whoever had a seat in it, only that one. */
export function satIn(row: TableRow, by: Person, wanted: number | undefined): SeatChange | Refusal {
  const { left = [], gaveUp = {} } = row.memory
  if (seatOfUser(row, by.id) !== undefined) return refuse('seated', 'table', 'You have a seat already.')
  const unwelcome = checkWelcome(row, by.id)
  if (unwelcome !== null) return unwelcome
  const before = gaveUp[by.id]
  const seat = wanted ?? before ?? left[0]
  if (seat === undefined || !left.includes(seat) || row.seats[seat]?.user !== null)
    return refuse('table-full', 'table', 'The match has started and no seat is free; you can watch.')
  if (before !== undefined && before !== seat)
    return refuse(
      'another-hand',
      'table',
      `You have played seat ${before + 1} in this match: you may only go back there.`,
    )
  const name = nameAt(row, seat, by.name)
  const seats = row.seats.map((one) => (one.seat === seat ? { ...one, user: by.id, name, bot: null } : one))
  const seated = withMemory(withJoined({ ...row, seats }, by.id), { left: left.filter((other) => other !== seat) })
  return { seat, row: withoutDoneFor(withoutOrdersOf(seated, seat), seat) }
}

/** A bot goes on in the place of whoever gets up. */
export function stoodUp(row: TableRow, by: Person): SeatChange | Refusal {
  const own = seatOfUser(row, by.id)
  if (own === undefined) return refuse('not-seated', 'table', 'You have no seat at this table.')
  if (row.status !== 'playing') return refuse('over', 'table', 'The match is over.')
  const { left = [], gaveUp } = row.memory
  const seats = row.seats.map((one) => (one === own ? { ...one, user: null, bot: row.settings.standIn } : one))
  const freed = withMemory({ ...row, seats }, { left: [...left, own.seat], gaveUp: { ...gaveUp, [by.id]: own.seat } })
  return { seat: own.seat, row: withoutDoneFor(withoutOrdersOf(freed, own.seat), own.seat) }
}
