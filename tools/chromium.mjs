import { existsSync } from 'node:fs'
import { installedBy, onPath } from './system-packages.mjs'

/** Browser tests drive a real Chromium: one that is there, or one that the system's package manager brings. */

/** The one that has no window at all takes least. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const PACKAGES = {
  'apt-get': ['chromium-headless-shell', 'chromium'],
  apk: ['chromium'],
  dnf: ['chromium'],
  pacman: ['chromium'],
}

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

const installed = () =>
  process.env.STARBOARD_CHROMIUM ? null : installedBy({ what: 'Chromium', packages: PACKAGES, find: findChromium })
