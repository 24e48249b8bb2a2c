import type { NumbersLine } from '@starboard/wire/matches'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  localStorage.setItem('starboard.name', 'Ada')
  vi.resetModules()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const line = (changes: Partial<NumbersLine> = {}): NumbersLine => ({
  game: 'any-game',
  against: 'heuristic',
  matches: 4,
  wins: 1,
  places: 10,
  lengthMs: 40 * 60_000,
  ...changes,
})

async function shown(answer: () => Response): Promise<void> {
  const fetch = (path: string) => (path === '/api/session' ? new Response('{"name":"Ada"}') : answer())
  vi.stubGlobal('fetch', async (path: string) => fetch(path))
  const { MePage } = await import('./me-page.tsx')
  render(<MePage />)
}

const rows = () =>
  screen
    .getAllByRole('row')
    .map((row) =>
      [...within(row).queryAllByRole('rowheader'), ...within(row).queryAllByRole('cell')]
        .map(({ textContent }) => textContent)
        .join(' | '),
    )

it('adds up by game and by whom I played against', async () => {
  const lines = [line(), line({ against: 'people', matches: 1, wins: 1, places: 1, lengthMs: 30 * 60_000 })]
  await shown(() => new Response(JSON.stringify(lines)))
  await screen.findByRole('table')
  expect(rows().slice(1)).toEqual([
    'any-game | 5 | 2 (40%) | 2.2 | 1 h 10 min',
    'with normal bots | 4 | 1 (25%) | 2.5 | 40 min',
    'with people | 1 | 1 (100%) | 1.0 | 30 min',
  ])
  screen.getByText('5 matches')
})

it('says so where nothing is over yet', async () => {
  await shown(() => new Response('[]'))
  await screen.findByText('No match of yours is over yet.')
})

it('can be asked again where no answer came', async () => {
  let isBroken = true
  await shown(() =>
    isBroken ? new Response('{"code":"x","rule":"api","text":"Not now."}', { status: 503 }) : new Response('[]'),
  )
  await screen.findByText('Not now.')
  isBroken = false
  screen.getByRole('button', { name: 'Try again' }).click()
  await screen.findByText('No match of yours is over yet.')
})
