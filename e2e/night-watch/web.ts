import type { AnyBoardModule } from '@starboard/screen/contract/board.ts'
import type { Rulebook } from '@starboard/screen/contract/cover.ts'
import type { Parts } from '@starboard/web/games/parts.ts'
import { poster } from './poster/index.tsx'

const rulebooks = import.meta.glob<Rulebook>('./RULES.md', { query: '?rulebook' })
const boards = import.meta.glob<{ board: AnyBoardModule }>('./board/index.tsx')

/** Stands in the place of web/games/extra.ts where STARBOARD_FIXTURES=on. */
export const extra: Parts = {
  posters: { [pathOf('poster/index.tsx')]: { poster } },
  boards: placed(boards),
  rulebooks: placed(rulebooks),
}

/** As if it were one of the games. */
function pathOf(part: string): string {
  return `../../games/night-watch/${part}`
}

function placed<X>(parts: Readonly<Record<string, X>>): Readonly<Record<string, X>> {
  return Object.fromEntries(Object.entries(parts).map(([path, part]) => [pathOf(path.slice('./'.length)), part]))
}
