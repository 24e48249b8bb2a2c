import { accessSync, constants, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname, resolve } from 'node:path'
import { botsFor } from '@starboard/bots'
import { onShelf, type ShelfEntry } from '@starboard/games'
import { codeLike, printCode } from '@starboard/wire/codes'
import { levelNamed } from '@starboard/wire/levels'
import { gameNamed, optionsFrom, pairOf } from '../arguments.ts'
import { Mistake } from '../ending.ts'
import { type Place, placeOf } from './place.ts'
import { timeLimitOf } from './time-limit.ts'

/** As the command line gives them. */
export interface PlayFlags {
  readonly server?: string
  readonly name?: string
  readonly watch?: true
  readonly forget?: true
  readonly export?: string
  readonly game?: string
  readonly seats?: number
  readonly bots?: string
  readonly option?: readonly string[]
  readonly time?: string
}

/** What is wanted: a place, a name, and for a new table what POST /api/tables takes. */
export interface Wanted {
  readonly place: Place
  readonly name: string
  readonly isWatching: boolean
  readonly isForgotten: boolean
  readonly exportPath: string | null
  readonly newTable: object | null
}

const HERE = 'http://127.0.0.1:8080'
const ONLY_NEW = ['seats', 'bots', 'option', 'time'] as const
const LONGEST_NAME = 24

export function parseWanted(
  word: string | undefined,
  flags: PlayFlags,
  env: Readonly<Record<string, string | undefined>>,
): Wanted {
  if (word !== undefined && codeLike(word) === null && onShelf(word) !== undefined)
    throw new Mistake(`${word} is a game: starboard play --game ${word} makes a table of it.`)
  const place = placeOf(word, flags.server ?? env.STARBOARD_URL ?? HERE)
  return {
    place,
    name: flags.name ?? systemName(),
    isWatching: flags.watch === true,
    isForgotten: flags.forget === true,
    exportPath: flags.export === undefined ? null : writable(flags.export),
    newTable: newTableOf(place, flags),
  }
}

function newTableOf({ code }: Place, flags: PlayFlags): object | null {
  const stray = flags.game === undefined ? ONLY_NEW.find((flag) => flags[flag] !== undefined) : undefined
  if (code !== null && flags.game !== undefined)
    throw new Mistake(`Table ${printCode(code)} has its game already; --game is for a new table.`)
  if (stray !== undefined) throw new Mistake(`--${stray} is for a new table; say which game with --game.`)
  if (code !== null) return null
  if (flags.game === undefined)
    throw new Mistake('Which table? Give its code or link, or create one with --game; starboard games lists them.')
  return tableFrom(gameNamed(flags.game), flags)
}

/** One's own seat is the first; bots come after it. */
function tableFrom(entry: ShelfEntry, { seats, bots, option = [], time, watch }: PlayFlags): object {
  const known = Object.keys(botsFor(entry))
  const levels = bots === undefined ? [] : bots.split(',').map((level) => levelNamed(level.trim(), known))
  const options = namedOptions(entry, option)
  return {
    game: entry.game.meta.id,
    ...(seats !== undefined && { seats }),
    ...(levels.length > 0 && { bots: watch ? levels : [null, ...levels] }),
    ...(option.length > 0 && { options }),
    ...(time !== undefined && { time: timeLimitOf(time) }),
  }
}

/** Only what was named: the rest is the server's to complete. */
function namedOptions({ game }: ShelfEntry, texts: readonly string[]): object {
  const pairs = texts.map(pairOf)
  const read = optionsFrom(game, pairs) as Readonly<Record<string, unknown>>
  return Object.fromEntries(pairs.map(([name]) => [name, read[name]]))
}

/** Found out before the match, not after it. */
function writable(path: string): string {
  const folder = dirname(resolve(path))
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
  if (isFolder) throw new Mistake(`${path}: this is a folder.`)
  try {
    accessSync(folder, constants.W_OK)
    return path
  } catch {
    throw new Mistake(`${path}: nothing can be written to this folder.`)
  }
}

function systemName(): string {
  try {
    return [...userInfo().username].slice(0, LONGEST_NAME).join('')
  } catch {
    // Some containers run as a user that has no name.
    return 'Guest'
  }
}
