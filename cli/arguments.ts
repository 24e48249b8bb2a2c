import { botsFor } from '@starboard/bots'
import { onShelf, type ShelfEntry, shelf } from '@starboard/games'
import { type AnyGame, type GameTypes, isRefusal, type Setup, seatsOf, setupWith } from '@starboard/kernel'
import { isForLevel, levelNamed, levelsText } from '@starboard/wire/levels'
import { Mistake } from './ending.ts'
import { openFile } from './files.ts'

const [first] = shelf

/** Names that work, for examples in the help. */
export const some = {
  game: first?.game.meta.id ?? '<game>',
  bots: first === undefined ? 'random' : Object.keys(botsFor(first)).join(','),
  preset: Object.keys(first?.game.options.presets ?? {}).at(-1) ?? '<name>',
}

export const list = (names: readonly string[]): string => (names.length === 0 ? 'none' : names.join(', '))

export function gameNamed(id: string): ShelfEntry {
  const entry = onShelf(id)
  if (entry === undefined)
    throw new Mistake(
      `There is no game ${JSON.stringify(id)}; there are ${list(shelf.map(({ game }) => game.meta.id))}.`,
    )
  return entry
}

export const wholeNumber =
  (flag: string, [least, most]: readonly [number, number]) =>
  (text: string): number => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
    if (value >= least && value <= most) return value
    throw new Mistake(`${flag} must be a whole number from ${least} to ${most}; ${JSON.stringify(text)} is not.`)
  }

/** Collects a flag that may be given several times. */
export const repeated = (text: string, before: readonly string[] = []): readonly string[] => [...before, text]

/** Without a wish the game's own bots play that are no level, and only if it has none the random one. */
export function botsNamed(entry: ShelfEntry, text: string | undefined): readonly string[] {
  const known = Object.keys(botsFor(entry))
  const own = Object.keys(entry.bots).filter((name) => !isForLevel(name))
  if (text === undefined) return own.length === 0 ? ['random'] : own
  const names = text.split(',').map((name) => levelNamed(name.trim(), known))
  const stranger = names.find((name) => !known.includes(name))
  if (stranger === undefined) return names
  throw new Mistake(
    `There is no bot ${JSON.stringify(stranger)} for ${entry.game.meta.id}; there are ${levelsText(known)}.`,
  )
}

export interface WantedMatch {
  readonly seats?: number
  readonly option?: readonly string[]
}

/** A table of bots. Without a wish it is the largest that these options allow. */
export function setupFor({ game }: ShelfEntry, { seats, option = [] }: WantedMatch): Setup<GameTypes> {
  const options = optionsFrom(game, option.map(pairOf))
  const setupOf = (count: number) => setupWith(game, options, { seats: count, bots: seatsOf(count) })
  const [least, most] = game.meta.seats
  const counts = seats === undefined ? Array.from({ length: most - least + 1 }, (_, step) => most - step) : [seats]
  const setups = counts.map(setupOf)
  const setup = setups.find((one) => !isRefusal(one)) ?? setups[0]
  if (setup === undefined || isRefusal(setup)) throw new Mistake(setup?.text ?? 'Nobody can play this.')
  return setup
}

/** Options from pairs as the command line gives them; what is written @path is read from there. */
export function optionsFrom(game: AnyGame, pairs: readonly (readonly [string, string])[]): GameTypes['Options'] {
  const options = game.options.readText(pairs, openFile)
  if (isRefusal(options)) throw new Mistake(options.text)
  return options
}

export const pairOf = (text: string): readonly [string, string] => pairFor('--option')(text)

/** The same for another flag that is written alike. */
export const pairFor =
  (flag: string) =>
  (text: string): readonly [string, string] => {
    const at = text.indexOf('=')
    if (at <= 0) throw new Mistake(`${flag} is written name=value; ${JSON.stringify(text)} is not.`)
    return [text.slice(0, at), text.slice(at + 1)]
  }
