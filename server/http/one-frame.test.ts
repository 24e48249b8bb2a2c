import { Guest } from '@starboard/wire/guest'
import type { ServerMessage } from '@starboard/wire/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Mirror } from '../fixtures/mirror.fixture.ts'
import { type OpenServer, openServer, Tap } from '../safety/wire.fixture.ts'

const MOVES = 12

let server: OpenServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())

class Player {
  readonly mirror = new Mirror()
  readonly tap: Tap
  readonly code: string
  #sent = 0

  constructor({ cookie }: Guest, code: string) {
    this.code = code
    this.tap = new Tap(server.url, { cookie }, (message) => this.mirror.hear(message))
  }

  async sitDown(): Promise<void> {
    await this.tap.opened()
    this.tap.say({ kind: 'watch', table: this.code })
    await this.tap.command(this.code, { kind: 'sit' })
    await this.tap.command(this.code, { kind: 'ready', ready: true })
  }

  get isAsked(): boolean {
    return (this.mirror.frame?.legal.length ?? 0) > 0
  }

  /** With an id as clients make them, so that it takes the quick way. */
  async move(): Promise<string> {
    const decision = this.mirror.frame?.open.find(({ id }) => id !== undefined)?.id
    const id = `mover.${++this.#sent}`
    const action = this.mirror.frame?.legal[0]
    const { ok } = await this.tap.command(this.code, { kind: 'act', decision, action }, id)
    expect(ok).toBe(true)
    return id
  }
}

async function playing(): Promise<readonly [Player, Player]> {
  const guests = [await Guest.at(server.url, 'Ada'), await Guest.at(server.url, 'Ben')] as const
  const { code } = await guests[0].createTable({ game: 'comet-rush', seats: 2, time: { kind: 'off' } })
  const players = [new Player(guests[0], code), new Player(guests[1], code)] as const
  for (const player of players) await player.sitDown()
  await players[0].tap.command(code, { kind: 'start' })
  for (const { tap } of players) await tap.next(({ kind }) => kind === 'look')
  return players
}

const answered = (messages: readonly ServerMessage[]) =>
  messages.map((message) => (message.kind === 'news' ? (message.answer ?? null) : message.kind))

it('a move is one frame for each viewer, and the sender’s is the answer', async () => {
  const players = await playing()
  for (let moves = 0; moves < MOVES; moves++) {
    const mover = players.find(({ isAsked }) => isAsked)
    const other = players.find((player) => player !== mover)
    if (mover === undefined || other === undefined) throw new Error('Somebody is asked.')
    const [own, others] = [mover.tap.frames.length, other.tap.frames.length]
    const id = await mover.move()
    await other.tap.next(({ kind }) => kind === 'news', others)
    // Whatever came after the news would be here before the answer to this.
    for (const { tap } of players) await tap.next(({ kind }) => kind === 'pong', pinged(tap))
    expect(answered(mover.tap.messages.slice(own))).toEqual([id, 'pong'])
    expect(answered(other.tap.messages.slice(others))).toEqual([null, 'pong'])
  }
})

function pinged(tap: Tap): number {
  const from = tap.frames.length
  tap.say({ kind: 'ping', sent: 0 })
  return from
}
