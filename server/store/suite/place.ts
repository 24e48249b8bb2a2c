import type { Store } from '../store.ts'

/** One empty database, and ways to look at it past the store. */
export interface Place {
  open(): Promise<Store>
  rows(statement: string): Promise<readonly unknown[]>
  run(statement: string): Promise<void>
  /** How many transactions have written so far, as the database itself has it. */
  commits(): Promise<number>
  /** Closes what was opened here and removes the database. */
  leave(): Promise<void>
}

/** What a test finds when it begins: an empty database with a store open on it. */
export interface Scene {
  readonly place: Place
  readonly store: Store
}
