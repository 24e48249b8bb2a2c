import { type AnyGame, isRefusal, type Refusal, refuse } from '@starboard/kernel'
import { levelName, levelsText } from '@starboard/wire/levels'
import type { CommandKind, CommandOf } from '@starboard/wire/protocol'
import { DAILY_FIXED } from '../daily/sealed.ts'
import { withJoined } from '../guests/memory.ts'
import { checkWelcome, withWary } from '../guests/welcome.ts'
import { newSeed } from '../http/codes.ts'
import type { TableRow } from '../store/store.ts'
import {
  botSeat,
  emptySeat,
  isTaken,
  nameAt,
  seatOfUser,
  withBotsAside,
  withHost,
  withMemory,
  withSettings,
} from '../table/row.ts'
import { BRANCH_FIXED, isBranch } from './branch.ts'
import { checkOptions, checkTime, seatRangeOf } from './set-up.ts'

export interface Person {
  readonly id: string
  readonly name: string
  /** Where they are, as limits count addresses. Absent: on this machine, or nobody can say. */
  readonly network?: string | undefined
}

export interface LobbyContext {
  readonly game: AnyGame
  /** Bot levels of this game. */
  readonly levels: readonly string[]
  readonly by: Person
  readonly now: number
  /** Where somebody is or was, keyed. */
  networksOf(user: string): readonly string[]
}

export type LobbyKind = Extract<CommandKind, 'sit' | 'stand' | 'choose' | 'ready' | 'configure' | 'bot' | 'kick'>
type Rule<K extends CommandKind> = (row: TableRow, command: CommandOf<K>, context: LobbyContext) => TableRow | Refusal

/** Before the start everything is a pure change of the table's row. */
const rules: { readonly [K in LobbyKind]: Rule<K> } = {
  sit(row, command, { game, by }) {
    const own = seatOfUser(row, by.id)
    if (own !== undefined && (command.seat ?? own.seat) === own.seat) return row
    if (own !== undefined && isGoingOn(row)) return GOES_ON
    const unwelcome = checkWelcome(row, by.id)
    if (unwelcome !== null) return unwelcome
    const wanted = command.seat === undefined ? row.seats.find((seat) => !isTaken(seat)) : row.seats[command.seat]
    if (wanted === undefined)
      return command.seat === undefined
        ? refuse('table-full', 'table', 'All seats are taken; you can watch.')
        : refuse('no-such-seat', 'table', `There is no such seat; this table has ${row.seats.length}.`)
    if (isTaken(wanted)) return refuse('seat-taken', 'table', `Seat ${wanted.seat + 1} is taken.`)
    const seats = row.seats.map((seat) => (seat.user === by.id ? emptySeat(seat.seat) : seat))
    const name = nameAt({ seats: seats.filter(({ bot }) => bot === null) }, wanted.seat, by.name)
    const taken = { ...wanted, user: by.id, name, ready: false, seed: command.seed ?? newSeed() }
    const host = row.host === NOBODY ? by.id : row.host
    const moved = own === undefined || keepsChoices(row) ? row : withSeatOptions(row, own.seat, {})
    const joined = withJoined(moved, by.id)
    const seated = withBotsAside(
      { ...joined, host, seats: seats.map((seat) => (seat.seat === taken.seat ? taken : seat)) },
      game,
      name,
    )
    if (keepsChoices(row)) return seated
    // Whoever moves takes their choice along; what somebody before them chose is gone.
    const options = command.options ?? (own === undefined ? {} : seatOptionsAt(row, own.seat))
    return chosen(game, seated, { seat: taken.seat, options })
  },
  stand(row, _command, { by }) {
    const own = seatOfUser(row, by.id)
    const isHost = row.host === by.id
    // A table that is nobody's counts for nobody: its host may give it up without having sat down.
    if (own === undefined && !isHost) return refuse('not-seated', 'table', 'You have no seat at this table.')
    const host = isHost ? NOBODY : row.host
    return withHost({ ...(own === undefined ? row : freed(row, own.seat)), host })
  },
  choose(row, { seat: place, options }, { game, by }) {
    const own = seatOfUser(row, by.id)
    const seat = place === undefined ? own : row.seats[place]
    if (isGoingOn(row)) return GOES_ON
    if (isBranch(row)) return BRANCH_FIXED
    if (seat === undefined)
      return place === undefined
        ? refuse('not-seated', 'table', 'Take a seat first.')
        : refuse('no-such-seat', 'table', `There is no such seat; this table has ${row.seats.length}.`)
    if (seat !== own && (seat.bot === null || checkHost(row, by) !== null))
      return refuse('not-yours', 'table', 'You choose for your own seat; the host chooses for bots.')
    return chosen(game, row, { seat: seat.seat, options })
  },
  ready(row, { ready }, { by }) {
    const own = seatOfUser(row, by.id)
    if (own === undefined) return refuse('not-seated', 'table', 'Take a seat first.')
    return { ...row, seats: row.seats.map((seat) => (seat === own ? { ...seat, ready } : seat)) }
  },
  configure(row, { kind: _kind, seats, isOpen, ...changes }, { game, levels, by }) {
    const notHost = checkHost(row, by)
    if (notHost !== null) return notHost
    if (
      row.memory.daily !== undefined &&
      (seats ?? isOpen ?? changes.options ?? changes.time ?? changes.hints) !== undefined
    )
      return DAILY_FIXED
    if (isGoingOn(row) && (seats ?? changes.options ?? changes.time ?? changes.hints) !== undefined) return GOES_ON
    if (isBranch(row) && (seats ?? changes.options) !== undefined) return BRANCH_FIXED
    const sized = seats === undefined ? row : resized(row, seats)
    if (isRefusal(sized)) return sized
    const asked = withSettings({ ...sized, isOpen: isOpen ?? row.isOpen }, given(changes))
    const changed = seats === undefined && changes.options !== undefined ? fitting(game, asked) : asked
    const { standIn, time } = changed.settings
    return checkLevel(levels, standIn) ?? checkTime(game, time) ?? checkOptions(game, changed) ?? unready(changed)
  },
  bot(row, { seat: place, level }, { game, levels, by }) {
    const notHost = checkHost(row, by)
    const seat = row.seats[place]
    if (notHost !== null) return notHost
    if (seat === undefined)
      return refuse('no-such-seat', 'table', `There is no such seat; this table has ${row.seats.length}.`)
    if (seat.user !== null) return refuse('seat-taken', 'table', `${seat.name} sits there.`)
    const problem = level === null ? null : checkLevel(levels, level)
    if (problem !== null) return problem
    if (level === null) return unready(freed(row, place))
    const bot = botSeat(place, level, { game, row })
    const seated = { ...row, seats: row.seats.map((one) => (one === seat ? bot : one)) }
    // Another level of a bot keeps what was chosen for it.
    return unready(seat.bot === null && !keepsChoices(row) ? withSeatOptions(seated, place, {}) : seated)
  },
  kick(row, { seat: place }, { by, now, networksOf }) {
    const notHost = checkHost(row, by)
    const seat = row.seats[place]
    if (notHost !== null) return notHost
    if (seat?.user == null) return refuse('no-such-seat', 'table', 'Nobody sits there.')
    if (seat.user === by.id) return refuse('own-seat', 'table', 'To leave, stand up.')
    const kicked = [...(row.memory.kicked ?? []), seat.user]
    return unready(withWary(withMemory(freed(row, place), { kicked }), networksOf(seat.user), now))
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

const seatOptionsAt = (row: TableRow, seat: number): unknown => row.settings.seatOptions[seat] ?? {}

const withSeatOptions = (row: TableRow, seat: number, options: unknown): TableRow =>
  withSettings(row, {
    seatOptions: row.seats.map((_, place) => (place === seat ? options : seatOptionsAt(row, place))),
  })

/** A choice that the game refuses beside those of the other seats is refused with the game's own sentence. */
function chosen(
  game: AnyGame,
  row: TableRow,
  { seat, options }: { seat: number; options: unknown },
): TableRow | Refusal {
  const changed = withSeatOptions(row, seat, options)
  return checkOptions(game, changed) ?? changed
}

/** Nobody sits there any more, and nothing is chosen for the seat, unless what was chosen stays with it. */
function freed(row: TableRow, place: number): TableRow {
  const seats = row.seats.map((seat) => (seat.seat === place ? emptySeat(place) : seat))
  return keepsChoices(row) ? { ...row, seats } : withSeatOptions({ ...row, seats }, place, {})
}

/** Whether this table plays the second match of a series, or a later one: seats and rules stand since the first. */
const isGoingOn = (row: TableRow): boolean => row.memory.series !== undefined

/** In a series and in a branch what was chosen for a seat stays with it, whoever sits there. */
const keepsChoices = (row: TableRow): boolean => isGoingOn(row) || isBranch(row)

const GOES_ON = refuse(
  'series-goes-on',
  'table',
  'This match belongs to a series: its rules and choices stand since the first one.',
)

/** The host got up and nobody else was there: whoever sits down next is it, or the table could never start. */
const NOBODY = ''

/** In a series nothing changes that somebody who is ready would have to look at again. */
const unready = (row: TableRow): TableRow =>
  isGoingOn(row) ? row : { ...row, seats: row.seats.map((seat) => ({ ...seat, ready: seat.bot !== null })) }

export const checkHost = (row: TableRow, by: Person): Refusal | null =>
  row.host === by.id ? null : refuse('not-host', 'table', 'Only the host of the table may change that.')

export const checkLevel = (levels: readonly string[], level: string): Refusal | null =>
  levels.includes(level)
    ? null
    : refuse(
        'unknown-bot',
        'table',
        `There is no bot “${levelName(level).slice(0, 40)}” here; there are ${levelsText(levels)}.`,
      )

/** Empty seats that these options have no room for are closed; one that is taken is for the game to refuse. */
function fitting(game: AnyGame, row: TableRow): TableRow {
  const [, most] = seatRangeOf(game, row)
  const isFree = row.seats.length > most && !row.seats.slice(most).some(isTaken)
  const fitted = isFree ? resized(row, most) : row
  return isRefusal(fitted) ? row : fitted
}

function resized(row: TableRow, seats: number): TableRow | Refusal {
  if (row.seats.slice(seats).some(({ user }) => user !== null))
    return refuse('seat-taken', 'table', 'Somebody sits at a seat that would go.')
  const left = row.settings.seatOptions.slice(0, seats)
  return withSettings(
    { ...row, seats: Array.from({ length: seats }, (_, seat) => row.seats[seat] ?? emptySeat(seat)) },
    { seatOptions: left },
  )
}
