import type { HeldStore, HoldParts, JoinedStore, JoinParts } from './held.ts'
import { holdPostgres, joinPostgres, openPostgres } from './postgres/open.ts'
import { holdSqlite, openSqlite } from './sqlite/open.ts'
import type { Store } from './store.ts'
import { Unusable } from './unusable.ts'

export interface OpenOptions {
  /** A Postgres server; without it the store is a file. */
  readonly databaseUrl?: string
  readonly dataDir: string
}

/** Opens the store and brings its schema up to date. Fails with `Unusable` if the host has to do something first. */
export async function openStore({ databaseUrl, dataDir }: OpenOptions): Promise<Store> {
  return databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(checked(databaseUrl))
}

/** For a server: the same, if no other server has it. Refuses with `Held`, which names the other one. */
export async function holdStore({ databaseUrl, dataDir }: OpenOptions, parts: HoldParts): Promise<HeldStore> {
  return databaseUrl === undefined ? holdSqlite(dataDir, parts) : holdPostgres(checked(databaseUrl), parts)
}

/** For one node of several, which share a Postgres server. */
export const joinStore = (databaseUrl: string, parts: JoinParts): Promise<JoinedStore> =>
  joinPostgres(checked(databaseUrl), parts)

/** The address is not repeated in the message: it holds a password. */
function checked(databaseUrl: string): string {
  if (/^postgres(ql)?:\/\//.test(databaseUrl)) return databaseUrl
  throw new Unusable('The database address must begin with postgres:// or postgresql://.')
}
