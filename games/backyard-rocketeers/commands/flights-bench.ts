import { type Bench, coreSecondsFor, type Measurement, measure, sharesOf } from '@starboard/bench'
import { type Playable, playOut, randomBot } from '@starboard/bots'
import { type AnyBot, bug, type GameTypes, isRefusal, readSetup, type Setup, seatsOf } from '@starboard/kernel'

/** A table and who plays there. */
interface Flights {
  readonly entry: Playable
  readonly setup: Setup<GameTypes>
  readonly bot: AnyBot
}

/** A round is so much play, whatever the table: short ones would be compiling more than playing. */
const RANDOM_ACTIONS = 60_000
const TABLES = [2, 4, 6]
const BOT_SEATS = 4
/** Single games, and the one in the middle of so many: long ones are seldom, but very long. */
const BOT_GAMES = 200

/** How many actions a second one core plays at random, and how long a whole game of four bots takes it. */
export const flightsBench: Bench = (entry, { rounds, onFigure }) => {
  const tables = TABLES.map((seats) => ({ entry, setup: setupFor(entry, seats), bot: randomBot(entry.game) }))
  // Sampled, so first of all: what is warm before tells less.
  const parts = tables.slice(1, 2).flatMap((table) => measure(sharesOf(playAtRandom), table, rounds))
  const speeds = tables.flatMap((table) => measure(randomPlay(table), table, rounds))
  const bot = entry.bots.heuristic ?? bug('There is no heuristic bot.')
  const games = measure(botGame, { entry, setup: setupFor(entry, BOT_SEATS), bot }, BOT_GAMES)
  for (const figure of [...speeds, ...games]) onFigure(figure)
  for (const figure of parts) onFigure({ ...figure, name: figure.name.replace('that', 'random play') })
}

function setupFor({ game }: Playable, seats: number): Setup<GameTypes> {
  const setup = readSetup(game, { seats, options: {}, bots: seatsOf(seats) })
  return isRefusal(setup) ? bug(setup.text) : setup
}

const randomPlay = ({ setup: { seats } }: Flights): Measurement<Flights> => ({
  aims: [{ name: `random play, ${seats} players`, unit: 'actions/s a core', goal: { atLeast: 200_000 } }],
  prepare: (flights) => () => {
    let actions = 0
    const seconds = coreSecondsFor(() => {
      actions = playAtRandom(flights)
    })
    return [actions / seconds]
  },
})

/** Gives how many actions that took. */
function playAtRandom(flights: Flights): number {
  let actions = 0
  for (let number = 0; actions < RANDOM_ACTIONS; number++) actions += entriesOf(flights, number) - 1
  return actions
}

/** Games that the round limit ends tell about the limit: they are left out. */
const botGame: Measurement<Flights> = {
  aims: [{ name: `whole game of ${BOT_SEATS} heuristics, views included`, unit: 'ms a core', goal: { below: 60 } }],
  prepare: (flights) => {
    let number = 0
    return () => {
      for (;;) {
        let ending = ''
        const seconds = coreSecondsFor(() => {
          ending = play(flights, number++).outcome.ending
        })
        if (ending !== 'roundLimit') return [seconds * 1000]
      }
    }
  },
}

const play = ({ entry, setup, bot }: Flights, number: number) =>
  playOut(entry, { setup, bots: seatsOf(setup.seats).map(() => bot), seed: `flights/${number}` })

const entriesOf = (flights: Flights, number: number): number => play(flights, number).entries
