import type { IncomingMessage } from 'node:http'
import type { Person } from '../lobby/lobby.ts'
import type { User } from '../store/store.ts'
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

/** A proxy on this machine that nobody told us to trust makes all people one: they are not to answer for each other. */
const LOOPBACK = /^127\.|^0:0:0:0::\/64$|^$/

/** Somebody, and where they are if that can tell them apart from others. */
export const personAt = ({ id, name }: User, address: string): Person =>
  LOOPBACK.test(address) ? { id, name } : { id, name, network: address }
