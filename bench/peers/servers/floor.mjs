import { BY_TIME, DurableLog } from './durable-log.mjs'
import { mayStrike, newState, strike } from './metronome.mjs'
import { servePairs } from './pairs.mjs'

/**
 * The least that a server needs which does what Starboard does for a move: it hears as much, keeps as much with the same
 * commits, and tells each seat as much in one frame of its own, a secret in one of them. What to tell is known beforehand:
 * nothing is compared, nobody may come back, nothing is taken back, and nobody else is served.
 */

const log = new DurableLog(BY_TIME)

const TEXT = 0x81
const [SHORT, MIDDLE] = [125, 126]

/** @type {WeakMap<import('ws').WebSocket, import('node:stream').Duplex>} */
const lines = new WeakMap()

servePairs(
  (match) => ({ match, state: newState() }),
  (seats, { match, state }, { seat, text }) => {
    const { id, table, command } = JSON.parse(text)
    const { peg } = command.action
    if (!mayStrike(state, seat, peg)) return seats[seat].close(1008, 'You may not do that now.')
    const beat = strike(state, seat, peg)
    state.recent.shift()
    state.recent.push(beat)
    const entry = { at: beat.beat, luck: [], kind: 'act', seat, action: command.action, by: 'player', id }
    const { secret } = state.players[seat]
    log.append(match, beat.beat, JSON.stringify(entry), () => {
      for (const to of [0, 1]) tell(seats[to], newsOf(beat, { to, table, id, secret, state }))
    })
  },
  (socket, line) => lines.set(socket, line),
)

/**
 * As long as ours: what changed of the look, with what may be done now.
 * @param {import('./metronome.mjs').Beat} beat
 * @param {{ to: number, table: string, id: string, secret: number, state: import('./metronome.mjs').State }} told
 */
function newsOf(beat, { to, table, id, secret, state: { pegs, players } }) {
  const { seat, peg, points, total } = beat
  const own = seat === to ? { secret } : {}
  const asked = beat.beat + 1
  const view = {
    agenda: { asked, steps: [0, 0, { seat: 1 - seat, id: asked }] },
    beat: beat.beat,
    pegs: [0, peg, pegs[peg]],
    recent: [1, 0, 1, [], 31, 0, [beat]],
    players: [0, seat, { strokes: players[seat].strokes, points: total, ...own }],
  }
  const open = [0, 0, { seat: 1 - seat, id: seat === to ? [] : `${asked}:turn` }]
  const events = [{ kind: 'struck', seat, beat: beat.beat, peg, points, ...own }]
  const change = { view, open, legal: seat === to ? [[]] : [1, 0, 0, STROKES] }
  const clock = { now: asked, rate: 1, wall: Date.now() }
  return JSON.stringify({ kind: 'news', table, at: asked, events, change, ...(seat === to && { answer: id }), clock })
}

const STROKES = [0, 1, 2, 3].map((peg) => ({ kind: 'strike', peg }))

/**
 * One frame, one piece: all of it is plain.
 * @param {import('ws').WebSocket} socket
 * @param {string} text
 */
function tell(socket, text) {
  const { length } = text
  const head = length <= SHORT ? [TEXT, length] : [TEXT, MIDDLE, length >> 8, length & 0xff]
  lines.get(socket)?.write(String.fromCharCode(...head) + text, 'latin1')
}
