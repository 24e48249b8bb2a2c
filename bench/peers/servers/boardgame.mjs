import { createRequire } from 'node:module'
import { mayStrike, newState, strike } from './metronome.mjs'

const { Origins, Server } = createRequire(import.meta.url)('boardgame.io/server')

const INVALID_MOVE = 'INVALID_MOVE'

/** A game as its documentation shows one, kept in memory; undo is off, because it would keep a copy of every state. */
const metronome = {
  name: 'metronome',
  disableUndo: true,
  setup: newState,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    strike({ G, playerID }, peg) {
      if (!mayStrike(G, Number(playerID), peg)) return INVALID_MOVE
      const beat = strike(G, Number(playerID), peg)
      G.recent.shift()
      G.recent.push(beat)
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    players: G.players.map(({ secret, ...open }, seat) => (String(seat) === playerID ? { secret, ...open } : open)),
  }),
}

const { appServer } = await Server({ games: [metronome], origins: [Origins.LOCALHOST] }).run({ port: 0 })
console.log(JSON.stringify({ url: `http://127.0.0.1:${appServer.address().port}` }))
