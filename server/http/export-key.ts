import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign } from 'node:crypto'
import { type GameTypes, type MatchExport, type SignatureStamp, signedText } from '@starboard/kernel'

/** An Ed25519 key in the form that Node reads, but for its 32 bytes. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')
const PURPOSE = 'starboard export signature 1'
const KEY_BYTES = 32

/**
 * The key with which a server signs what it exports. It follows from the server's secret, so that it is kept, backed up
 * and shared by several servers together with that, and is lost with nothing else.
 */
export class ExportKey {
  readonly publicKey: string
  readonly #key: KeyObject
  readonly #server: string | undefined

  constructor(secret: string, publicUrls: readonly string[]) {
    const bytes = Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, KEY_BYTES))
    this.#key = createPrivateKey({ key: Buffer.concat([PKCS8, bytes]), format: 'der', type: 'pkcs8' })
    const spki = createPublicKey(this.#key).export({ format: 'der', type: 'spki' })
    this.publicKey = spki.subarray(-KEY_BYTES).toString('hex')
    this.#server = publicUrls[0]
  }

  /** What anybody may know of it. */
  get told(): Pick<SignatureStamp, 'algorithm' | 'key' | 'server'> {
    const server = this.#server === undefined ? {} : { server: this.#server }
    return { algorithm: 'Ed25519', key: this.publicKey, ...server }
  }

  signed(exported: MatchExport<GameTypes>, at: number): MatchExport<GameTypes> {
    // As it will be read: what JSON leaves out is not signed either.
    const file = JSON.parse(JSON.stringify(exported)) as MatchExport<GameTypes>
    const stamp = { ...this.told, at }
    const value = sign(null, Buffer.from(signedText(file, stamp)), this.#key).toString('hex')
    return { ...file, signature: { ...stamp, value } }
  }
}
