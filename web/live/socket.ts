import type { Socket } from '@starboard/wire/client'

/** The browser's socket to our own server. */
export function socketTo(): Socket {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  return new WebSocket(`${scheme}//${location.host}/ws`) as Socket
}
