import { CODE_LENGTH, CODE_LETTERS } from '@starboard/wire/codes'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Config, readConfig } from '../config.ts'
import { newCode } from '../http/codes.ts'
import { ask, json, makeTable, type OpenServer, openServer, signIn, Tap } from './wire.fixture.ts'

const MISSES = 8
/** A server that finds its clock seconds further than when it last looked has slept, and counts no time for that. */
const STEP_MS = 1000

let server: OpenServer
let [ada, eve] = ['', '']
let [passed, wanted] = [0, 0]
beforeEach(async () => {
  passed = wanted = 0
  const then = Date.now()
  const now = () => {
    passed = Math.min(wanted, passed + STEP_MS)
    return then + passed
  }
  server = await openServer({ missedCodesPerHour: MISSES }, { now })
  ada = await signIn(server.url, 'Ada')
  eve = await signIn(server.url, 'Eve')
})
afterEach(() => server.close())

const get = (code: string, cookie = eve) => ask(`${server.url}/api/tables/${code}`, { headers: { cookie } })
const privateTable = () => makeTable(server.url, ada, { game: 'comet-rush', isOpen: false })

async function useUp(): Promise<void> {
  for (let count = 0; count < MISSES; count++) expect((await get(newCode())).status).toBe(404)
}

/** Each look at the clock finds it a step further. */
async function letPass(ms: number): Promise<void> {
  wanted += ms
  while (passed < wanted) await ask(`${server.url}/api/session`, { headers: { cookie: ada } })
}

describe('guessing codes', () => {
  it('costs the same misses over HTTP and over the socket', async () => {
    const tap = await new Tap(server.url, { cookie: eve }).opened()
    for (let count = 0; count < MISSES / 2; count++) {
      expect(await tap.ask({ kind: 'watch', table: newCode() })).toMatchObject({ kind: 'gone' })
      expect((await get(newCode())).status).toBe(404)
    }
    const refused = { refused: { code: 'too-many-guesses' } }
    expect(await tap.ask({ kind: 'watch', table: newCode() })).toMatchObject(refused)
    const command = { kind: 'do', table: newCode(), id: 'x', command: { kind: 'sit' } }
    expect(await tap.ask(command)).toMatchObject(refused)
    expect(await get(newCode())).toMatchObject({ status: 429, body: { code: 'too-many-guesses' } })
    const posted = await ask(`${server.url}/api/tables/${newCode()}/sit`, json({}, eve))
    expect(posted).toMatchObject({ status: 429 })
    await tap.close()
  })

  it('finds nothing any more when they are used up: a code that leads somewhere is answered like one that does not', async () => {
    const code = await privateTable()
    expect((await get(code)).status).toBe(200)
    await useUp()
    const [hit, miss] = [await get(code), await get(newCode())]
    expect(hit.status).toBe(429)
    expect(hit.body).toEqual(miss.body)
    const tap = await new Tap(server.url, { cookie: eve }).opened()
    expect(await tap.ask({ kind: 'watch', table: code })).toMatchObject({ refused: { code: 'too-many-guesses' } })
    await tap.close()
  })

  it('many at once are no more than one after the other', async () => {
    const statuses = (await Promise.all(Array.from({ length: 40 }, () => get(newCode())))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 404)).toHaveLength(MISSES)
    expect(statuses.filter((status) => status === 429)).toHaveLength(40 - MISSES)
  })

  it('keeps nobody from their own tables, from public ones, nor from the one that they watch', async () => {
    const [own, watched] = [await privateTable(), await privateTable()]
    await ask(`${server.url}/api/tables/${own}/sit`, json({}, ada))
    const open = await makeTable(server.url, ada, { game: 'comet-rush', isOpen: true })
    const tap = await new Tap(server.url, { cookie: eve }).opened()
    expect(await tap.ask({ kind: 'watch', table: watched })).toMatchObject({ kind: 'table' })
    await useUp()
    expect((await get(own, ada)).status).toBe(200)
    expect((await get(open)).status).toBe(200)
    expect((await get(own)).status).toBe(429)
    expect(await tap.command(watched, { kind: 'chat', text: 'Hello' })).toMatchObject({ ok: true })
    await tap.close()
  })

  it('is possible again after a while, and codes that lead somewhere cost nothing', async () => {
    const code = await privateTable()
    await useUp()
    await letPass((3600_000 / MISSES) * 2)
    for (let count = 0; count < 10; count++) expect((await get(code)).status).toBe(200)
    expect((await get(newCode())).status).toBe(404)
    expect((await get(newCode())).status).toBe(404)
    expect((await get(newCode())).status).toBe(429)
  })
})

it('a year of guessing from 1,000 addresses finds one of 1,000 private tables with a chance below one in a hundred', () => {
  const { missedCodesPerHour } = readConfig({}) as Config
  const [addresses, tables, hours] = [1000, 1000, 365 * 24]
  // At most what an hour gives, and what was saved up before the first.
  const tries = addresses * missedCodesPerHour * (hours + 1)
  const foundWith = (letters: number) => (tries * tables) / CODE_LETTERS.length ** letters
  expect(newCode()).toHaveLength(CODE_LENGTH)
  expect(foundWith(CODE_LENGTH)).toBeLessThan(0.01)
  expect(foundWith(8)).toBeGreaterThan(1)
})
