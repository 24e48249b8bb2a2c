import type { MatchLine } from '@starboard/wire/matches'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { posters } from '../../games/registry.ts'
import { MatchLists } from './match-lists.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const line = (code: string): MatchLine => ({
  code,
  game: 'any-game',
  endedAt: Date.now() - 3 * 3_600_000,
  lengthMs: 12 * 60_000,
  isOpen: true,
  result: 'won',
  text: 'The comet is destroyed.',
  seats: [
    { name: 'Ada', bot: null, place: 2 },
    { name: 'Bot 2', bot: 'heuristic', place: 1 },
  ],
  you: 0,
})

/** Draws the lists; the server answers each address so. */
function draw(answer: (query: URLSearchParams) => object): void {
  vi.stubGlobal('fetch', async (path: string) => {
    const body = answer(new URL(path, 'http://here').searchParams)
    return new Response(JSON.stringify(body), { status: 'text' in body ? 503 : 200 })
  })
  render(<MatchLists />)
}

it('tells a match in one row that opens its replay', async () => {
  draw(() => ({ matches: [line('KFQ7M')], next: null }))
  const row = await screen.findByRole('link', { name: /any-game/ })
  expect(row.getAttribute('href')).toBe('/r/KFQ7M')
  expect(row.textContent).toBe(
    'any-gameYou and 1 normal botBot 2 won. The comet is destroyed.My place: 2nd of 212 min3 h ago',
  )
})

it('has mine and everybody’s, and one game alone', async () => {
  const asked: string[] = []
  draw((query) => {
    asked.push(String(query))
    return { matches: [], next: null }
  })
  await screen.findByText('No match is over yet.')
  fireEvent.click(screen.getByRole('tab', { name: 'Everybody’s' }))
  await screen.findByText(/open to all stand here/)
  const game = posters[0]?.id ?? ''
  fireEvent.change(screen.getByRole('combobox', { name: 'Game' }), { target: { value: game } })
  await screen.findByText('None of this game yet.')
  expect(asked).toEqual(['of=me', 'of=everybody', `of=everybody&game=${game}`])
})

it('shows more on demand, and keeps what is there if that fails', async () => {
  let isBroken = true
  draw((query) => {
    if (query.get('before') === null) return { matches: [line('A')], next: '1.A' }
    return isBroken ? { code: 'x', rule: 'api', text: 'Not now.' } : { matches: [line('B')], next: null }
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  await screen.findByText('Not now.')
  expect(screen.getAllByRole('link', { name: /any-game/ })).toHaveLength(1)
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('That is all of them.')
  expect(screen.getAllByRole('link', { name: /any-game/ })).toHaveLength(2)
})

it('says why there is no list, and tries again', async () => {
  let isBroken = true
  draw(() => (isBroken ? { code: 'x', rule: 'api', text: 'Not now.' } : { matches: [line('A')], next: null }))
  await screen.findByText('Not now.')
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('link', { name: /any-game/ })
})
