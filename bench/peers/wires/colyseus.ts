import type { Duplex } from 'node:stream'
import { frameOf, openLineTo, untilFrame } from '../../bare-line.ts'
import { strokeAt } from '../../load/recorded.ts'
import type { Wire } from '../../load/wire.ts'

/** What a message is stands in the lower bits of its first byte. */
const [JOIN_ROOM, ERROR, ROOM_DATA, ROOM_STATE, ROOM_STATE_PATCH] = [10, 11, 13, 14, 15]
const KIND = 0x1f

/** A short text as MessagePack: its length in the lower bits of one byte, then the text. A peg is a byte of its own. */
const SHORT_TEXT = 0xa0
const STRIKE = [ROOM_DATA, SHORT_TEXT | 'strike'.length, ...Buffer.from('strike')]

interface Reservation {
  readonly roomId: string
  readonly sessionId: string
  readonly processId: string
}

/** Colyseus: a room is found over HTTP, then its state is patched over a socket. Nobody is connected without a room. */
export const colyseusWire: Wire = {
  async connect(url) {
    const first = await reserved(url, 'create/metronome')
    const lines = [
      await joined(url, first),
      await joined(url, await reserved(url, `joinById/${first.roomId}`)),
    ] as const
    return {
      lines,
      begin: async () => ({
        frameOf: (beat) => frameOf(Uint8Array.from([...STRIKE, strokeAt(beat)])),
        isBeat: (body) => kindOf(body) === ROOM_STATE_PATCH,
      }),
    }
  },
}

const kindOf = (body: Buffer): number => {
  const kind = (body[0] ?? 0) & KIND
  if (kind === ERROR) throw new Error(`The room says ${body.toString()}`)
  return kind
}

async function reserved(url: string, how: string): Promise<Reservation> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${url}/matchmake/${how}`, { method: 'POST', headers, body: '{}' })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as Reservation
}

/** Whoever has said that the room is known gets its whole state, and patches from then on. */
async function joined(url: string, { processId, roomId, sessionId }: Reservation): Promise<Duplex> {
  const line = await openLineTo(`${url}/${processId}/${roomId}?sessionId=${sessionId}`)
  await untilFrame(line, (body) => {
    const kind = kindOf(body)
    if (kind === JOIN_ROOM) line.write(frameOf(Uint8Array.of(JOIN_ROOM)))
    return kind === ROOM_STATE
  })
  return line
}
