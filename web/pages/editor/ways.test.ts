import { afterEach, describe, expect, it, vi } from 'vitest'
import { isPlayable, posters } from '../../games/registry.ts'
import { soloAddressIn } from '../solo/address.ts'
import { keptWish } from '../solo/wishes.ts'
import { editorLink, openTableWith, soloWith, whyNotPlayed } from './ways.ts'

const OPTIONS = { course: 'a long text\n'.repeat(500) }
const GAME = { id: 'any', seats: [2, 8] as const }

interface Asked {
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
}

/** A server whose game takes at most this many seats with these options. */
function server(most: number): readonly Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const body = JSON.parse(String(init.body ?? '{}'))
    asked.push({ path, body })
    if (path !== '/api/tables') return Response.json({ name: 'Ada', ok: true })
    return body.seats > most
      ? Response.json({ code: 'seats', rule: 'X-1', text: `At most ${most} can play.` }, { status: 422 })
      : Response.json({ code: 'KITE-42' })
  })
  return asked
}

afterEach(() => vi.unstubAllGlobals())

describe('a table on what was drawn', () => {
  it('is created with it as an option, and I sit at it', async () => {
    const asked = server(8)
    expect(await openTableWith(GAME, OPTIONS)).toBe('/t/KITE-42')
    expect(asked.find(({ path }) => path === '/api/tables')?.body).toMatchObject({
      game: 'any',
      seats: 4,
      options: OPTIONS,
    })
    expect(asked.at(-1)).toMatchObject({ path: '/api/tables/KITE-42/sit', body: { seat: 0 } })
  })

  it('has fewer seats where it allows no more', async () => {
    const asked = server(2)
    await openTableWith(GAME, OPTIONS)
    expect(asked.filter(({ path }) => path === '/api/tables').map(({ body }) => body.seats)).toEqual([4, 3, 2])
  })

  it('says why there can be none', async () => {
    server(1)
    await expect(openTableWith(GAME, OPTIONS)).rejects.toThrow('At most 1 can play.')
  })

  it('asks only once where nobody answers', async () => {
    let asked = 0
    vi.stubGlobal('fetch', async (path: string) => {
      if (path !== '/api/tables') return Response.json({ name: 'Ada' })
      asked++
      throw new Error('offline')
    })
    await expect(openTableWith(GAME, OPTIONS)).rejects.toThrow('does not answer')
    expect(asked).toBe(1)
  })
})

it('a match alone gets its options through this tab: the address stays short', () => {
  const address = new URL(soloWith({ id: 'any' }, OPTIONS) ?? '', 'https://table.example')
  expect(address.href.length).toBeLessThan(100)
  const { wish = '', match } = soloAddressIn(address.search, 'random')
  expect([keptWish(wish), match]).toEqual([OPTIONS, null])
})

it('a link carries what is shared behind the hash', () => {
  expect(editorLink('any', 'abc')).toBe(`${location.origin}/g/any/editor#abc`)
})

describe('a game with a workshop and no board', () => {
  it('says that it cannot be played yet; others have nothing to say', () => {
    const sentences = posters.map((poster) => ({ isReady: isPlayable(poster.id), why: whyNotPlayed(poster) }))
    for (const { isReady, why } of sentences) expect(why === null).toBe(isReady)
    expect(whyNotPlayed({ id: 'moon-golf', name: 'Moon Golf' })).toMatch(/^Moon Golf cannot be played here yet\./)
  })
})
