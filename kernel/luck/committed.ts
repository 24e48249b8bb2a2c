import { chacha20 } from '@noble/ciphers/chacha.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { chanceFrom, type LuckSource, type Streams } from './chance.ts'

/**
 * Luck that anyone can check. The server's seed is bound by its published hash, every seat adds a seed of its own,
 * their HMAC keys ChaCha20, and each stream is a keystream of 32-bit words counted from 0 whose nonce is the hash of
 * its name. A draw takes the next word of its stream that is not in the uneven rest (rejection sampling).
 */
export function committedChance(
  luck: { seed: string; seatSeeds: readonly string[] },
  from: Streams = {},
  onWord?: (word: Word) => void,
): LuckSource {
  const key = hmac(sha256, hexToBytes(luck.seed), utf8ToBytes(JSON.stringify(luck.seatSeeds)))
  const open = new Map<string, Keystream>()
  const streamOf = (name: string) => {
    const known = open.get(name)
    if (known !== undefined) return known
    const stream = new Keystream(key, name, from[name] ?? 0)
    open.set(name, stream)
    return stream
  }
  const chance = chanceFrom((n, name) => {
    const stream = streamOf(name)
    const even = 0x1_0000_0000 - (0x1_0000_0000 % n)
    let word = stream.next()
    while (word >= even) word = stream.next()
    onWord?.({ stream: name, place: stream.used - 1, word, of: n })
    return word % n
  })
  const streams = () => ({ ...from, ...Object.fromEntries([...open].map(([name, stream]) => [name, stream.used])) })
  return { ...chance, streams }
}

/** What one draw was made of: the word at this place of its stream, whose rest by `of` is the result. */
export interface Word {
  readonly stream: string
  readonly place: number
  readonly word: number
  readonly of: number
}

/** What is published before anyone sits down: the hash that binds the server to its seed. */
export const commitmentOf = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)))

/** A server seed: 32 bytes written as 64 hexadecimal digits. */
export const isSeed = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)

const CHUNK_WORDS = 64
const BLOCKS_A_CHUNK = 4

/** The words of one stream, made 64 at a time. */
class Keystream {
  used: number
  readonly #key: Uint8Array
  readonly #nonce: Uint8Array
  #chunk = -1
  #words = new Uint32Array(0)

  constructor(key: Uint8Array, name: string, used: number) {
    this.#key = key
    this.#nonce = sha256(utf8ToBytes(name)).slice(0, 12)
    this.used = used
  }

  next(): number {
    const chunk = Math.floor(this.used / CHUNK_WORDS)
    if (chunk !== this.#chunk) this.#fill(chunk)
    const word = this.#words[this.used % CHUNK_WORDS] ?? 0
    this.used++
    return word
  }

  #fill(chunk: number): void {
    const bytes = chacha20(this.#key, this.#nonce, new Uint8Array(CHUNK_WORDS * 4), undefined, chunk * BLOCKS_A_CHUNK)
    const littleEndian = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#words = Uint32Array.from({ length: CHUNK_WORDS }, (_, word) => littleEndian.getUint32(word * 4, true))
    this.#chunk = chunk
  }
}
