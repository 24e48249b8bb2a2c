import { join } from 'node:path'
import { root } from './install.mjs'

/**
 * STARBOARD_FIXTURES=on, for tests alone: what is built has the game of e2e/night-watch on its shelf. Its lists stand in the
 * place of two empty ones; without the flag nothing of it is in any build.
 */
const isOn = process.env.STARBOARD_FIXTURES === 'on'

const HOME = 'e2e/night-watch'

/** Which module is built in the place of which. */
export const fixtureAlias = isOn
  ? {
      '@starboard/games/extra.ts': join(root, HOME, 'shelf.ts'),
      '@starboard/web/games/extra.ts': join(root, HOME, 'web.ts'),
    }
  : {}

/** What a build is made of besides. */
export const fixtureInputs = isOn ? [HOME, 'tools/fixtures.mjs'] : []
