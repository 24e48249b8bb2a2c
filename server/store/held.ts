import type { Holder } from './holder.ts'
import type { Nodes } from './nodes.ts'
import type { Store } from './store.ts'

/** A store that no other server writes to. Closing it gives it free. */
export interface HeldStore {
  readonly store: Store
  /** What is wrong with what was found, for the host to read; it works nevertheless. */
  readonly warnings: readonly string[]
  /** Others are told where to find this server. */
  tellAddress(address: string): Promise<void>
}

export interface HoldParts {
  readonly me: Holder
  /** Once, when another server has taken this one's place: nothing is written any more. */
  onLost(): void
}

/** A store that several nodes share. Closing it leaves this node's tables to the others. */
export interface JoinedStore extends Pick<HeldStore, 'store' | 'tellAddress'> {
  readonly nodes: Nodes
}

export interface JoinParts extends HoldParts {
  /** The same at all nodes with the same secret. */
  readonly secretPrint: string
}
