import type { DailyGlance } from '@starboard/wire/api'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TodayPanel } from './today-panel.tsx'

afterEach(cleanup)

const crew = [
  { name: 'Ada', isBot: false },
  { name: 'Vega', isBot: true },
]
const daily: DailyGlance = {
  game: 'any-game',
  noun: 'race',
  day: '2026-11-17',
  leftMs: 1,
  hasBegun: true,
  finished: 4,
  top: [
    { place: 1, isWon: true, points: 17, crew },
    { place: 2, isWon: false, points: 3, came: 2, score: '3 wins', crew: [{ name: 'Ben', isBot: false }] },
  ],
}
const shown = (change: Partial<DailyGlance>) =>
  render(<TodayPanel dailies={{ value: [{ ...daily, ...change }], problem: null, at: 0, refresh: () => undefined }} />)

it('has the head of the table of results, people alone, and the way to all of it', () => {
  shown({})
  const rows = within(screen.getByRole('list', { name: 'First of today’s race' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['1.Ada17 points', '2.Bencame 2nd, 3 wins'])
  screen.getByText('You have begun it · 4 results in the table')
  const link = screen.getByRole('link', { name: 'Results of today’s race of any-game' })
  expect(link.getAttribute('href')).toBe('/g/any-game/daily')
})

it('says that nobody has finished it, without an empty table', () => {
  shown({ finished: 0, top: [] })
  screen.getByText('Today’s race: nobody has finished it yet')
  expect(screen.queryByRole('list', { name: /First of/ })).toBeNull()
})
