import { randomInt } from 'node:crypto'
import { pragma, type SqliteFile } from './file.ts'

/**
 * A store that is open bears a number, in its header and in a row: the header is folded into the file at once, the row
 * is in every write-ahead log. Where they differ, file and log do not belong together.
 */
export function markOpen(file: SqliteFile): void {
  // After a crash the number stays: the log that was found was written under it.
  if (markIn(file) === 0) mark(file, randomInt(1, 2 ** 31))
  pragma(file, 'wal_checkpoint(PASSIVE)')
}

/** A disk that is full must not keep anybody from closing. */
export function markClosed(file: SqliteFile): void {
  try {
    mark(file, 0)
  } catch {}
}

/** The log beside the file is that of another one. */
export const hasForeignLog = (file: SqliteFile): boolean => markIn(file) !== markInRow(file)

const markIn = (file: SqliteFile): number => Number(pragma(file, 'user_version'))

function markInRow(file: SqliteFile): number {
  const [row] = file.prepare(`select value from meta where key = 'opened'`)([]) as readonly { readonly value: number }[]
  return Number(row?.value ?? 0)
}

function mark(file: SqliteFile, number: number): void {
  file.exec(`
    begin immediate;
    pragma user_version = ${number};
    insert into meta (key, value) values ('opened', ${number}) on conflict (key) do update set value = excluded.value;
    commit`)
}
