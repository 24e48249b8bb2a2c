import type { Command, TimeLimit } from '@starboard/wire/protocol'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { lobbyTable, sampleGame } from './lobby.fixture.ts'
import { RulesPanel } from './rules-panel.tsx'
import { TableSettings } from './table-settings.tsx'

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true
  }
})
afterEach(cleanup)

function open(time: TimeLimit, pace?: 'real-time') {
  const sent: Command[] = []
  const table = lobbyTable('pb', 0, { time })
  const parts = { table, levels: ['random'], pace, isOpen: true, close: () => undefined }
  render(<TableSettings {...parts} send={(command) => void sent.push(command)} />)
  return sent
}
const limits = () => screen.queryByRole('group', { name: 'Time for the longest decision' })

it('offers the automatic clock first, and says what it means', async () => {
  const sent = open({ kind: 'auto' })
  const group = limits()
  if (group === null) throw new Error('There is no choice of clocks.')
  const names = within(group)
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent)
  expect(names).toEqual(['automatic', 'game', 'no limit', 'live', 'days'])
  screen.getByText('As the game says; no clock if you play alone with bots.')
  await userEvent.click(within(group).getByRole('radio', { name: 'no limit' }))
  expect(sent).toEqual([{ kind: 'configure', time: { kind: 'off' } }])
})

it('offers no clock for a game in real time, but says why', () => {
  open({ kind: 'auto' }, 'real-time')
  expect(limits()).toBeNull()
  screen.getByText(/^This game is played in real time/)
})

it('says among the rules that a clock does not run for whoever plays alone', () => {
  const row = {
    name: 'turn',
    kind: 'int',
    label: 'Seconds',
    rule: 'SA-2.1',
    range: '',
    initial: 60,
    clock: true,
  } as const
  const game = { ...sampleGame, options: [row] }
  const shown = (row: string, pace?: 'real-time') => {
    cleanup()
    const table = lobbyTable(row, 0, { time: { kind: 'auto' } })
    render(<RulesPanel table={table} game={{ ...game, ...(pace && { pace }) }} lobby={null} send={() => undefined} />)
    return screen.queryByText('no clock for whoever plays alone') !== null
  }
  expect(['p', 'pb', 'pbb', 'pp', 'pe', 'peb'].map((row) => shown(row))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
  expect(shown('pb', 'real-time')).toBe(false)
})
