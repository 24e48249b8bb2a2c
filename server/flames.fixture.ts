import type { ShelfEntry } from '@starboard/games'
import type { AnyGame, Outcome, Played, Series } from '@starboard/kernel'
import { refuse, seatsOf } from '@starboard/kernel'
import { type Lanterns, lanterns } from '../kernel/lanterns.fixture.ts'

/** Where sleepers gamble, three nights are played, or as many as it takes to win two of them. Each night the bell takes longer. */
const series: Series<Lanterns> = {
  games: [3],
  noun: 'night',
  gamesOf: ({ asleep }) => (asleep === 'gambles' ? 3 : 1),
  next(played, games) {
    const wins = winsOf(played)
    const [last] = played.slice(-1)
    if (last === undefined || Math.max(...wins) >= 2 || played.length === games) return { end: endOf(played, wins) }
    const options = Object.freeze({ ...last.setup.options, bellSeconds: last.setup.options.bellSeconds + 1 })
    const carry = { nights: played.map(({ outcome }) => outcome.points) }
    return { next: { ...last.setup, options, carry, series: { games, number: played.length + 1 } } }
  },
}

const winsOf = (played: readonly Played<Lanterns>[]): readonly number[] =>
  seatsOf(played[0]?.setup.seats ?? 0).map((seat) => played.filter(({ outcome }) => outcome.places[seat] === 1).length)

const endOf = (played: readonly Played<Lanterns>[], wins: readonly number[]): Outcome => ({
  places: wins.map((own) => 1 + wins.filter((other) => other > own).length),
  points: wins,
  result: 'won',
  ending: 'series',
  text: `${played.length} nights are over.`,
  rule: 'LA-11',
  turns: played.length,
  lines: [],
  statistics: {},
})

/** Lanterns with a series, and a flame that only one seat may have. */
const flames = {
  ...lanterns,
  meta: { ...lanterns.meta, id: 'flames' },
  series,
  checkSetup: (setup: Parameters<typeof lanterns.checkSetup>[0]) =>
    setup.seatOptions.filter(({ flame }) => flame === 'large').length > 1
      ? refuse('flame-taken', 'LA-10', 'Only one seat may have the large flame.')
      : lanterns.checkSetup(setup),
}

export const flamesOnShelf: ShelfEntry = { game: flames as unknown as AnyGame, bots: {} }
