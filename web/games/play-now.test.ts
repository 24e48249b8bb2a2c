import { afterEach, expect, it, vi } from 'vitest'
import { freshSeed, playNow, seatsFor } from './play-now.ts'

const game = { id: 'x', seats: [2, 6] } as const

const answers = (answer: (path: string, body: unknown) => unknown) => {
  const asked: { path: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body: unknown = init.body === undefined ? undefined : JSON.parse(String(init.body))
    asked.push({ path, body })
    return Response.json(answer(path, body))
  })
  return asked
}

afterEach(() => vi.unstubAllGlobals())

it('takes as many seats as make a good game', () => {
  expect(seatsFor({ id: 'x', seats: [2, 8] })).toBe(4)
  expect(seatsFor({ id: 'x', seats: [2, 3] })).toBe(3)
  expect(seatsFor({ id: 'x', seats: [5, 8] })).toBe(5)
})

it('makes a table full of bots, sits down with a seed, and starts', async () => {
  const asked = answers((path) => (path === '/api/tables' ? { code: 'KFQ7M' } : { ok: true, name: 'Wren' }))
  expect(await playNow({ game, level: 'heuristic' })).toBe('/t/KFQ7M')
  expect(asked.map(({ path }) => path).slice(-4)).toEqual([
    '/api/tables',
    '/api/tables/KFQ7M/sit',
    '/api/tables/KFQ7M/ready',
    '/api/tables/KFQ7M/start',
  ])
  expect(asked.at(-4)?.body).toMatchObject({ bots: [null, 'heuristic', 'heuristic', 'heuristic'] })
  expect(asked.at(-3)?.body).toMatchObject({ seat: 0, seed: expect.stringMatching(/^[0-9a-f]{32}$/) })
})

it('plays in this browser when the server does not answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  expect(await playNow({ game, level: 'random' })).toBe('/solo/x?level=random')
  expect(await playNow({ game, level: 'random', preset: 'calm' })).toBe('/solo/x?level=random&preset=calm')
})

it('makes the table as the preset says, if there is one', async () => {
  const asked = answers((path) => (path === '/api/tables' ? { code: 'KFQ7M' } : { ok: true, name: 'Wren' }))
  await playNow({ game, level: 'random', preset: 'calm' })
  expect(asked.at(-4)?.body).toMatchObject({ options: { preset: 'calm' } })
})

it('plays by the clock of the game where that is wished for', async () => {
  const asked = answers((path) => (path === '/api/tables' ? { code: 'KFQ7M' } : { ok: true, name: 'Wren' }))
  await playNow({ game, level: 'random', byClock: true })
  expect(asked.at(-4)?.body).toMatchObject({ time: { kind: 'game' } })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  expect(await playNow({ game, level: 'random', byClock: true })).toBe('/solo/x?level=random&clock=on')
})

it('says what the server refused', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'too-many', rule: 'limits', text: 'Too many tables.' }, { status: 429 }),
  )
  await expect(playNow({ game, level: 'random' })).rejects.toThrow('Too many tables.')
})

it('never brings the same seed twice', () => expect(freshSeed()).not.toBe(freshSeed()))
