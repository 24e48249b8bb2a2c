/**
 * What one node of several asks of the store that they share. A node has a lease that it renews all the time; whoever
 * does not renew it in time may be declared dead by any other, once and for all: it can write nothing from then on. Each
 * table is in the memory of one living node. Taking one over counts the version of its row on, so what the node before has
 * read is old: it fences that node off.
 */
export interface Nodes {
  /** Of this life of the node: it never comes again. */
  readonly id: string
  /** Of all nodes on this store. */
  readonly cluster: string
  /** The clock that all nodes have, as it stood when this one joined; null: no other was there. */
  readonly joinedAt: number | null
  /** From now on others may join. */
  open(): Promise<void>
  /** Fails with `LeaseLost` if the others have declared this one dead. */
  renew(told: Sign): Promise<Renewed>
  claim(table: string): Promise<Claim>
  /** Its tables are anybody's from now on. It keeps its lease, and may still finish what is no table's. */
  release(): Promise<void>
  /** What this node has to do now, for whoever asks any of them. */
  tellLoad(load: string): Promise<void>
  /** Of all living nodes, as each told it last. */
  loads(): Promise<readonly string[]>
}

/** A sign of life. */
export interface Sign {
  /** The clock of all nodes, as this one has it. */
  readonly now: number
  /** It hears the others. */
  readonly isLinked: boolean
}

export interface Renewed {
  /** The clock of all nodes: it follows whoever is ahead. */
  readonly now: number
  /** Living nodes besides. */
  readonly others: readonly { readonly id: string; readonly isLinked: boolean }[]
}

export type Claim =
  /** `lost`: the node before has died with it. */
  | { readonly kind: 'ours'; readonly lost: Outage | null }
  | { readonly kind: 'elsewhere'; readonly node: string }
  | { readonly kind: 'missing' }

/** When a table had no node, by the clock of all nodes. */
interface Outage {
  readonly from: number
  readonly to: number
}

/** A table lives at another node. */
export class LivesElsewhere extends Error {
  override readonly name = 'LivesElsewhere'
  readonly node: string

  constructor(table: string, node: string) {
    super(`Table ${table} is at node ${node}.`)
    this.node = node
  }
}
