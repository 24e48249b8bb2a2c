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

  sendText(text: string): void {
    if (this.#waiting.push(textFrame(text)) === 1) goesOut(this)
  }

  /** Goodbye comes after what was sent before. */
  override close(code?: number, reason?: string | Buffer): void {
    this.flush()
    super.close(code, reason)
  }

  flush(): void {
    const [first, ...more] = this.#waiting
    if (first === undefined) return
    this.#waiting = []
    if (this.line?.writable) this.line.write(more.length === 0 ? first : Buffer.concat([first, ...more]))
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

/** One whole frame, unmasked, as servers send them. */
function textFrame(text: string): Buffer {
  const bytes = Buffer.byteLength(text)
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
