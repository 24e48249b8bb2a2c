import { join } from 'node:path'
import { root } from './install.mjs'

/**
 * The game of e2e/night-watch is for tests alone. Its lists stand in the place of two empty ones in its own tests, and in
 * what is built with STARBOARD_FIXTURES=on; without the flag nothing of it is in any build.
 */
const HOME = 'e2e/night-watch'

/** Which module stands in the place of which. */
export const fixtures = {
  '@starboard/games/extra.ts': join(root, HOME, 'shelf.ts'),
  '@starboard/web/games/extra.ts': join(root, HOME, 'web.ts'),
}

const isOn = process.env.STARBOARD_FIXTURES === 'on'

export const builtAlias = isOn ? fixtures : {}

/** What a build is made of besides. */
export const builtInputs = isOn ? [HOME, 'tools/fixtures.mjs'] : []
