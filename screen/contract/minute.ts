import type { IconName, IconPaths } from '../pieces/icon-paths.ts'

/** The game in a minute, in the rulebook's words: `games/<id>/minute/index.ts` exports it as `minute`. */
export interface Minute {
  /** What it is about and who wins, in one or two short sentences. */
  readonly goal: string
  /** A turn and how it ends, five to seven of them. */
  readonly lines: readonly MinuteLine[]
}

interface MinuteLine {
  /** One of the house, or one that the game has drawn for itself. */
  readonly icon: IconName | IconPaths
  /** Two or three words. */
  readonly head: string
  /** One or two short sentences. */
  readonly text: string
}
