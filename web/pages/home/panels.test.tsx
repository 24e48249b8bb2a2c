import type { TableLine } from '@starboard/wire/api'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from '../../api/api.ts'
import type { Polled } from '../../shared/use-polled.ts'
import { ContinuePanel, OpenPanel } from './panels.tsx'

afterEach(cleanup)

const lines = (change: Partial<Polled<readonly TableLine[]>>) => ({
  value: undefined,
  problem: null,
  at: 0,
  refresh: () => undefined,
  ...change,
})
const solo = [{ game: 'any-game', level: 'random', names: ['Ada', 'Bot 2', 'Bot 3'] }]
const wayOn = () => screen.getByRole('link', { name: 'Go on with any-game on this device' }).getAttribute('href')

it('lists a match that runs on this device', () => {
  render(<ContinuePanel mine={lines({ value: [] })} solo={solo} lessons={[]} />)
  expect(wayOn()).toBe('/solo/any-game')
  screen.getByText('with 2 easy bots')
  screen.getByText('1 game')
  expect(screen.queryByText('No game is waiting.')).toBeNull()
})

it('says since when it waits, where the device has noted that', () => {
  const { rerender } = render(<ContinuePanel mine={lines({ value: [] })} solo={solo} lessons={[]} />)
  screen.getByText('Waits for you, on this device')
  const before = new Date(Date.now() - 30 * 86_400_000)
  const day = before.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })
  rerender(
    <ContinuePanel
      mine={lines({ value: [] })}
      solo={solo.map((one) => ({ ...one, keptAt: before.getTime() }))}
      lessons={[]}
    />,
  )
  screen.getByText(`Waits for you since ${day}, on this device`)
})

it('lists a lesson that was left, with the step at which it goes on', () => {
  render(<ContinuePanel mine={lines({ value: [] })} solo={[]} lessons={[{ game: 'any-game', done: 3 }]} />)
  const link = screen.getByRole('link', { name: 'Go on with the lesson of any-game' })
  expect(link.getAttribute('href')).toBe('/learn/any-game')
  screen.getByText('Waits for you at step 4, on this device')
  expect(screen.queryByText('No game is waiting.')).toBeNull()
})

it('lists it also where the server does not answer', () => {
  const problem = new ApiError({ code: 'no-answer', rule: 'api', text: 'No answer.' }, 0)
  render(<ContinuePanel mine={lines({ problem })} solo={solo} lessons={[]} />)
  expect(wayOn()).toBe('/solo/any-game')
  screen.getByText('This list did not come.')
})

it('shows three of many, those that wait for me before the others, and all of them on demand', () => {
  const waiting = (code: string, isAsked: boolean): TableLine => ({
    code,
    game: 'any-game',
    status: 'playing',
    isOpen: false,
    seats: [],
    createdAt: Date.now(),
    you: { seat: 0, isAsked, by: null },
  })
  const value = [waiting('AAAAA', false), waiting('BBBBB', true), waiting('CCCCC', true)]
  const lessons = ['one', 'two', 'three'].map((game) => ({ game, done: 1 }))
  render(<ContinuePanel mine={lines({ value })} solo={solo} lessons={lessons} />)
  const rows = () => screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))
  expect(rows()).toHaveLength(3)
  expect(rows().filter((row) => row?.includes('table'))).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'All 7 games' }))
  expect(rows()).toHaveLength(7)
  fireEvent.click(screen.getByRole('button', { name: 'Fewer' }))
  expect(rows()).toHaveLength(3)
})

it('says that nothing waits where nothing does', () => {
  render(<ContinuePanel mine={lines({ value: [] })} solo={[]} lessons={[]} />)
  screen.getByText('No game is waiting.')
})

it('lists a host once, with how many more tables they have', () => {
  const line = {
    code: 'KFQ7M',
    game: 'any-game',
    status: 'lobby',
    isOpen: true,
    seats: [],
    createdAt: Date.now(),
  } as const
  render(
    <OpenPanel
      mine={[]}
      open={lines({
        value: [
          { ...line, more: 3 },
          { ...line, code: 'AAAAA' },
        ],
      })}
    />,
  )
  expect(screen.getAllByText(/just now/).map(({ textContent }) => textContent)).toEqual([
    'just now · 3 more of theirs',
    'just now',
  ])
})
