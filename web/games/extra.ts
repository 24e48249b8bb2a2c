import type { Parts } from './parts.ts'

/** Parts of games that are not for people. There are none; what is built for tests alone has others in this place (tools/fixtures.mjs). */
export const extra: Parts = { posters: {}, boards: {}, rulebooks: {} }
