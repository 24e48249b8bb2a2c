import { chmodSync, existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { MIGRATIONS } from '../migrations.ts'
import { Unusable } from '../unusable.ts'
import { pragma, type SqliteFile } from './file.ts'
import { APPLICATION_ID, usable } from './open.ts'
import { openFile, openToRead } from './open-file.ts'
import { markClosed } from './open-mark.ts'
import { makeFile } from './private.ts'

/** What is in a store, so that whoever reads it sees whether it is what they meant. */
export interface Contents {
  readonly bytes: number
  readonly tables: number
  readonly entries: number
  readonly users: number
  readonly schema: number
}

/**
 * A whole copy of a store in one file, as it was at one moment, whoever writes to it meanwhile. It appears under its name
 * when it is complete and has been checked, or not at all.
 */
export async function copyStore(from: string, to: string): Promise<Contents> {
  const part = `${to}.part`
  rmSync(part, { force: true })
  try {
    await copyInto(from, part)
    const contents = await checkStore(part)
    renameSync(part, to)
    return contents
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

async function copyInto(from: string, to: string): Promise<void> {
  await usable(to, async () => makeFile(to))
  await withFile(from, openToRead, (file) => file.prepare('vacuum into ?')([to]))
  // The copy is closed, however open the original is.
  await withFile(to, openFile, markClosed)
  chmodSync(to, 0o600)
}

/** Fails with what is wrong with it. */
export function checkStore(path: string): Promise<Contents> {
  if (!existsSync(path)) throw new Unusable(`${path}: there is no such file.`)
  return withFile(path, openToRead, (file) => {
    if (pragma(file, 'application_id') !== APPLICATION_ID) throw new Unusable(`${path} is not a store of Starboard.`)
    const problem = damageIn(file)
    if (problem !== null) throw new Unusable(`${path} is damaged: ${problem}.`)
    const contents = { bytes: statSync(path).size, ...contentsOf(file) }
    if (contents.schema > MIGRATIONS.length)
      throw new Unusable(`${path} was written by a newer Starboard: use that one.`)
    return contents
  })
}

/** Null: every page and every index is as it should be, no log has a gap, and every entry lies where it is looked for. */
export function damageIn(file: SqliteFile): string | null {
  const found = String(pragma(file, 'integrity_check'))
  if (found !== 'ok') return found.split('\n')[0] ?? found
  const [gap] = file.prepare(GAPS)([]) as readonly { readonly code: string }[]
  if (gap !== undefined) return `the log of table ${gap.code} has a gap`
  const [stray] = (hasRuns(file) ? file.prepare(STRAYS)([]) : []) as readonly { readonly code: string }[]
  return stray === undefined ? null : `entries of table ${stray.code} are not where they are looked for`
}

/** A store of before has none. */
const hasRuns = (file: SqliteFile): boolean =>
  file.prepare(`select name from sqlite_schema where name = 'log_runs'`)([]).length > 0

const STRAYS = `
  select code from log_runs as run join tables on tables.id = run.table_id, json_each(run.places) as place
    left join log on n = place.value
  where log.table_id is not run.table_id or log.seq is not run.first + place.key or run.first + place.key >= run.past
  limit 1`

const GAPS = `
  select code from tables join (
    select table_id from log group by table_id having count(*) <> max(seq) + 1
  ) on table_id = id limit 1`

function contentsOf(file: SqliteFile): Omit<Contents, 'bytes'> {
  const [counts] = file.prepare(COUNTS)([])
  return counts as Omit<Contents, 'bytes'>
}

const COUNTS = `
  select (select count(*) from tables) as tables, (select count(*) from log) as entries,
    (select count(*) from users) as users, (select max(version) from schema_version) as schema`

/** For whoever waits a moment for a writer. */
const BUSY_MS = 5000

type Open = (path: string) => Promise<SqliteFile>

function withFile<X>(path: string, open: Open, use: (file: SqliteFile) => X): Promise<X> {
  return usable(path, async () => {
    const file = await open(path)
    try {
      pragma(file, `busy_timeout = ${BUSY_MS}`)
      return use(file)
    } finally {
      file.close()
    }
  })
}
