import { onShelf, type ShelfEntry, shelf } from '@starboard/games'
import {
  EXPORT_LIMITS,
  type ExportLimits,
  type GameTypes,
  gameOfExport,
  inThousands,
  isRefusal,
  type MatchExport,
  NO_EXPORT_LIMITS,
  oversize,
  type Refusal,
  readExport,
} from '@starboard/kernel'
import type { Command } from 'commander'
import { list } from './arguments.ts'
import { Mistake } from './ending.ts'
import { jsonIn, NO_JSON, readAtMost } from './files.ts'

export interface Exported {
  readonly entry: ShelfEntry
  /** As it was written. */
  readonly file: object
  /** A refusal: something of it cannot be right. */
  readonly read: MatchExport<GameTypes> | Refusal
}

/** Commander's way to say it: `--no-limits` makes `limits` false. */
export interface LimitFlag {
  readonly limits: boolean
}

export const declareLimits = (command: Command): Command =>
  command.option('--no-limits', 'however large it is and however long it takes: for files that you trust')

export const limitsOf = ({ limits }: LimitFlag): ExportLimits => (limits ? EXPORT_LIMITS : NO_EXPORT_LIMITS)

export const LIFT_THEM = 'If you trust this file, --no-limits reads it all the same.'

/** A file in which some game on the shelf was exported. */
export function exportedAt(path: string, limits: ExportLimits): Exported {
  const file = fileAt(path, limits)
  const id = gameOfExport(file)
  if (typeof id !== 'string') throw new Mistake(`${path}: ${id.text}`)
  const entry = onShelf(id)
  if (entry === undefined)
    throw new Mistake(
      `${path}: this is a match of ${JSON.stringify(id.slice(0, 60))}; games here: ${list(shelf.map(({ game }) => game.meta.id))}.`,
    )
  const read = readExport(entry.game, file, limits)
  if (isRefusal(read) && read.code === 'too-large') throw new Mistake(`${path}: ${read.text} ${LIFT_THEM}`)
  return { entry, file: file as object, read }
}

/** The same where a file that cannot be right is of no use. */
export function readableExportAt(
  path: string,
  limits: ExportLimits,
): { entry: ShelfEntry; match: MatchExport<GameTypes> } {
  const { entry, read } = exportedAt(path, limits)
  if (isRefusal(read)) throw new Mistake(`${path}: ${read.text}`)
  return { entry, match: read }
}

function fileAt(path: string, limits: ExportLimits): unknown {
  const text = readAtMost(path, limits.bytes)
  if (text === null)
    throw new Mistake(`${path}: no exported match is larger than ${inThousands(limits.bytes)} bytes. ${LIFT_THEM}`)
  const json = jsonIn(text)
  if (json === null) throw new Mistake(`${path}: ${NO_JSON}`)
  const large = oversize(json.value, limits)
  if (large !== null) throw new Mistake(`${path}: ${large.text} ${large.code === 'too-large' ? LIFT_THEM : ''}`.trim())
  return json.value
}
