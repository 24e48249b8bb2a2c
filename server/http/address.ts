import type { IncomingMessage } from 'node:http'
import { networkOf } from './limits.ts'

/**
 * Who is at the other end, as limits count. Behind a proxy it is the address that the proxy itself saw, the last one
 * it noted: those before it are whatever the client likes to claim.
 */
export function addressOf(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustProxy: boolean,
): string {
  const noted = headers['x-forwarded-for']
  const last = trustProxy && noted !== undefined ? String(noted).split(',').at(-1)?.trim() : ''
  return networkOf(last || (socket.remoteAddress ?? ''))
}
