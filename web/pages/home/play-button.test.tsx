import type { Poster } from '@starboard/screen/contract/poster.ts'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteFinished } from '../../games/finished.ts'
import { PlayButton } from './play-button.tsx'

const Nothing = () => null
const poster: Poster = {
  id: 'any-game',
  name: 'Any Game',
  about: 'Something.',
  seats: [1, 5],
  minutes: [20, 30],
  accent: 'red',
  loadArt: async () => ({ Art: Nothing }),
  Thumb: Nothing,
  Lettering: Nothing,
}
const taught: Poster = {
  ...poster,
  isTogether: true,
  firstMatch: {
    name: 'First try',
    about: 'Slowly.',
    usual: { name: 'The usual', about: 'Quickly.' },
  },
}

const created: unknown[] = []

beforeEach(() => {
  created.length = 0
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path === '/api/shelf') return Response.json([])
    if (path === '/api/tables') created.push(JSON.parse(String(init.body)))
    return Response.json(path === '/api/tables' ? { code: 'KFQ7M' } : { ok: true, name: 'Wren' })
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }))
const made = () => waitFor(() => created[0] ?? Promise.reject(new Error('Nothing was made.')))

it('says against whom, or with whom', () => {
  render(<PlayButton poster={poster} />)
  screen.getByRole('button', { name: /Any Game against bots$/ })
  cleanup()
  noteFinished('any-game')
  render(<PlayButton poster={taught} />)
  screen.getByRole('button', { name: /Any Game with bots$/ })
})

it('begins at once where there is nothing to learn', async () => {
  render(<PlayButton poster={poster} />)
  await press(/^Play now/)
  expect(await made()).toMatchObject({ game: 'any-game', seats: 4 })
})

it('teaches whoever is new, with one press and without a table', async () => {
  render(<PlayButton poster={taught} />)
  await press(/^Play now.*Any Game, the first time with a lesson/)
  expect(location.pathname).toBe('/learn/any-game')
  expect(created).toEqual([])
  history.replaceState(null, '', '/')
})

it('has the usual match beside it, one press away as well', async () => {
  render(<PlayButton poster={taught} />)
  await press(/^The usual.*Any Game with bots, at once/)
  expect(await made()).not.toHaveProperty('options')
})

it('teaches nobody who has finished a match of it here', async () => {
  noteFinished('any-game')
  render(<PlayButton poster={taught} />)
  expect(screen.getAllByRole('button')).toHaveLength(1)
  await press(/^Play now/)
  expect(await made()).not.toHaveProperty('options')
})
