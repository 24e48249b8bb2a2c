/** Of a line between two nodes: where tables are asked for, or where they live. */
export type Side = 'door' | 'tables'

/** What is said over the bus: a piece of a list of items, or that the line is over. */
export interface Frame {
  readonly line: string
  readonly from: string
  /** Of whoever sends it. */
  readonly side: Side
  /** Counts the frames of this side of the line; 0: the line is over. */
  readonly seq: number
  /** The list goes on in the next frame. */
  readonly isPart: boolean
  readonly text: string
}

/** NATS takes a megabyte in one message. */
const MOST_BYTES = 900_000

export function printFrame({ line, from, side, seq, isPart, text }: Frame): Uint8Array {
  return Buffer.from(`${line} ${from} ${side} ${seq} ${isPart ? 1 : 0}\n${text}`)
}

/** Null: nobody of ours has said that. */
export function parseFrame(payload: Uint8Array): Frame | null {
  const whole = Buffer.from(payload.buffer, payload.byteOffset, payload.byteLength)
  const end = whole.indexOf(10)
  const [line, from, side, seq, isPart] = whole.toString('latin1', 0, Math.max(0, end)).split(' ')
  if (line === undefined || from === undefined || (side !== 'door' && side !== 'tables')) return null
  return { line, from, side, seq: Number(seq), isPart: isPart === '1', text: whole.toString('utf8', end + 1) }
}

interface WireParts {
  /** When nothing has come for so long the line is broken. */
  readonly patienceMs: number
  now(): number
  send(frame: Pick<Frame, 'seq' | 'isPart' | 'text'>): void
  hear(items: readonly never[]): void
  /** Something was lost, or nobody is there. */
  onBroken(why: string): void
}

/**
 * One end of a line between two nodes. The bus may lose what it carries, so what goes out is counted, and whoever has
 * nothing to say says so: what is missing is noticed, and then the line is over. Whoever was at its ends begins anew.
 */
export class Wire {
  readonly #parts: WireParts
  #sent = 0
  #heard = 0
  #heardAt: number
  #hasSpoken = false
  #isOver = false
  #pieces: string[] = []

  constructor(parts: WireParts) {
    this.#parts = parts
    this.#heardAt = parts.now()
  }

  post(items: readonly unknown[]): void {
    if (this.#isOver) return
    this.#hasSpoken = true
    const pieces = piecesOf(JSON.stringify(items))
    for (const [index, text] of pieces.entries())
      this.#parts.send({ seq: ++this.#sent, isPart: index < pieces.length - 1, text })
  }

  take({ seq, isPart, text }: Frame): void {
    if (this.#isOver) return
    if (seq === this.#heard + 1) this.#next({ seq, isPart, text })
    else this.break(seq === 0 ? 'the other end has closed it' : 'something was lost')
  }

  #next({ seq, isPart, text }: Pick<Frame, 'seq' | 'isPart' | 'text'>): void {
    this.#heard = seq
    this.#heardAt = this.#parts.now()
    this.#pieces.push(text)
    if (isPart) return
    const whole = this.#pieces.join('')
    this.#pieces = []
    this.#parts.hear(JSON.parse(whole) as readonly never[])
  }

  /** Says that it is there, if it has said nothing else, and looks whether the other end is. */
  beat(): void {
    if (this.#isOver) return
    if (this.#parts.now() - this.#heardAt > this.#parts.patienceMs) this.break('nothing is heard any more')
    else if (!this.#hasSpoken) this.post([])
    this.#hasSpoken = false
  }

  break(why: string): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#parts.send({ seq: 0, isPart: false, text: '' })
    this.#parts.onBroken(why)
  }
}

/** A letter takes at most three bytes for each of its units. */
function piecesOf(text: string): readonly string[] {
  const most = Math.floor(MOST_BYTES / 3)
  if (text.length <= most) return [text]
  const pieces: string[] = []
  for (let from = 0; from < text.length; ) {
    const isSplit = /[\uD800-\uDBFF]/.test(text[from + most - 1] ?? '')
    const to = from + most - (isSplit ? 1 : 0)
    pieces.push(text.slice(from, to))
    from = to
  }
  return pieces
}
