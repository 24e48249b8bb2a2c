import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Browser tests drive a real Chromium: one that is there, or one that the system's package manager brings. */

/** The one that has no window at all takes least. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The first package manager that exists is used. Not every system has every package: they are tried in this order. */
const INSTALLERS = [
  {
    tool: 'apt-get',
    before: ['update', '-q'],
    install: ['install', '-y', '-q', '--no-install-recommends'],
    packages: ['chromium-headless-shell', 'chromium'],
  },
  { tool: 'apk', install: ['add', '--no-cache'], packages: ['chromium'] },
  { tool: 'dnf', install: ['install', '-y'], packages: ['chromium'] },
  { tool: 'pacman', install: ['-Sy', '--noconfirm'], packages: ['chromium'] },
]

/** The path of a Chromium, or null. `STARBOARD_CHROMIUM` names another one. */
export function findChromium() {
  const named = process.env.STARBOARD_CHROMIUM
  if (named) return existsSync(named) ? named : null
  return NAMES.map(onPath).find((path) => path !== null) ?? ELSEWHERE.find((path) => existsSync(path)) ?? null
}

/** Installs one if there is none. Ends with a sentence that says what to do if that cannot be. */
export function requireChromium() {
  const found = findChromium() ?? installed()
  if (found !== null) return found
  console.error(
    'The browser tests need Chromium or Chrome, and none could be installed. Install one, or name it: STARBOARD_CHROMIUM=/path/to/chrome npm test',
  )
  process.exit(1)
}

function installed() {
  const installer = INSTALLERS.find(({ tool }) => onPath(tool) !== null)
  if (installer === undefined || process.env.STARBOARD_CHROMIUM) return null
  console.error(`Installing Chromium for the browser tests with ${installer.tool}; this takes a minute or two …`)
  const { tool, before, install, packages } = installer
  if (before !== undefined) runAsRoot([tool, ...before])
  for (const name of packages) {
    runAsRoot([tool, ...install, name])
    if (findChromium() !== null) break
  }
  return findChromium()
}

/** A step that fails shows in what is found afterwards: a stale package index may still hold what is wanted. */
function runAsRoot(command) {
  const isRoot = process.getuid?.() === 0
  const [tool, ...words] = isRoot ? command : ['sudo', '-n', ...command]
  spawnSync(tool, words, { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path)) ?? null
