import type { PauseInfo, SeatInfo, TableInfo } from '@starboard/wire/protocol'

const seat = (place: number, name: string, rest: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: place,
  kind: 'person',
  name,
  bot: null,
  ready: true,
  isHere: true,
  isHeld: false,
  options: {},
  ...rest,
})

/** The table of `FACES`: Ada looks at it, Ben sits opposite, Kepler is a bot. */
export const tableOf = (change: Partial<TableInfo> = {}): TableInfo => ({
  code: 'KFQ7M',
  game: 'lanterns',
  status: 'playing',
  isOpen: false,
  options: {},
  time: { kind: 'game' },
  standIn: 'heuristic',
  onTimeout: 'fallback',
  fixedWindows: false,
  seats: [seat(0, 'Ada'), seat(1, 'Ben'), seat(2, 'Kepler', { kind: 'bot', bot: 'heuristic' })],
  host: 0,
  commitment: '',
  isPaused: false,
  pauseVotes: [],
  clock: null,
  rematch: null,
  series: null,
  spectators: 0,
  startRefused: null,
  you: { seat: 0, isHost: true },
  ...change,
})

/** The same table while its clock stands. */
export const pausedTable = (pause: Partial<PauseInfo> = {}, change: Partial<TableInfo> = {}): TableInfo =>
  tableOf({
    isPaused: true,
    pause: { by: 'vote', isBlind: false, isEnding: false, endsInMs: null, ...pause },
    ...change,
  })
