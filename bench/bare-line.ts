import { once } from 'node:events'
import { request } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { PROTOCOL } from '@starboard/wire/protocol'

/** A socket's line without a library behind it: hundreds of them cost a load next to nothing. */
export async function openLine(url: string, cookie: string, localAddress = '127.0.0.1'): Promise<Duplex> {
  return (await openLineTo(`${url}/ws?protocol=${PROTOCOL}`, { cookie }, localAddress)).resume()
}

/** The same to any address. What comes in waits until somebody listens. */
export async function openLineTo(
  address: string,
  headers: Readonly<Record<string, string>> = {},
  localAddress = '127.0.0.1',
): Promise<Duplex> {
  const asked = request(address, { headers: { ...headers, ...UPGRADE }, localAddress }).end()
  const [, line, early] = (await once(asked, 'upgrade')) as [unknown, Socket, Buffer]
  if (early.length > 0) line.unshift(early)
  line.setNoDelay(true)
  line.on('error', () => line.destroy())
  line.on('end', () => line.destroy())
  return line
}

const UPGRADE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
}

const [TEXT, BINARY, PING, PONG] = [0x81, 0x82, 0x89, 0x8a]
const MASKED = 0x80
const MASK_BYTES = 4
const [SHORT, LONG] = [126, 127]

/** Text or bytes as a client sends them, with a mask that changes nothing. */
export function frameOf(content: string | Uint8Array): Buffer {
  return typeof content === 'string' ? framed(TEXT, Buffer.from(content)) : framed(BINARY, Buffer.from(content))
}

function framed(kind: number, body: Buffer): Buffer {
  const extra = body.length < SHORT ? 0 : body.length < 2 ** 16 ? 2 : 8
  const frame = Buffer.alloc(2 + extra + MASK_BYTES + body.length)
  frame[0] = kind
  frame[1] = MASKED | (extra === 0 ? body.length : extra === 2 ? SHORT : LONG)
  if (extra === 2) frame.writeUInt16BE(body.length, 2)
  if (extra === 8) frame.writeBigUInt64BE(BigInt(body.length), 2)
  body.copy(frame, 2 + extra + MASK_BYTES)
  return frame
}

export type OnFrame = (body: Buffer) => void

/**
 * Calls for each message of a server with its bytes, not decoded; answers pings. Gives what ends it, at any moment: then
 * the line waits for its next reader, who misses nothing.
 */
export function readFrames(line: Duplex, onFrame: OnFrame): () => void {
  let rest: Buffer = Buffer.alloc(0)
  let isReading = true
  let isInside = false
  const read = (chunk: Buffer) => {
    let bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    isInside = true
    for (let frame = firstFrame(bytes); frame !== null && isReading; frame = firstFrame(bytes)) {
      const body = bytes.subarray(frame.start, frame.end)
      bytes = bytes.subarray(frame.end)
      if (frame.kind === PING) line.write(framed(PONG, body))
      else if (frame.kind === TEXT || frame.kind === BINARY) onFrame(body)
    }
    isInside = false
    rest = bytes
    if (!isReading) putBack()
  }
  const putBack = () => {
    if (rest.length > 0) line.unshift(rest)
  }
  line.on('data', read).resume()
  return () => {
    isReading = false
    line.off('data', read).pause()
    if (!isInside) putBack()
  }
}

/** Reads until a message is what is waited for, and not a byte further. */
export function untilFrame(line: Duplex, isIt: (body: Buffer) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = readFrames(line, (body) => {
      if (!isIt(body)) return
      stop()
      resolve()
    })
  })
}

interface Frame {
  readonly kind: number
  readonly start: number
  readonly end: number
}

/** Null: the rest of it is still on its way. */
function firstFrame(bytes: Buffer): Frame | null {
  if (bytes.length < 2) return null
  const short = bytes[1] ?? 0
  const start = short < SHORT ? 2 : short === SHORT ? 4 : 10
  if (bytes.length < start) return null
  const size = short < SHORT ? short : short === SHORT ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2))
  const end = start + size
  return bytes.length < end ? null : { kind: bytes[0] ?? 0, start, end }
}
