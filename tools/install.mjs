import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Plain JavaScript: this runs before anything is installed, and on any Node that somebody happens to have. */

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const OLDEST_NODE = [20, 19]

/** Ends with one line if this Node is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return
  console.error(
    `Starboard needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}. Get one at https://nodejs.org.`,
  )
  process.exit(1)
}

/**
 * Brings node_modules to what package-lock.json asks for. Not by `npm ci`: that refuses a lock file which lacks the
 * optional packages of other platforms, and some registries do not have them. Development packages come along even
 * where NODE_ENV=production leaves them out: they build the web app. Its output is for people: stderr.
 */
export function installMissing() {
  if (isInstalled()) return
  console.error('Installing what Starboard needs; this takes a minute or two …')
  const flags = ['--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  const { status, error } = spawnSync('npm', ['install', ...flags], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (status === 0) return
  console.error(`The installation failed${error ? `: ${error.message}` : ''}. Run npm install in ${root} to see why.`)
  process.exit(1)
}

/** Versions are compared, not dates: a copy or a checkout may give files any date. */
function isInstalled() {
  const wanted = packagesIn(join(root, 'package-lock.json'))
  const found = packagesIn(join(root, 'node_modules', '.package-lock.json'))
  return Object.entries(wanted)
    .filter(([path, { optional }]) => path.includes('node_modules/') && !optional)
    .every(([path, { version }]) => found[path] !== undefined && found[path].version === version)
}

function packagesIn(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages
  } catch {
    return {}
  }
}
