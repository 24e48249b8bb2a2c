import type { AnyGame, Shown } from '@starboard/kernel'
import { say, seatOf, whom } from '@starboard/kernel'
import type { ClientState } from '@starboard/wire/client'
import type { SeatInfo, TableInfo } from '@starboard/wire/protocol'
import { race } from '../../bots/race.fixture.ts'
import { seatInfo, tableInfo } from '../../wire/table.fixture.ts'
import type { Model } from './model.ts'

/** A game whose actions and events bring their own sentences. */
export const golf: AnyGame = {
  ...race,
  meta: { ...race.meta, id: 'moon-golf', name: 'Moon Golf' },
  words: {
    prompt: () => 'Choose a club.',
    action: (action) => ('text' in action ? String(action.text) : action.kind),
    event: (event) => ('by' in event ? say`${whom(seatOf(Number(event.by)))} ${event.kind}.` : null),
  },
}

export const act = (kind: string, text: string) => ({ kind, text })

export const person = seatInfo

export const bot = (seat: number): SeatInfo =>
  person(seat, `Bot ${seat + 1}`, { kind: 'bot', bot: 'random', isHere: false })
export const empty = (seat: number): SeatInfo => person(seat, '', { kind: 'empty', ready: false, isHere: false })

export const table = (changes: Partial<TableInfo> = {}): TableInfo =>
  tableInfo({ game: 'moon-golf', standIn: 'random', seats: [person(0, 'Ada'), bot(1)], ...changes })

export const shownWith = (changes: Partial<Shown> = {}): Shown => ({
  view: {
    rules: 1,
    options: {},
    hole: 3,
    active: 0,
    flag: { strength: 6, health: 4 },
    players: [
      {
        seat: 0,
        balls: 11,
        clubs: [
          { id: 4, power: 3 },
          { id: 9, power: 1 },
        ],
        bag: ['nine-iron', 'nine-iron', 'putter'],
      },
      { seat: 1, balls: 2, clubs: [], bagSize: 3 },
    ],
  },
  open: [{ seat: seatOf(0), kind: 'move', mode: 'single', id: '7:move' }],
  legal: [act('putt', 'Putt'), act('drive', 'Drive: far'), act('drive', 'Drive: farther')],
  refused: [],
  outcome: null,
  mayUndo: false,
  ...changes,
})

export const client = (changes: Partial<ClientState> = {}): ClientState => ({
  connection: 'open',
  table: table(),
  shown: shownWith(),
  at: 1,
  clock: null,
  chat: [],
  gone: null,
  ...changes,
})

export const model = (changes: Partial<ClientState> = {}, more: Partial<Model> = {}): Model => ({
  entry: { game: golf, bots: {} },
  server: 'http://127.0.0.1:8080',
  code: 'KFQ7M',
  comeBack: 'starboard play KFQ7M',
  isWatching: false,
  autoStarts: false,
  client: client(changes),
  clock: null,
  pauseEnds: null,
  isStale: false,
  story: [],
  told: 0,
  ...more,
})

export const textOf = (lines: readonly { readonly text: string }[]): string =>
  lines.map(({ text }) => text.trimEnd()).join('\n')
