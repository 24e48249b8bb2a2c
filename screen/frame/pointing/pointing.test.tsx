import type { Pointed, TableInfo } from '@starboard/wire/protocol'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AroundBoard, AroundBoardContext } from '../context.ts'
import { aroundBoard, slots } from '../frame.fixture.tsx'
import { Frame } from '../frame.tsx'

const HUSH = { code: 'hush', rule: 'LA-2.1', text: 'Nobody may talk now.' }

const tableOf = (change: Partial<TableInfo> = {}, seat: number | null = 0): TableInfo =>
  ({
    code: 'KFQ7M',
    series: null,
    isPaused: false,
    pauseVotes: [],
    you: { seat, isHost: true },
    ...change,
  }) as TableInfo

let tell: (pointed: Pointed) => void
let send: AroundBoard['send']
let lit: () => void
beforeEach(() => {
  vi.useFakeTimers()
  tell = () => undefined
  send = vi.fn<AroundBoard['send']>(async () => ({ ok: true }))
  lit = vi.fn()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const onPoint: AroundBoard['onPoint'] = (listener) => {
  tell = listener
  return () => undefined
}

const stage = () => (
  <>
    <button type="button" data-point="lamp 1" onClick={lit}>
      The red lamp
    </button>
    <div data-point="lamp 2">
      <span aria-hidden="true">*</span> The <b>blue</b> lamp
    </div>
    <p>The floor</p>
  </>
)

const frame = (around: Partial<AroundBoard> = {}, board = stage()) => (
  <AroundBoardContext value={aroundBoard({ table: tableOf(), send, onPoint, ...around })}>
    <Frame {...slots({ stage: board })} />
  </AroundBoardContext>
)
const show = (...parts: Parameters<typeof frame>) => render(frame(...parts))

const button = () => screen.queryByRole('button', { name: 'Point at something' })
const lamp = () => screen.getByRole('button', { name: 'The red lamp' })
const press = (key: string) => act(async () => void fireEvent.keyDown(document.body, { key }))
const click = (thing: Element | null, more: object = {}) =>
  act(async () => void (thing !== null && fireEvent.click(thing, more)))
const points = (name: string, at: string, seat = 1) =>
  act(async () => tell({ kind: 'point', table: 'KFQ7M', seat, name, at }))
const spoken = () =>
  [...document.querySelectorAll('.spoken[aria-live]')]
    .map((one) => one.textContent)
    .join(' ')
    .trim()
/** The rings, by the names at their edges. */
const rings = () =>
  [...document.querySelectorAll('main > [aria-hidden] > div:not([hidden])')].map((ring) => ring.textContent)

describe('the button', () => {
  it('makes the next press on a thing point at it, and that press is no move', async () => {
    show()
    await click(button())
    expect(button()?.getAttribute('aria-pressed')).toBe('true')
    await click(screen.getByText('The floor'))
    await click(lamp())
    expect(send).toHaveBeenCalledExactlyOnceWith({ kind: 'point', at: 'lamp 1' })
    expect(lit).not.toHaveBeenCalled()
    expect(button()?.getAttribute('aria-pressed')).toBe('false')
    await click(lamp())
    expect(lit).toHaveBeenCalledOnce()
  })

  it('is not there where there is nothing to point at, or nobody to see it', () => {
    show({}, <p>Nothing here</p>)
    expect(button()).toBeNull()
    for (const around of [
      { mode: 'solo' as const },
      { mode: 'replay' as const, replay: { dock: null, side: () => null, jumps: 0 } },
      { table: tableOf({}, null) },
    ]) {
      cleanup()
      show(around)
      expect(button()).toBeNull()
    }
  })

  it('says why not while nobody may talk, in a pause and without a line, and does not come on by itself', async () => {
    const { rerender } = show()
    await click(button())
    rerender(frame({ table: tableOf({ talkRefused: HUSH }) }))
    expect(button()?.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText(HUSH.text, { selector: '[role=tooltip]' })).toBeTruthy()
    rerender(frame())
    expect(button()?.getAttribute('aria-pressed')).toBe('false')
    rerender(frame({ table: tableOf({ talkRefused: HUSH }) }))
    await click(button())
    await click(lamp(), { altKey: true })
    expect(send).not.toHaveBeenCalled()
    rerender(frame({ table: tableOf({ isPaused: true }) }))
    expect(button()?.getAttribute('aria-disabled')).toBe('true')
    rerender(frame({ connection: 'lost' }))
    expect(button()?.getAttribute('aria-disabled')).toBe('true')
  })
})

it('a click with Alt points at once', async () => {
  show()
  await click(screen.getByText('blue'), { altKey: true })
  await click(lamp(), { altKey: true })
  expect(vi.mocked(send).mock.calls).toEqual([[{ kind: 'point', at: 'lamp 2' }], [{ kind: 'point', at: 'lamp 1' }]])
  expect(lit).not.toHaveBeenCalled()
})

it('keys choose, point and end; what is chosen is read out', async () => {
  show()
  await press('.')
  expect(spoken()).toContain('Enter points')
  await press('Home')
  await press('End')
  await press('Home')
  const names = [...document.querySelectorAll('[data-point]')].map((thing) => thing.getAttribute('data-point'))
  expect(spoken()).toBe('Ben')
  expect(names[0]).toBe('seat 2')
  await press('Enter')
  expect(send).toHaveBeenCalledExactlyOnceWith({ kind: 'point', at: 'seat 2' })
  await press('.')
  act(() => lamp().focus())
  expect(spoken()).toBe('The red lamp')
  await press('Escape')
  await press('Enter')
  expect(spoken()).toBe('')
  expect(send).toHaveBeenCalledOnce()
})

it('a refused point is told as a sentence', async () => {
  vi.mocked(send).mockResolvedValueOnce({ ok: false, refused: { ...HUSH, text: 'Wait a second.' } })
  show()
  await click(lamp(), { altKey: true })
  expect(screen.getByText('Wait a second.')).toBeTruthy()
})

describe('where somebody points', () => {
  it('stands a ring with their name for three seconds, several at once, and it is read out', async () => {
    show()
    await points('Ben', 'lamp 1')
    await act(() => vi.advanceTimersByTimeAsync(1000))
    await points('Kepler', 'lamp 2', 2)
    await points('Ada', 'lamp 2', 0)
    expect(rings()).toEqual(['Ben', 'Kepler', 'Ada'])
    expect(spoken()).toBe('Ben points at The red lamp.Kepler points at The blue lamp.You point at The blue lamp.')
    await act(() => vi.advanceTimersByTimeAsync(1999))
    expect(rings()).toEqual(['Ben', 'Kepler', 'Ada'])
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(rings()).toEqual(['Kepler', 'Ada'])
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect([rings(), spoken()]).toEqual([[], ''])
  })

  it('is shown to whoever watches, and only told where the board has no such thing', async () => {
    show({ table: tableOf({}, null) })
    await points('Ben', 'lamp 9')
    await points('Ben', 'lamp 1')
    expect(rings()).toEqual(['Ben'])
    expect(spoken()).toBe('Ben points at lamp 9.Ben points at The red lamp.')
  })

  it('begins anew when the same person points there again', async () => {
    show()
    await points('Ben', 'lamp 1')
    await act(() => vi.advanceTimersByTimeAsync(2000))
    await points('Ben', 'lamp 1')
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(rings()).toEqual(['Ben'])
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(rings()).toEqual([])
  })
})
