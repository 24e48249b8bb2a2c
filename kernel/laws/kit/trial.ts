import { bug } from '../../contract/bug.ts'
import type { AnyGame, GameTypes, Pace, Setup } from '../../contract/contract.ts'
import { isRefusal } from '../../contract/refusal.ts'
import { seatsOf } from '../../contract/seat.ts'
import { setupWith } from '../../contract/setup.ts'
import { hashOf } from '../../data/canonical.ts'
import type { Chance } from '../../luck/chance.ts'
import { commitmentOf } from '../../luck/committed.ts'
import { fastChance } from '../../luck/fast.ts'
import { type Header, MATCH_FORMAT } from '../../match/log.ts'
import type { Trial } from './law.ts'

const TRIES = 20

/** Any number of seats and any options that go together, as `seed` has it. */
export function trialSetup(game: AnyGame, seed: number): Setup<GameTypes> {
  const random = fastChance(`set-up ${seed}`)
  const [least, most] = game.meta.seats
  const seats = least + random.below(most - least + 1, 'seats')
  for (let count = 0; count < TRIES; count++) {
    const options = game.options.sample(random)
    const setup = setupWith(game, options, { seats, ...sampledSeats(game, seats, random) })
    if (!isRefusal(setup)) return setup
  }
  return plainSetup(game, seats)
}

/** A choice for every seat, and now and then a bot in it. */
const sampledSeats = (game: AnyGame, seats: number, random: Chance) => ({
  seatOptions: Array.from({ length: seats }, () => game.seatOptions.sample(random)),
  bots: seatsOf(seats).filter(() => random.below(8, 'seats') === 0),
})

/** The defaults, for as many seats as wanted if they allow it. */
function plainSetup(game: AnyGame, wanted: number): Setup<GameTypes> {
  const [least, most] = game.meta.seats
  const counts = [wanted, ...Array.from({ length: most - least + 1 }, (_, more) => least + more)]
  for (const seats of counts) {
    const setup = setupWith(game, game.options.defaults, { seats })
    if (!isRefusal(setup)) return setup
  }
  return bug(`${game.meta.name} cannot be set up with its own defaults.`)
}

const PACES: readonly [Pace, ...Pace[]] = [
  { pauseMs: 0, fixedWindows: false },
  { pauseMs: 1500, fixedWindows: false },
  { pauseMs: 1500, fixedWindows: true },
]

export const seedOf = (trial: Trial): string => hashOf(trial.luck)

export function headerOf(game: AnyGame, trial: Trial): Header<GameTypes> {
  const { setup, luck } = trial
  return {
    format: MATCH_FORMAT,
    game: game.meta.id,
    setup,
    pace: PACES[fastChance(`pace ${luck}`).below(PACES.length, 'pace')] ?? PACES[0],
    commitment: commitmentOf(seedOf(trial)),
    seatSeeds: setup.seatOptions.map((_, seat) => `seat ${seat}`),
  }
}
