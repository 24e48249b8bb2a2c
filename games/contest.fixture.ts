import { botsFor, type Playable, playOut } from '@starboard/bots'
import { type AnyBot, bug, isRefusal, readSetup, seatsOf, wilson } from '@starboard/kernel'
import { depth } from '../tools/depth.fixture.ts'

/** One bot against so many of another, seats in turn: every deal is played once from every seat. */
export interface Contest {
  readonly entry: Playable
  readonly own: string
  readonly rivals: string
  readonly seats: number
  /** The share of wins that is asked for; a shared win is a part of one. */
  readonly goal: number
  /** At most; 0: not in every `npm test`. */
  readonly games: { readonly test: number; readonly endure: number }
}

export interface Contested {
  readonly games: number
  readonly wins: number
  readonly isMet: boolean
}

/**
 * A sequential test: it stops as soon as the games say beyond doubt that the share is more, or less, than the goal by this
 * much. If they never do, the share may fall short of the goal by what luck allows.
 */
const MARGIN = 0.05
/** How likely a wrong word is at most. */
const DOUBT = 0.01
/** By how many standard deviations a share that stayed close may fall short; in a glance of few games, by more. */
const SHORT = { of: 2, inGlance: 4 }
const GLANCE = 200

const gamesOf = ({ games }: Contest): number => depth('CONTEST_GAMES', games)

/** Those that this depth has games for. */
export const playedNow = (contests: readonly Contest[]): readonly Contest[] =>
  contests.filter((contest) => gamesOf(contest) > 0)

export function contested(contest: Contest): Contested {
  const { goal } = contest
  const most = gamesOf(contest)
  const forWin = Math.log((goal + MARGIN) / (goal - MARGIN))
  const forLoss = Math.log((1 - goal - MARGIN) / (1 - goal + MARGIN))
  const enough = Math.log((1 - DOUBT) / DOUBT)
  let [games, wins, evidence] = [0, 0, 0]
  while (games < most && Math.abs(evidence) < enough) {
    const share = shareOfWin(contest, games++)
    wins += share
    evidence += share * forWin + (1 - share) * forLoss
  }
  if (Math.abs(evidence) >= enough) return { games, wins, isMet: evidence > 0 }
  const slack = (games < GLANCE ? SHORT.inGlance : SHORT.of) * Math.sqrt((goal * (1 - goal)) / games)
  return { games, wins, isMet: wins >= (goal - slack) * games }
}

/** What of a win it has: all of it, a part, or nothing. */
function shareOfWin({ entry, own, rivals, seats }: Contest, number: number): number {
  const known = botsFor(entry)
  const botNamed = (name: string): AnyBot => known[name] ?? bug(`There is no bot ${name}.`)
  const setup = readSetup(entry.game, { seats, bots: seatsOf(seats) })
  const seat = number % seats
  const { places } = playOut(entry, {
    setup: isRefusal(setup) ? bug(setup.text) : setup,
    bots: seatsOf(seats).map((other) => botNamed(other === seat ? own : rivals)),
    seed: `contest/${Math.floor(number / seats)}`,
  }).outcome
  return places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0
}

/** "hard wins 64.5 % of 200 games (57.6–70.8) against normal, 2 players" */
export function said({ own, rivals, seats }: Contest, { games, wins }: Contested): string {
  const [low, high] = wilson(wins, games).map((share) => (100 * share).toFixed(1))
  return `${own} wins ${((100 * wins) / games).toFixed(1)} % of ${games} games (${low}–${high}) against ${rivals}, ${seats} players`
}
