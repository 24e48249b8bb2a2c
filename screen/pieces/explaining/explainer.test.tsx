import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { explained, explainedStill } from './explain.ts'
import { Explainer } from './explainer.tsx'
import { HOLD_MS } from './holding.ts'
import { HOVER_MS } from './hovering.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const EMBARGO = { name: 'Embargo', text: 'No income for a turn.', rule: 'LA-2.1', card: 'embargo' }

function Table({ cubes, press, enlarge }: { readonly cubes: number; press(): void; enlarge(card: string): void }) {
  return (
    <main>
      <section data-walk="">
        <button type="button" {...explained(EMBARGO)} onClick={press}>
          Embargo
        </button>
        <button type="button">Pass</button>
        <svg role="presentation">
          <g {...explainedStill({ label: 'Cubes', text: `${cubes} cubes pay for rockets.` })} />
          <g {...explainedStill({ label: 'Comet', text: 'It comes.' })} />
        </svg>
      </section>
      <Explainer ruleLink={(rule) => <a href={`#${rule}`}>{rule}</a>} enlarge={enlarge} />
    </main>
  )
}

function table() {
  const press = vi.fn()
  const enlarge = vi.fn()
  const drawn = render(<Table cubes={3} press={press} enlarge={enlarge} />)
  const change = (cubes: number) => drawn.rerender(<Table cubes={cubes} press={press} enlarge={enlarge} />)
  return { press, enlarge, change, card: screen.getByRole('button', { name: 'Embargo' }) }
}

const shown = () => document.querySelector('[popover]')?.textContent ?? null
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const MOUSE = { pointerType: 'mouse' } as const
const FINGER = { pointerType: 'touch', clientX: 5, clientY: 5 } as const

it('is described for whoever hears it, and explained where a pointer rests', () => {
  vi.useFakeTimers()
  const { card } = table()
  expect(card.getAttribute('aria-description')).toBe('No income for a turn.')
  fireEvent.pointerMove(card, MOUSE)
  pass(HOVER_MS - 1)
  expect(shown()).toBeNull()
  pass(1)
  expect(shown()).toBe('EmbargoNo income for a turn.LA-2.1Enlarge +')
  fireEvent.pointerMove(screen.getByRole('button', { name: 'Pass' }), MOUSE)
  pass(1000)
  expect(shown()).toBeNull()
})

it('does not come up under a pointer that has just pressed', () => {
  vi.useFakeTimers()
  const { card } = table()
  fireEvent.pointerDown(card, { ...MOUSE, clientX: 5, clientY: 5 })
  fireEvent.pointerMove(card, { ...MOUSE, clientX: 6, clientY: 5 })
  pass(HOVER_MS)
  expect(shown()).toBeNull()
})

it('explains what a finger is held on, without pressing it, and enlarges it when held again', () => {
  vi.useFakeTimers()
  const { card, press, enlarge } = table()
  const hold = () => {
    fireEvent.pointerDown(card, FINGER)
    pass(HOLD_MS)
    fireEvent.pointerUp(card, FINGER)
    fireEvent.click(card)
  }
  hold()
  expect(shown()).toContain('No income')
  hold()
  expect(enlarge).toHaveBeenCalledExactlyOnceWith('embargo')
  expect(press).not.toHaveBeenCalled()
  expect(shown()).toBeNull()
})

it('is gone when its button has enlarged the card, and leaves Escape to what is open then', () => {
  vi.useFakeTimers()
  const { card, enlarge } = table()
  fireEvent.pointerDown(card, FINGER)
  pass(HOLD_MS)
  fireEvent.pointerUp(card, FINGER)
  fireEvent.click(screen.getByText('Enlarge'))
  pass(0)
  expect(enlarge).toHaveBeenCalledExactlyOnceWith('embargo')
  expect(shown()).toBeNull()
  expect(fireEvent.keyDown(card, { key: 'Escape' })).toBe(true)
})

it('leaves a tap and a drag alone', () => {
  vi.useFakeTimers()
  const { card, press } = table()
  fireEvent.pointerDown(card, FINGER)
  pass(HOLD_MS - 1)
  fireEvent.pointerUp(card, FINGER)
  fireEvent.click(card)
  expect(press).toHaveBeenCalledOnce()
  fireEvent.pointerDown(card, FINGER)
  fireEvent.pointerMove(card, { ...FINGER, clientY: 40 })
  pass(HOLD_MS)
  expect(shown()).toBeNull()
})

it('is put away by Escape, which nobody else hears then', async () => {
  const { enlarge } = table()
  const heard = vi.fn((event: KeyboardEvent) => event.defaultPrevented)
  document.addEventListener('keydown', heard)
  const keys = userEvent.setup()
  await keys.tab()
  expect(shown()).toContain('No income')
  await keys.keyboard('{Escape}')
  expect(shown()).toBeNull()
  expect(heard).toHaveLastReturnedWith(true)
  await keys.tab()
  await keys.tab({ shift: true })
  await keys.keyboard('+')
  expect(enlarge).toHaveBeenCalledExactlyOnceWith('embargo')
  document.removeEventListener('keydown', heard)
})

it('stops once at all that only lies there, and says what its number is now', async () => {
  const { change } = table()
  const stops = () => [...document.querySelectorAll('g')].map((piece) => piece.getAttribute('tabindex'))
  const keys = userEvent.setup()
  await keys.tab()
  await keys.tab()
  await keys.tab()
  expect(stops()).toEqual(['0', '-1'])
  expect(shown()).toBe('3 cubes pay for rockets.')
  change(2)
  expect(shown()).toBe('2 cubes pay for rockets.')
  await keys.keyboard('{End}')
  expect(shown()).toBe('It comes.')
  await keys.tab({ shift: true })
  expect(stops()).toEqual(['-1', '0'])
})
