import { BY_MATCH, DurableLog } from './durable-log.mjs'
import { mayStrike, newState, strike } from './metronome.mjs'
import { servePairs } from './pairs.mjs'

const log = new DurableLog(BY_MATCH)

/** Knows the rules, keeps the state, and tells small events, each seat its own secret: no looks, no undo, no return. */
servePairs(
  (match) => ({ match, state: newState() }),
  (seats, { match, state }, { seat, text }) => {
    const { peg } = JSON.parse(text)
    if (!mayStrike(state, seat, peg)) return seats[seat].close(1008, 'You may not do that now.')
    const beat = strike(state, seat, peg)
    state.recent.shift()
    state.recent.push(beat)
    const { secret } = state.players[seat]
    log.append(match, beat.beat, JSON.stringify(beat), () => {
      seats[seat].send(JSON.stringify({ ...beat, secret }))
      seats[1 - seat].send(JSON.stringify(beat))
    })
  },
)
