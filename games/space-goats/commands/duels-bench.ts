import { type Bench, coreSecondsFor, type Measurement, measure, sharesOf } from '@starboard/bench'
import { type Playable, playOut } from '@starboard/bots'
import { type AnyBot, bug, type GameTypes, isRefusal, readSetup, type Setup, seatsOf } from '@starboard/kernel'

const DUELS = 2000

interface Duels {
  readonly entry: Playable
  readonly setup: Setup<GameTypes>
  readonly bot: AnyBot
}

/** How many two-player games a second one core plays in the engine view, and what the time goes into. */
export const duelsBench: Bench = (entry, { rounds, onFigure }) => {
  const duels = duelsOf(entry)
  // Sampled, so first of all: what is warm before tells less.
  const parts = measure(sharesOf(playAll), duels, rounds)
  for (const figure of [...measure(speed, duels, rounds), ...parts]) onFigure(figure)
}

function duelsOf(entry: Playable): Duels {
  const setup = readSetup(entry.game, { seats: 2, options: { autoChoices: true }, bots: seatsOf(2) })
  if (isRefusal(setup)) return bug(setup.text)
  return { entry, setup, bot: entry.bots.reference ?? bug('There is no reference bot.') }
}

const speed: Measurement<Duels> = {
  aims: [
    { name: 'two-player games, reference policy', unit: 'games/s a core', goal: { atLeast: 20_000 } },
    { name: 'a game', unit: 'µs' },
  ],
  prepare: (duels) => () => {
    const seconds = coreSecondsFor(() => playAll(duels))
    return [DUELS / seconds, (seconds * 1e6) / DUELS]
  },
}

function playAll({ entry, setup, bot }: Duels): void {
  for (let index = 0; index < DUELS; index++) playOut(entry, { setup, bots: [bot, bot], seed: `duels/${index}` })
}
