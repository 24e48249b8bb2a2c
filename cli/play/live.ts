import { setTimeout as sleep } from 'node:timers/promises'
import type { ShelfEntry } from '@starboard/games'
import { type ClientState, type Given, TableClient } from '@starboard/wire/client'
import type { Command } from '@starboard/wire/protocol'
import { autoStartCommand } from './auto-start.ts'
import type { Events, Model } from './model.ts'
import { recalled, reduce, told } from './reduce.ts'
import type { Session } from './session.ts'
import { noticeLine, pointLine } from './story.ts'
import { line } from './text.ts'

export interface Visit {
  readonly session: Session
  readonly entry: ShelfEntry
  readonly code: string
  readonly comeBack: string | null
  readonly isWatching: boolean
  readonly autoStarts: boolean
}

type Listener = (model: Model) => void

/** The server takes twenty messages a second; a script would like to send more. */
const MOST_IN_A_SECOND = 15

const TURNED_AWAY = line('This server does not know you any more. Leave and come again as somebody new.', 'warning')

/** One table, kept up to date: the model changes, and whoever listens is told. */
export class Live {
  readonly #client: TableClient
  #model: Model
  #listener: Listener = () => {}
  #isGoingOn = false
  /** The news that were heard last; what is missing between two of them is asked for. */
  #heard: number | null = null
  #sentAt: readonly number[] = []

  constructor({ session, ...visit }: Visit) {
    const client = new TableClient({
      code: visit.code,
      connect: () => session.connect(() => this.#turnedAway()),
      onChange: (state, events) => {
        this.#update(reduce(this.#model, { client: state, events, now: Date.now() }))
        if (this.#isMissing(state, events)) void this.#recall(session)
      },
      onNotice: (notice) => this.#update(told(this.#model, notice === null ? [] : [noticeLine(notice)])),
      onPoint: (pointed) => this.#update(told(this.#model, [pointLine(pointed, this.#model)])),
    })
    this.#client = client
    this.#model = {
      ...visit,
      server: session.server,
      client: client.state,
      clock: null,
      pauseEnds: null,
      isStale: false,
      story: [],
      told: 0,
    }
  }

  get model(): Model {
    return this.#model
  }

  onChange(listener: Listener): void {
    this.#listener = listener
  }

  /** What somebody wants. Whoever gives up a seat or is not ready does not want to be hurried any more. */
  send(command: Command): Promise<Given> {
    if (command.kind === 'stand' || command.kind === 'ready') this.#model = { ...this.#model, autoStarts: false }
    return this.#sendPaced(command)
  }

  close(): void {
    this.#listener = () => {}
    this.#client.close()
  }

  #update(model: Model): void {
    this.#model = model
    this.#listener(model)
    void this.#goOn()
  }

  /** The picture came whole, without the events that led to it. */
  #isMissing({ shown, at }: ClientState, events: Events): boolean {
    if (shown === null) return false
    const last = this.#heard
    this.#heard = at
    return last === null ? at > 0 : at > last + 1 && events.length === 0
  }

  /** Without it the story begins here. */
  async #recall(session: Session): Promise<void> {
    const soFar = await session.story(this.#model.code).catch(() => null)
    if (soFar !== null) this.#update(recalled(this.#model, soFar))
  }

  #turnedAway(): void {
    if (!this.#model.story.includes(TURNED_AWAY)) this.#update(told(this.#model, [TURNED_AWAY]))
  }

  async #goOn(): Promise<void> {
    const command = this.#isGoingOn ? null : autoStartCommand(this.#model)
    if (command === null) return
    this.#isGoingOn = true
    const given = await this.#sendPaced(command)
    this.#isGoingOn = false
    if (given.ok) return this.#goOn()
    this.#update(told({ ...this.#model, autoStarts: false }, [line(given.refused.text, 'warning')]))
  }

  async #sendPaced(command: Command): Promise<Given> {
    const oldest = this.#sentAt.at(-MOST_IN_A_SECOND)
    if (oldest !== undefined) await sleep(Math.max(0, oldest + 1000 - Date.now()))
    this.#sentAt = [...this.#sentAt, Date.now()].slice(-MOST_IN_A_SECOND)
    return this.#client.send(command)
  }
}
