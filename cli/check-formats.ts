import { type CheckedFile, type CheckFile, onShelf, shelf } from '@starboard/games'
import { isRefusal } from '@starboard/kernel'
import { readScenario, runScenario, SCENARIO_FORMAT } from '@starboard/kernel/scenario'
import { list } from './arguments.ts'

/** How a file of each format is checked: the common one, and those that games bring. */
export const FORMATS: Readonly<Record<string, CheckFile>> = Object.assign(
  { [SCENARIO_FORMAT]: checkScenario },
  ...shelf.map(({ formats }) => formats ?? {}),
)

/** Null: a file of another kind. */
export function formatOf(value: unknown): CheckFile | null {
  if (typeof value !== 'object' || value === null || !('format' in value)) return null
  return typeof value.format === 'string' && Object.hasOwn(FORMATS, value.format)
    ? (FORMATS[value.format] ?? null)
    : null
}

function checkScenario(value: unknown): CheckedFile {
  const file = readScenario(value)
  if (isRefusal(file)) return { title: 'unreadable', differences: [file.text] }
  const entry = onShelf(file.game)
  if (entry !== undefined) return runScenario(entry, file)
  const games = list(shelf.map(({ game }) => game.meta.id))
  return { title: file.title, differences: [`There is no game ${JSON.stringify(file.game)}; there are ${games}.`] }
}
