import type { DailyToday } from '@starboard/wire/api'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { posters } from '../../games/registry.ts'
import { DailyPage } from './daily-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const game = posters.find(({ daily }) => daily !== undefined)?.id ?? ''
const today: DailyToday = {
  noun: 'mission',
  day: '2026-11-17',
  fingerprint: '1a'.repeat(32),
  leftMs: 3_600_000,
  hasBegun: false,
  difficulty: { grade: 4, text: 'touch and go', crews: 100, lost: 50 },
  results: [
    {
      place: 1,
      isWon: true,
      points: 7,
      crew: [
        { name: 'Ada', isBot: false },
        { name: 'Bot 2', isBot: true },
      ],
    },
    { place: 2, isWon: false, points: 0, crew: [{ name: 'Ben', isBot: false }] },
  ],
  earlier: [{ day: '2026-11-16', fingerprint: '2b'.repeat(32), seed: '3c'.repeat(32) }],
}

async function shown(change: Partial<DailyToday> = {}): Promise<void> {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ ...today, ...change })))
  render(<DailyPage game={game} />)
  await screen.findByText(today.fingerprint)
}

it('shows the fingerprint, how hard it is, and the seeds of earlier days', async () => {
  await shown()
  screen.getByText(/2026-11-17\. The day ends in 1 h, at 0:00 UTC\./)
  screen.getByText(/Difficulty 4 of 5, touch and go/)
  screen.getByText('3c'.repeat(32))
})

it('lists who came home first, and marks bots', async () => {
  await shown()
  const rows = within(screen.getByRole('region', { name: 'Table of results' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['1.AdaBot 2 (bot)7 points', '2.Benlost'])
})

it('says what counts, and that a second one does not', async () => {
  await shown()
  screen.getByRole('heading', { name: 'Your first one counts' })
  cleanup()
  await shown({ hasBegun: true })
  screen.getByRole('heading', { name: 'Once more, for practice' })
})

it('says so where there is nothing of the kind', () => {
  render(<DailyPage game="any-game" />)
  expect(screen.queryByRole('button', { name: /Play today/ })).toBeNull()
})
