import type { Poster } from '@starboard/screen/contract/poster.ts'
import type { LabWish } from '../../lab/messages.ts'
import { givenOptions, type OptionValues } from '../lobby/form.ts'

/** All that is chosen on the page of the lab; its address says it, so that a link opens the same. */
export interface LabSetup {
  readonly game: string
  /** Who plays, by seat. */
  readonly bots: readonly string[]
  readonly games: number
  readonly seed: string
  readonly first: OptionValues
  /** Compared with the first. `bots`: others than there; null: the same. */
  readonly second: { readonly options: OptionValues; readonly bots: readonly string[] | null } | null
  /** One option at several values, as they are written with commas. */
  readonly sweep: { readonly option: string; readonly values: string } | null
}

const USUAL_BOT = 'heuristic'
const USUAL_SEATS = 4
const USUAL_GAMES = 1000
export const MOST_GAMES = 1_000_000
/** More than at any table: a link must not make this page lay out seats until its memory is full. */
const MOST_SEATS = 16

export const usualSetup = ({ id, seats: [least, most] }: Pick<Poster, 'id' | 'seats'>, seed: string): LabSetup => ({
  game: id,
  bots: Array.from({ length: Math.max(least, Math.min(USUAL_SEATS, most)) }, () => USUAL_BOT),
  games: USUAL_GAMES,
  seed,
  first: {},
  second: null,
  sweep: null,
})

/** What the address says of a setup, and what is usual for the rest. */
export function setupIn(search: string, usual: LabSetup): LabSetup {
  const asked = new URLSearchParams(search)
  const [first, second] = [objectIn(asked.get('a')), objectIn(asked.get('b'))]
  const bots = botsIn(asked.get('bots')) ?? usual.bots
  const [, option, values] = /^(\w+)=(.*)$/.exec(asked.get('sweep') ?? '') ?? []
  const games = Number(asked.get('games'))
  return {
    game: usual.game,
    bots,
    games: Number.isSafeInteger(games) && games >= 1 && games <= MOST_GAMES ? games : usual.games,
    seed: asked.get('seed') || usual.seed,
    first: first ?? {},
    second: second === null ? null : { options: second, bots: botsIn(asked.get('bbots')) },
    sweep: option === undefined || values === undefined ? null : { option, values },
  }
}

export function addressOf({ game, bots, games, seed, first, second, sweep }: LabSetup): string {
  const asked = new URLSearchParams({ game, bots: bots.join(','), games: String(games), seed })
  if (Object.keys(first).length > 0) asked.set('a', JSON.stringify(first))
  if (second !== null) asked.set('b', JSON.stringify(second.options))
  if (second?.bots != null) asked.set('bbots', second.bots.join(','))
  if (sweep !== null) asked.set('sweep', `${sweep.option}=${sweep.values}`)
  return `/lab?${asked}`
}

function objectIn(text: string | null): OptionValues | null {
  try {
    return text === null ? null : givenOptions(JSON.parse(text))
  } catch {
    return null
  }
}

function botsIn(text: string | null): readonly string[] | null {
  const bots = (text ?? '').split(',').filter((bot) => bot !== '')
  return bots.length === 0 ? null : bots.slice(0, MOST_SEATS)
}

export function wishOf({ game, bots, games, seed, first, second, sweep }: LabSetup): LabWish {
  const values = (sweep?.values ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '')
  return {
    game,
    seats: bots.length,
    seed,
    games,
    first: { options: first, bots },
    ...(second !== null && { second: { options: second.options, bots: second.bots ?? bots } }),
    ...(sweep !== null && values.length > 0 && { sweep: { option: sweep.option, values } }),
  }
}

/** As many seats as wanted; whoever joins is like the last one. */
export const withSeats = (bots: readonly string[], seats: number): readonly string[] =>
  Array.from({ length: seats }, (_, seat) => bots[seat] ?? bots.at(-1) ?? USUAL_BOT)
