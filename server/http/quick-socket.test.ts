import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { QuickSocket } from './quick-socket.ts'

const server = createServer()
const sockets = new WebSocketServer({ noServer: true, WebSocket: QuickSocket })
let [near, far]: [QuickSocket | null, WebSocket | null] = [null, null]

beforeAll(async () => {
  server.on('upgrade', (request, stream, head) =>
    sockets.handleUpgrade(request, stream, head, (socket) => {
      socket.line = stream
      near = socket
    }),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  far = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  await once(far, 'open')
})
afterAll(() => {
  far?.terminate()
  server.close()
})

const LENGTHS = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000]

it.each(LENGTHS)('a text of %i bytes comes as it was sent', async (length) => {
  const text = 'x'.repeat(length)
  const came = once(far ?? server, 'message')
  near?.sendText(text)
  const [data, isBinary] = (await came) as [Buffer, boolean]
  expect([data.toString() === text, isBinary]).toEqual([true, false])
})

it('plain texts and letters of several bytes all come in their order, the last before the goodbye', async () => {
  const textAt = (place: number) => (place % 3 === 0 ? `Ada ${place}` : `Zoë 🚀 ${place}`)
  const heard: string[] = []
  far?.on('message', (data: Buffer) => heard.push(data.toString()))
  for (let place = 0; place < 50; place++) {
    near?.sendText(textAt(place))
    if (place % 7 === 0) await new Promise(setImmediate)
    near?.ping()
  }
  near?.close(1000)
  await once(far ?? server, 'close')
  expect(heard).toEqual(Array.from({ length: 50 }, (_, place) => textAt(place)))
})
