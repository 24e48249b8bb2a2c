import type { MatchSource, MatchSourceState } from '@starboard/screen/contract/match-source.ts'
import type { GameInfo } from '@starboard/wire/api'
import type { Given } from '@starboard/wire/client'
import { MatchClock } from '@starboard/wire/match-clock'
import type { Command, SeatInfo, TableInfo } from '@starboard/wire/protocol'
import { tableInfo } from '../../../wire/table.fixture.ts'

const KINDS = { p: 'person', b: 'bot', e: 'empty' } as const

/** Seats as letters: a person (P when ready), a bot, an empty one. */
const seatsOf = (row: string): readonly SeatInfo[] =>
  [...row].map((letter, seat) => {
    const kind = KINDS[letter.toLowerCase() as keyof typeof KINDS]
    return {
      seat,
      kind,
      name: kind === 'empty' ? '' : `N${seat + 1}`,
      bot: kind === 'bot' ? 'heuristic' : null,
      ready: letter === 'P' || kind === 'bot',
      isHere: kind !== 'empty',
      isHeld: false,
      options: {},
    }
  })

/** A table before the start; its first seat is the host's. */
export const lobbyTable = (row: string, you: number | null, more: Partial<TableInfo> = {}): TableInfo =>
  tableInfo({
    game: 'sample',
    status: 'lobby',
    seats: seatsOf(row),
    commitment: '63ed5c4a0000000000001f99',
    you: { seat: you, isHost: you === 0 },
    ...more,
  })

export const sampleGame: GameInfo = {
  id: 'sample',
  name: 'Sample',
  about: 'A game for tests.',
  rules: 1,
  seats: [2, 4],
  minutes: [10, 20],
  kind: 'competitive',
  options: [
    {
      name: 'pace',
      kind: 'choice',
      label: 'Pace',
      rule: 'SA-1.1',
      range: '',
      initial: 'slow',
      values: ['slow', 'veryFast'],
    },
    { name: 'asks', kind: 'toggle', label: 'Asks everybody', rule: 'SA-1.2', range: '', initial: true, tells: false },
    { name: 'lives', kind: 'int', label: 'Lives', rule: 'SA-1.3', range: '', initial: 3, min: 1, max: 5 },
  ],
  defaults: {},
  presets: { classic: {}, quick: { lives: 1 } },
  presetWords: { quick: { name: 'in a hurry', about: 'One life each.' } },
  seatOptions: [],
  series: [],
  bots: ['random', 'heuristic'],
}

export const lobbyState = (table: TableInfo): MatchSourceState => ({
  connection: 'open',
  table,
  shown: null,
  at: 0,
  clock: null,
  chat: [],
  gone: null,
})

/** A line to a table that does what it is told; `refusing` names the commands it refuses. */
export function fakeSource(table: TableInfo, refusing: readonly Command['kind'][] = []) {
  const sent: Command[] = []
  const source: MatchSource = {
    kind: 'live',
    state: lobbyState(table),
    matchClock: new MatchClock(),
    subscribe: () => () => undefined,
    async send(command): Promise<Given> {
      sent.push(command)
      return refusing.includes(command.kind)
        ? { ok: false, refused: { code: 'no', rule: 'SA-9.9', text: 'This table says no.' } }
        : { ok: true }
    },
    act: async () => ({ ok: true }),
    story: async () => ({ at: 0, events: [] }),
    close: () => undefined,
  }
  return { source, sent }
}
