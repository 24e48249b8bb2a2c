import type { AnyMatch } from '@starboard/driver'
import type { By, Decision } from '@starboard/kernel'
import type { AnyEntry, TableRow } from '../store/store.ts'
import { withMemory } from '../table/row.ts'

/** How each seat is asked. */
export type Modes = ReadonlyMap<number, Decision['mode']>

export const modesIn = ({ open }: AnyMatch): Modes => new Map(open.map(({ seat, mode }) => [seat, mode]))

export interface Around {
  /** A bot plays this seat: it is late for nothing. */
  isHeld(seat: number): boolean
  /** An answer of the clock for this seat counts as being away. */
  isCounted(seat: number): boolean
  /** When its person was last there. */
  since(seat: number): number
}

/** What an entry changes about what was done for people while they did nothing. */
export function afterEntry(row: TableRow, entry: AnyEntry, around: Around): TableRow {
  if (entry.kind !== 'act' && entry.kind !== 'undo') return row
  const { seat } = entry
  if (row.seats[seat]?.user == null) return row
  if (entry.kind === 'undo' || entry.by === 'player') return withoutDoneFor(row, seat)
  return entry.by === 'order' ? row : withLate(withDone(row, entry, around), entry, around)
}

interface Answer {
  readonly seat: number
  readonly by: By
}

function withDone(row: TableRow, { seat, by }: Answer, { since }: Around): TableRow {
  const { doneFor = {} } = row.memory
  const { byBot, byClock, ...rest } = doneFor[seat] ?? { since: since(seat), byBot: 0, byClock: 0 }
  const isByBot = by === 'bot'
  const done = { ...rest, byBot: byBot + (isByBot ? 1 : 0), byClock: byClock + (isByBot ? 0 : 1) }
  return withMemory(row, { doneFor: { ...doneFor, [seat]: done } })
}

/** Where a bot answers for those who are late, a bot at a seat that none holds means that the time was up. */
function withLate(row: TableRow, { seat, by }: Answer, { isHeld, isCounted }: Around): TableRow {
  const { late = {} } = row.memory
  const isLate = isCounted(seat) && (by === 'timeout' || !isHeld(seat))
  return isLate ? withMemory(row, { late: { ...late, [seat]: (late[seat] ?? 0) + 1 } }) : row
}

/** They act themselves, or it is another person from now on. */
export function withoutDoneFor(row: TableRow, seat: number): TableRow {
  const { doneFor, late } = row.memory
  if (doneFor?.[seat] === undefined && late?.[seat] === undefined) return row
  return withMemory(row, { doneFor: without(doneFor, seat), late: without(late, seat) })
}

/** They are there. What was done for them they are told until they have acted. */
export const withoutLate = (row: TableRow, seat: number): TableRow =>
  withMemory(row, { late: without(row.memory.late, seat) })

function without<X>(bySeat: Readonly<Record<number, X>> = {}, seat: number): Readonly<Record<number, X>> {
  const { [seat]: _own, ...others } = bySeat
  return others
}

/** Whose part of it is another one now. */
export const changedSeats = (before: TableRow, after: TableRow): readonly number[] =>
  after.seats
    .map(({ seat }) => seat)
    .filter(
      (seat) =>
        before.memory.doneFor?.[seat] !== after.memory.doneFor?.[seat] ||
        before.memory.late?.[seat] !== after.memory.late?.[seat],
    )
