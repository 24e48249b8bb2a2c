import type { LobbyModule } from '@starboard/screen/contract/lobby.ts'
import type { GameInfo } from '@starboard/wire/api'
import type { Command, TableInfo } from '@starboard/wire/protocol'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { lobbyTable, sampleGame } from './lobby.fixture.ts'
import { RulesPanel } from './rules-panel.tsx'
import { SeatsPanel } from './seats-panel.tsx'
import { StagePanel } from './stage-panel.tsx'
import { optionsAfter, optionsUnder } from './table-options.ts'

afterEach(cleanup)

const row = { label: '', rule: 'SA-2.1', range: '', values: [] }
const game: GameInfo = {
  ...sampleGame,
  options: [
    { ...row, name: 'map', kind: 'text', label: 'Map', initial: 'Moon' },
    ...sampleGame.options,
    { ...row, name: 'maps', kind: 'text', label: 'Maps', initial: '' },
  ],
  seatOptions: [
    { ...row, name: 'hat', kind: 'choice', label: 'Hat', initial: 'any', values: ['any', 'red', 'blue'] },
    { ...row, name: 'side', kind: 'choice', label: 'Side', initial: 'left', values: ['left', 'right'] },
  ],
}

const lobby: LobbyModule = {
  stage: 'map',
  options: {
    map: ({ value, mayChange, onChange }) => (
      <button type="button" disabled={!mayChange} onClick={() => onChange('Mars')}>
        Drawn: {String(value)}
      </button>
    ),
    maps: ({ value }) => <span>All maps: {String(value)}</span>,
  },
  seatOptions: {
    hat: ({ value, chosen, name, mayChange, onChange }) => (
      <button type="button" disabled={!mayChange} onClick={() => onChange('blue')}>
        {name} wears {String(value)} of {chosen.map(String).join(' ')}
      </button>
    ),
  },
  seatsNote: (seats, { pace }) => (seats === 3 ? `Three play a ${String(pace)} game.` : null),
  isShown: (name, { pace }) => name !== 'maps' || pace === 'veryFast',
}

const series = { games: 3, number: 2, noun: 'race', played: [], end: null }

function seated(hats: readonly unknown[], change: Partial<TableInfo> = {}): TableInfo {
  const table = lobbyTable('ppb', 0, change)
  return {
    ...table,
    seats: table.seats.map((seat, place) => ({ ...seat, options: hats[place] ? { hat: hats[place] } : {} })),
  }
}

function show(table: TableInfo) {
  const sent: Command[] = []
  const parts = { table, game, lobby, send: (command: Command) => void sent.push(command) }
  render(
    <>
      <SeatsPanel {...parts} invite={() => undefined} />
      <StagePanel {...parts} />
      <RulesPanel {...parts} />
    </>,
  )
  return sent
}

it('says below the seats what the game has to say about their number', () => {
  show(lobbyTable('ppb', 0, { options: { pace: 'veryFast' } }))
  const seats = within(screen.getByRole('region', { name: 'Seats' }))
  expect(seats.getByText('Three play a veryFast game.')).toBeTruthy()
  cleanup()
  show(lobbyTable('pp', 0))
  expect(screen.queryByText(/Three play/)).toBeNull()
})

describe('options that a game draws', () => {
  it('stand on a panel of their own, or among the others, and only where they mean something', async () => {
    const sent = show(lobbyTable('pp', 0, { options: { pace: 'veryFast', maps: 'a, b' } }))
    expect(within(screen.getByRole('region', { name: 'Map' })).getByText('Drawn: Moon')).toBeTruthy()
    const rules = within(screen.getByRole('region', { name: 'Rules of this table' }))
    expect(rules.getByText('All maps: a, b')).toBeTruthy()
    expect(rules.queryByText(/Drawn/)).toBeNull()
    await userEvent.click(screen.getByText('Drawn: Moon'))
    expect(sent).toEqual([
      { kind: 'configure', options: { preset: 'classic', pace: 'veryFast', maps: 'a, b', map: 'Mars' } },
    ])
  })

  it('are only looked at by guests', () => {
    show(lobbyTable('pp', 1))
    expect(screen.getByText('Drawn: Moon').hasAttribute('disabled')).toBe(true)
    expect(screen.queryByText(/All maps/)).toBeNull()
  })

  it('that mean nothing after a change are left out of it', () => {
    const table = lobbyTable('pp', 0, { options: { pace: 'veryFast', maps: 'a, b' } })
    expect(optionsAfter({ game, table, lobby }, 'pace', 'slow')).toEqual({ preset: 'classic' })
    expect(optionsAfter({ game, table, lobby }, 'lives', 4)).toMatchObject({ maps: 'a, b', lives: 4 })
  })

  it('on their own panel outlast a change of the preset', () => {
    const table = lobbyTable('pp', 0, { options: { map: 'Mars', lives: 5 } })
    expect(optionsUnder({ game, table, lobby }, 'quick')).toEqual({ preset: 'quick', map: 'Mars' })
  })

  it('and all others stand for a whole series', () => {
    show(lobbyTable('pp', 0, { series }))
    expect(screen.getByText('Drawn: Moon').hasAttribute('disabled')).toBe(true)
    const rules = within(screen.getByRole('region', { name: 'Rules of this table' }))
    expect(rules.getByText('They stand for the whole series')).toBeTruthy()
    expect(rules.queryByRole('radio')).toBeNull()
    expect(rules.queryByRole('switch')).toBeNull()
  })
})

describe('the clock of the table', () => {
  const timed: GameInfo = {
    ...sampleGame,
    options: [
      { ...row, name: 'mode', kind: 'choice', label: 'Clock', initial: 'all', values: ['all', 'off'], clockOff: 'off' },
      { ...row, name: 'film', kind: 'int', label: 'Film', initial: 45, min: 0, max: 60, live: true },
    ],
  }
  const showTimed = (time: TableInfo['time']) =>
    render(
      <RulesPanel
        table={lobbyTable('pp', 0, { time })}
        game={timed}
        lobby={{ ...lobby, stage: 'none' }}
        send={() => undefined}
      />,
    )

  it('overrules what is a clock', () => {
    showTimed({ kind: 'off' })
    expect(screen.getByText('no clock at this table')).toBeTruthy()
    expect(screen.queryByText('nobody waits at this table')).toBeNull()
  })

  it('and what is only for people who are there together', () => {
    showTimed({ kind: 'slow', days: 1 })
    expect(screen.getByText('nobody waits at this table')).toBeTruthy()
    expect(screen.queryByText('no clock at this table')).toBeNull()
  })
})

describe('what each seat chooses', () => {
  it('is drawn by the game for all to see, and changed by whoever sits there', async () => {
    const sent = show(seated(['red', undefined, 'blue']))
    expect(screen.getByText('N2 wears any of red undefined blue').hasAttribute('disabled')).toBe(true)
    await userEvent.click(screen.getByText(/N1 wears red/))
    expect(sent).toEqual([{ kind: 'choose', options: { hat: 'blue' } }])
  })

  it('is chosen by the host for bots', async () => {
    const sent = show(seated([undefined, undefined, 'red']))
    await userEvent.click(screen.getByText(/N3 wears red/))
    expect(sent).toEqual([{ kind: 'choose', seat: 2, options: { hat: 'blue' } }])
  })

  it('has the general control where the game draws nothing', async () => {
    const sent = show(seated(['red', undefined, undefined], { you: { seat: 0, isHost: false } }))
    expect(screen.getAllByRole('group', { name: 'Side' })).toHaveLength(1)
    await userEvent.click(screen.getByRole('radio', { name: 'right' }))
    expect(sent).toEqual([{ kind: 'choose', options: { hat: 'red', side: 'right' } }])
  })

  it('stays in a series', () => {
    show(seated(['red', undefined, 'blue'], { series }))
    expect(screen.getByText(/N1 wears red/).hasAttribute('disabled')).toBe(true)
    expect(screen.queryByRole('group', { name: 'Side' })).toBeNull()
  })
})
