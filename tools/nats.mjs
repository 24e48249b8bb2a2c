import { installedBy, onPath } from './system-packages.mjs'

/** Tests of several nodes talk over a real NATS: one that is there, or one that the system's package manager brings. */

const NAME = 'nats-server'
const PACKAGES = { 'apt-get': [NAME], apk: [NAME], dnf: [NAME], pacman: [NAME] }

const findNats = () => process.env.STARBOARD_NATS_SERVER || onPath(NAME)

/** The path of the server's program. Installs one if there is none; fails with what to do if that cannot be. */
export function requireNats() {
  const found = findNats() ?? installedBy({ what: 'the NATS server', packages: PACKAGES, find: findNats })
  if (found !== null) return found
  throw new Error(
    'Tests of several nodes need nats-server, and it could not be installed. Install it, or name it: STARBOARD_NATS_SERVER=/path/to/nats-server npm test',
  )
}
