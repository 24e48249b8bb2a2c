import type { ShelfEntry } from './shelf-entry.ts'

/** Games that are not for people. There are none; what is built for tests alone has others in this place (tools/fixtures.mjs). */
export const extra: readonly ShelfEntry[] = []
