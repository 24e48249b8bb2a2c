import type { Socket } from '@starboard/wire/client'
import { socketAddress } from '@starboard/wire/socket-address'

/** The browser's socket to our own server. */
export function socketTo(): Socket {
  return new WebSocket(socketAddress(location.origin)) as Socket
}
