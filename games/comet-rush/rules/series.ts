import { bug, type Outcome, type Played, type Series, type Setup, seatsOf } from '@starboard/kernel'
import type { Options } from './options.ts'
import type { CometRush } from './state.ts'

/** CR-9.9: the start seat rotates; most wins, then most trophy points. */
export const series: Series<CometRush> = {
  games: [2, 3, 4, 5, 6],
  noun: 'game',
  gamesOf: ({ series: wanted }) => (wanted === 'single' ? 1 : wanted),
  next(played, games) {
    return played.length < games ? { next: following(played, games) } : { end: standings(played) }
  },
}

function following(played: readonly Played<CometRush>[], games: number): Setup<CometRush> {
  const last = played.at(-1) ?? bug('A series goes on from a match that was played.')
  const { setup } = last
  const startSeat = (((startOf(last) + 1) % setup.seats) + 1) as Options['startSeat']
  return {
    ...setup,
    options: Object.freeze({ ...setup.options, startSeat }),
    series: { games, number: played.length + 1 },
  }
}

function startOf({ outcome: { carry } }: Played<CometRush>): number {
  const isCarry = typeof carry === 'object' && carry !== null && 'start' in carry && typeof carry.start === 'number'
  return isCarry ? Number(carry.start) : bug('The last match does not say who started.')
}

/** A shared win counts for everybody who shares it. */
function standings(played: readonly Played<CometRush>[]): Outcome {
  const seats = seatsOf(played[0]?.setup.seats ?? 0)
  const wins = seats.map((seat) => played.filter(({ outcome }) => outcome.places[seat] === 1).length)
  const points = seats.map((seat) => played.reduce((sum, { outcome }) => sum + (outcome.points[seat] ?? 0), 0))
  const isAhead = (a: number, b: number) =>
    (wins[a] ?? 0) > (wins[b] ?? 0) || (wins[a] === wins[b] && (points[a] ?? 0) > (points[b] ?? 0))
  return {
    places: seats.map((own) => 1 + seats.filter((other) => isAhead(other, own)).length),
    points,
    result: 'won',
    ending: 'series-over',
    text: `${played.length} games are played.`,
    rule: 'CR-9.9',
    turns: played.reduce((sum, { outcome }) => sum + outcome.turns, 0),
    lines: seats.map((seat) => ({
      seat,
      rule: 'CR-9.9',
      text: `${wins[seat]} of ${played.length} games won`,
      points: points[seat] ?? 0,
    })),
    statistics: {},
  }
}
