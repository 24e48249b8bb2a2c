import { keyText } from '@starboard/kernel'
import { useEffect, useState } from 'react'
import { respond } from '../../api/api.ts'
import type { Signed, Signer } from '../../replay/signature.ts'
import css from './signed-line.module.css'

/** Whose key it is: this very server's, somebody else's, or nobody has found out. */
export type Owner = 'this server' | 'another' | 'unasked'

/** Compares the key of a file with that of the server this page came from. */
export function useOwner(signed: Signed | null): Owner {
  const key = signed?.state === 'fits' ? signed.by.key : null
  const [owner, setOwner] = useState<Owner>('unasked')
  useEffect(() => {
    if (key === null) return
    const asked = new AbortController()
    ownKey(asked.signal).then(
      (own) => setOwner(own === key ? 'this server' : 'another'),
      () => undefined,
    )
    return () => asked.abort()
  }, [key])
  return owner
}

async function ownKey(signal: AbortSignal): Promise<string> {
  const response = await respond('/api/key', { signal })
  const { key } = (await response.json()) as { key: string }
  return key
}

interface SignedLineProps {
  readonly signed: Signed
  readonly owner: Owner
}

/** Who vouches for this file. */
export const SignedLine = ({ signed, owner }: SignedLineProps) => (
  <p className={css.signed} data-bad={signed.state === 'wrong'}>
    {signedText(signed, owner)}
  </p>
)

function signedText(signed: Signed, owner: Owner): string {
  if (signed.state === 'none') return 'Not signed by a server.'
  const key = `key ${keyText(signed.by.key)}`
  if (signed.state === 'wrong')
    return `The file was changed after it was signed (${key}), or the signature is of another.`
  if (signed.state === 'unknown')
    return `Signed (${key}), but this browser cannot check that here; “npx starboard verify” can.`
  if (owner === 'this server') return `Signed by ${hostOf(signed.by) ?? location.host} (${key}).`
  const name = hostOf(signed.by)
  if (name === null) return `Signed by a server that names no address (${key}).`
  return `Signed by who says to be ${name} (${key}); compare it with ${name}/api/key.`
}

function hostOf({ server }: Signer): string | null {
  return server === null || !URL.canParse(server) ? null : new URL(server).host
}
