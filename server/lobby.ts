import {
  type AnyGame,
  commitmentOf,
  type GameTypes,
  isRefusal,
  type Refusal,
  readSetup,
  refuse,
  type Setup,
  seatOf,
} from '@starboard/kernel'
import { clocksOff } from './clock.ts'
import { newSeed } from './codes.ts'
import type { CommandKind, CommandOf, TimeLimit } from './protocol.ts'
import type { ChatRow, SeatRow, TableRow } from './store/store.ts'
import { distinctName } from './text.ts'

/** What the host has chosen; kept as JSON in the table's row. */
export interface Settings {
  readonly options: unknown
  readonly time: TimeLimit
  readonly standIn: string
  readonly onTimeout: 'fallback' | 'bot'
  readonly fixedWindows: boolean
  /** By seat: robot, captain and the like. */
  readonly seatOptions: readonly unknown[]
  /** People whom the host has sent away: they may watch but not sit down again. */
  readonly kicked?: readonly string[]
  /** Seats that somebody gave up in the running match: free for others. */
  readonly left?: readonly number[]
  /** Marks of the latest commands that changed the row, so that a resent one is known after a restart. */
  readonly done?: readonly string[]
  /** The newest line of chat, noted before it is said: a crash in between neither loses nor repeats it. */
  readonly saying?: Omit<ChatRow, 'id'>
}

export const settingsOf = (row: TableRow): Settings => JSON.parse(row.settings) as Settings

export const seatOfUser = ({ seats }: Pick<TableRow, 'seats'>, user: string): SeatRow | undefined =>
  seats.find((seat) => seat.user === user)

export const checkWelcome = (row: TableRow, user: string): Refusal | null =>
  settingsOf(row).kicked?.includes(user)
    ? refuse('kicked', 'table', 'The host has asked you to leave this table; you can watch, but not sit down again.')
    : null

/** A name for this seat by which it cannot be mistaken for another one. */
export const nameAt = ({ seats }: Pick<TableRow, 'seats'>, seat: number, name: string): string =>
  distinctName(
    name,
    seats.filter((other) => other.seat !== seat && isTaken(other)).map((other) => other.name),
  )

export const emptySeat = (seat: number): SeatRow => ({
  seat,
  user: null,
  bot: null,
  name: '',
  ready: false,
  seed: newSeed(),
})

export const isTaken = ({ user, bot }: SeatRow): boolean => user !== null || bot !== null

export interface Person {
  readonly id: string
  readonly name: string
}

export interface LobbyContext {
  readonly game: AnyGame
  /** Bot levels of this game. */
  readonly levels: readonly string[]
  readonly by: Person
}

type LobbyKind = Extract<CommandKind, 'sit' | 'stand' | 'ready' | 'configure' | 'bot' | 'kick'>
type Rule<K extends CommandKind> = (row: TableRow, command: CommandOf<K>, context: LobbyContext) => TableRow | Refusal

/** Before the start everything is a pure change of the table's row. */
const rules: { readonly [K in LobbyKind]: Rule<K> } = {
  sit(row, command, { game, by }) {
    const own = seatOfUser(row, by.id)
    if (own !== undefined && (command.seat ?? own.seat) === own.seat) return row
    const unwelcome = checkWelcome(row, by.id)
    if (unwelcome !== null) return unwelcome
    const wanted = command.seat === undefined ? row.seats.find((seat) => !isTaken(seat)) : row.seats[command.seat]
    if (wanted === undefined)
      return command.seat === undefined
        ? refuse('table-full', 'table', 'All seats are taken; you can watch.')
        : refuse('no-such-seat', 'table', `There is no such seat; this table has ${row.seats.length}.`)
    if (isTaken(wanted)) return refuse('seat-taken', 'table', `Seat ${wanted.seat + 1} is taken.`)
    const options = game.seatOptions.read(command.options ?? {})
    if (isRefusal(options)) return options
    const seats = row.seats.map((seat) => (seat.user === by.id ? emptySeat(seat.seat) : seat))
    const name = nameAt({ seats }, wanted.seat, by.name)
    const taken = { ...wanted, user: by.id, name, ready: false, seed: command.seed ?? newSeed() }
    const host = row.host === NOBODY ? by.id : row.host
    return withSeatOptions(
      { ...row, host, seats: seats.map((seat) => (seat.seat === taken.seat ? taken : seat)) },
      taken.seat,
      command.options ?? {},
    )
  },
  stand(row, _command, { by }) {
    const own = seatOfUser(row, by.id)
    if (own === undefined) return refuse('not-seated', 'table', 'You have no seat at this table.')
    const host = row.host === by.id ? NOBODY : row.host
    return withHost({ ...row, host, seats: row.seats.map((seat) => (seat === own ? emptySeat(seat.seat) : seat)) })
  },
  ready(row, { ready }, { by }) {
    const own = seatOfUser(row, by.id)
    if (own === undefined) return refuse('not-seated', 'table', 'Take a seat first.')
    return { ...row, seats: row.seats.map((seat) => (seat === own ? { ...seat, ready } : seat)) }
  },
  configure(row, { kind: _kind, seats, isOpen, ...changes }, { game, levels, by }) {
    const notHost = checkHost(row, by)
    if (notHost !== null) return notHost
    const settings: Settings = { ...settingsOf(row), ...given(changes) }
    const sized = seats === undefined ? row : resized(row, seats)
    if (isRefusal(sized)) return sized
    const problem = checkLevel(levels, settings.standIn) ?? checkOptions(game, sized.seats.length, settings)
    if (problem !== null) return problem
    return unready({ ...sized, isOpen: isOpen ?? row.isOpen, settings: JSON.stringify(settings) })
  },
  bot(row, { seat: place, level }, { levels, by }) {
    const notHost = checkHost(row, by)
    const seat = row.seats[place]
    if (notHost !== null) return notHost
    if (seat === undefined)
      return refuse('no-such-seat', 'table', `There is no such seat; this table has ${row.seats.length}.`)
    if (seat.user !== null) return refuse('seat-taken', 'table', `${seat.name} sits there.`)
    const problem = level === null ? null : checkLevel(levels, level)
    if (problem !== null) return problem
    const changed = level === null ? emptySeat(place) : botSeat(place, level, row)
    return unready({ ...row, seats: row.seats.map((one) => (one === seat ? changed : one)) })
  },
  kick(row, { seat: place }, { by }) {
    const notHost = checkHost(row, by)
    const seat = row.seats[place]
    if (notHost !== null) return notHost
    if (seat?.user == null) return refuse('no-such-seat', 'table', 'Nobody sits there.')
    if (seat.user === by.id) return refuse('own-seat', 'table', 'To leave, stand up.')
    const settings = settingsOf(row)
    const kicked = [...(settings.kicked ?? []), seat.user]
    const seats = row.seats.map((one) => (one === seat ? emptySeat(place) : one))
    return unready({ ...row, seats, settings: JSON.stringify({ ...settings, kicked }) })
  },
}

/** Only what was really sent. */
const given = <C extends object>(changes: C): { [K in keyof C]?: Exclude<C[K], undefined> } =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as {
    [K in keyof C]?: Exclude<C[K], undefined>
  }

export const isLobbyCommand = (kind: CommandKind): kind is LobbyKind => kind in rules

export const applyLobby = (row: TableRow, command: CommandOf<LobbyKind>, context: LobbyContext): TableRow | Refusal =>
  (rules[command.kind] as Rule<LobbyKind>)(row, command, context)

export const botSeat = (seat: number, level: string, at: Pick<TableRow, 'seats'> = { seats: [] }): SeatRow => ({
  ...emptySeat(seat),
  bot: level,
  name: nameAt(at, seat, `Bot ${seat + 1}`),
  ready: true,
})

/** Whoever sits down brings their own choice: what somebody before them chose is gone. */
function withSeatOptions(row: TableRow, seat: number, options: unknown): TableRow {
  const settings = settingsOf(row)
  const seatOptions = row.seats.map((_, place) => (place === seat ? options : (settings.seatOptions[place] ?? {})))
  return { ...row, settings: JSON.stringify({ ...settings, seatOptions }) }
}

export const withSettings = (row: TableRow, changes: Partial<Settings>): TableRow => ({
  ...row,
  settings: JSON.stringify({ ...settingsOf(row), ...changes }),
})

/** The host got up and nobody else was there: whoever sits down next is it, or the table could never start. */
const NOBODY = ''

/** A table without its host gets the next person as host. */
export function withHost(row: TableRow): TableRow {
  if (seatOfUser(row, row.host) !== undefined) return row
  const heir = row.seats.find(({ user }) => user !== null)
  return heir?.user == null ? row : { ...row, host: heir.user }
}

const unready = (row: TableRow): TableRow => ({
  ...row,
  seats: row.seats.map((seat) => ({ ...seat, ready: seat.bot !== null })),
})

const checkHost = (row: TableRow, by: Person): Refusal | null =>
  row.host === by.id ? null : refuse('not-host', 'table', 'Only the host of the table may change that.')

export const checkLevel = (levels: readonly string[], level: string): Refusal | null =>
  levels.includes(level)
    ? null
    : refuse('unknown-bot', 'table', `There is no bot “${level.slice(0, 40)}”; there are ${levels.join(', ')}.`)

function resized(row: TableRow, seats: number): TableRow | Refusal {
  if (row.seats.slice(seats).some(({ user }) => user !== null))
    return refuse('seat-taken', 'table', 'Somebody sits at a seat that would go.')
  return { ...row, seats: Array.from({ length: seats }, (_, seat) => row.seats[seat] ?? emptySeat(seat)) }
}

/** What others may know of the options: a mission that is a surprise stays one until the end. */
export function shownOptions(game: AnyGame, { options }: Settings): unknown {
  const hidden = game.options.form.filter((row) => row.hidden === true).map(({ name }) => name)
  if (hidden.length === 0 || typeof options !== 'object' || options === null) return options
  return Object.fromEntries(Object.entries(options).filter(([name]) => !hidden.includes(name)))
}

/** Options that no match could be played with are refused at once, not at the start. */
function checkOptions(game: AnyGame, seats: number, settings: Settings): Refusal | null {
  const setup = readSetup(game, { seats, options: settings.options })
  return isRefusal(setup) ? setup : null
}

/** The set-up of the match as the lobby stands, or why it cannot start. */
export function setupFrom(game: AnyGame, row: TableRow): Setup<GameTypes> | Refusal {
  const free = row.seats.find((seat) => !isTaken(seat))
  if (free !== undefined)
    return refuse('seats-free', 'table', `Seat ${free.seat + 1} is free: wait for somebody or put a bot there.`)
  const waiting = row.seats.find(({ ready }) => !ready)
  if (waiting !== undefined) return refuse('not-ready', 'table', `${waiting.name} is not ready.`)
  const { options, time, seatOptions } = settingsOf(row)
  const chosen = typeof options === 'object' && options !== null ? options : {}
  return readSetup(game, {
    seats: row.seats.length,
    options: time.kind === 'off' ? { ...chosen, ...clocksOff(game.options.form) } : chosen,
    seatOptions: row.seats.map((_, seat) => seatOptions[seat] ?? {}),
    bots: row.seats.filter(({ bot }) => bot !== null).map(({ seat }) => seatOf(seat)),
  })
}

export const commitmentOfTable = ({ seed }: Pick<TableRow, 'seed'>): string => commitmentOf(seed)
