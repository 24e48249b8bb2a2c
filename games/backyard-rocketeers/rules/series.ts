import { bug, type Outcome, type Played, type Series, type Setup, seatsOf } from '@starboard/kernel'
import type { BackyardRocketeers } from './state.ts'

const MISSIONS = 3

/** Section 7: a campaign of three games, the sum of the tournament points; equal sums share the place. */
export const series: Series<BackyardRocketeers> = {
  games: [MISSIONS],
  noun: 'mission',
  gamesOf: ({ series: wanted }) => (wanted === 'campaign' ? MISSIONS : 1),
  next: (played, games) => (played.length < games ? { next: following(played, games) } : { end: standings(played) }),
}

function following(played: readonly Played<BackyardRocketeers>[], games: number): Setup<BackyardRocketeers> {
  const { setup } = played.at(-1) ?? bug('A series goes on from a match that was played.')
  return { ...setup, series: { games, number: played.length + 1 } }
}

function standings(played: readonly Played<BackyardRocketeers>[]): Outcome {
  const seats = seatsOf(played[0]?.setup.seats ?? 0)
  const points = seats.map((seat) => played.reduce((sum, { outcome }) => sum + (outcome.points[seat] ?? 0), 0))
  const best = Math.max(...points)
  return {
    places: points.map((own) => 1 + points.filter((other) => other > own).length),
    points,
    result: points.filter((own) => own === best).length > 1 ? 'draw' : 'won',
    ending: 'campaign-over',
    text: `${played.length} missions are flown; the points are added up.`,
    rule: 'BR-18.8',
    turns: played.reduce((sum, { outcome }) => sum + outcome.turns, 0),
    lines: seats.map((seat) => ({
      seat,
      rule: 'BR-18.8',
      text: played.map(({ outcome }) => outcome.points[seat] ?? 0).join(' + '),
      points: points[seat] ?? 0,
    })),
    statistics: {},
  }
}
