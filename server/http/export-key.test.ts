import { createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { shelf } from '@starboard/games'
import { type AnyGame, isRefusal, type MatchExport, readExport, signatureIn } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import { signedBy, signedLine } from '../../cli/signature.ts'
import { checkSignature } from '../../web/replay/signature.ts'
import { ExportKey } from './export-key.ts'

const SECRET = 'a secret of one’s own, long enough'
const game = shelf[0]?.game as AnyGame
const GOLDEN = new URL(`../../games/${game.meta.id}/golden/two-people.json`, import.meta.url)
const golden = JSON.parse(readFileSync(GOLDEN, 'utf8')) as MatchExport<never>

const key = new ExportKey(SECRET, ['https://games.example.org', 'https://other.example.org'])
const signed = key.signed(golden, 1_800_000_000_000)
const written = (): Changeable => JSON.parse(JSON.stringify(signed))

interface Changeable {
  names: string[]
  signature: { key: string; server?: string; at: number; value: string }
}

describe('the key of a server', () => {
  it('follows from its secret: servers with the same one agree, others do not', () => {
    expect(new ExportKey(SECRET, []).publicKey).toBe(key.publicKey)
    expect(new ExportKey(`${SECRET}!`, []).publicKey).not.toBe(key.publicKey)
    expect(key.publicKey).toMatch(/^[0-9a-f]{64}$/)
  })

  it('tells its public half, and the address if there is one', () => {
    expect(key.told).toEqual({ algorithm: 'Ed25519', key: key.publicKey, server: 'https://games.example.org' })
    expect(new ExportKey(SECRET, []).told).toEqual({ algorithm: 'Ed25519', key: key.publicKey })
  })

  it.each(['http://[::1]:8080', 'http://192.168.1.2:8080', 'https://xn--bcher-kva.example'])(
    'signs what can be read again: %s',
    (address) => {
      const file = JSON.parse(JSON.stringify(new ExportKey(SECRET, [address]).signed(golden, 1)))
      expect(isRefusal(readExport(game, file))).toBe(false)
    },
  )
})

describe('a signed export', () => {
  it('is read as before, and the text that was signed can be made again from the file alone', () => {
    const file = written()
    const read = readExport(game, file)
    expect(isRefusal(read) ? read : read.signature).toEqual(file.signature)
    const found = signatureIn(file)
    const spki = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.from(key.publicKey, 'hex')])
    const publicKey = createPublicKey({ key: spki, format: 'der', type: 'spki' })
    const value = Buffer.from(file.signature.value, 'hex')
    expect(verify(null, Buffer.from(found?.text ?? ''), publicKey, value)).toBe(true)
  })

  it('says the same in a browser and on the command line', async () => {
    expect(await checkSignature(written(), crypto.subtle)).toMatchObject({
      state: 'fits',
      by: { key: key.publicKey, server: 'https://games.example.org' },
    })
    expect(signedBy(written(), null)).toMatchObject({ state: 'fits', key: key.publicKey })
    expect(signedBy(written(), key.publicKey).state).toBe('same')
    expect(signedBy(written(), 'ab'.repeat(32)).state).toBe('other')
  })

  const forgeries: readonly [string, (file: Changeable) => void][] = [
    ['another name', (file) => file.names.reverse()],
    ['another address', (file) => Object.assign(file.signature, { server: 'https://evil.example' })],
    ['no address', (file) => delete file.signature.server],
    ['another time', (file) => file.signature.at++],
    ['another key', (file) => Object.assign(file.signature, { key: new ExportKey(`${SECRET}!`, []).publicKey })],
    ['a key that is none', (file) => Object.assign(file.signature, { key: 'ff'.repeat(32) })],
    ['another value', (file) => Object.assign(file.signature, { value: '00'.repeat(64) })],
  ]
  it.each(forgeries)('is found out with %s', async (_name, forge) => {
    const file = written()
    forge(file)
    expect((await checkSignature(file, crypto.subtle)).state).toBe('wrong')
    expect(signedBy(file, null).state).toBe('wrong')
    expect(signedLine(signedBy(file, null))).toContain('The signature does not fit')
  })

  it('without a signature is not signed, and with a broken one no export', async () => {
    expect((await checkSignature(golden, crypto.subtle)).state).toBe('none')
    expect(signedBy(golden, null)).toEqual({ state: 'none' })
    const file = written()
    file.signature.server = 'https://games.example.org/\u202egro.elpmaxe'
    expect(readExport(game, file)).toMatchObject({ code: 'no-export' })
  })

  it('is not called unsigned or wrong by a browser that cannot check it', async () => {
    expect((await checkSignature(written(), undefined)).state).toBe('unknown')
    const old = { importKey: () => Promise.reject(new DOMException('', 'NotSupportedError')) }
    expect((await checkSignature(written(), old as never)).state).toBe('unknown')
  })
})
