import type { Duplex } from 'node:stream'
import { WebSocket } from 'ws'

const [TEXT, SHORT, MIDDLE, LONG] = [0x81, 125, 126, 127]
const MOST_MIDDLE = 0xffff

/**
 * A socket whose texts go out at the end of the turn, each as one piece and all of one socket together. What is written
 * one by one, between other work, wakes up whoever reads it each time, and that costs more than the writing.
 */
export class QuickSocket extends WebSocket {
  /** What it goes over, once that is known. */
  line: Duplex | null = null
  #waiting: Buffer[] = []
  /** Frames that come after those, one letter a byte. */
  #plain = ''

  /** Most texts are plain: as many bytes as letters. What is no longer than a middle frame then needs no buffer. */
  sendText(text: string, bytes = Buffer.byteLength(text)): void {
    if (this.#waiting.length === 0 && this.#plain === '') goesOut(this)
    if (bytes === text.length && bytes <= MOST_MIDDLE) this.#plain += plainHead(bytes) + text
    else {
      this.#gather()
      this.#waiting.push(textFrame(text, bytes))
    }
  }

  #gather(): void {
    if (this.#plain !== '') this.#waiting.push(Buffer.from(this.#plain, 'latin1'))
    this.#plain = ''
  }

  /** Goodbye comes after what was sent before. */
  override close(code?: number, reason?: string | Buffer): void {
    this.flush()
    super.close(code, reason)
  }

  flush(): void {
    const { line } = this
    if (this.#waiting.length > 0) this.#gather()
    const [waiting, plain] = [this.#waiting, this.#plain]
    if (waiting.length > 0) this.#waiting = []
    this.#plain = ''
    if (!line?.writable) return
    if (plain !== '') line.write(plain, 'latin1')
    else if (waiting.length > 0) line.write(Buffer.concat(waiting))
  }
}

let outgoing: QuickSocket[] = []

function goesOut(socket: QuickSocket): void {
  if (outgoing.push(socket) === 1) process.nextTick(flushAll)
}

function flushAll(): void {
  const all = outgoing
  outgoing = []
  for (const socket of all) socket.flush()
}

function plainHead(bytes: number): string {
  return bytes <= SHORT ? String.fromCharCode(TEXT, bytes) : String.fromCharCode(TEXT, MIDDLE, bytes >> 8, bytes & 0xff)
}

/** One whole frame, unmasked, as servers send them. */
function textFrame(text: string, bytes: number): Buffer {
  const head = bytes <= SHORT ? 2 : bytes <= MOST_MIDDLE ? 4 : 10
  const frame = Buffer.allocUnsafe(head + bytes)
  frame[0] = TEXT
  if (head === 2) frame[1] = bytes
  else if (head === 4) {
    frame[1] = MIDDLE
    frame.writeUInt16BE(bytes, 2)
  } else {
    frame[1] = LONG
    frame.writeBigUInt64BE(BigInt(bytes), 2)
  }
  frame.write(text, head)
  return frame
}
