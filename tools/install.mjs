import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import * as modules from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { missingPackages, SQLITE_PACKAGE } from './installed.mjs'

/** Plain JavaScript: this runs before anything is installed, and on any Node that somebody happens to have. */

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const OLDEST_NODE = [20, 19]

/** Ends with one line if this Node is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return
  fail(
    `Starboard needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}. Get one at https://nodejs.org.`,
  )
}

/**
 * Brings node_modules to what package-lock.json asks for. Not by `npm ci`: that refuses a lock file which lacks the
 * optional packages of other platforms, and some registries do not have them. Development packages come along even
 * where NODE_ENV=production leaves them out: they build the web app. Its output is for people: stderr.
 */
export function installMissing() {
  if (missing().length === 0) return
  console.error('Installing what Starboard needs; this takes a minute or two …')
  const flags = ['--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  const { status, error } = spawnSync('npm', ['install', ...flags], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (status !== 0)
    fail(`The installation failed${error ? `: ${error.message}` : ''}. Run npm install in ${root} to see why.`)
  if (missing().includes(SQLITE_PACKAGE)) fail(NO_SQLITE)
}

const NO_SQLITE =
  'better-sqlite3, which this Node needs, could neither be downloaded nor compiled. A newer Node has a SQLite of its own: get one at https://nodejs.org.'

function fail(text) {
  console.error(text)
  process.exit(1)
}

function missing() {
  return missingPackages({
    wanted: packagesIn(join(root, 'package-lock.json')),
    found: packagesIn(join(root, 'node_modules', '.package-lock.json')),
    // Not imported by its name: a Node that is too old to have it must still be able to say so.
    hasSqlite: modules.isBuiltin('node:sqlite'),
  })
}

function packagesIn(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages
  } catch {
    return {}
  }
}
