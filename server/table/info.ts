import { toldPause } from '@starboard/driver'
import { type AnyGame, type FormRow, isRefusal, toldRefusal } from '@starboard/kernel'
import type { PresenceInfo, SeatInfo, ServerMessage, TableInfo } from '@starboard/wire/protocol'
import { isDaySealed } from '../daily/sealed.ts'
import { audienceAt } from '../guests/audience.ts'
import { checkMuted } from '../guests/host-commands.ts'
import { checkSitting } from '../guests/welcome.ts'
import { branchInfo, isBranch } from '../lobby/branch.ts'
import { seriesAt } from '../lobby/series.ts'
import { commitmentOfTable, seatRangeOf, setupFrom } from '../lobby/set-up.ts'
import { ordersIn } from '../running/orders.ts'
import { pauseRefused } from '../running/pause.ts'
import { mayBeTakenOver } from '../seats/seat-holders.ts'
import type { SeatRow, TableRow } from '../store/store.ts'
import { seatOfUser } from './row.ts'
import type { TableState } from './state.ts'

interface Told extends Pick<TableInfo, 'clock'> {
  /** To whom it is told. */
  readonly user: string
}

/** What somebody may know of a table. */
export function tableInfo(state: TableState, { user, clock }: Told): TableInfo {
  const { game, row, outcome, presence } = state
  const { settings } = row
  const options = game.options.tidied(settings.options)
  return {
    code: row.code,
    game: row.game,
    status: row.status,
    isOpen: row.isOpen,
    options: isHost(row, user) || row.status === 'over' ? options : shownOptions(game.options.form, options),
    time: settings.time,
    standIn: settings.standIn,
    onTimeout: settings.onTimeout,
    fixedWindows: settings.fixedWindows,
    ...(settings.hints === true && { hints: true }),
    seats: row.seats.map((seat) => seatInfo(state, seat, seatOptionsFor({ game, row, user }, seat))),
    host: seatOfUser(row, row.host)?.seat ?? null,
    commitment: commitmentOfTable(row),
    ...pauseInfo(state),
    ...(state.toldSilence !== null && { talkRefused: state.toldSilence }),
    clock,
    rematch: row.rematch,
    series: seriesAt(game, row, outcome),
    ...dailyInfo(state),
    ...branchInfo(row),
    spectators: presence.spectators,
    ...(isHost(row, user) && { audience: audienceAt(state) }),
    startRefused: startRefused(game, row),
    ...(row.status === 'lobby' && {
      seatRange: isBranch(row) ? [row.seats.length, row.seats.length] : seatRangeOf(game, row),
    }),
    you: youAt(state, user),
  }
}

function dailyInfo({ game, row, services }: TableState): Pick<TableInfo, 'daily'> {
  const { daily: day } = row.memory
  if (day === undefined) return {}
  return { daily: { day, noun: game.daily?.noun ?? 'match', isSealed: isDaySealed(row, services.wall()) } }
}

/** Who is there, the same for everybody but the host. */
const presenceInfo = (state: TableState): PresenceInfo => ({
  kind: 'presence',
  table: state.row.code,
  seats: state.row.seats.map(({ seat }) => ({ seat, ...seatPresence(state, seat) })),
  spectators: state.presence.spectators,
})

/** The table as everybody is told of it at one moment, written once for all who are told the same. */
export class TableTexts {
  readonly #state: TableState
  readonly #forSpectators = new Map<string, string>()

  constructor(state: TableState) {
    this.#state = state
  }

  /** Spectators differ in nothing but what the table is to them (`you`), and that is mostly the same too. */
  for(user: string): string {
    const you = youAt(this.#state, user)
    if (you.seat !== null || you.isHost) return this.#text(user)
    const key = JSON.stringify(you)
    const text = this.#forSpectators.get(key) ?? this.#text(user)
    this.#forSpectators.set(key, text)
    return text
  }

  #text(user: string): string {
    const message: ServerMessage = { kind: 'table', table: this.#state.info(user) }
    return JSON.stringify(message)
  }
}

/** Who is there, as everybody is told of it at one moment: the host is told who that is, all others how many. */
export class PresenceTexts {
  readonly #state: TableState
  readonly #forAll: string

  constructor(state: TableState) {
    this.#state = state
    this.#forAll = JSON.stringify(presenceInfo(state))
  }

  for(user: string): string {
    if (!isHost(this.#state.row, user)) return this.#forAll
    return JSON.stringify({ ...presenceInfo(this.#state), audience: audienceAt(this.#state) })
  }
}

/** A row is a value, so this is worked out once for each: with a long course it takes a while. */
const startsRefused = new WeakMap<TableRow, { readonly refused: TableInfo['startRefused'] }>()

function startRefused(game: AnyGame, row: TableRow): TableInfo['startRefused'] {
  if (row.status !== 'lobby') return null
  const known = startsRefused.get(row)
  if (known !== undefined) return known.refused
  const setup = setupFrom(game, row)
  const refused = isRefusal(setup) ? toldRefusal(setup) : null
  startsRefused.set(row, { refused })
  return refused
}

type PauseMembers = Pick<TableInfo, 'isPaused' | 'pause' | 'pauseVotes' | 'pauseRefused'>

function pauseInfo(state: TableState): PauseMembers {
  const { game, pause, pauseVotes, services } = state
  const refused = state.isPlaying ? pauseRefused(state) : null
  return {
    isPaused: pause !== null,
    ...(pause !== null && { pause: toldPause(game, pause, services.now()) }),
    pauseVotes: [...pauseVotes],
    ...(refused !== null && { pauseRefused: toldRefusal(refused) }),
  }
}

/** A stranger without a session has no name, and neither has the host of a table that everybody left. */
const isHost = (row: TableRow, user: string): boolean => user !== '' && row.host === user

function youAt({ row, services }: TableState, user: string): TableInfo['you'] {
  const [sitRefused, talkRefused] = [checkSitting(row, user, services.now()), checkMuted(row, user)]
  const seat = seatOfUser(row, user)?.seat ?? null
  const orders = seat === null ? undefined : ordersIn(row)[seat]?.orders
  const doneForYou = seat === null || row.status !== 'playing' ? undefined : row.memory.doneFor?.[seat]
  return {
    seat,
    isHost: isHost(row, user),
    ...(orders !== undefined && { orders }),
    ...(doneForYou !== undefined && { doneForYou }),
    ...(sitRefused !== null && { sitRefused: toldRefusal(sitRefused) }),
    ...(talkRefused !== null && { talkRefused: toldRefusal(talkRefused) }),
  }
}

interface SeatParts {
  readonly game: AnyGame
  readonly row: TableRow
  readonly user: string
}

/** What others may know of a choice; whoever made it knows it. */
function seatOptionsFor({ game, row, user }: SeatParts, seat: SeatRow): SeatInfo['options'] {
  const options = row.settings.seatOptions[seat.seat] ?? {}
  const isOwn = user !== '' && seat.user === user
  return (
    isOwn || row.status === 'over' ? options : shownOptions(game.seatOptions.form, options)
  ) as SeatInfo['options']
}

function seatInfo(state: TableState, row: SeatRow, options: SeatInfo['options']): SeatInfo {
  const { seat, user, bot, name, ready } = row
  const character = state.characterOf(row)
  return {
    seat,
    kind: user !== null ? 'person' : bot !== null ? 'bot' : 'empty',
    name,
    bot,
    ...(character !== undefined && { character }),
    ready,
    ...seatPresence(state, seat),
    options,
  }
}

const seatPresence = (state: TableState, seat: number): Pick<SeatInfo, 'isHere' | 'isHeld' | 'mayBeTakenOver'> => ({
  isHere: state.presence.isHere(seat),
  isHeld: state.isHeld(seat),
  ...(mayBeTakenOver(state, seat) && { mayBeTakenOver: true }),
})

/** What others may know of the options: a mission that is a surprise stays one until the end. */
const shownOptions = (form: readonly FormRow[], options: unknown): unknown => {
  const hidden = form.filter((row) => row.hidden === true).map(({ name }) => name)
  if (hidden.length === 0 || typeof options !== 'object' || options === null) return options
  return Object.fromEntries(Object.entries(options).filter(([name]) => !hidden.includes(name)))
}
