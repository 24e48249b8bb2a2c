import { mutedCtx, Search } from '@starboard/bots'
import {
  type AnyGame,
  bug,
  fastChance,
  type GameTypes,
  isRefusal,
  type Look,
  lookAt,
  readSetup,
  seatOf,
} from '@starboard/kernel'
import { noughts } from '@starboard/kernel/noughts'
import type { BenchRun } from './index.ts'
import { coreSecondsFor, type Measurement, measure, secondsFor } from './measure.ts'

const ITERATIONS = 5000

/** Ten times what boardgame.io's bot does on the same board, with playouts by dice on both sides: see peers/. */
const GOAL = 25_000

/** How often a second a search tries out a move on the empty board of noughts and crosses. */
export function benchSearch({ rounds, onFigure, onNote }: Pick<BenchRun, 'rounds' | 'onFigure' | 'onNote'>): void {
  for (const figure of measure(speed, emptyBoard(), rounds)) onFigure(figure)
  onNote(
    'Noughts and crosses, whatever the game: each round imagines a world, walks down the tree and plays on by dice.',
  )
}

const speed: Measurement<Look<GameTypes>> = {
  aims: [
    { name: 'search, noughts and crosses', unit: 'rounds/s a core', goal: { atLeast: GOAL } },
    { name: 'the same by the clock', unit: 'rounds/s' },
  ],
  prepare(look) {
    let round = 0
    return () => {
      const random = fastChance(`bench/${round++}`)
      const search = new Search({ game: noughts, help: {}, look, seat: seatOf(0), budget: { ms: 0, random } })
      let wall = 0
      const core = coreSecondsFor(() => {
        wall = secondsFor(() => search.run(ITERATIONS))
      })
      return [ITERATIONS / core, ITERATIONS / wall]
    }
  },
}

function emptyBoard(): Look<GameTypes> {
  const game: AnyGame = noughts
  const setup = readSetup(game, { seats: 2 })
  if (isRefusal(setup)) return bug(setup.text)
  return lookAt(game, game.setup(setup, mutedCtx('bench')), seatOf(0), { at: 0, now: 0 })
}
