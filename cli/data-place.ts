import type * as Server from '@starboard/server'
import { Mistake } from './ending.ts'
import { loadEnvironment } from './env-file.ts'
import { number, plural } from './print.ts'

type Place = Pick<Server.Config, 'dataDir' | 'databaseUrl'>

/** Works on the data of the server that this environment describes. What the host has to do first is told in one line. */
export async function withData<X>(work: (server: typeof Server, place: Place) => Promise<X>): Promise<X> {
  // Loaded only here: the other commands need no database.
  const server = await import('@starboard/server')
  loadEnvironment()
  const config = server.readConfig(process.env)
  if ('problems' in config) throw new Mistake(config.problems.join(' '))
  return work(server, config).catch((error: unknown) => {
    throw error instanceof server.Unusable ? new Mistake(error.message) : error
  })
}

/** Postgres has its own tools, and they are better than ours would be. */
export function onlyFiles({ databaseUrl }: Place, what: 'backup' | 'restore', file: string): void {
  if (databaseUrl === null) return
  const line = {
    backup: `pg_dump --format=custom --file=${file} "$DATABASE_URL"`,
    restore: `pg_restore --clean --if-exists --single-transaction --dbname="$DATABASE_URL" ${file}`,
  }[what]
  const when = what === 'backup' ? 'while the server plays' : 'while no server runs'
  throw new Mistake(`The data is in Postgres, which has its own tool for this; run, ${when}: ${line}`)
}

export const printContents = ({ tables, entries, users, schema, bytes }: Server.Contents): string =>
  `${plural(tables, 'table')}, ${plural(entries, 'log entry', 'log entries')}, ${plural(users, 'person', 'people')}, ` +
  `schema ${schema}, ${number(bytes)} bytes`
