import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { GameTypes, Header } from '@starboard/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dailyClaimOf } from './daily.ts'

const [ONE, OTHER] = ['1a'.repeat(32), '2b'.repeat(32)]
const header = { game: 'g', commitment: ONE, daily: '2026-11-16' } as Header<GameTypes>

const asked: (string | undefined)[] = []
const server = createServer(({ url }, response) => {
  asked.push(url)
  const isThere = url === '/api/daily/g/2026-11-16'
  response.writeHead(isThere ? 200 : 404).end(JSON.stringify(isThere ? { fingerprint: ONE } : { code: 'no-daily' }))
})
let address = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const stateOf = async (change: object, noted?: string, at?: string) =>
  (await dailyClaimOf({ ...header, ...change }, { noted, server: at }))?.state

describe('a match that says it is of a day', () => {
  it('is compared with the fingerprint that somebody has noted', async () => {
    expect(await stateOf({}, ONE)).toBe('same')
    expect(await stateOf({}, OTHER)).toBe('other')
    expect(await stateOf({})).toBe('unasked')
  })

  it('is compared with what the server published that day', async () => {
    expect(await stateOf({}, undefined, address)).toBe('same')
    expect(await stateOf({ commitment: OTHER }, undefined, address)).toBe('other')
    expect(await stateOf({ daily: '2026-11-15' }, undefined, address)).toBe('other')
    expect(asked).toContain('/api/daily/g/2026-11-16')
    expect(await stateOf({}, undefined, ONE)).toBe('unasked')
  })

  it('has no fingerprint to compare if it is of none', async () => {
    const { daily: _, ...usual } = header
    expect(await dailyClaimOf(usual, { noted: undefined, server: address })).toBeNull()
    await expect(dailyClaimOf(usual, { noted: ONE, server: undefined })).rejects.toThrow('of no day')
    await expect(dailyClaimOf(header, { noted: 'short', server: undefined })).rejects.toThrow('64 digits')
  })
})
