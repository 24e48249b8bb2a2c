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

export const isForTests = process.env.STARBOARD_FIXTURES === 'on'

export const builtAlias = isForTests ? fixtures : {}

/** What a build is made of besides. */
export const builtInputs = isForTests ? [HOME, 'tools/fixtures.mjs'] : []
