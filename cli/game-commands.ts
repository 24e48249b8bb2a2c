import type { Bench, BenchRun } from '@starboard/bench'
import type { CliCommand } from './command.ts'
import { gamesWith } from './game-rooms.mjs'

/** What a game exports from `games/<its id>/commands/index.ts`. It need not be on the shelf yet. */
export interface GameCommands {
  readonly commands?: readonly CliCommand[]
  /** By name, beside those that every game has. They are given the game from the shelf. */
  readonly benches?: Readonly<Record<string, Bench>>
  /** Measurements of its rules alone, which ask for nothing from the shelf. */
  readonly ruleBenches?: Readonly<Record<string, RuleBench>>
}

export type RuleBench = (run: BenchRun) => void | Promise<void>

export interface Brought extends GameCommands {
  readonly game: string
}

/** In the order of their folders. */
export const broughtByGames = (games = gamesWith('commands'), load = loadCommands): Promise<readonly Brought[]> =>
  Promise.all(games.map(async (game) => ({ game, ...(await load(game)) })))

// The bundler takes in every file that fits this pattern, so no game need be named.
const loadCommands = (game: string): Promise<GameCommands> => import(`../games/${game}/commands/index.ts`)
