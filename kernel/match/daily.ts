import type { Game, GameTypes } from '../contract/contract.ts'
import { optionsBy } from '../contract/older-rules.ts'
import { canonical } from '../data/canonical.ts'
import type { Header } from './log.ts'

/** Why this cannot have been the daily match of its day; null: it is none, or it can. */
export function dailyProblem<T extends GameTypes>(
  game: Game<T>,
  { daily, seatSeeds, setup }: Header<T>,
): string | null {
  if (daily === undefined) return null
  if (game.daily === undefined) return `${game.meta.name} has no daily match.`
  if (seatSeeds.length > 0) return 'Seats have added to its luck, so it was not dealt as everybody’s was that day.'
  if (setup.seats !== game.daily.seats) return `A daily match has ${game.daily.seats} seats, not ${setup.seats}.`
  const wanted = optionsBy(game, setup.rules)?.read(game.daily.options)
  return canonical(wanted) === canonical(setup.options)
    ? null
    : 'It was played with other options than a daily match has.'
}
