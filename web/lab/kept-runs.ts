import type { Report } from '@starboard/lab'
import { answered, LAB_RUNS, transact } from '../solo/database.ts'

/** A run that was played to its end on this device. */
export interface KeptRun {
  readonly at: number
  /** Opens the same set-up. */
  readonly address: string
  readonly report: Report
}

/** Past runs of this device, by the address of their set-up: the same again takes the place of the one before. */
export interface RunStore {
  /** The latest first. */
  list(): Promise<readonly KeptRun[]>
  keep(run: KeptRun): Promise<void>
  forget(address: string): Promise<void>
}

const MOST_RUNS = 20

const byAge = (runs: readonly KeptRun[]): readonly KeptRun[] => runs.toSorted((one, other) => other.at - one.at)

export const keptRuns: RunStore = {
  list: () =>
    transact([LAB_RUNS], 'readonly', async (transaction) =>
      byAge(await answered<KeptRun[]>(transaction.objectStore(LAB_RUNS).getAll())),
    ),

  keep: (run) =>
    transact([LAB_RUNS], 'readwrite', async (transaction) => {
      const store = transaction.objectStore(LAB_RUNS)
      await answered(store.put(run, run.address))
      const runs = byAge(await answered<KeptRun[]>(store.getAll()))
      for (const { address } of runs.slice(MOST_RUNS)) store.delete(address)
    }),

  forget: (address) =>
    transact([LAB_RUNS], 'readwrite', async (transaction) => {
      await answered(transaction.objectStore(LAB_RUNS).delete(address))
    }),
}
