import type { Playable } from '@starboard/bots'
import { Guest } from '@starboard/wire/guest'
import { frameOf, openLine } from './bare-line.ts'
import type { BenchRun } from './index.ts'
import { inGroups, LoadedTable, wait } from './load/loaded-table.ts'
import { Tally } from './load/tally.ts'
import { figureOf, shareOf } from './measure.ts'
import { startServer } from './server-process.ts'

type Game = Playable['game']

const SOCKETS = 20
const NEIGHBOURS = 4
/** Their pace, within what one person may do. */
const PAUSE_MS = 100
const MEASURED_MS = 12_000

/** Twenty connections that send as much as the default limits let them, and what tables beside them notice of it. */
export async function benchHostile({ game }: Playable, { onFigure }: BenchRun): Promise<void> {
  for (const [name, addressOf] of Object.entries(ADDRESSES)) {
    const { seen, sent } = await attacked(game, addressOf)
    onFigure(figureOf({ name: `${SOCKETS} hostile sockets from ${name}: messages`, unit: '/s' }, [sent]))
    onFigure(figureOf({ name: '  neighbours’ moves, half of them', unit: 'ms' }, [shareOf(seen, 0.5)]))
    onFigure(figureOf({ name: '  99 of 100', unit: 'ms', goal: { below: 100 } }, [shareOf(seen, 0.99)]))
    onFigure(figureOf({ name: '  the slowest', unit: 'ms' }, [Math.max(...seen)]))
  }
}

/** This machine has many addresses of its own; the neighbours have the first. */
const ADDRESSES: Readonly<Record<string, (place: number) => string>> = {
  nowhere: () => '',
  'one address': () => '127.0.0.2',
  'twenty addresses': (place) => `127.0.0.${place + 10}`,
}

async function attacked(game: Game, addressOf: (place: number) => string): Promise<Attacked> {
  const server = await startServer(['--no-web'], { hasLimits: true })
  const tally = new Tally()
  const count = { sent: 0, isOver: false }
  try {
    const wanted = { url: server.url, game: game.meta.id, tally }
    const neighbours = await inGroups(NEIGHBOURS, 1, () => LoadedTable.open(wanted))
    for (const neighbour of neighbours) neighbour.run({ thinkMs: PAUSE_MS, change: 0 })
    for (let place = 0; place < SOCKETS; place++)
      if (addressOf(place) !== '')
        void attack({ url: server.url, game, address: addressOf(place), place }, count).catch(() => undefined)
    await wait(2000)
    tally.begin()
    count.sent = 0
    await wait(MEASURED_MS)
    const { seenMs: seen, seconds } = tally.end()
    const sent = count.sent / seconds
    count.isOver = true
    for (const neighbour of neighbours) neighbour.close()
    await wait(200)
    return { seen, sent }
  } finally {
    count.isOver = true
    await server.stop()
  }
}

interface Attacked {
  readonly seen: readonly number[]
  /** Messages a second. */
  readonly sent: number
}

interface Count {
  sent: number
  isOver: boolean
}

interface Attacker {
  readonly game: Game
  readonly url: string
  readonly address: string
  readonly place: number
}

/** Whoever is sent away comes back. Frames are made beforehand: what attackers have to do must not slow down the neighbour. */
async function attack({ url, game, address, place }: Attacker, count: Count): Promise<void> {
  const guest = await Guest.at(url, `Mallory ${place}`)
  const { code } = await guest.createTable({ game: game.meta.id })
  const frames = weapons(game, code).map(frameOf)
  while (!count.isOver) {
    const line = await openLine(url, guest.cookie, address)
    for (let turn = 0; !line.destroyed && !count.isOver; turn++) {
      line.write(frames[turn % frames.length])
      count.sent++
      // The burst first, then as fast as one may.
      if (turn > BURST || line.writableLength > MOST_UNSENT) await wait(BETWEEN_MS)
    }
    line.destroy()
    await wait(BETWEEN_MS)
  }
}

const BURST = 60
const BETWEEN_MS = 50
const MOST_UNSENT = 1_000_000

/** Settings as long, messages as broad and tables as often as they may be, and much that is small. */
function weapons({ options: { form } }: Game, table: string): readonly string[] {
  const doing = (id: string, command: object) => JSON.stringify({ kind: 'do', table, id, command })
  const text = 'a line of text\n'.repeat(16_000)
  const share = 200_000 / form.length
  const list = (parts: number) => Array.from({ length: parts }, () => 0)
  return [
    doing('a', {
      kind: 'configure',
      options: Object.fromEntries(form.map(({ name }) => [name, text.slice(0, share)])),
    }),
    doing('b', { kind: 'configure', options: { more: list(9900), text: text.slice(0, 200_000) } }),
    JSON.stringify({ kind: 'watch', table }),
    doing('c', { kind: 'act', action: list(1900) }),
    JSON.stringify({ kind: 'unwatch', table }),
    doing('d', { kind: 'order', orders: list(1900) }),
    JSON.stringify({ kind: 'watch', table }),
    doing('e', { kind: 'configure', seats: 4 }),
    'x'.repeat(250_000),
    doing('f', { kind: 'chat', text: 'x'.repeat(400) }),
  ]
}
