import { signatureIn } from '@starboard/kernel'

export interface Signer {
  readonly key: string
  /** What they say of themselves. */
  readonly server: string | null
  readonly at: number
}

/** What is known of the signature of a file. */
export type Signed =
  | { readonly state: 'none' }
  /** It fits; whose key it is has yet to be asked. */
  | { readonly state: 'fits'; readonly by: Signer }
  | { readonly state: 'wrong'; readonly by: Signer }
  /** This browser cannot find out. */
  | { readonly state: 'unknown'; readonly by: Signer }

type Subtle = Pick<typeof crypto.subtle, 'importKey' | 'verify'>

/** `subtle`: absent in a page that came without https, and without this algorithm in older browsers. */
export async function checkSignature(file: object, subtle: Subtle | undefined): Promise<Signed> {
  const found = signatureIn(file)
  if (found === null) return { state: 'none' }
  const { key, server, at, value } = found.signature
  const by = { key, server: server ?? null, at }
  if (subtle === undefined) return { state: 'unknown', by }
  try {
    const imported = await subtle.importKey('raw', bytesOf(key), 'Ed25519', false, ['verify'])
    const text = new TextEncoder().encode(found.text)
    return { state: (await subtle.verify('Ed25519', imported, bytesOf(value), text)) ? 'fits' : 'wrong', by }
  } catch (error) {
    // A key that is no point of the curve is refused like a signature that does not fit.
    const isMissing = error instanceof DOMException && error.name === 'NotSupportedError'
    return { state: isMissing ? 'unknown' : 'wrong', by }
  }
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: hex.length / 2 }, (_, place) => Number.parseInt(hex.slice(place * 2, place * 2 + 2), 16))
