import { type Move, next, type Question, seatOf, stepwise } from '@starboard/kernel'
import type { Action } from './actions.ts'
import type { Event } from './events.ts'
import { nextSecret, PEGS, worthOf } from './pegs.ts'
import { type Metronome, pegAt, playerAt, type State, type Turn } from './state.ts'

/** Frozen, like everything that never changes: it is neither copied nor compared. */
const STROKES: readonly Action[] = Object.freeze(PEGS.map((peg): Action => Object.freeze({ kind: 'strike', peg })))

const strike: Move<State, Turn, Action, Event> = {
  legal: () => STROKES,
  check: () => null,
  apply(s, seat, { peg }, ctx) {
    const beat = ++s.beat
    const points = worthOf(beat, peg)
    const [struck, player] = [pegAt(s, peg), playerAt(s, seat)]
    struck.strokes++
    struck.lastBeat = beat
    player.strokes++
    player.points += points
    player.secret = nextSecret(player.secret, peg)
    s.recent.shift()
    s.recent.push(Object.freeze({ beat, seat, peg, points, total: player.points }))
    if (beat !== s.options.beats) next<Turn>(s, { kind: 'turn', seat: seatOf(1 - seat) })
    ctx.emit({ kind: 'struck', seat, beat, peg, points, secret: player.secret })
    return 'answered'
  },
}

/** MN-1 */
const turn: Question<State, Turn, Action, Event> = {
  asks: (_s, { seat }) => [{ seat, mode: 'single' }],
  moves: { strike },
  fallback: () => ({ kind: 'strike', peg: 0 }),
}

export const { settle, ...flow } = stepwise<Metronome>({ steps: { turn } })
