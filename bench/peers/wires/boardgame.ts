import type { Duplex } from 'node:stream'
import { frameOf, openLineTo, untilFrame } from '../../bare-line.ts'
import { strokeAt } from '../../load/recorded.ts'
import type { ConnectedPair, Wire } from '../../load/wire.ts'

/** Packets of engine.io and socket.io: a digit or two, the namespace, and JSON. */
const JOIN = '40/metronome,'
const EVENT = '42/metronome,'
const [PING, PONG] = ['2', '3']

let matches = 0

/** boardgame.io over a websocket from the start, as its client does where it can. */
export const boardgameWire: Wire = {
  async connect(url) {
    const [first, second] = [await joined(url), await joined(url)]
    return pairOf([first, second], `m${++matches}`)
  },
}

const pairOf = (lines: readonly [Duplex, Duplex], match: string): ConnectedPair => ({
  lines,
  async begin() {
    for (const [seat, line] of lines.entries())
      await answered(line, event('sync', match, String(seat), null, lines.length), `${EVENT}["sync"`)
    return {
      frameOf(beat) {
        const playerID = String(beat % 2)
        const action = { type: 'MAKE_MOVE', payload: { type: 'strike', args: [strokeAt(beat)], playerID } }
        return event('update', action, beat, match, playerID)
      },
      isBeat(body, seat) {
        const head = body.toString('latin1', 0, UPDATE.length)
        if (head === PING) lines[seat]?.write(frameOf(PONG))
        return head === UPDATE
      },
    }
  },
})

const UPDATE = `${EVENT}["update"`

const event = (name: string, ...words: unknown[]): Buffer => frameOf(EVENT + JSON.stringify([name, ...words]))

async function joined(url: string): Promise<Duplex> {
  const line = await openLineTo(`${url}/socket.io/?EIO=4&transport=websocket`)
  await answered(line, frameOf(JOIN), JOIN)
  return line
}

/** Until a message comes that begins like this. */
function answered(line: Duplex, frame: Buffer, beginning: string): Promise<void> {
  line.write(frame)
  return untilFrame(line, (body) => body.toString('latin1', 0, beginning.length) === beginning)
}
