import { createServer } from 'node:http'
import { WebSocketServer } from 'ws'

/**
 * A server of rooms for two, as bare as can be: who connects says which match and which seat in the address.
 * @template Room
 * @param {(match: string) => Room} newRoom
 * @param {(seats: Seats, room: Room, said: { seat: number, text: string }) => void} onMessage
 * @typedef {import('ws').WebSocket[]} Seats
 * @param {(socket: import('ws').WebSocket, line: import('node:stream').Duplex) => void} [onCome]
 */
export function servePairs(newRoom, onMessage, onCome) {
  const server = createServer()
  const sockets = new WebSocketServer({ server, perMessageDeflate: false })
  /** @type {Map<string, { seats: Seats, room: Room }>} */
  const rooms = new Map()
  sockets.on('connection', (socket, request) => {
    const { searchParams } = new URL(request.url ?? '', 'http://any')
    const [match, seat] = [searchParams.get('match') ?? '', Number(searchParams.get('seat'))]
    const { seats, room } = rooms.get(match) ?? { seats: [], room: newRoom(match) }
    rooms.set(match, { seats, room })
    seats[seat] = socket
    onCome?.(socket, request.socket)
    socket.on('message', (data) => onMessage(seats, room, { seat, text: String(data) }))
    socket.on('close', () => rooms.delete(match))
  })
  announce(server)
}

/**
 * Says where it listens, as Starboard does.
 * @param {import('node:http').Server} server
 */
export function announce(server) {
  server.listen(0, '127.0.0.1', () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
    console.log(JSON.stringify({ url: `http://127.0.0.1:${port}` }))
  })
}
