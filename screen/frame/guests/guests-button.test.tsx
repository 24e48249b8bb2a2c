import type { Audience, TableInfo } from '@starboard/wire/protocol'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { seatInfo, tableInfo } from '../../../wire/table.fixture.ts'
import { clearToasts, Toaster } from '../../pieces/toast.tsx'
import { GuestsButton } from './guests-button.tsx'

afterEach(() => {
  cleanup()
  clearToasts()
})

const BEN = { person: 'b', name: 'Ben', seat: 1, isMuted: true }
const EVE = { person: 'e', name: 'Eve', isMuted: false }

const tableWith = (audience: Partial<Audience> | null, spectators = 1): TableInfo =>
  tableInfo({
    game: 'lanterns',
    seats: [seatInfo(0, 'Ada')],
    spectators,
    ...(audience !== null && { audience: { people: [BEN, EVE], more: 0, asking: [], ...audience } }),
  })

function open(table: TableInfo, isShort = false) {
  const send = vi.fn()
  const shown = (next: TableInfo) => (
    <>
      <GuestsButton table={next} isShort={isShort} send={send} />
      <Toaster />
    </>
  )
  const page = render(shown(table))
  return { send, user: userEvent.setup(), change: (next: TableInfo) => page.rerender(shown(next)) }
}

it('who is not the host sees how many watch, and nothing to press', () => {
  open(tableWith(null, 3))
  expect(screen.getByText('3 watching')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('the host opens who is there: who watches may be muted and removed, who plays only muted', async () => {
  const { send, user } = open(tableWith({ more: 7 }))
  await user.click(screen.getByRole('button', { name: '1 watching' }))
  const list = within(screen.getByRole('dialog', { name: 'People at this table' }))
  expect(list.getByText('and 7 more, who have said nothing lately')).toBeTruthy()
  expect(list.queryByRole('button', { name: 'Remove Ben' })).toBeNull()
  await user.click(list.getByRole('button', { name: 'Unmute Ben' }))
  await user.click(list.getByRole('button', { name: 'Mute Eve' }))
  expect(send.mock.calls).toEqual([
    [{ kind: 'mute', person: 'b', muted: false }],
    [{ kind: 'mute', person: 'e', muted: true }],
  ])
})

it('nobody is sent away without a second thought', async () => {
  const { send, user } = open(tableWith({}))
  await user.click(screen.getByRole('button', { name: '1 watching' }))
  await user.click(screen.getByRole('button', { name: 'Remove Eve' }))
  await user.click(screen.getByRole('button', { name: 'Keep Eve' }))
  expect(send).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Remove Eve' }))
  await user.click(screen.getByRole('button', { name: 'Send away Eve' }))
  expect(send.mock.calls).toEqual([[{ kind: 'remove', person: 'e' }]])
})

it('who asks for a seat is announced once, and let in or not', async () => {
  const asking = [{ person: 'f', name: 'Fay' }]
  const { send, user, change } = open(tableWith({}))
  change(tableWith({ asking }))
  expect(screen.getByRole('status').textContent).toContain('Fay asks for a seat')
  clearToasts()
  change(tableWith({ asking }, 2))
  expect(screen.getByRole('status').textContent).toBe('')
  await user.click(screen.getByRole('button', { name: '2 watching 1 asks for a seat' }))
  await user.click(screen.getByRole('button', { name: 'Let in Fay' }))
  await user.click(screen.getByRole('button', { name: 'No, do not let in Fay' }))
  expect(send.mock.calls).toEqual([
    [{ kind: 'admit', person: 'f', welcome: true }],
    [{ kind: 'admit', person: 'f', welcome: false }],
  ])
})

it('beside a board there is no button where nobody is', () => {
  open(tableWith({ people: [] }, 0), true)
  expect(screen.queryByRole('button')).toBeNull()
})
