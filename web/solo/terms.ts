import {
  type AnyGame,
  afterLast,
  botNamesAt,
  clocksOff,
  commitmentOf,
  type GameTypes,
  isRefusal,
  MATCH_FORMAT,
  type Outcome,
  playedOnce,
  type Refusal,
  type SeriesSoFar,
  type Setup,
  seatOf,
  seriesGames,
  setupWith,
} from '@starboard/kernel'
import type { SoloWish } from './messages.ts'
import type { SoloTerms } from './store.ts'

/** A person and three bots: enough for a table, few enough to follow. */
const LIKED_SEATS = 4
/** The first seat looks up the screen, as everywhere. */
const MY_SEAT = 0
/** Nobody hides behind a pause from bots; they are shown after one, so that a person can follow. */
const PACE = { pauseMs: 1500, fixedWindows: false }

interface Chosen {
  readonly wish: SoloWish
  readonly level: string
  /** Who played the match before this one: bots who play again keep their names. */
  readonly before?: readonly string[] | undefined
  newSeed(): string
}

/** The terms of a new match, or why there can be none. */
export function newTerms(game: AnyGame, { wish, level, before = [], newSeed }: Chosen): SoloTerms | Refusal {
  const setup = setupFor(game, wish)
  if (isRefusal(setup)) return setup
  const terms = sealed(setup, { game: game.meta.id, newSeed })
  const people = Array.from({ length: setup.seats }, (_, seat) =>
    seat === MY_SEAT ? wish.name : (before[seat] ?? null),
  )
  return { ...terms, level, seat: MY_SEAT, names: botNamesAt(game.meta, { table: terms.id, people }) }
}

/** The terms of the next match of the series that this one belongs to. Null: there is none to come. */
export function nextTerms(
  game: AnyGame,
  { terms, outcome, newSeed }: { terms: SoloTerms; outcome: Outcome; newSeed: () => string },
): SoloTerms | null {
  const soFar = soFarOf(terms, outcome)
  const after = soFar === null ? null : afterLast(game, soFar)
  if (soFar?.last == null || after === null || !('next' in after)) return null
  const { level, seat, names } = terms
  const played = [...soFar.before, playedOnce(soFar.last)]
  return { ...sealed(after.next, { game: game.meta.id, newSeed }), level, seat, names, played }
}

/** Null: a single match. */
export function soFarOf({ header, played }: SoloTerms, outcome: Outcome | null): SeriesSoFar<GameTypes> | null {
  const { setup } = header
  // A branch is played for itself, whatever series the other match was of.
  if (setup.series === undefined || header.branch !== undefined) return null
  return { games: setup.series.games, before: played ?? [], last: outcome === null ? null : { setup, outcome } }
}

/** A set-up with fresh luck. */
function sealed(setup: Setup<GameTypes>, { game, newSeed }: { game: string; newSeed: () => string }) {
  const seed = newSeed()
  const seatSeeds = Array.from({ length: setup.seats }, newSeed)
  const commitment = commitmentOf(seed)
  // Alone one may always ask.
  const header = { format: MATCH_FORMAT, game, setup, pace: PACE, commitment, seatSeeds, hints: true } as const
  return { id: newSeed().slice(0, 16), game, header, seed }
}

/** With as many seats as wished; else with as many as are liked, or the next smaller table that these options allow. */
function setupFor(game: AnyGame, wish: SoloWish): Setup<GameTypes> | Refusal {
  const [least, most] = game.meta.seats
  const liked = Math.max(least, Math.min(most, LIKED_SEATS))
  let setup = setupWithSeats(game, wish, wish.seats ?? liked)
  for (let seats = liked - 1; wish.seats === undefined && isRefusal(setup) && seats >= least; seats--)
    setup = setupWithSeats(game, wish, seats)
  return setup
}

/** Alone one may think as long as one likes, unless the clock is the game, is wished for, or is needed by what is. */
function setupWithSeats(game: AnyGame, wish: SoloWish, seats: number): Setup<GameTypes> | Refusal {
  const given = wish.options ?? {}
  if (game.meta.pace === 'real-time' || wish.byClock === true) return setupOf(game, given, seats)
  const untimed = setupOf(game, { ...given, ...clocksOff(game.options.form) }, seats)
  const timed = isRefusal(untimed) ? setupOf(game, given, seats) : untimed
  return isRefusal(timed) ? untimed : timed
}

function setupOf(game: AnyGame, given: object, seats: number): Setup<GameTypes> | Refusal {
  const options = game.options.read(given)
  if (isRefusal(options)) return options
  const games = seriesGames(game, options)
  return setupWith(game, options, {
    seats,
    bots: Array.from({ length: Math.max(0, seats) }, (_, seat) => seatOf(seat)).filter((seat) => seat !== MY_SEAT),
    ...(games > 1 && { series: { games, number: 1 } }),
  })
}
