import { applyChange, type Change, type Shown } from '@starboard/kernel'
import type { ServerMessage } from '@starboard/wire/protocol'
import { type OpenServer, openServer, signIn, Tap } from '../../../server/safety/wire.fixture.ts'
import { emptySeat } from '../../../server/table/row.ts'
import type { Action } from '../rules/actions.ts'
import { CARD_IDS, type Card } from '../rules/cards.ts'
import type { View } from '../rules/view.ts'

const CODE = 'RACED'
/** Longer than any test; nobody is hurried. */
const NO_HURRY = { timerSeconds: 600, filmSeconds: 180 }

/** Somebody at the table, or beside it, who keeps every byte that comes. */
export class Guest {
  readonly texts: string[] = []
  frame: Shown | null = null
  readonly #tap: Tap
  #sent = 0

  constructor(url: string, cookie: string) {
    this.#tap = new Tap(url, { cookie }, (message) => this.#hear(message))
  }

  async open(): Promise<this> {
    await this.#tap.opened()
    return this
  }

  get view(): View {
    if (this.frame === null) throw new Error('There was no look yet.')
    return this.frame.view as View
  }

  /** Ids follow from the order alone, so that two parties send the same. */
  async ask(command: object): Promise<ServerMessage> {
    return this.#tap.command(CODE, command, `c${++this.#sent}`)
  }

  async must(command: object): Promise<void> {
    const answer = await this.ask(command)
    if (answer.kind !== 'answer' || !answer.ok) throw new Error(JSON.stringify(answer))
  }

  async watch(): Promise<void> {
    const from = this.texts.length
    this.#tap.say({ kind: 'watch', table: CODE })
    await this.#tap.next(({ kind }) => kind === 'table', from)
  }

  act(action: Action): Promise<void> {
    return this.must(this.acting(action))
  }

  acting(action: Action): object {
    const decision = this.frame?.open.find(({ id }) => id !== undefined)?.id
    return { kind: 'act', action, ...(decision !== undefined && { decision }) }
  }

  /** Whatever was sent before this has come. */
  async settle(): Promise<void> {
    const from = this.texts.length
    this.#tap.say({ kind: 'ping', sent: 1 })
    await this.#tap.next(({ kind }) => kind === 'pong', from)
  }

  /** Without who is connected: that is told at moments of its own, which have nothing to do with the match. */
  get told(): readonly string[] {
    return this.texts.filter((text) => !text.startsWith('{"kind":"presence"'))
  }

  /** Cards that were named to this one so far. */
  get cardsSeen(): ReadonlySet<string> {
    const text = this.texts.join('\n')
    return new Set(CARD_IDS.filter((card) => text.includes(card)))
  }

  close(): Promise<number> {
    return this.#tap.close()
  }

  #hear(message: ServerMessage): void {
    this.texts.push(JSON.stringify(message))
    if (message.kind === 'look') this.frame = message.look as Shown
    if (message.kind === 'news' && this.frame !== null && message.change !== null)
      this.frame = applyChange(this.frame, message.change as Change) as Shown
  }
}

/** Four people at a table whose luck is known beforehand, and somebody who watches. */
export class Party {
  readonly server: OpenServer
  readonly seats: readonly Guest[]
  readonly spectator: Guest

  private constructor(server: OpenServer, [spectator, ...seats]: readonly [Guest, ...Guest[]]) {
    this.server = server
    this.spectator = spectator
    this.seats = seats
  }

  static async open(options: object): Promise<Party> {
    const server = await openServer()
    const names = ['Ada', 'Ben', 'Cleo', 'Dora']
    await server.store.tables.add({
      id: 'race',
      code: CODE,
      game: 'roborally',
      status: 'lobby',
      isOpen: true,
      host: '',
      settings: {
        options: { ...NO_HURRY, ...options },
        time: { kind: 'game' },
        standIn: 'random',
        onTimeout: 'fallback',
        fixedWindows: false,
        seatOptions: [],
      },
      memory: {},
      header: null,
      seed: '5'.repeat(64),
      clock: { wall: 0, match: 0, rate: 0 },
      dueAt: null,
      createdAt: 0,
      touchedAt: 0,
      rematch: null,
      version: 0,
      seats: names.map((_, seat) => ({ ...emptySeat(seat), seed: 'nobody' })),
    })
    const guestOf = async (name: string) => new Guest(server.url, await signIn(server.url, name)).open()
    const spectator = await guestOf('Eve')
    await spectator.watch()
    const seats: Guest[] = []
    for (const name of names) {
      const guest = await guestOf(name)
      await guest.watch()
      await guest.must({ kind: 'sit', seed: `seed of ${name}` })
      await guest.must({ kind: 'ready', ready: true })
      seats.push(guest)
    }
    await seats[0]?.must({ kind: 'start' })
    const party = new Party(server, [spectator, ...seats])
    await party.settle()
    return party
  }

  at(seat: number): Guest {
    const guest = this.seats[seat]
    if (guest === undefined) throw new Error(`There is no seat ${seat}.`)
    return guest
  }

  get everybody(): readonly Guest[] {
    return [...this.seats, this.spectator]
  }

  /** What this seat was dealt. */
  handOf(seat: number): readonly Card[] {
    return this.at(seat).view.robots[seat]?.deal ?? []
  }

  /** The first five cards dealt, or five others. */
  async submit(seat: number, { from = 0, powerDown = false } = {}): Promise<void> {
    const program = this.handOf(seat).slice(from, from + 5)
    await this.at(seat).act({ kind: 'submit', program, powerDown })
  }

  async settle(): Promise<void> {
    for (const guest of this.everybody) await guest.settle()
  }

  async close(): Promise<void> {
    await Promise.all(this.everybody.map((guest) => guest.close()))
    await this.server.close()
  }
}
