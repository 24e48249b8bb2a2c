import { archivesOn } from './archives.ts'
import { chatOn } from './chat.ts'
import { commandsOn } from './commands.ts'
import { dailyOn } from './daily.ts'
import type { Database } from './database.ts'
import { drainOnClose } from './drain-on-close.ts'
import { hostOn } from './host.ts'
import { logOn } from './log.ts'
import { latestBeat, probe, setBeat } from './meta.ts'
import { resultsOn } from './results.ts'
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
    commands: commandsOn(database),
    archives: archivesOn(database),
    daily: dailyOn(database),
    results: resultsOn(database),
    host: hostOn(database),
    beat: async (at) => void (await database.write(() => ask(setBeat(at)))),
    lastBeat: async () => (await database.read(latestBeat()))[0]?.at ?? null,
    ping: async () => void (await database.write(probe)),
    close: () => database.close(),
  }
}
