import { createPublicKey, verify } from 'node:crypto'
import { keyText, signatureIn } from '@starboard/kernel'
import { Mistake } from './ending.ts'

/** What is known of the signature of a file. */
export type Signed =
  | { readonly state: 'none' }
  /** It is not that of this file. */
  | ({ readonly state: 'wrong' } & Signer)
  /** It fits; whose key it is nobody has asked. */
  | ({ readonly state: 'fits' } & Signer)
  /** It fits, and the key is the one that was asked for. */
  | ({ readonly state: 'same' } & Signer)
  /** It fits, but the key is another than the one that was asked for. */
  | ({ readonly state: 'other'; readonly wanted: string } & Signer)

interface Signer {
  readonly key: string
  readonly server?: string
  readonly at: number
}

/** A public key in the form that Node reads, but for its 32 bytes. */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex')

/** `wanted`: the key that it must be signed with; null: any. */
export function signedBy(file: object, wanted: string | null): Signed {
  const found = signatureIn(file)
  if (found === null) return { state: 'none' }
  const { key, server, at, value } = found.signature
  const signer: Signer = { key, at, ...(server !== undefined && { server }) }
  if (!fits(found.text, key, value)) return { state: 'wrong', ...signer }
  if (wanted === null) return { state: 'fits', ...signer }
  return key === wanted ? { state: 'same', ...signer } : { state: 'other', wanted, ...signer }
}

function fits(text: string, key: string, value: string): boolean {
  const publicKey = createPublicKey({
    key: Buffer.concat([SPKI, Buffer.from(key, 'hex')]),
    format: 'der',
    type: 'spki',
  })
  return verify(null, Buffer.from(text), publicKey, Buffer.from(value, 'hex'))
}

const KEY = /^[0-9a-f]{64}$/
const PATIENCE_MS = 10_000

/** The key itself, or the key of the server at an address. */
export async function keyOf(wanted: string): Promise<string> {
  if (KEY.test(wanted)) return wanted
  if (!/^https?:\/\//.test(wanted) || !URL.canParse(wanted))
    throw new Mistake(`--signed-by takes an address such as https://games.example.org, or a key of 64 digits.`)
  const address = new URL('/api/key', wanted).href
  const answer: unknown = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) })
    .then((response) => response.json())
    .catch(() => null)
  const key = typeof answer === 'object' && answer !== null && 'key' in answer ? String(answer.key) : ''
  if (!KEY.test(key)) throw new Mistake(`There is no key at ${address}: is a Starboard there?`)
  return key
}

const LINES: { readonly [S in Signed['state']]: (signed: Extract<Signed, { state: S }>) => string } = {
  none: () => 'Not signed: no server vouches that it was played there.',
  wrong: ({ key }) =>
    `The signature does not fit: the file was changed after ${named(key)} signed it, or is signed with somebody else’s.`,
  fits: ({ key, server, at }) =>
    server === undefined
      ? `Signed on ${day(at)} by a server that names no address (${named(key)}).`
      : `Signed on ${day(at)} by who says to be ${server} (${named(key)}): --signed-by ${server} asks there.`,
  same: ({ key, server, at }) => `Signed on ${day(at)} by ${server ?? 'the server you named'} (${named(key)}).`,
  other: ({ key, wanted }) => `Signed by another: it is ${named(key)}, not ${named(wanted)}.`,
}

export const signedLine = (signed: Signed): string => (LINES[signed.state] as (signed: Signed) => string)(signed)

const named = (key: string): string => `key ${keyText(key)}`

const day = (at: number): string => {
  const date = new Date(at)
  return Number.isNaN(date.getTime()) ? 'no day of ours' : date.toISOString().slice(0, 10)
}
