import { toldPause } from '@starboard/driver'
import { type AnyGame, type FormRow, isRefusal, toldRefusal } from '@starboard/kernel'
import type { SeatInfo, TableInfo } from '@starboard/wire/protocol'
import { checkWelcome } from '../lobby/lobby.ts'
import { seriesAt } from '../lobby/series.ts'
import { commitmentOfTable, setupFrom } from '../lobby/set-up.ts'
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
  const startRefused = row.status === 'lobby' ? setupFrom(game, row) : null
  return {
    code: row.code,
    game: row.game,
    status: row.status,
    isOpen: row.isOpen,
    options:
      isHost(row, user) || row.status === 'over' ? settings.options : shownOptions(game.options.form, settings.options),
    time: settings.time,
    standIn: settings.standIn,
    onTimeout: settings.onTimeout,
    fixedWindows: settings.fixedWindows,
    seats: row.seats.map((seat) => seatInfo(state, seat, seatOptionsFor({ game, row, user }, seat))),
    host: seatOfUser(row, row.host)?.seat ?? null,
    commitment: commitmentOfTable(row),
    ...pauseInfo(state),
    ...(state.toldSilence !== null && { talkRefused: state.toldSilence }),
    clock,
    rematch: row.rematch,
    series: seriesAt(game, row, outcome),
    spectators: presence.spectators,
    startRefused: isRefusal(startRefused) ? toldRefusal(startRefused) : null,
    you: youAt(row, user),
  }
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

function youAt(row: TableRow, user: string): TableInfo['you'] {
  const sitRefused = checkWelcome(row, user)
  const seat = seatOfUser(row, user)?.seat ?? null
  const orders = seat === null ? undefined : ordersIn(row)[seat]?.orders
  const doneForYou = seat === null || row.status !== 'playing' ? undefined : row.memory.doneFor?.[seat]
  return {
    seat,
    isHost: isHost(row, user),
    ...(orders !== undefined && { orders }),
    ...(doneForYou !== undefined && { doneForYou }),
    ...(sitRefused !== null && { sitRefused: toldRefusal(sitRefused) }),
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

const seatInfo = (
  state: TableState,
  { seat, user, bot, name, ready }: SeatRow,
  options: SeatInfo['options'],
): SeatInfo => ({
  seat,
  kind: user !== null ? 'person' : bot !== null ? 'bot' : 'empty',
  name,
  bot,
  ready,
  isHere: state.presence.isHere(seat),
  isHeld: state.isHeld(seat),
  ...(mayBeTakenOver(state, seat) && { mayBeTakenOver: true }),
  options,
})

/** What others may know of the options: a mission that is a surprise stays one until the end. */
const shownOptions = (form: readonly FormRow[], options: unknown): unknown => {
  const hidden = form.filter((row) => row.hidden === true).map(({ name }) => name)
  if (hidden.length === 0 || typeof options !== 'object' || options === null) return options
  return Object.fromEntries(Object.entries(options).filter(([name]) => !hidden.includes(name)))
}
