import type { Config } from './config.ts'
import type { Finding } from './store/examine.ts'
import { thisServer } from './store/holder.ts'
import { examinePostgres } from './store/postgres/examine.ts'
import * as sqlite from './store/sqlite/backup.ts'
import type { Contents } from './store/sqlite/copy.ts'
import { examineFolder } from './store/sqlite/examine.ts'

export type { Finding } from './store/examine.ts'
export type { Contents } from './store/sqlite/copy.ts'
export { Unusable } from './store/unusable.ts'

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>

/** A copy of the data in one file. */
export const backUp = ({ dataDir }: Place, to: string, options: { readonly isForced: boolean }): Promise<Contents> =>
  sqlite.backUp(dataDir, to, options)

export const restore = ({ dataDir }: Place, from: string): Promise<sqlite.Restored> =>
  sqlite.restore(dataDir, from, thisServer(Date.now()))

export const examine = ({ dataDir, databaseUrl }: Place, now = Date.now()): Promise<readonly Finding[]> =>
  databaseUrl === null ? examineFolder(dataDir, now) : examinePostgres(databaseUrl, now)
