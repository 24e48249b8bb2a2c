import type { AnyBoardModule } from '@starboard/screen/contract/board.ts'
import type { Rulebook } from '@starboard/screen/contract/cover.ts'
import type { Poster } from '@starboard/screen/contract/poster.ts'

/** What the app finds of games, by the path from here: `../../games/<id>/board/index.tsx`. */
export interface Parts {
  readonly posters: Readonly<Record<string, { readonly poster: Poster }>>
  readonly boards: Readonly<Record<string, () => Promise<{ readonly board: AnyBoardModule }>>>
  readonly rulebooks: Readonly<Record<string, () => Promise<Rulebook>>>
}
