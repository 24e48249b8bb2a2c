import { chatOn } from './chat.ts'
import type { Database } from './database.ts'
import { drainOnClose } from './drain-on-close.ts'
import { logOn } from './log.ts'
import { latestBeat, setBeat } from './meta.ts'
import { schemaVersion } from './migrations.ts'
import { ask } from './statement.ts'
import type { Store } from './store.ts'
import { tablesOn } from './tables.ts'
import { usersOn } from './users.ts'

export function storeOn(open: Database): Store {
  const database = drainOnClose(open)
  return {
    users: usersOn(database),
    tables: tablesOn(database),
    log: logOn(database),
    chat: chatOn(database),
    beat: async (at) => void (await database.write(() => ask(setBeat(at)))),
    lastBeat: async () => (await database.read(latestBeat()))[0]?.at ?? null,
    // A real read: `select 1` would be answered without looking at the file.
    ping: async () => void (await database.read(schemaVersion())),
    close: () => database.close(),
  }
}
