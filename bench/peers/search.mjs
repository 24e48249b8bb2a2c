#!/usr/bin/env node
import { createRequire } from 'node:module'

/**
 * How often a second boardgame.io's search tries out a move on the empty board of noughts and crosses, playouts by dice to
 * the end. `npx starboard bench bots` says the same of ours. Install first: `node bench/peers/run.mjs --help` says how.
 */

const require = createRequire(import.meta.url)
const { MCTSBot } = require('boardgame.io/ai')
const { InitializeGame } = require('boardgame.io/internal')

const ITERATIONS = 1000
/** The compiler gets some rounds first, as it does in ours. */
const WARM_UP_ROUNDS = 6
const ROUNDS = 7

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]

/** As its documentation writes it. */
const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, cell) {
      if (G.cells[cell] !== null) return 'INVALID_MOVE'
      G.cells[cell] = playerID
    },
  },
  endIf({ G, ctx }) {
    if (LINES.some((line) => line.every((cell) => G.cells[cell] === ctx.currentPlayer)))
      return { winner: ctx.currentPlayer }
    if (G.cells.every((cell) => cell !== null)) return { draw: true }
  },
}

const enumerate = (G) => G.cells.flatMap((mark, cell) => (mark === null ? [{ move: 'mark', args: [cell] }] : []))

for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
  const bot = new MCTSBot({ game, enumerate, iterations: ITERATIONS, playoutDepth: 9, seed: `bench/${round}` })
  bot.setOpt('async', false)
  const [before, started] = [process.cpuUsage(), performance.now()]
  await bot.play(InitializeGame({ game, numPlayers: 2 }), '0')
  const { user, system } = process.cpuUsage(before)
  const wall = (performance.now() - started) / 1000
  const [ofCore, ofClock] = [ITERATIONS / ((user + system) / 1e6), ITERATIONS / wall].map(Math.round)
  if (round >= WARM_UP_ROUNDS)
    console.log(`boardgame.io: ${ofCore} rounds a second of one core, ${ofClock} by the clock`)
}
