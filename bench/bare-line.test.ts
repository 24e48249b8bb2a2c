import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { afterEach, expect, it } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { frameOf, openLineTo, readFrames, untilFrame } from './bare-line.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A line by hand, and the other end by a library that knows how it must be. */
async function connected(): Promise<{ line: Duplex; socket: WebSocket; heard: string[] }> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sockets = new WebSocketServer({ server })
  const came = once(sockets, 'connection')
  const line = await openLineTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}/any`)
  const [socket] = (await came) as [WebSocket]
  closing.push(
    () => line.destroy(),
    () => server.close(),
  )
  const heard: string[] = []
  socket.on('message', (data, isBinary) => heard.push(`${isBinary ? 'bytes' : 'text'} ${String(data)}`))
  return { line, socket, heard }
}

const TEXTS = ['', 'short', 'x'.repeat(125), 'x'.repeat(126), 'x'.repeat(65_535), 'x'.repeat(65_536), 'the end']

it('what is written by hand is read by others as it was meant', async () => {
  const { line, heard } = await connected()
  for (const text of TEXTS) line.write(frameOf(text))
  line.write(frameOf(Buffer.from('raw')))
  await expect.poll(() => heard.length).toBe(TEXTS.length + 1)
  expect(heard).toEqual([...TEXTS.map((text) => `text ${text}`), 'bytes raw'])
})

it('what others write is read by hand, however it is cut, and pings are answered', async () => {
  const { line, socket } = await connected()
  const read: string[] = []
  readFrames(line, (body) => void read.push(body.toString()))
  const answered = once(socket, 'pong')
  socket.ping()
  for (const text of TEXTS) socket.send(text)
  await expect.poll(() => read.length).toBe(TEXTS.length)
  expect(read).toEqual(TEXTS)
  await answered
})

it('the next reader misses nothing, not even what came in one piece with what was waited for', async () => {
  const { line, socket } = await connected()
  for (const text of ['one', 'two', 'three', 'four']) socket.send(text)
  await untilFrame(line, (body) => body.toString() === 'two')
  socket.send('five')
  const read: string[] = []
  readFrames(line, (body) => void read.push(body.toString()))
  await expect.poll(() => read).toEqual(['three', 'four', 'five'])
})
