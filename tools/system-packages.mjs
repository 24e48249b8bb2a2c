import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Programs that are not npm packages come from the system's package manager: the first one that exists is used. */

const INSTALLERS = [
  { tool: 'apt-get', before: ['update', '-q'], install: ['install', '-y', '-q', '--no-install-recommends'] },
  { tool: 'apk', install: ['add', '--no-cache'] },
  { tool: 'dnf', install: ['install', '-y'] },
  { tool: 'pacman', install: ['-Sy', '--noconfirm'] },
]

/**
 * What `find` finds after one of these packages is installed, or null. `packages`: by package manager; not every system has
 * every package, so they are tried in their order.
 */
export function installedBy({ what, packages, find }) {
  const installer = INSTALLERS.find(({ tool }) => packages[tool] !== undefined && onPath(tool) !== null)
  if (installer === undefined) return null
  const { tool, before, install } = installer
  console.error(`Installing ${what} for the tests with ${tool}; this takes a minute or two …`)
  if (before !== undefined) runAsRoot([tool, ...before])
  for (const name of packages[tool]) {
    runAsRoot([tool, ...install, name])
    if (find() !== null) break
  }
  return find()
}

/** A step that fails shows in what is found afterwards: a stale package index may still hold what is wanted. */
function runAsRoot(command) {
  const isRoot = process.getuid?.() === 0
  const [tool, ...words] = isRoot ? command : ['sudo', '-n', ...command]
  spawnSync(tool, words, { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}

export const onPath = (name) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path)) ?? null
