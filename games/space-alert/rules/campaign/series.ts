import { bug, type Outcome, type Played, type Series } from '@starboard/kernel'
import type { Options } from '../options.ts'
import type { SpaceAlert } from '../state.ts'
import { plural } from '../words/names.ts'

const MISSIONS: Readonly<Record<Options['campaign'], number>> = { single: 1, two: 2, three: 3 }

type Flown = readonly Played<SpaceAlert>[]

/** SA-10.1, SA-10.9: it goes on as long as missions are won and everybody wants to. */
export const series: Series<SpaceAlert> = {
  games: [2, 3],
  noun: 'mission',
  gamesOf: ({ campaign }) => MISSIONS[campaign],
  next(played, games) {
    const { setup, outcome } = played.at(-1) ?? bug('A campaign goes on from a mission that was flown.')
    return outcome.carry === undefined || played.length >= games
      ? { end: endOf(played) }
      : { next: { ...setup, series: { games, number: played.length + 1 }, carry: outcome.carry } }
  },
}

/** SA-10.7, SA-10.1: a lost mission leaves nothing. */
function endOf(played: Flown): Outcome {
  const last = played.at(-1) ?? bug('Nothing was flown.')
  const scores = played.map(({ outcome }) => outcome.points[0] ?? 0)
  const isWon = last.outcome.result === 'won'
  const bonus = isWon ? bonusFor(scores, last.setup.options) : 0
  const total = isWon ? sum(scores) + bonus : 0
  return {
    places: last.outcome.places.map(() => (isWon ? 1 : 2)),
    points: last.outcome.points.map(() => total),
    result: isWon ? 'won' : 'lost',
    ending: isWon ? 'campaign-over' : last.outcome.ending,
    text: isWon ? `The campaign ends with ${plural(total, 'point')}.` : `The campaign is lost. ${last.outcome.text}`,
    rule: isWon ? 'SA-10.7' : 'SA-10.1',
    turns: sum(played.map(({ outcome }) => outcome.turns)),
    lines: [
      ...scores.map((points, place) => ({
        seat: 'crew' as const,
        rule: 'SA-10.7',
        text: `mission ${place + 1}`,
        points,
      })),
      { seat: 'crew', rule: 'SA-10.7', text: 'bonus', points: bonus },
    ],
    statistics: {},
  }
}

const SMALL_BONUS = 5
const LARGE_BONUS = 10

/** SA-10.7, SA-R35: three above 10, or else two in a row above 5; `additive` gives both. */
export function bonusFor(scores: readonly number[], { campaignBonus }: Pick<Options, 'campaignBonus'>): number {
  const large = scores.length === 3 && scores.every((score) => score > LARGE_BONUS) ? LARGE_BONUS : 0
  const hasTwo = scores.some((score, place) => score > SMALL_BONUS && (scores[place + 1] ?? 0) > SMALL_BONUS)
  const small = hasTwo ? SMALL_BONUS : 0
  return campaignBonus === 'additive' ? large + small : Math.max(large, small)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0)
