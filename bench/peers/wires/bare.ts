import { frameOf, openLineTo } from '../../bare-line.ts'
import { strokeAt } from '../../load/recorded.ts'
import type { Wire } from '../../load/wire.ts'

let matches = 0

/** The relays and the bare server: a message is a stroke, and nothing else is ever said. */
export const bareWire: Wire = {
  async connect(url) {
    const match = ++matches
    const lineOf = (seat: number) => openLineTo(`${url}/?match=${match}&seat=${seat}`)
    return {
      lines: [await lineOf(0), await lineOf(1)],
      begin: async () => ({
        frameOf: (beat) => frameOf(`{"kind":"strike","beat":${beat},"peg":${strokeAt(beat)}}`),
        isBeat: () => true,
      }),
    }
  },
}
