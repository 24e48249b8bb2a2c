import type { Duplex } from 'node:stream'
import { type Given, TableClient } from '@starboard/wire/client'
import { newSession, printCommandId } from '@starboard/wire/command-id'
import { Guest } from '@starboard/wire/guest'
import { PROTOCOL } from '@starboard/wire/protocol'
import { frameOf, openLineTo } from '../bare-line.ts'
import { SMALL_GAME } from '../defaults.ts'
import { LineSocket } from './line-socket.ts'
import { strokeAt } from './recorded.ts'
import type { ConnectedPair, PairPlay, Wire } from './wire.ts'

/**
 * Our own server. People come and sit down with the client that everybody has; what is measured is written and read by
 * hand, so that the load costs little.
 */
export const starboardWire: Wire = {
  connect: async (urls) => {
    const [first, second] = addresses(urls)
    return pairOf(await Promise.all([connected(first, 'First'), connected(second, 'Second')]))
  },
}

let pairs = 0

/** Of several nodes, as if somebody had sent each of the two anywhere: all combinations come up equally often. */
function addresses(urls: string): readonly [string, string] {
  const all = urls.split(',')
  const turn = pairs++
  const at = (place: number) => all[place % all.length] ?? urls
  return [at(turn), at(turn + Math.floor(turn / all.length))]
}

interface Connected {
  readonly guest: Guest
  readonly line: Duplex
  readonly socket: LineSocket
}

async function connected(url: string, name: string): Promise<Connected> {
  const guest = await Guest.at(url, name)
  const line = await openLineTo(`${url}/ws?protocol=${PROTOCOL}`, { cookie: guest.cookie })
  return { guest, line, socket: new LineSocket(line) }
}

const pairOf = ([host, other]: readonly [Connected, Connected]): ConnectedPair => ({
  lines: [host.line, other.line],
  async begin() {
    const { code } = await host.guest.createTable({ game: SMALL_GAME, seats: 2, time: { kind: 'off' } })
    const [first, second] = [atTable(host, code), atTable(other, code)]
    for (const { client } of [first, second]) {
      accept(await client.send({ kind: 'sit' }))
      accept(await client.send({ kind: 'ready', ready: true }))
    }
    accept(await first.client.send({ kind: 'start' }))
    await Promise.all([first.begun, second.begun])
    const asked = first.client.state.shown?.open.find(({ id }) => id !== undefined)?.id ?? ''
    for (const { leave } of [first, second]) leave()
    return playAt(code, asked)
  },
})

function atTable({ socket }: Connected, code: string) {
  let tell: () => void
  const begun = new Promise<void>((resolve) => {
    tell = resolve
  })
  const onChange: ConstructorParameters<typeof TableClient>[0]['onChange'] = ({ shown }) => shown !== null && tell()
  const client = new TableClient({ code, connect: () => socket, onChange })
  const leave = () => {
    socket.letGo()
    client.close()
  }
  return { client, begun, leave }
}

function accept(given: Given): void {
  if (!given.ok) throw new Error(given.refused.text)
}

/** Questions are numbered one after another, so that every answer is known beforehand. */
function playAt(table: string, firstAsked: string): PairPlay {
  const sessions = [newSession(), newSession()]
  const [number = '', ...name] = firstAsked.split(':')
  return {
    frameOf(beat) {
      const id = printCommandId({ session: sessions[beat % 2] ?? '', counter: Math.floor(beat / 2) + 1 })
      const decision = [Number(number) + beat, ...name].join(':')
      const command = `{"kind":"act","decision":"${decision}","action":{"kind":"strike","peg":${strokeAt(beat)}}}`
      return frameOf(`{"kind":"do","table":"${table}","id":"${id}","command":${command}}`)
    },
    isBeat(body) {
      const head = body.toString('latin1', 0, HEAD)
      if (head.includes(NEWS)) return true
      if (WRONG.some((word) => head.includes(word))) throw new Error(`The server says ${body.toString()}`)
      return false
    },
  }
}

/** What a message is stands at its beginning. A piece of news tells its viewer of one move, and there is no other way. */
const HEAD = 200
const NEWS = '"kind":"news"'
const WRONG = ['"ok":false', '"kind":"refused"', '"kind":"gone"']
