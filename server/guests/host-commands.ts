import { isRefusal, type Refusal, refuse } from '@starboard/kernel'
import type { CommandOf, ServerMessage } from '@starboard/wire/protocol'
import type { Answer } from '../failures/command-ids.ts'
import { checkHost, type Person } from '../lobby/lobby.ts'
import type { TableRow } from '../store/store.ts'
import { seatOfUser } from '../table/row.ts'
import { type TableState, tellOne } from '../table/state.ts'
import { guestsIn, including, withGuests, without } from './memory.ts'
import { askingAt, HOST_ASKED, nodUntil, REMOVED, withAsking, withWary } from './welcome.ts'

type Sent<K extends 'mute' | 'remove' | 'admit'> = CommandOf<K>

/** Nobody reads what they say from now on, whether they sit or watch. */
export async function mute(state: TableState, by: Person, { person, muted }: Sent<'mute'>): Promise<Answer> {
  const user = whoIs(state, by, person)
  if (typeof user !== 'string') return user
  const before = guestsIn(state.row).muted
  await state.save(withGuests(state.row, { muted: muted ? including(before, user) : without(before, user) }))
  return {}
}

/** Somebody who watches is sent away for good. */
export async function remove(state: TableState, by: Person, { person }: Sent<'remove'>): Promise<Answer> {
  const user = whoIs(state, by, person)
  if (typeof user !== 'string') return user
  const own = seatOfUser(state.row, user)
  if (own !== undefined) return hasSeat(own.name)
  const { row, guests, services } = state
  const { removed, asking = [] } = guestsIn(row)
  const changes = { removed: including(removed, user), asking: asking.filter((one) => one.user !== user) }
  await state.keep(withWary(withGuests(row, changes), guests.networksOf(user), services.now()))
  sendAway(state, user)
  return {}
}

/** Somebody who needs the host's nod gets it, or does not. */
export async function admit(state: TableState, by: Person, { person, welcome }: Sent<'admit'>): Promise<Answer> {
  const user = whoIs(state, by, person)
  if (typeof user !== 'string') return user
  const { asking = [], admitted, declined } = guestsIn(state.row)
  if (!asking.some((one) => one.user === user)) return NOT_ASKING
  const changes = {
    asking: asking.filter((one) => one.user !== user),
    admitted: welcome ? including(admitted, user) : without(admitted, user),
    declined: welcome ? without(declined, user) : including(declined, user),
  }
  await state.save(withGuests(state.row, changes))
  return {}
}

/** Whoever is about to sit down from the network of somebody sent away asks the host first. Null: they need not. */
export async function askForNod(state: TableState, by: Person): Promise<Refusal | null> {
  const { row, guests, services } = state
  const now = services.now()
  const until = nodUntil(row, by, { network: guests.networkKey(by.network), now })
  if (until === null) return null
  const asked = withAsking(row, { user: by.id, name: by.name, until }, now)
  if (isRefusal(asked)) return asked
  // To ask is not to sit: the same command, sent again, is answered the same.
  state.doing = null
  if (asked !== row) await state.save(asked)
  return HOST_ASKED
}

/** The one whom the host means, by their id. */
function whoIs(state: TableState, by: Person, person: string): string | Refusal {
  const notHost = checkHost(state.row, by)
  if (notHost !== null) return notHost
  const user = state.guests.userCalled(person, peopleAt(state))
  if (user === null) return NOBODY_HERE
  return user === by.id ? YOURSELF : user
}

/** Those whom the host may mean, also when they have just left. */
function* peopleAt({ row, presence, guests, services }: TableState): Iterable<string> {
  for (const { user } of row.seats) if (user !== null) yield user
  for (const { user } of askingAt(row, services.now())) yield user
  yield* guestsIn(row).muted ?? []
  for (const { id } of guests.speakers) yield id
  for (const { watcher } of presence.all()) yield watcher.user
}

/** Every tab of theirs. */
function sendAway(state: TableState, user: string): void {
  const { presence, play, row } = state
  for (const { watcher } of presence.all().filter((one) => one.watcher.user === user)) {
    play?.leave(watcher)
    presence.leave(watcher, false)
    tellOne(watcher, goodbye(row))
  }
  state.tellTable()
}

/** What somebody who was sent away is told, then and whenever they come back. */
export const goodbye = ({ code }: TableRow): ServerMessage => ({
  kind: 'gone',
  table: code,
  why: REMOVED.text,
  isSentAway: true,
})

const hasSeat = (name: string): Refusal =>
  refuse(
    'seated',
    'table',
    `${name} has a seat. Before the start you can free the seat; in a match players stay, but you can mute them.`,
  )
const NOT_ASKING = refuse('not-asking', 'table', 'Nobody by that reference asks for a seat any more.')
const NOBODY_HERE = refuse('no-such-person', 'table', 'There is nobody by that reference at this table.')
const YOURSELF = refuse('yourself', 'table', 'That is you.')

/** Why this one person may not talk at a table. */
export const checkMuted = (row: TableRow, user: string): Refusal | null =>
  guestsIn(row).muted?.includes(user) ? MUTED : null

const MUTED = refuse('muted', 'table', 'The host has muted you at this table: nobody reads what you say here.')
