import type { TableRow } from '../store/store.ts'
import { seatOfUser, withMemory } from '../table/row.ts'

/** What a table remembers of those whom its host had to deal with, by their ids. */
export interface GuestMemory {
  readonly muted?: readonly string[]
  /** They may neither watch nor sit down. */
  readonly removed?: readonly string[]
  /** They asked for a seat and wait for the host's nod, which they need until then. */
  readonly asking?: readonly Asking[]
  readonly admitted?: readonly string[]
  readonly declined?: readonly string[]
  /** Networks of people who were sent away, keyed, and until when newcomers from there need the host's nod. */
  readonly wary?: Readonly<Record<string, number>>
}

export interface Asking {
  readonly user: string
  readonly name: string
  readonly until: number
}

/** A row stays short, whoever tries to fill it: the oldest are forgotten. */
const MOST = 200

export const guestsIn = (row: TableRow): GuestMemory => row.memory.guests ?? {}

export const withGuests = (row: TableRow, changes: Partial<GuestMemory>): TableRow =>
  withMemory(row, { guests: { ...guestsIn(row), ...changes } })

export const isMuted = (row: TableRow, user: string): boolean => guestsIn(row).muted?.includes(user) ?? false
export const isRemoved = (row: TableRow, user: string): boolean => guestsIn(row).removed?.includes(user) ?? false

export const including = (users: readonly string[] = [], user: string): readonly string[] =>
  users.includes(user) ? users : [...users, user].slice(-MOST)

export const without = (users: readonly string[] = [], user: string): readonly string[] =>
  users.filter((other) => other !== user)

/** Stands for everybody who may have sat at a table of before this was noted. */
const ANYBODY = '*'

/** Notes who has had a seat at this table. */
export function withJoined(row: TableRow, user: string): TableRow {
  const seated = row.seats.flatMap((seat) => seat.user ?? [])
  const joined = including(row.memory.joined ?? [ANYBODY, ...seated], user)
  return joined === row.memory.joined ? row : withMemory(row, { joined })
}

export const hasJoined = (row: TableRow, user: string): boolean =>
  seatOfUser(row, user) !== undefined || (row.memory.joined?.includes(user) ?? false)

/** Nobody but the one who made this table ever had a seat at it. Of tables of before this was noted nobody can say so. */
export function isUntouched({ host, memory: { joined }, seats }: TableRow): boolean {
  const maker = host === '' ? joined?.[0] : host
  const people = [...(joined ?? [ANYBODY]), ...seats.flatMap(({ user }) => user ?? [])]
  return people.every((user) => user === maker)
}
