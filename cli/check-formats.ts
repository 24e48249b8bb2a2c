import { type CheckedFile, type Formats, onShelf, shelf } from '@starboard/games'
import { isRefusal, type Refusal, refuse } from '@starboard/kernel'
import { readScenario, runScenario, SCENARIO_FORMAT } from '@starboard/kernel/scenario'
import { list } from './arguments.ts'
import { gamesWith } from './game-rooms.mjs'

/** How a file of each format is checked: the common one, and those that games bring, on the shelf or not yet. */
export async function allFormats(games = gamesWith('formats'), load = loadFormats): Promise<Formats> {
  const brought = await Promise.all(games.map(load))
  return Object.assign({ [SCENARIO_FORMAT]: checkScenario }, ...brought.map(({ formats }) => formats))
}

// The bundler takes in every file that fits this pattern, so no game need be named.
const loadFormats = (game: string): Promise<{ readonly formats: Formats }> =>
  import(`../games/${game}/formats/index.ts`)

function checkScenario(value: unknown): CheckedFile | Refusal {
  const file = readScenario(value)
  if (isRefusal(file)) return file
  const entry = onShelf(file.game)
  if (entry !== undefined) return runScenario(entry, file)
  const games = list(shelf.map(({ game }) => game.meta.id))
  return refuse('no-game', 'scenario', `“game”: there is no game ${JSON.stringify(file.game)}; there are ${games}.`)
}
