import { type GameTypes, type Seat, seatsOf } from '@starboard/kernel'
import { isSame } from '../search/same-action.ts'
import { Chances } from './chances.ts'
import { type Company, type Position, playedOn } from './play-on.ts'
import { type Question, type Weighed, weighing } from './weigh.ts'

/** How a match stood after one entry of its log. */
interface Standing {
  readonly index: number
  /** Played on from there. */
  readonly games: number
  /** By seat, from 0 to 1. */
  readonly chances: readonly number[]
}

/** Where the chances changed most. */
export interface TurningPoint {
  readonly index: number
  /** Whose chance changed most. */
  readonly seat: Seat
  readonly before: number
  readonly after: number
  /** Absent: nobody chose, or nothing was found that is surely better. */
  readonly better?: Better
}

/** What whoever chose could have done instead, by what they could know. */
interface Better {
  readonly seat: Seat
  readonly action: GameTypes['Action']
  readonly chance: number
  /** Of what was done instead, weighed in the same way. */
  readonly instead: number
  readonly games: number
}

export interface Review {
  readonly standings: readonly Standing[]
  readonly turningPoints: readonly TurningPoint[]
  /** Played on in all. */
  readonly games: number
}

/** The choice that an entry of the log was, with what its seat saw. */
export type Choice = Pick<Question, 'look' | 'seat'> & { readonly action: GameTypes['Action'] }

export interface ReviewParts {
  readonly company: Company
  /** What is looked at, in order: the position after each of these entries, the last one that of the end. */
  readonly indexes: readonly number[]
  positionAt(index: number): Position
  /** Null: nobody chose there, or had no choice. */
  choiceAt(index: number): Choice | null
  readonly seed: string
  /** Milliseconds that go by anywhere. */
  now(): number
  readonly ms: number
}

/** Of the time: until the curve has its points, until they are sure, until its leaps are; the rest is for the choices. */
const UNTIL = { points: 0.4, curve: 0.55, leaps: 0.72 } as const
/** How often one position is played on: when it is first looked at, for the curve, and where that leaps. */
const GAMES = { first: 16, curve: 96, leap: 360 } as const
/** A chance that changes by less than this is no turning point. */
const LEAST_LEAP = 0.1
/** What is better by less is not worth saying. */
const LEAST_GAIN = 0.04
/** Standard errors that a difference has to be away from none. */
const SURE = 2.5
const MOST_TURNING_POINTS = 5

interface Point {
  /** Among the entries that may be looked at. */
  readonly place: number
  readonly index: number
  readonly chances: Chances
}

interface Leap {
  readonly from: Point
  readonly to: Point
  readonly seat: Seat
  /** Of the chance of its seat. */
  readonly size: number
  /** In standard errors. */
  readonly sureness: number
}

interface Progress {
  /** From 0 to 1. */
  readonly done: number
  /** As far as it is. */
  review(): Review
}

/**
 * Reviews a finished match: how the chances went, where they turned, and what would have been better there. Yields after
 * every game; whatever the time allows is looked at, the ends first and then wherever most happened.
 */
export function* reviewing(parts: ReviewParts): Generator<Progress, Review, void> {
  const { now, ms } = parts
  const started = now()
  const spent = () => (now() - started) / ms
  const points: Point[] = []
  const turningPoints: TurningPoint[] = []
  const told = (done: number): Progress => ({
    done: Math.min(1, done),
    review: () => ({ ...reviewOf(points), turningPoints: [...turningPoints] }),
  })

  for (let place = firstPlace(points, parts); place !== null; place = nextPlace(points, parts)) {
    const point = { place, index: parts.indexes[place] ?? 0, chances: new Chances(parts.company.bots.length) }
    points.splice(points.filter((one) => one.place < place).length, 0, point)
    for (const _ of playing(parts, [point], GAMES.first))
      yield told((points.length / parts.indexes.length) * UNTIL.points)
    if (points.length > 1 && spent() >= UNTIL.points) break
  }
  yield* until(UNTIL.points, UNTIL.curve, playing(parts, points, GAMES.curve))
  yield* until(UNTIL.curve, UNTIL.leaps, playing(parts, endsOf(leapsOf(points)), GAMES.leap))
  const leaps = turningLeaps(points)
  for (const [done, leap] of leaps.entries()) {
    const end = UNTIL.leaps + ((done + 1) / leaps.length) * (1 - UNTIL.leaps)
    const better = yield* chosen(leap, end)
    turningPoints.push(turningPointOf(leap, better))
  }
  return { ...reviewOf(points), turningPoints }

  function* until(from: number, to: number, games: Iterable<number>): Generator<Progress, void, void> {
    for (const share of games) {
      yield told(from + share * (to - from))
      if (spent() >= to) return
    }
  }

  function* chosen({ to: { index } }: Leap, end: number): Generator<Progress, Better | undefined, void> {
    const choice = parts.choiceAt(index)
    if (choice === null) return undefined
    const { company, seed } = parts
    let found: readonly Weighed[] = []
    for (found of weighing({ ...choice, company, wanted: [choice.action], seed: `${seed}/choice ${index}` })) {
      yield told(spent())
      if (spent() >= end) break
    }
    return betterOf(found, choice)
  }
}

/** Each of them once, then each once more … Gives how much of it is done, from 0 to 1. */
function* playing({ company, positionAt, seed }: ReviewParts, points: readonly Point[], games: number) {
  for (let round = 0; round < games; round++)
    for (const { index, chances } of points) {
      if (chances.games > round) continue
      const shares = playedOn(company, positionAt(index), `${seed}/${index}/${round}`)
      if (shares !== null) chances.add(shares)
      yield round / games
    }
}

/** The beginning. */
const firstPlace = (points: readonly Point[], { indexes }: ReviewParts): number | null =>
  points.length < indexes.length ? 0 : null

/** How long a gap counts where nothing happens across it. */
const QUIET = 0.05

/** The end, then the middle of the gap in which most happens. Null: all are looked at. */
function nextPlace(points: readonly Point[], { indexes }: ReviewParts): number | null {
  const last = indexes.length - 1
  if (points.at(-1)?.place !== last) return last
  let best: number | null = null
  let most = 0
  points.forEach((to, at) => {
    const from = points[at - 1]
    if (from === undefined || to.place - from.place < 2) return
    const happens = (leapBetween(from, to).size + QUIET) * (to.place - from.place)
    if (happens <= most) return
    most = happens
    best = Math.floor((from.place + to.place) / 2)
  })
  return best
}

function leapBetween(from: Point, to: Point): Leap {
  const leaps = seatsOf(from.chances.means.length).map((seat) => {
    const size = Math.abs(to.chances.meanOf(seat) - from.chances.meanOf(seat))
    const error = Math.sqrt(to.chances.varianceOf(seat) + from.chances.varianceOf(seat))
    return { from, to, seat, size, sureness: size / error }
  })
  return leaps.reduce((most, one) => (one.size > most.size ? one : most))
}

/** The largest first. */
const leapsOf = (points: readonly Point[]): readonly Leap[] =>
  points
    .flatMap((to, at) => {
      const from = points[at - 1]
      return from === undefined ? [] : [leapBetween(from, to)]
    })
    .toSorted((a, b) => b.size - a.size)

/** Of the largest leaps some are luck: twice as many as will be told are looked at again. */
const endsOf = (leaps: readonly Leap[]): readonly Point[] => [
  ...new Set(leaps.slice(0, 2 * MOST_TURNING_POINTS).flatMap(({ from, to }) => [from, to])),
]

/** In the order of the match, and only those of a single entry: across several nobody knows what turned it. */
const turningLeaps = (points: readonly Point[]): readonly Leap[] =>
  leapsOf(points)
    .filter(({ from, to }) => to.place - from.place === 1)
    .filter(({ size, sureness }) => size >= LEAST_LEAP && sureness >= SURE)
    .slice(0, MOST_TURNING_POINTS)
    .toSorted((a, b) => a.to.index - b.to.index)

const turningPointOf = ({ from, to, seat }: Leap, better: Better | undefined): TurningPoint => ({
  index: to.index,
  seat,
  before: from.chances.meanOf(seat),
  after: to.chances.meanOf(seat),
  ...(better !== undefined && { better }),
})

/** The best of what was tried, if it is surely better than what was done. */
function betterOf(found: readonly Weighed[], { seat, action }: Choice): Better | undefined {
  const done = found.find((one) => isSame(one.action, action))
  const [best] = found
  if (done === undefined || best === undefined) return undefined
  const gain = best.chance - done.chance
  if (gain < LEAST_GAIN || gain < SURE * Math.hypot(best.error, done.error)) return undefined
  return { seat, action: best.action, chance: best.chance, instead: done.chance, games: best.games }
}

const reviewOf = (points: readonly Point[]): Pick<Review, 'standings' | 'games'> => ({
  standings: points
    .filter(({ chances }) => chances.games > 0)
    .map(({ index, chances }) => ({ index, games: chances.games, chances: chances.means })),
  games: points.reduce((sum, { chances }) => sum + chances.games, 0),
})
