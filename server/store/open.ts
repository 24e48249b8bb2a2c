import { join } from 'node:path'
import { openPostgres } from './postgres/open.ts'
import { openSqlite } from './sqlite/open.ts'
import type { Store } from './store.ts'
import { Unusable } from './unusable.ts'

export interface OpenOptions {
  /** A Postgres server; without it the store is a file. */
  readonly databaseUrl?: string
  readonly dataDir: string
}

/** Opens the store and brings its schema up to date. Fails with `Unusable` if the host has to do something first. */
export async function openStore({ databaseUrl, dataDir }: OpenOptions): Promise<Store> {
  if (databaseUrl === undefined) return openSqlite(join(dataDir, 'starboard.sqlite'))
  // The address is not repeated in the message: it holds a password.
  if (!/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new Unusable('The database address must begin with postgres:// or postgresql://.')
  }
  return openPostgres(databaseUrl)
}
