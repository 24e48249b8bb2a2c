import { join } from 'node:path'
import { root } from './install.mjs'

/**
 * The games of e2e/night-watch and bench/metronome are for tests and for measuring alone. Their lists stand in the place of
 * two empty ones in tests of theirs, and in what is built with STARBOARD_FIXTURES=on; without the flag nothing of them is in
 * any build.
 */
const HOMES = ['e2e/night-watch', 'bench/metronome']

/** Which module stands in the place of which. */
export const fixtures = {
  '@starboard/games/extra.ts': join(root, 'e2e/extra-games.ts'),
  '@starboard/web/games/extra.ts': join(root, 'e2e/night-watch/web.ts'),
}

export const isForTests = process.env.STARBOARD_FIXTURES === 'on'

export const builtAlias = isForTests ? fixtures : {}

/** What a build is made of besides. */
export const builtInputs = isForTests ? [...HOMES, 'e2e/extra-games.ts', 'tools/fixtures.mjs'] : []
