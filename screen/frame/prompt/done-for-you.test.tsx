import type { DoneForYou as Done } from '@starboard/wire/protocol'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { hourOf } from '../../pieces/words.ts'
import { type AroundBoard, AroundBoardContext } from '../context.ts'
import { aroundBoard, slots } from '../frame.fixture.tsx'
import { Frame } from '../frame.tsx'
import { tableOf } from '../table.fixture.ts'
import { doneText } from './done-text.ts'

const NOON = new Date(2026, 10, 17, 12).getTime()
const done = (change: Partial<Done> = {}): Done => ({ since: NOON, byBot: 0, byClock: 0, ...change })
const tableWith = (doneForYou?: Done) =>
  tableOf({ you: { seat: 0, isHost: true, ...(doneForYou !== undefined && { doneForYou }) } })

const frame = (doneForYou?: Done, around: Partial<AroundBoard> = {}) => (
  <AroundBoardContext value={aroundBoard({ table: tableWith(doneForYou), ...around })}>
    <Frame {...slots()} />
  </AroundBoardContext>
)
const note = () => screen.queryByText(/moved? .*for you|moves? for you/)?.textContent ?? null

afterEach(cleanup)

describe('what was done for me', () => {
  const at = (change: Partial<Done>) => doneText(tableWith(done(change)), { byBot: 0, byClock: 0 }, NOON + 60_000)

  it.each([
    [{ byBot: 3, byClock: 1 }, 'a bot made 3 moves for you and the clock 1.'],
    [{ byBot: 1 }, 'a bot made 1 move for you.'],
    [{ byClock: 2 }, 'the clock made 2 moves for you.'],
  ])('%o is told in a sentence', (change, text) => {
    expect(at(change)).toBe(`While you were away (since ${hourOf(NOON)}) ${text}`)
  })

  it('is nothing to tell where nothing was done', () => {
    expect(at({})).toBeNull()
  })

  it('is told until it is put away, beside the board', async () => {
    render(frame(done({ byBot: 2 })))
    expect(note()).toContain('a bot made 2 moves for you.')
    expect(screen.getByRole('region', { name: 'Board' }).textContent).not.toContain('for you')
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(note()).toBeNull()
  })

  it('leads to the log', async () => {
    render(frame(done({ byBot: 2 })))
    await userEvent.click(screen.getByRole('tab', { name: 'Rules' }))
    await userEvent.click(screen.getByRole('button', { name: 'Show the log' }))
    expect(screen.getByRole('tab', { name: 'Log' }).getAttribute('aria-selected')).toBe('true')
  })

  it('is gone as soon as I do something myself', () => {
    const { rerender } = render(frame(done({ byBot: 2 })))
    rerender(frame(done({ byBot: 2 }), { isSending: true }))
    expect(note()).toBeNull()
    rerender(frame(done({ byBot: 2 })))
    expect(note()).toBeNull()
  })
})

describe('a time-out', () => {
  it('before my eyes says so, also the next one after it was put away', async () => {
    const { rerender } = render(frame())
    rerender(frame(done({ byClock: 1 })))
    expect(note()).toBe('Time was up: the clock moved for you.')
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    act(() => rerender(frame(done({ byClock: 2 }))))
    expect(note()).toBe('Time was up 2 times: the clock moved for you.')
    rerender(frame())
    expect(note()).toBeNull()
    rerender(frame(done({ byClock: 1 })))
    expect(note()).toBe('Time was up: the clock moved for you.')
  })

  it('says so where the table lets a bot move then, but not of a bot that holds my seat', () => {
    const { rerender } = render(frame())
    rerender(frame(done({ byBot: 1 })))
    expect(note()).toBe('Time was up: a bot moved for you.')
    const table = tableWith(done({ byBot: 4 }))
    const seats = table.seats.map((seat) => ({ ...seat, isHeld: seat.seat === 0 }))
    rerender(frame(undefined, { table: { ...table, seats } }))
    expect(note()).toMatch(/^Time was up: a bot moved for you. While you were away .* a bot made 3 moves for you.$/)
  })

  it('while the line was gone happened while I was away', () => {
    const table = tableWith()
    const { rerender } = render(frame(undefined, { table }))
    rerender(frame(undefined, { table, connection: 'lost' }))
    rerender(frame(undefined, { table }))
    rerender(frame(done({ byClock: 1 })))
    expect(note()).toContain('While you were away')
  })
})
