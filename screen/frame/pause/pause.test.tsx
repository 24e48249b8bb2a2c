import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AroundBoard, AroundBoardContext } from '../context.ts'
import { aroundBoard, openFor, picture, slots } from '../frame.fixture.tsx'
import { Frame } from '../frame.tsx'
import type { FrameSlots } from '../layout/slots.ts'
import { pausedTable, tableOf } from '../table.fixture.ts'

const asked: AroundBoard['scene'] = { ...aroundBoard().scene, shown: picture({ open: [openFor(0)] }) }
const STORY = [{ at: 1, event: { kind: 'lighting', seat: 0 } }]

const frame = (around: Partial<AroundBoard>, change: Partial<FrameSlots> = {}) => (
  <AroundBoardContext value={aroundBoard({ scene: asked, story: STORY, tableAt: performance.now(), ...around })}>
    <Frame {...slots(change)} />
  </AroundBoardContext>
)
const show = (...parts: Parameters<typeof frame>) => render(frame(...parts))
const bar = () => within(screen.getByRole('region', { name: 'What is decided now' }))
const said = () => bar().getByRole('status').textContent
const board = () => within(screen.getByRole('region', { name: 'Board' }))

afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

describe('a pause', () => {
  it('says why the clock stands and who may resume, and resumes with a press', async () => {
    const send = vi.fn(async () => ({ ok: true }) as const)
    show({ table: pausedTable(), send })
    expect(said()).toBe('The match is paused: those who play agreed to it. Anybody who plays may resume.')
    expect(board().getByText('The stage')).toBeTruthy()
    await userEvent.click(bar().getByRole('button', { name: 'Resume' }))
    expect(send).toHaveBeenCalledWith({ kind: 'resume' })
  })

  it('for want of people ends by itself, or when somebody says that they are there', async () => {
    const send = vi.fn(async () => ({ ok: true }) as const)
    show({ table: pausedTable({ by: 'absence' }), send })
    expect(said()).toBe('The match is paused: nobody who plays is there. It goes on by itself when somebody is back.')
    await userEvent.click(bar().getByRole('button', { name: 'I am here' }))
    expect(send).toHaveBeenCalledWith({ kind: 'resume' })
  })

  it('is not an onlooker’s to end', () => {
    show({ table: pausedTable({}, { you: { seat: null, isHost: false } }) })
    expect(bar().queryByRole('button', { name: 'Resume' })).toBeNull()
  })
})

describe('time', () => {
  beforeEach(() => void vi.useFakeTimers())
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  const left = () => bar().getByRole('timer', { name: 'Time left of the pause' }).textContent

  it('counts down to the longest that a pause lasts, and is right again when it is told again', () => {
    const { rerender } = show({ table: pausedTable({ endsInMs: 120_000 }) })
    expect(said()).toContain('it goes on by itself when the time is up.')
    expect(left()).toBe('2:00')
    pass(8000)
    expect(left()).toBe('1:52')
    rerender(frame({ table: pausedTable({ endsInMs: 100_000 }) }))
    pass(250)
    expect(left()).toBe('1:40')
    pass(200_000)
    expect(left()).toBe('0:00')
  })

  it('counts in large figures before it goes on, and says so once', () => {
    const ending = (endsInMs: number) => ({ table: pausedTable({ isBlind: true, isEnding: true, endsInMs }) })
    const { container, rerender } = show(ending(3000))
    const figure = () => container.querySelector('section[aria-label="Board"] [aria-hidden="true"]')?.textContent
    const heard: (string | null)[] = []
    const figures = [0, 1, 2, 3].map((second) => {
      if (second > 0) pass(1000)
      if (second === 2) rerender(frame(ending(1000)))
      heard.push(said())
      return figure()
    })
    expect(figures).toEqual(['3', '2', '1', '1'])
    expect(new Set(heard)).toEqual(new Set(['The match goes on in 3 seconds.']))
    expect(bar().queryByRole('button')).toBeNull()
  })

  it('counts in on a board that is in sight as well', () => {
    const { container } = show({ table: pausedTable({ isEnding: true, endsInMs: 2000 }) })
    expect(board().getByText('The stage')).toBeTruthy()
    expect(container.querySelector('section[aria-label="Board"] [aria-hidden="true"]')?.textContent).toBe('2')
  })
})

describe('a veil', () => {
  const blind = pausedTable({ isBlind: true, endsInMs: 120_000 })
  const SECRET = 'the red order'
  const secret = <button type="button">{SECRET}</button>
  const everywhere: Partial<FrameSlots> = {
    moment: SECRET,
    phases: [{ name: SECRET, isNow: true }],
    seat: () => ({ score: SECRET, note: SECRET, body: secret, chip: secret, choose: { label: SECRET, run: vi.fn() } }),
    prompt: { text: SECRET, buttons: secret, film: { text: SECRET } },
    stage: secret,
    tray: secret,
    workbench: { name: SECRET, body: secret },
    sheets: [{ name: SECRET, body: secret }],
    menu: [{ name: SECRET, icon: 'flag', run: vi.fn() }],
    over: secret,
  }

  it('leaves nothing of the board on the page, also while a film plays', () => {
    const scene = { ...asked, isPlaying: true, hasChapters: true }
    const refusal = { code: 'x', rule: 'LA-2.1', text: SECRET }
    const { container } = show({ table: blind, scene, refusal }, everywhere)
    expect(container.innerHTML).not.toContain(SECRET)
    expect(container.innerHTML).not.toContain('does lighting')
    expect(screen.getByRole('heading', { name: 'The board is covered' })).toBeTruthy()
    expect(bar().getByRole('button', { name: 'Resume' })).toBeTruthy()
  })

  it('lets nothing be heard of what comes to light under it', () => {
    vi.useFakeTimers()
    const { container, rerender } = show({ table: blind })
    rerender(frame({ table: blind, story: [...STORY, { at: 2, event: { kind: 'dealing', seat: 0 } }] }))
    act(() => vi.advanceTimersByTime(2000))
    expect(container.innerHTML).not.toContain('dealing')
  })

  it('is lifted when the clock runs: then everything is back', () => {
    const { container, rerender } = show({ table: blind }, everywhere)
    rerender(frame({ table: tableOf() }, everywhere))
    expect(container.innerHTML).toContain(SECRET)
    expect(screen.queryByRole('heading', { name: 'The board is covered' })).toBeNull()
    expect(screen.getByRole('region', { name: 'Log' }).textContent).toContain('You do lighting.')
  })

  it('leaves chat as it was: what is being written, and the focus in it', async () => {
    const user = userEvent.setup()
    const send = vi.fn(async () => ({ ok: true }) as const)
    const { rerender } = show({ table: tableOf(), send })
    await user.click(screen.getByRole('tab', { name: 'Chat' }))
    await user.type(screen.getByRole('textbox', { name: 'Say something' }), 'one mo')
    rerender(frame({ table: blind, send }))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Say something' }))
    await user.keyboard('ment{Enter}')
    expect(send).toHaveBeenCalledWith({ kind: 'chat', text: 'one moment' })
  })

  it('takes the focus from what it hides, and the keys reach the way to go on', async () => {
    const user = userEvent.setup()
    const send = vi.fn(async () => ({ ok: true }) as const)
    const { rerender } = show({ table: tableOf() }, { stage: secret })
    screen.getByRole('button', { name: SECRET }).focus()
    rerender(frame({ table: blind, send }))
    expect(document.activeElement).toBe(screen.getByRole('main'))
    bar().getByRole('button', { name: 'Resume' }).focus()
    await user.keyboard('{Enter}')
    expect(send).toHaveBeenCalledWith({ kind: 'resume' })
  })

  it('has nothing serious for axe to say about it', async () => {
    show({ table: blind })
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  })
})

describe('asking for a pause', () => {
  const item = (name: RegExp) => screen.getByRole('button', { name, hidden: true })

  it('says how many agree', () => {
    show({ table: tableOf({ pauseVotes: [1] }) })
    expect(item(/^Agree to a pause/).textContent).toBe('Agree to a pause1 of 2 agree')
  })

  it('is refused with the reason, and sends nothing', async () => {
    const send = vi.fn(async () => ({ ok: true }) as const)
    const pauseRefused = { code: 'outage', rule: 'LA-7.1', text: 'Nobody stops the clock in an outage.' }
    show({ table: tableOf({ pauseRefused }), send })
    const pause = item(/^Propose a pause/)
    expect(pause.textContent).toContain('Nobody stops the clock in an outage.')
    expect(pause.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(pause)
    expect(send).not.toHaveBeenCalled()
  })
})
