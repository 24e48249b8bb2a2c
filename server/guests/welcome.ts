import { type Refusal, refuse } from '@starboard/kernel'
import type { Person } from '../lobby/lobby.ts'
import type { TableRow } from '../store/store.ts'
import { type Asking, guestsIn, hasJoined, isRemoved, withGuests } from './memory.ts'

const NOD_MS = 24 * 3600 * 1000
const MOST_WARY = 100
const MOST_ASKING = 20

/** Why somebody may never sit down at this table. */
export function checkWelcome(row: TableRow, user: string): Refusal | null {
  if (isRemoved(row, user)) return REMOVED
  if (row.memory.kicked?.includes(user)) return KICKED
  return guestsIn(row).declined?.includes(user) ? DECLINED : null
}

/** The same, and why they may not do so yet. */
export const checkSitting = (row: TableRow, user: string, now: number): Refusal | null =>
  checkWelcome(row, user) ?? (isAsking(row, user, now) ? HOST_ASKED : null)

/** Newcomers from these networks need the host's nod for a day. */
export function withWary(row: TableRow, networks: readonly string[], now: number): TableRow {
  const standing = Object.entries(guestsIn(row).wary ?? {}).filter(([, until]) => until > now)
  const added = networks.map((network): [string, number] => [network, now + NOD_MS])
  return added.length === 0
    ? row
    : withGuests(row, { wary: Object.fromEntries([...standing, ...added].slice(-MOST_WARY)) })
}

/** Until when this person may only sit down with the host's nod. Null: they need none. */
export function nodUntil(row: TableRow, by: Person, { network, now }: { network: string | null; now: number }) {
  const { wary = {}, admitted = [] } = guestsIn(row)
  const until = network === null ? 0 : (wary[network] ?? 0)
  const isKnown = row.host === by.id || hasJoined(row, by.id) || admitted.includes(by.id)
  // Without a host there is nobody to ask, and nobody to be bothered.
  return isKnown || row.host === '' || until <= now ? null : until
}

/** The row in which somebody waits for the nod, or why they cannot even ask. */
export function withAsking(row: TableRow, asking: Asking, now: number): TableRow | Refusal {
  const waiting = askingAt(row, now)
  if (waiting.some(({ user }) => user === asking.user)) return row
  return waiting.length >= MOST_ASKING ? TOO_MANY_ASK : withGuests(row, { asking: [...waiting, asking] })
}

export const askingAt = (row: TableRow, now: number): readonly Asking[] =>
  guestsIn(row).asking?.filter(({ user, until }) => until > now && !hasJoined(row, user)) ?? []

const isAsking = (row: TableRow, user: string, now: number): boolean =>
  askingAt(row, now).some((asking) => asking.user === user)

export const REMOVED = refuse('removed', 'table', 'The host has sent you away from this table; you cannot come back.')
const KICKED = refuse(
  'kicked',
  'table',
  'The host has asked you to leave this table; you can watch, but not sit down again.',
)
const DECLINED = refuse('declined', 'table', 'The host has not let you sit down at this table; you can watch.')
export const HOST_ASKED = refuse(
  'host-asked',
  'table',
  'Somebody from your network was sent away from here, so the host is asked whether you may sit down. You can watch meanwhile.',
)
const TOO_MANY_ASK = refuse('too-many-ask', 'table', 'Many people wait for the host’s nod here; try again later.')
