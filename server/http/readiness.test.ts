import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '../fixtures/server.fixture.ts'
import { SqliteError, type SqliteFile } from '../store/sqlite/file.ts'
import { storeOnFile } from '../store/sqlite/open.ts'
import { openFile } from '../store/sqlite/open-file.ts'
import { LeaseLost } from '../store/store.ts'
import { Readiness } from './readiness.ts'

describe('GET /readyz', () => {
  let server: TestServer
  afterEach(() => server.close())

  const ready = async () => {
    const reply = await fetch(`${server.url}/readyz`)
    return { status: reply.status, body: await reply.json() }
  }

  async function inStore<X>(use: (file: SqliteFile) => X): Promise<X> {
    const file = await openFile(join(server.dataDir, 'starboard.sqlite'))
    try {
      return use(file)
    } finally {
      file.close()
    }
  }

  it('writes to the store, once a second for all who ask', async () => {
    server = await testServer()
    const began = performance.now()
    const replies = await Promise.all(Array.from({ length: 50 }, ready))
    const seconds = (performance.now() - began) / 1000
    for (const reply of replies) expect(reply).toEqual({ status: 200, body: { ok: true } })
    const found = await inStore((file) => file.prepare(`select value from meta where key = 'probes'`)([]))
    const [{ value }] = found as readonly [{ value: number }]
    expect(value).toBeGreaterThan(0)
    expect(value).toBeLessThanOrEqual(1 + Math.floor(seconds))
  })

  it('says that the log cannot be read', async () => {
    server = await testServer()
    await inStore((file) => file.exec('alter table log rename to gone'))
    expect(await ready()).toEqual({
      status: 503,
      body: { ok: false, code: 'damaged', text: 'The store cannot be read. Run “starboard doctor” for what to do.' },
    })
    await inStore((file) => file.exec('alter table gone rename to log'))
  })
})

describe('a store that has been tried', () => {
  /** A disk on which no commit finds room while it is full. */
  function fullAtTimes(file: SqliteFile, isFull: () => boolean): SqliteFile {
    return {
      ...file,
      prepare: (text) => {
        const prepared = file.prepare(text)
        return (values) => {
          if (text === 'commit' && isFull()) throw new SqliteError('database or disk is full', 'SQLITE_FULL', null)
          return prepared(values)
        }
      },
    }
  }

  it('is trusted for a second, and tried again after it: a disk that is full is noticed, and that it is not any more', async () => {
    let [elapsed, isFull] = [0, false]
    const file = await openFile(':memory:')
    const store = await storeOnFile(
      fullAtTimes(file, () => isFull),
      50,
    )
    const readiness = new Readiness(store, () => elapsed)
    expect(await readiness.problem()).toBeNull()
    isFull = true
    elapsed = 999
    expect(await readiness.problem()).toBeNull()
    elapsed = 1000
    expect(await readiness.problem()).toMatchObject({ code: 'disk-full' })
    isFull = false
    elapsed = 2000
    expect(await readiness.problem()).toBeNull()
    await store.close()
  })

  it('is tried once for all who ask at the same time', async () => {
    let pings = 0
    const readiness = new Readiness({ ping: async () => void pings++ }, () => 0)
    const problems = await Promise.all(Array.from({ length: 50 }, () => readiness.problem()))
    expect([new Set(problems), pings]).toEqual([new Set([null]), 1])
  })

  it.each([
    ['lease-lost', new LeaseLost('Another server.')],
    ['disk-full', Object.assign(new Error('No space'), { code: '53100' })],
    ['damaged', new SqliteError('malformed', 'SQLITE_CORRUPT', null)],
    ['not-writable', new SqliteError('readonly', 'SQLITE_READONLY_DBMOVED', null)],
    ['no-store', new Error('Connection terminated')],
  ])('says %s and nothing of the error itself', async (code, error) => {
    const problem = await new Readiness({ ping: () => Promise.reject(error) }).problem()
    expect(problem).toMatchObject({ code })
    expect(problem?.text).not.toContain(error.message)
  })
})
