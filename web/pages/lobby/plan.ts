import { listed } from '@starboard/screen/pieces/words.ts'
import type { Command, SeatInfo, TableInfo } from '@starboard/wire/protocol'
import { isNextMatch } from './form.ts'

/** Commands to send one after the other; the first refusal stops them. */
export interface Plan {
  readonly label: string
  readonly commands: readonly Command[]
}

export interface LobbyPlans {
  /** The sentence of the prompt bar: what is the case, and what is missing. */
  readonly strong: string
  readonly rest: string
  readonly note: string | null
  /** Go ahead: the one thing that is filled green. */
  readonly go: Plan | null
  /** What one may do instead. */
  readonly others: readonly Plan[]
}

export interface LobbyParts {
  readonly table: TableInfo
  readonly least: number
  /** Level of the bots that fill empty seats. */
  readonly level: string
  /** What this person brings to the luck when sitting down. */
  readonly seed: string
}

/** What somebody can do about the table now, and the sentence that says so. */
export function lobbyPlans(parts: LobbyParts): LobbyPlans {
  const { table } = parts
  if (table.you.seat === null) return stranger(parts)
  if (isNextMatch(table)) return nextMatch(parts)
  return table.you.isHost ? host(parts) : guest(parts)
}

function stranger({ table, seed }: LobbyParts): LobbyPlans {
  const free = emptyOf(table).length
  if (table.you.sitRefused !== undefined) return say('You are watching.', table.you.sitRefused.text, { go: null })
  if (free === 0)
    return say('All seats are taken.', 'You are watching; the match opens here when it starts.', { go: null })
  return say(`${countOf(free, 'seat')} ${free === 1 ? 'is' : 'are'} free.`, 'Sit down to play, or stay and watch.', {
    go: { label: 'Sit down', commands: [{ kind: 'sit', seed }] },
  })
}

/** In a series nobody starts: the match begins when everybody is ready. */
function nextMatch({ table, level }: LobbyParts): LobbyPlans {
  const noun = table.series?.noun ?? 'match'
  const strong = `${capital(noun)} ${table.series?.number} begins when everybody is ready.`
  const empty = emptyOf(table)
  const isReady = mine(table)?.ready === true
  const fill = empty.map(({ seat }): Command => ({ kind: 'bot', seat, level }))
  const filling = table.you.isHost && fill.length > 0 ? [{ label: 'Fill with bots', commands: fill }] : []
  const rest = missing(table) ?? 'Only you are missing.'
  return isReady
    ? say(strong, rest, { go: filling[0] ?? null, others: [NOT_READY] })
    : say(strong, rest, { go: READY, others: filling })
}

function guest({ table }: LobbyParts): LobbyPlans {
  const me = mine(table)
  const hostName = table.seats[table.host ?? -1]?.name ?? 'the host'
  if (me?.ready !== true)
    return say('Do you like the table as it is?', 'Then press Ready.', {
      go: { label: 'Ready', commands: [{ kind: 'ready', ready: true }] },
    })
  return say('You are ready.', missing(table) ?? `${hostName} starts the match.`, { go: null, others: [NOT_READY] })
}

function host(parts: LobbyParts): LobbyPlans {
  const { table } = parts
  const empty = emptyOf(table)
  const isReady = mine(table)?.ready === true
  const notReady = isReady ? [NOT_READY] : []
  if (empty.length > 0) return filling(parts, notReady)
  const waiting = othersOf(table).filter(({ ready }) => !ready)
  if (waiting.length > 0) return waitingFor(waiting, isReady)
  if (isReady && table.startRefused !== null)
    return say('This table cannot start yet.', table.startRefused.text, { go: null, others: notReady })
  const allReady = table.seats.length === 1 ? 'You are ready.' : 'Everybody is ready.'
  return say(isReady ? allReady : 'Everything is set.', 'Start when you like.', {
    go: { label: startLabel(table.seats.length), commands: started(isReady) },
    others: notReady,
  })
}

function waitingFor(waiting: readonly SeatInfo[], isReady: boolean): LobbyPlans {
  const names = listed(waiting.map(({ name }) => name))
  const rest = `Waiting for ${names} to press Ready.`
  return isReady
    ? say('You are ready.', rest, { go: null, others: [NOT_READY] })
    : say('Press Ready when the table is as you like it.', rest, { go: READY })
}

/** Alone with bots nobody has to be asked again, so that one press does everything. */
function filling({ table, least, level }: LobbyParts, notReady: readonly Plan[]): LobbyPlans {
  const empty = emptyOf(table)
  const fill = empty.map(({ seat }): Command => ({ kind: 'bot', seat, level }))
  const isAlone = othersOf(table).length === 0
  const taken = table.seats.length - empty.length
  const close = mayClose(table, least) ? [{ kind: 'configure', seats: taken } as const] : null
  const note = isAlone ? null : 'A change asks everyone to press Ready again.'
  const strong = empty.length === 1 ? `Seat ${(empty[0]?.seat ?? 0) + 1} is empty.` : `${seatsList(empty)} are empty.`
  const rest = 'Send the link, or let bots sit there.'
  if (!isAlone) {
    const others = close === null ? notReady : [...notReady, { label: closeLabel(empty), commands: close }]
    return say(strong, rest, { note, go: { label: 'Fill with bots', commands: fill }, others })
  }
  const start = { label: 'Fill and start', commands: [...fill, ...started(false)] }
  const without = close === null ? [] : [{ label: startLabel(taken), commands: [...close, ...started(false)] }]
  return say(strong, rest, { note, go: start, others: [...notReady, ...without] })
}

const closeLabel = (empty: readonly SeatInfo[]): string => `Close ${seatsList(empty).toLowerCase()}`

/** Seats can go only from the end of the row, and a match needs its least number. */
const mayClose = (table: TableInfo, least: number): boolean => {
  const taken = table.seats.length - emptyOf(table).length
  return taken >= least && table.seats.slice(taken).every(({ kind }) => kind === 'empty')
}

const started = (isReady: boolean): readonly Command[] => [
  ...(isReady ? [] : [{ kind: 'ready', ready: true } as const]),
  { kind: 'start' },
]

const startLabel = (seats: number): string => (seats === 1 ? 'Start alone' : `Start with ${NUMBERS[seats] ?? seats}`)

const READY: Plan = { label: 'Ready', commands: [{ kind: 'ready', ready: true }] }
const NOT_READY: Plan = { label: 'Not ready', commands: [{ kind: 'ready', ready: false }] }

function missing(table: TableInfo): string | null {
  const empty = emptyOf(table)
  if (empty.length > 0) return `Still empty: ${seatsList(empty).toLowerCase()}.`
  const waiting = othersOf(table).filter(({ ready }) => !ready)
  return waiting.length === 0 ? null : `Waiting for ${listed(waiting.map(({ name }) => name))}.`
}

const mine = ({ seats, you }: TableInfo): SeatInfo | undefined => seats.find(({ seat }) => seat === you.seat)
const emptyOf = ({ seats }: TableInfo): readonly SeatInfo[] => seats.filter(({ kind }) => kind === 'empty')
const othersOf = ({ seats, you }: TableInfo): readonly SeatInfo[] =>
  seats.filter(({ kind, seat }) => kind === 'person' && seat !== you.seat)

const seatsList = (seats: readonly SeatInfo[]): string =>
  `${seats.length === 1 ? 'Seat' : 'Seats'} ${listed(seats.map(({ seat }) => String(seat + 1)))}`

export const countOf = (count: number, thing: string): string =>
  `${count === 1 ? 'One' : capital(NUMBERS[count] ?? String(count))} ${thing}${count === 1 ? '' : 's'}`

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const NUMBERS: readonly string[] = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

const say = (
  strong: string,
  rest: string,
  { go, others = [], note = null }: Pick<LobbyPlans, 'go'> & Partial<LobbyPlans>,
): LobbyPlans => ({ strong, rest, go, others, note })
