import type { Attendant, Audience } from '@starboard/wire/protocol'
import { nameAt, seatOfUser } from '../table/row.ts'
import type { TableState } from '../table/state.ts'
import { isMuted, isRemoved } from './memory.ts'
import { askingAt } from './welcome.ts'

/** So many are named, however many watch. */
const MOST_NAMED = 100
const NO_SEAT = -1

/** Who is there besides the host, for the host alone. */
export function audienceAt(state: TableState): Audience {
  const { row, guests, presence, services } = state
  const [guestsHere, asking] = [named(state), askingAt(row, services.now())]
  const hostWatches = seatOfUser(row, row.host) === undefined ? 1 : 0
  return {
    people: [...seated(state), ...guestsHere],
    more: Math.max(0, presence.spectators - hostWatches - guestsHere.length),
    asking: asking.map(({ user, name }) => ({ person: guests.referenceOf(user), name: nameAt(row, NO_SEAT, name) })),
  }
}

const seated = ({ row, guests }: TableState): readonly Attendant[] =>
  row.seats.flatMap(({ seat, user, name }) =>
    user === null || user === row.host
      ? []
      : [{ person: guests.referenceOf(user), name, seat, isMuted: isMuted(row, user) }],
  )

const named = (state: TableState): readonly Attendant[] =>
  [...namesOf(state)].map(([user, name]) => ({
    person: state.guests.referenceOf(user),
    name: nameAt(state.row, NO_SEAT, name),
    isMuted: isMuted(state.row, user),
  }))

/** Whoever has talked comes first, here or gone: among thousands it is they whom the host looks for. */
function namesOf(state: TableState): ReadonlyMap<string, string> {
  const { row, guests } = state
  const isGuest = (user: string) => user !== row.host && seatOfUser(row, user) === undefined && !isRemoved(row, user)
  const names = new Map(guests.speakers.filter(({ id }) => isGuest(id)).map(({ id, name }) => [id, name]))
  for (const { user, name } of watching(state)) {
    if (names.size >= MOST_NAMED) break
    if (isGuest(user)) names.set(user, name)
  }
  return names
}

function* watching({ presence }: TableState): Iterable<{ readonly user: string; readonly name: string }> {
  for (const { watcher, seat } of presence.all()) if (seat === null) yield watcher
}
