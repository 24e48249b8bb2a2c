import type { TableCalls } from '../cores/calls.ts'
import { WorkerLost } from '../cores/errors.ts'
import { FarWatchers, type FromDoor, type FromTables } from '../cores/far-end.ts'
import { Line } from '../cores/line.ts'
import { ToldOver } from '../cores/told-over.ts'
import { Visitors } from '../cores/visitors.ts'
import type { TableDoor } from '../table/table-door.ts'
import type { Wire } from './wire.ts'

/** What one node asks of another. */
interface NodeCalls extends TableCalls {
  hello(): void
}

/** What those who have tables say to a door besides the news. */
interface DoorCalls {
  /** Somebody has to come again: their table is gone. */
  lost(watcher: number): void
}

/** What becomes of what comes over a wire. */
export interface Heard {
  hear(items: readonly never[]): void
  onBroken(): void
}

type MakeWire = (heard: Heard) => Wire

/** One side of one line between two nodes. */
export interface End {
  readonly wire: Wire
}

/** Over it this node asks another one for tables. */
export class DoorEnd implements End {
  readonly wire: Wire
  readonly far: FarWatchers
  /** Resolves when the other node answers; false: it does not. */
  readonly answers: Promise<boolean>
  readonly #line: Line<FromDoor, FromTables, DoorCalls, NodeCalls>

  constructor(makeWire: MakeWire) {
    this.#line = new Line({
      post: (items) => this.wire.post(items),
      mine: () => ({ lost: (watcher) => this.far.loseOne(watcher) }),
      on: (item) => this.far.hear(item),
    })
    this.far = new FarWatchers(this.#line)
    this.wire = makeWire({ hear: (items) => this.#line.hear(items), onBroken: () => this.#lose() })
    this.answers = this.#line.ask('hello').then(
      () => true,
      () => false,
    )
  }

  /** Whoever asked does not know whether it was done; they come again, to where the table is by then. */
  #lose(): void {
    this.far.lose()
    this.#line.lose(new WorkerLost('The node of this table is gone.'))
  }
}

/** Over it another node asks this one for tables. */
export class TablesEnd implements End {
  readonly wire: Wire
  readonly #line: Line<FromTables, FromDoor, NodeCalls, DoorCalls>
  readonly #told: ToldOver
  readonly #visitors: Visitors

  constructor(makeWire: MakeWire, tableAt: (id: string) => Promise<TableDoor>) {
    this.#line = new Line({
      post: (items) => this.wire.post(items),
      mine: () => ({ ...this.#visitors.calls, hello: () => undefined }),
      on: (item) => (item[0] === 'move' ? this.#visitors.move(item) : this.#visitors.do(item)),
      beforePost: () => this.#told.finish(),
    })
    this.#told = new ToldOver(this.#line)
    this.#visitors = new Visitors({
      ...this.#told,
      tableAt,
      onLost: (watcher) => this.#line.tell('lost', watcher),
    })
    this.wire = makeWire({ hear: (items) => this.#line.hear(items), onBroken: () => this.#lose() })
  }

  #lose(): void {
    this.#visitors.leave()
    this.#line.lose(new WorkerLost('The node that asked is gone.'))
  }
}
