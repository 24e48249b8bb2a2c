import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from '../unusable.ts'

const OTHERS = 0o077

/** Of what lies in a data folder, this is ours. */
const OURS = /^(starboard\.sqlite|lock\.|secret)/

/**
 * Seeds of running matches and the key of sessions are in there: nobody else on this machine should read them. What an
 * earlier version left open is closed. A folder that holds other things too is somebody else's to close.
 */
export function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const path of openToOthers(folder)) close(path)
}

/** Paths that other people of this machine may read or write, of those that are ours. */
export function openToOthers(folder: string): readonly string[] {
  const names = readdirSync(folder)
  const files = names.filter((name) => OURS.test(name)).map((name) => join(folder, name))
  const paths = files.filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
  return (files.length === names.length ? [folder, ...paths] : paths).filter(isOpen)
}

const isOpen = (path: string): boolean => ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & OTHERS) !== 0

function close(path: string): void {
  try {
    chmodSync(path, statSync(path).mode & 0o777 & ~OTHERS)
  } catch (error) {
    // Not ours to change, or gone meanwhile.
    if (!['EPERM', 'EROFS', 'ENOENT'].includes(codeOf(error))) throw error
  }
}

/** SQLite would make it readable for everybody; what it makes beside it later has the same permissions. */
export function makeFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
}
