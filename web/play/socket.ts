import type { Socket } from '@starboard/server/client'

/** The browser's socket to our own server. A page that comes back online does not wait for the next try. */
export function socketTo(): Socket {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  return new WebSocket(`${scheme}//${location.host}/ws`) as Socket
}
