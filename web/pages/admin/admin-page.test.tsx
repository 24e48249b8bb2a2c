import type { AdminOverview } from '@starboard/wire/admin'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AdminPage } from './admin-page.tsx'

const NOW = 1_700_000_000_000
const RIGHT = 'the-right-token-of-the-host'

const overview: AdminOverview = {
  at: NOW,
  nodes: [
    {
      node: 'one 12',
      version: '1',
      startedAt: NOW - 7_200_000,
      cpu: 0.5,
      memory: 1e8,
      connections: 3,
      tables: 2,
      people: 2,
    },
  ],
  counts: { lobby: 0, playing: 1, over: 1234, people: 2 },
  tables: [
    {
      ...{ code: 'ACDEFGHJKM', game: 'any-game', status: 'playing', createdAt: NOW, touchedAt: NOW },
      seats: [
        { name: 'Ada', user: 'a', bot: null },
        { name: 'Robo', user: null, bot: 'random' },
      ],
    },
  ],
  people: [{ user: 'b', name: 'Ben' }],
  bans: [{ user: 'm', name: 'Mal', reason: 'Rude.', at: NOW, until: null }],
  notice: null,
}

/** What was asked, beside looks. */
let asked: string[] = []
beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', headers = {}, body }: RequestInit) => {
    if ((headers as Record<string, string>).authorization !== `Bearer ${RIGHT}`)
      return new Response('{"code":"no-admin","rule":"api","text":"No."}', { status: 401 })
    if (method !== 'GET') asked.push(`${method} ${path} ${body ?? ''}`)
    return new Response(JSON.stringify(method === 'GET' ? overview : { ok: true }))
  })
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

async function enter(token: string) {
  const user = userEvent.setup()
  render(<AdminPage />)
  await user.type(screen.getByLabelText('Token'), `${token}{Enter}`)
  return user
}

it('says so when the token is wrong, and forgets it', async () => {
  await enter('wrong')
  await screen.findByText('That is not the token of this server.')
  expect(sessionStorage.length).toBe(0)
})

it('shows what there is to do, and keeps the token in this tab alone', async () => {
  await enter(RIGHT)
  await screen.findByText('1,234')
  screen.getByText(/0.50 cores busy · 95 MB · 3 connections · 2 tables in memory · version 1 · up for 2 hours/)
  screen.getByText(/any-game · playing · .* · Ada, Robo \(bot\)/)
  screen.getByText('not connected · ACDEF-GHJKM')
  expect(sessionStorage.getItem('starboard.admin')).toBe(RIGHT)
  expect(JSON.stringify(localStorage)).not.toContain(RIGHT)
})

it('closes a table, bans, lets in and announces, each with what was chosen', async () => {
  const user = await enter(RIGHT)
  await user.click(await screen.findByRole('button', { name: 'Close table ACDEF-GHJKM' }))
  await user.type(screen.getByLabelText('Why, as people there read it'), 'Enough.')
  await user.click(screen.getByRole('button', { name: 'Close it for good' }))
  await user.click(screen.getByRole('button', { name: 'Ban Ben' }))
  await user.click(screen.getByLabelText('An hour'))
  await user.click(screen.getByRole('button', { name: 'Ban them' }))
  await user.click(screen.getByRole('button', { name: 'Let in Mal' }))
  const minutes = screen.getByLabelText('In how many minutes')
  await user.clear(minutes)
  await user.type(minutes, '5{Enter}')
  expect(asked).toEqual([
    'POST /api/admin/tables/ACDEFGHJKM/close {"why":"Enough."}',
    `POST /api/admin/bans {"user":"b","reason":"","until":${NOW + 3_600_000}}`,
    'DELETE /api/admin/bans/m ',
    `POST /api/admin/notice {"text":"The server restarts. Matches go on from where they are.","at":${NOW + 300_000}}`,
  ])
})

it('announces nothing for a time that is none, and finds people by their names', async () => {
  const user = await enter(RIGHT)
  const minutes = await screen.findByLabelText('In how many minutes')
  await user.clear(minutes)
  await user.type(minutes, '0{Enter}')
  screen.getByText('A whole number of minutes, from 1 to 9999.')
  expect(asked).toEqual([])
  await user.type(screen.getByLabelText('Find by name'), 'bE')
  const people = within(screen.getByRole('region', { name: 'People' }))
  expect(people.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Benconnected' + 'Ban …Ban Ben',
  ])
})
