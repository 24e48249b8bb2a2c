import type { Bench } from '@starboard/bench'
import { type ShelfEntry, shelf } from '@starboard/games'
import type { CliCommand } from './command.ts'

/** What a game that `hasCommands` exports from `games/<its id>/commands/index.ts`. */
export interface GameCommands {
  readonly commands?: readonly CliCommand[]
  /** By name, beside those that every game has. */
  readonly benches?: Readonly<Record<string, Bench>>
}

export interface Brought extends GameCommands {
  readonly entry: ShelfEntry
}

/** In the order of the shelf. */
export const broughtByGames = (): Promise<readonly Brought[]> =>
  Promise.all(shelf.filter(({ hasCommands }) => hasCommands).map(brought))

async function brought(entry: ShelfEntry): Promise<Brought> {
  // The bundler takes in every file that fits this pattern, so no game need be named.
  const found: GameCommands = await import(`../games/${entry.game.meta.id}/commands/index.ts`)
  return { entry, ...found }
}
