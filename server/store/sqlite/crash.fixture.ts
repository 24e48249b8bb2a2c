import { setTimeout as sleep } from 'node:timers/promises'
import { thisServer } from '../holder.ts'
import { holdStore } from '../open.ts'
import { entryRow, range, tableRow } from '../suite/builders.ts'

/** A server of its own, to be killed: appends at several tables without end and says what was acknowledged. */
async function main(dataDir: string, pauseMs: number): Promise<void> {
  const { store } = await holdStore({ dataDir }, { me: thisServer(0), onLost: () => undefined })
  await Promise.all(range(5).map((index) => store.tables.add(tableRow({ id: `t${index}` }))))
  await Promise.all(range(5).map((index) => appendForEver(`t${index}`)))

  async function appendForEver(table: string): Promise<void> {
    for (let seq = 0; ; seq++) {
      await store.log.append(entryRow({ table, seq, at: seq }))
      process.stdout.write(`${table} ${seq}\n`)
      if (pauseMs > 0) await sleep(pauseMs)
    }
  }
}

void main(process.argv[2] ?? '', Number(process.argv[3] ?? 0))
