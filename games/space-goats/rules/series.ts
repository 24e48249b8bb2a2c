import { bug, type Outcome, type Played, type Series, type Setup, seatsOf } from '@starboard/kernel'
import type { Options } from './options.ts'
import type { SpaceGoats } from './state.ts'

/** SG-7.9: best of n with a rotating start seat; a win is a point, a draw half a one (counted double). */
export const series: Series<SpaceGoats> = {
  games: [3, 5, 7],
  noun: 'battle',
  gamesOf: ({ series: wanted }) => (wanted === 'single' ? 1 : wanted),
  next: (played, games) => (played.length < games ? { next: following(played, games) } : { end: standings(played) }),
}

function following(played: readonly Played<SpaceGoats>[], games: number): Setup<SpaceGoats> {
  const last = played.at(-1) ?? bug('A series goes on from a match that was played.')
  const { setup } = last
  const startSeat = (((startOf(last) + 1) % setup.seats) + 1) as Options['startSeat']
  return {
    ...setup,
    options: Object.freeze({ ...setup.options, startSeat }),
    series: { games, number: played.length + 1 },
  }
}

function startOf({ outcome: { carry } }: Played<SpaceGoats>): number {
  const isCarry = typeof carry === 'object' && carry !== null && 'start' in carry && typeof carry.start === 'number'
  return isCarry ? Number(carry.start) : bug('The last match does not say who started.')
}

function standings(played: readonly Played<SpaceGoats>[]): Outcome {
  const seats = seatsOf(played[0]?.setup.seats ?? 0)
  const points = seats.map((seat) => played.reduce((sum, { outcome }) => sum + (outcome.points[seat] ?? 0), 0))
  const best = Math.max(...points)
  const isShared = points.filter((own) => own === best).length > 1
  return {
    places: points.map((own) => 1 + points.filter((other) => other > own).length),
    points,
    result: isShared ? 'draw' : 'won',
    ending: 'series-over',
    text: `${played.length} battles are fought.`,
    rule: 'SG-7.9',
    turns: played.reduce((sum, { outcome }) => sum + outcome.turns, 0),
    lines: seats.map((seat) => ({
      seat,
      rule: 'SG-7.9',
      text: `${played.filter(({ outcome }) => outcome.points[seat] === 2).length} of ${played.length} battles won`,
      points: points[seat] ?? 0,
    })),
    statistics: {},
  }
}
