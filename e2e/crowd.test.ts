import { checksum, fastChance } from '@starboard/kernel'
import { type Socket, TableClient } from '@starboard/wire/client'
import { Guest } from '@starboard/wire/guest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { depth } from '../tools/depth.fixture.ts'
import { NodeHouse } from './cluster-nodes.fixture.ts'

const SPECTATORS = depth('STARBOARD_SPECTATORS', { test: 60, endure: 1000 })
const IDLE = depth('STARBOARD_IDLE', { test: 100, endure: 5000 })
const DEAD = 5
const NODES = 3
const AT_ONCE = 50
const LONGEST_MS = 600_000

const random = fastChance('crowd')
let house: NodeHouse
beforeAll(async () => {
  house = await NodeHouse.open(NODES, {})
})
afterAll(() => house.close(), 60_000)

test(
  `${SPECTATORS} spectators and ${IDLE} idle lines are all back after their node is lost`,
  async () => {
    const [ada, ben] = [await guest('Ada'), await guest('Ben')]
    const { code } = await ada.createTable({ game: 'comet-rush', seats: 2, options: { preset: 'quick' } })
    const [first, second] = [watching(ada, code), watching(ben, code)]
    for (const client of [first, second]) {
      await client.send({ kind: 'sit' })
      await client.send({ kind: 'ready', ready: true })
    }
    await first.send({ kind: 'start' })
    const crowd = await inGroups(SPECTATORS, async (place) => watching(await guest(`Eve ${place}`), code))
    const idle = await inGroups(IDLE, async () => new IdleLine(ada))
    const dead = await inGroups(DEAD, async (place) => silent(await guest(`Dead ${place}`), code))
    await everybodySees(first, crowd)
    await move([first, second])
    await everybodySees(first, crowd)

    const owner = await ownerOf(code)
    const lost = performance.now()
    await owner?.process.kill('SIGKILL')
    const since = () => Math.round(performance.now() - lost)
    const idleBack = expect
      .poll(() => idle.every(({ isOpen }) => isOpen), LONG)
      .toBe(true)
      .then(since)
    // Whoever was at another node still has the look of before: only the next move shows that they are there.
    await move([first, second])
    const movedMs = since()
    await everybodySees(first, crowd)
    const figures = { movedMs, seenMs: since(), idleBackMs: await idleBack }
    process.stdout.write(`${JSON.stringify({ spectators: SPECTATORS, idle: IDLE, ...figures })}\n`)
    for (const client of [first, second, ...crowd]) client.close()
    for (const line of idle) line.close()
    for (const socket of dead) socket.close()
  },
  LONGEST_MS,
)

const LONG = { timeout: 60_000, interval: 20 }

const guest = (name: string) => house.guest(name, random)

/** Comes to any node, again and again. */
const watching = (guest: Guest, code: string) => new TableClient({ code, connect: () => anywhere(guest) })

const anywhere = ({ name, cookie }: Guest): Socket =>
  Guest.known({ name, cookie, url: house.address(random) }).connect()

/** All have the same look of the same moment, as those who play. */
async function everybodySees({ state }: TableClient, crowd: readonly TableClient[]): Promise<void> {
  await expect.poll(() => standing(crowd), LONG).toEqual({ open: crowd.length, shown: crowd.length, looks: 1 })
  expect(state.table?.code).toBe(crowd[0]?.state.table?.code)
}

function standing(crowd: readonly TableClient[]) {
  const open = crowd.filter(({ state }) => state.connection === 'open')
  const shown = open.filter(({ state }) => state.shown !== null)
  return {
    open: open.length,
    shown: shown.length,
    looks: new Set(shown.map(({ state }) => checksum(state.shown))).size,
  }
}

async function move(players: readonly TableClient[]): Promise<void> {
  const asked = () => players.find(({ state }) => state.connection === 'open' && (state.shown?.legal.length ?? 0) > 0)
  await expect.poll(asked, LONG).toBeDefined()
  const player = asked()
  expect(await player?.act(player.state.shown?.legal[0])).toMatchObject({ ok: true })
}

async function ownerOf(code: string) {
  const [table] = await house.ask<{ node: string }>('select node from tables where code = $1', [code])
  for (const node of house.nodes) if ((await house.nameOf(node)) === table?.node) return node
  return undefined
}

/** Somebody who has the page open and looks at nothing. */
class IdleLine {
  isOpen = false
  readonly #guest: Guest
  #socket: Socket | null = null
  #isOver = false

  constructor(guest: Guest) {
    this.#guest = guest
    this.#open()
  }

  close(): void {
    this.#isOver = true
    this.#socket?.close()
  }

  #open(): void {
    const socket = anywhere(this.#guest)
    this.#socket = socket
    socket.onmessage = () => {
      this.isOpen = true
    }
    socket.onerror = () => undefined
    socket.onclose = () => {
      this.isOpen = false
      if (!this.#isOver) setTimeout(() => this.#open(), 100 + random.below(400, 'again'))
    }
  }
}

/** Asks for the table, and reads not a word of it. */
function silent(guest: Guest, code: string): Socket {
  const socket = anywhere(guest)
  socket.onerror = () => undefined
  socket.onopen = () => {
    socket.send(JSON.stringify({ kind: 'watch', table: code }))
    ;(socket as unknown as { pause(): void }).pause()
  }
  return socket
}

async function inGroups<X>(count: number, make: (place: number) => Promise<X>): Promise<readonly X[]> {
  const made: X[] = []
  while (made.length < count) {
    const group = Math.min(AT_ONCE, count - made.length)
    made.push(...(await Promise.all(Array.from({ length: group }, (_, more) => make(made.length + more)))))
  }
  return made
}
