import {
  type AnyGame,
  commitmentOf,
  type GameTypes,
  isRefusal,
  MATCH_FORMAT,
  type Refusal,
  readSetup,
  type Setup,
  seatOf,
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
  newSeed(): string
}

/** The terms of a new match, or why there can be none. */
export function newTerms(game: AnyGame, { wish, level, newSeed }: Chosen): SoloTerms | Refusal {
  const setup = setupFor(game, wish)
  if (isRefusal(setup)) return setup
  const seed = newSeed()
  return {
    id: newSeed().slice(0, 16),
    game: game.meta.id,
    level,
    seat: MY_SEAT,
    names: Array.from({ length: setup.seats }, (_, seat) => (seat === MY_SEAT ? wish.name : `Bot ${seat + 1}`)),
    header: {
      format: MATCH_FORMAT,
      game: game.meta.id,
      setup,
      pace: PACE,
      commitment: commitmentOf(seed),
      seatSeeds: Array.from({ length: setup.seats }, newSeed),
    },
    seed,
  }
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

const setupWithSeats = (game: AnyGame, { options }: SoloWish, seats: number) =>
  readSetup(game, {
    seats,
    options: { ...options, ...withoutLimits(game) },
    bots: Array.from({ length: Math.max(0, seats) }, (_, seat) => seatOf(seat)).filter((seat) => seat !== MY_SEAT),
  })

/** Alone one may think as long as one likes. */
const withoutLimits = (game: AnyGame): Readonly<Record<string, number>> =>
  Object.fromEntries(game.options.form.filter(({ clock }) => clock === true).map(({ name }) => [name, 0]))
