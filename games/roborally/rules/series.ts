import { bug, type Outcome, type Played, refuse, type Series, type Setup, seatsOf } from '@starboard/kernel'
import type { RoboRally } from './state.ts'

const RACES = 3
const WINS_NEEDED = 2

type Races = readonly Played<RoboRally>[]

/** RR-12.7: up to three races; the options ask for them. */
export const series: Series<RoboRally> = {
  games: [RACES],
  noun: 'race',
  fixedClock: refuse('series-fixed', 'RR-12.10', 'In a best-of-3 the clock is 30 seconds: no table stretches it.'),
  gamesOf: ({ series: wanted }) => (wanted === 'best-of-3' ? RACES : 1),
  next(played, games) {
    const isDecided = winsOf(played).some((wins) => wins >= WINS_NEEDED)
    return isDecided || played.length >= games ? { end: standings(played) } : { next: following(played, games) }
  },
}

/** RR-12.8, 12.15: the same table, docks shifted by one. */
function following(played: Races, games: number): Setup<RoboRally> {
  const { setup, outcome } = played.at(-1) ?? bug('A series goes on from a race that was run.')
  return { ...setup, series: { games, number: played.length + 1 }, carry: outcome.carry }
}

const seatsIn = (played: Races) => seatsOf(played[0]?.setup.seats ?? 0)

/** An unfinished race has a first place but no winner (RR-12.5). */
const winsOf = (played: Races): readonly number[] =>
  seatsIn(played).map(
    (seat) => played.filter(({ outcome }) => outcome.result === 'won' && outcome.places[seat] === 1).length,
  )

/** RR-12.9: n points for first place, n - 1 for second …; who shares a place shares its points. */
const placePointsOf = (played: Races): readonly number[] =>
  seatsIn(played).map((seat) =>
    played.reduce((sum, { setup, outcome }) => sum + setup.seats + 1 - (outcome.places[seat] ?? setup.seats), 0),
  )

/** RR-12.9: wins, then place points, then the better place in the last race. */
function standings(played: Races): Outcome {
  const [wins, points] = [winsOf(played), placePointsOf(played)]
  const last = played.at(-1)?.outcome.places ?? []
  const worth = seatsIn(played).map((seat) => [wins[seat] ?? 0, points[seat] ?? 0, -(last[seat] ?? 0)])
  const places = worth.map((own) => 1 + worth.filter((other) => isBetter(other, own)).length)
  return {
    places,
    points,
    result: 'won',
    ending: wins.some((count) => count >= WINS_NEEDED) ? 'two-wins' : 'series-over',
    text: `${played.length} races are run.`,
    rule: wins.some((count) => count >= WINS_NEEDED) ? 'RR-12.7' : 'RR-12.9',
    turns: played.reduce((sum, { outcome }) => sum + outcome.turns, 0),
    lines: seatsIn(played).map((seat) => ({
      seat,
      rule: 'RR-12.9',
      text: `${wins[seat]} of ${played.length} races won`,
      points: points[seat] ?? 0,
    })),
    statistics: {},
  }
}

function isBetter(one: readonly number[], other: readonly number[]): boolean {
  const place = one.findIndex((value, index) => value !== other[index])
  return place >= 0 && (one[place] ?? 0) > (other[place] ?? 0)
}
