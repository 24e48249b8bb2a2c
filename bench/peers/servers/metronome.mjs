/**
 * The small game of bench/metronome in plain JavaScript, for servers that know nothing of our kernel: the same state and the
 * same arithmetic, without questions, options and audiences.
 */

const PEGS = 4
const BEATS_KEPT = 32
const SECRETS = 1000

/**
 * @typedef {{ strokes: number, lastBeat: number }} Peg
 * @typedef {{ secret: number, strokes: number, points: number }} Player
 * @typedef {{ beat: number, seat: number, peg: number, points: number, total: number }} Beat
 * @typedef {{ beat: number, pegs: Peg[], players: Player[], recent: Beat[] }} State
 */

/** @returns {State} */
export const newState = () => ({
  beat: 0,
  pegs: Array.from({ length: PEGS }, () => ({ strokes: 0, lastBeat: 0 })),
  players: [0, 1].map(() => ({ secret: Math.floor(Math.random() * SECRETS), strokes: 0, points: 0 })),
  recent: Array.from({ length: BEATS_KEPT }, (_, place) => ({
    beat: place + 1 - BEATS_KEPT,
    seat: place % 2,
    peg: place % PEGS,
    points: 0,
    total: 0,
  })),
})

/**
 * Whether this seat may strike this peg now.
 * @param {State} state
 * @param {number} seat
 * @param {unknown} peg
 */
export const mayStrike = (state, seat, peg) =>
  state.beat % 2 === seat && Number.isInteger(peg) && Number(peg) >= 0 && Number(peg) < PEGS

/**
 * Changes everything but the list of recent beats, and gives the new one for it.
 * @param {Pick<State, 'beat' | 'pegs' | 'players'>} state
 * @param {number} seat
 * @param {number} peg
 * @returns {Beat}
 */
export function strike(state, seat, peg) {
  const beat = ++state.beat
  const points = (7 * beat + 13 * peg) % 100
  const player = state.players[seat]
  state.pegs[peg].strokes++
  state.pegs[peg].lastBeat = beat
  player.strokes++
  player.points += points
  player.secret = (31 * player.secret + peg + 1) % SECRETS
  return { beat, seat, peg, points, total: player.points }
}
