import type { Duplex } from 'node:stream'
import type { Socket } from '@starboard/wire/client'
import { frameOf, readFrames } from '../bare-line.ts'

/** A bare line as the client of a table wants it, for as long as that client is used. */
export class LineSocket implements Socket {
  onopen: (() => void) | null = null
  onclose: ((event?: { readonly code: number }) => void) | null = null
  onerror: (() => void) | null = null
  readonly #line: Duplex
  readonly #stopReading: () => void
  #listener: Socket['onmessage'] = null
  /** What came before anybody listened. */
  #early: string[] = []

  constructor(line: Duplex) {
    this.#line = line
    this.#stopReading = readFrames(line, (body) => this.#hear(body.toString()))
    line.on('close', () => this.onclose?.())
  }

  get onmessage(): Socket['onmessage'] {
    return this.#listener
  }

  set onmessage(listener: Socket['onmessage']) {
    this.#listener = listener
    for (const data of this.#early.splice(0)) queueMicrotask(() => listener?.({ data }))
  }

  send(text: string): void {
    this.#line.write(frameOf(text))
  }

  close(): void {
    this.#line.destroy()
  }

  /** From now on the line is somebody else's. */
  letGo(): void {
    this.#stopReading()
    this.onclose = null
    this.close = () => undefined
  }

  #hear(data: string): void {
    if (this.#listener === null) this.#early.push(data)
    else this.#listener({ data })
  }
}
