import * as z from 'zod/mini'
import { canonical } from '../data/canonical.ts'

const hex = (bytes: number) => z.string().check(z.regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`)))

/** An address of the web with nothing after it, in letters that hide nothing: it is shown to people. */
const address = z.string().check(z.regex(/^https?:\/\/[!-~]{1,260}$/), z.regex(/^https?:\/\/[^/?#@\\<>^`{|}%]+$/))

/** Who vouches for an export: whoever has the key. The address is what they say of themselves. */
export const exportSignature = z.strictObject({
  algorithm: z.literal('Ed25519'),
  /** The public key, 32 bytes as hexadecimal digits. */
  key: hex(32),
  /** Where the server says it can be found; its key stands at `/api/key` there. */
  server: z.optional(address),
  /** When it was exported, in milliseconds since 1970. */
  at: z.int().check(z.gte(0)),
  /** The signature of `signedText`, 64 bytes as hexadecimal digits. */
  value: hex(64),
})

export type ExportSignature = z.output<typeof exportSignature>
export type SignatureStamp = Omit<ExportSignature, 'value'>

/** What is signed: the whole export with everything of its signature but the value, keys sorted, without spaces. */
export const signedText = (exported: object, stamp: SignatureStamp): string =>
  canonical({ ...exported, signature: stamp })

/** The signature of a file whose shape has been read, and the text that it must fit. Null: nobody vouches for it. */
export function signatureIn(file: object): { readonly signature: ExportSignature; readonly text: string } | null {
  const read = z.safeParse(exportSignature, 'signature' in file ? file.signature : undefined)
  if (!read.success) return null
  const { value: _value, ...stamp } = read.data
  return { signature: read.data, text: signedText(file, stamp) }
}

/** The beginning of a key as people compare it: 1a2b 3c4d 5e6f 7a8b. */
export const keyText = (key: string): string => key.slice(0, 16).replace(/(.{4})(?=.)/g, '$1 ')
