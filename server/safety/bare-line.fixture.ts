import { once } from 'node:events'
import { connect, type Socket as TcpSocket } from 'node:net'
import { PROTOCOL } from '@starboard/wire/protocol'

/** Bytes on a bare connection, as no library would send them. */
export async function raw(url: string, text: string): Promise<TcpSocket & { heard(): string }> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let heard = ''
  socket.on('data', (data) => {
    heard += data
  })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(text)
  return Object.assign(socket, { heard: () => heard })
}

export const upgrade = (cookie: string, path = `/ws?protocol=${PROTOCOL}`): string =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nCookie: ${cookie}\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'
