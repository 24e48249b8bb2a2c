import { onShelf, type ShelfEntry, shelf } from '@starboard/games'
import { type GameTypes, gameOfExport, isRefusal, type MatchExport, type Refusal, readExport } from '@starboard/kernel'
import { list } from './arguments.ts'
import { Mistake } from './ending.ts'
import { readJson } from './files.ts'

export interface Exported {
  readonly entry: ShelfEntry
  /** A refusal: something of it cannot be right. */
  readonly read: MatchExport<GameTypes> | Refusal
}

/** A file in which some game on the shelf was exported. */
export function exportedAt(path: string): Exported {
  const value = readJson(path)
  const id = gameOfExport(value)
  if (typeof id !== 'string') throw new Mistake(`${path}: ${id.text}`)
  const entry = onShelf(id)
  if (entry === undefined)
    throw new Mistake(
      `${path}: this is a match of ${JSON.stringify(id)}; games here: ${list(shelf.map(({ game }) => game.meta.id))}.`,
    )
  return { entry, read: readExport(entry.game, value) }
}

/** The same where a file that cannot be right is of no use. */
export function readableExportAt(path: string): { entry: ShelfEntry; match: MatchExport<GameTypes> } {
  const { entry, read } = exportedAt(path)
  if (isRefusal(read)) throw new Mistake(`${path}: ${read.text}`)
  return { entry, match: read }
}
