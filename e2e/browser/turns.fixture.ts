import { fileURLToPath } from 'node:url'
import { withBoard } from '@starboard/games/boards.fixture.ts'
import type { Presses } from './pressing.fixture.ts'

/** How a turn of a game is played by somebody who presses what glows; each game brings its own. */
export interface Turn {
  readonly options?: object
  readonly seats: number
  readonly presses: Presses
  /** Regions of which a phone that stands shows everything at once, without scrolling, whenever I am asked. */
  readonly inSight?: readonly string[]
  /** How often something is pressed at each size: a turn, and the beginning of the next. */
  readonly times: number
}

const GAMES = fileURLToPath(new URL('../../games/', import.meta.url))

/** Of every game that has a board. */
export const turns = async (): Promise<readonly { readonly id: string; readonly turn: Turn }[]> =>
  Promise.all(
    withBoard
      .map(({ game }) => ({ id: game.meta.id, path: `${GAMES}${game.meta.id}/browser-tests/turn.fixture.ts` }))
      .map(async ({ id, path }) => ({ id, turn: ((await import(path)) as { turn: Turn }).turn })),
  )
