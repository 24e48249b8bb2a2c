import { frameOf, openLineTo } from '../../bare-line.ts'
import { strokeAt } from '../../load/recorded.ts'
import type { Wire } from '../../load/wire.ts'

let matches = 0

const SESSION = 'a-session-of-20-long'

/** The relays and the bare server: a message is a stroke, and nothing else is ever said. */
export const bareWire = saying((beat) => `{"kind":"strike","beat":${beat},"peg":${strokeAt(beat)}}`)

/** The same, with as much around it as our own clients send. */
export const wordyWire = saying((beat) => {
  const command = `{"kind":"act","decision":"${beat + 1}:turn","action":{"kind":"strike","peg":${strokeAt(beat)}}}`
  return `{"kind":"do","table":"ABCDE-FGHIJ","id":"${SESSION}.${Math.floor(beat / 2) + 1}","command":${command}}`
})

function saying(strokeOf: (beat: number) => string): Wire {
  return {
    async connect(url) {
      const match = ++matches
      const lineOf = (seat: number) => openLineTo(`${url}/?match=${match}&seat=${seat}`)
      return {
        lines: [await lineOf(0), await lineOf(1)],
        begin: async () => ({
          frameOf: (beat) => frameOf(strokeOf(beat)),
          isBeat: () => true,
        }),
      }
    },
  }
}
