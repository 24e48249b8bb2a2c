import { randomUUID } from 'node:crypto'
import type { Log } from '../table/services.ts'
import type { TableDoor } from '../table/table-door.ts'
import type { Bus } from './bus.ts'
import { DoorEnd, type End, type Heard, TablesEnd } from './ends.ts'
import { type Frame, parseFrame, printFrame, type Side, Wire } from './wire.ts'

export interface NodeLinesParts {
  /** This node. */
  readonly id: string
  /** Subjects of these nodes begin with it. */
  readonly prefix: string
  readonly bus: Bus
  readonly log: Log
  /** A table that lives here; fails with `NotHere` if it does not. */
  tableAt(id: string): Promise<TableDoor>
}

const BEAT_MS = 500
const PATIENCE_MS = 2500

interface At {
  readonly node: string
  readonly line: string
  readonly side: Side
}

const OVER = { seq: 0, isPart: false, text: '' } as const

/** All lines between this node and others: those over which it asks for tables, and those over which it is asked. */
export class NodeLines {
  readonly #parts: NodeLinesParts
  readonly #doors = new Map<string, DoorEnd>()
  readonly #ends: Readonly<Record<Side, Map<string, End>>> = { door: new Map(), tables: new Map() }
  readonly #isOpen = new Set<End>()
  readonly #beat: NodeJS.Timeout
  #isResting = false

  constructor(parts: NodeLinesParts) {
    this.#parts = parts
    parts.bus.subscribe(this.#inboxOf(parts.id), (payload) => this.#hear(payload))
    this.#beat = setInterval(() => this.#beatAll(), BEAT_MS)
  }

  /** The line over which this node asks that one for tables. */
  to(node: string): DoorEnd {
    const known = this.#doors.get(node)
    if (known !== undefined) return known
    const line = randomUUID()
    const made = new DoorEnd((heard) => this.#wire({ line, node, side: 'door' }, heard))
    this.#ends.door.set(line, made)
    this.#isOpen.add(made)
    this.#doors.set(node, made)
    return made
  }

  isOpen(end: DoorEnd): boolean {
    return this.#isOpen.has(end)
  }

  /** How many nodes it talks to, and how many talk to it. */
  get count(): number {
    return this.#ends.door.size + this.#ends.tables.size
  }

  /** Nobody asks anything of this node until it goes on; whoever did asks again, wherever the table is by then. */
  rest(): void {
    this.#isResting = true
    for (const end of this.#all()) end.wire.break('this node rests')
  }

  goOn(): void {
    this.#isResting = false
  }

  close(): void {
    clearInterval(this.#beat)
    this.rest()
  }

  #all(): readonly End[] {
    return [...this.#ends.door.values(), ...this.#ends.tables.values()]
  }

  #beatAll(): void {
    for (const { wire } of this.#all()) wire.beat()
  }

  #inboxOf(node: string): string {
    return `${this.#parts.prefix}.${node}`
  }

  #hear(payload: Uint8Array): void {
    const frame = parseFrame(payload)
    if (frame === null) return
    const side = frame.side === 'door' ? 'tables' : 'door'
    const end = this.#ends[side].get(frame.line) ?? (side === 'tables' && frame.seq === 1 ? this.#asked(frame) : null)
    if (end !== null) end.wire.take(frame)
    else if (frame.seq !== OVER.seq) this.#send({ node: frame.from, line: frame.line, side }, OVER)
  }

  /** Another node wants something of this one for the first time. */
  #asked({ line, from }: Frame): End | null {
    if (this.#isResting) return null
    const end = new TablesEnd((heard) => this.#wire({ line, node: from, side: 'tables' }, heard), this.#parts.tableAt)
    this.#ends.tables.set(line, end)
    return end
  }

  #wire(at: At, heard: Heard): Wire {
    return new Wire({
      patienceMs: PATIENCE_MS,
      now: () => performance.now(),
      send: (frame) => this.#send(at, frame),
      hear: heard.hear,
      onBroken: (why) => {
        this.#parts.log.warn({ node: at.node, why }, 'the line to a node is over')
        const end = this.#ends[at.side].get(at.line)
        if (end !== undefined) this.#isOpen.delete(end)
        this.#ends[at.side].delete(at.line)
        if (at.side === 'door') this.#doors.delete(at.node)
        heard.onBroken()
      },
    })
  }

  #send({ node, line, side }: At, frame: Pick<Frame, 'seq' | 'isPart' | 'text'>): void {
    this.#parts.bus.publish(this.#inboxOf(node), printFrame({ ...frame, line, side, from: this.#parts.id }))
  }
}
