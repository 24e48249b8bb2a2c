import { type Chance, pick } from '@starboard/kernel'
import { type ClientState, type Given, type Socket, TableClient } from '@starboard/wire/client'
import { Guest } from '@starboard/wire/guest'
import type { Command } from '@starboard/wire/protocol'
import { Mirror } from '../server/fixtures/mirror.fixture.ts'

/** One thing that somebody asked of a table, and what came of it. */
export interface Wish {
  readonly id: string
  readonly command: Command
  readonly seat: number | null
  /** By the clock of this process. */
  readonly sentAt: number
  given: Given | null
  givenAt: number
}

/** What one person did and saw at one table. */
export interface Visit {
  readonly code: string
  readonly mirror: Mirror
  readonly wishes: Wish[]
  seat: number | null
}

export interface PartyParts {
  readonly url: string
  /** Where the next connection leads, if not always there. */
  nextUrl?(): string
  readonly table: object
  readonly names: readonly string[]
  readonly random: Chance
  /** How somebody comes in, if not there at once. */
  comesIn?(name: string): Promise<Guest>
  /** Of a hundred questions so many are left to the clock. */
  readonly dawdles?: number
  /** Somebody has just sent this; the answer is not here yet. */
  onSent?(command: Command): void
}

/** People who play one match after another at tables of their own, whatever happens to the server. */
export class Party {
  readonly players: readonly Player[]
  wantsMore = true

  private constructor(players: readonly Player[]) {
    this.players = players
    for (const player of players) player.party = this
  }

  static async gather({
    url,
    nextUrl = () => url,
    table,
    names,
    random,
    comesIn = (name) => Guest.at(url, name),
    dawdles = 0,
    onSent,
  }: PartyParts): Promise<Party> {
    const guests = await Promise.all(names.map(comesIn))
    const { code } = (await guests[0]?.createTable(table)) ?? { code: '' }
    return new Party(
      guests.map((guest) => new Player(guest, { code, random, nextUrl, dawdles, onSent: onSent ?? (() => undefined) })),
    )
  }

  get isOver(): boolean {
    return this.players.every(({ isOver }) => isOver)
  }

  /** The kind of question on top of the table now, or where else the match stands. */
  get phase(): string {
    const states = this.players.map(({ state }) => state)
    const playing = states.find(({ shown }) => shown !== null && shown.outcome === null)
    if (playing === undefined) return states[0]?.table?.status ?? 'nowhere'
    return playing.shown?.open[0]?.kind ?? 'between'
  }

  leave(): void {
    for (const player of this.players) player.leave()
  }
}

/** Shares of what somebody does instead of just anything, so that windows and missed launches come up often. */
const TASTES: readonly { readonly likes: (action: Action) => boolean; readonly percent: number }[] = [
  { likes: ({ card }) => card === 'diplomatic-pressure' || card === 'flight-adjustment', percent: 95 },
  { likes: ({ kind }) => kind === 'launch', percent: 80 },
  { likes: ({ kind, accuracy, level }) => kind === 'build' && accuracy === 1 && level === 3, percent: 80 },
  { likes: ({ deck }) => deck === 'engineering', percent: 50 },
  { likes: ({ deck }) => deck === 'espionage', percent: 80 },
  { likes: ({ kind }) => kind === 'endTurn', percent: 60 },
]

interface Action {
  readonly kind: string
  readonly card?: string
  readonly deck?: string
  readonly accuracy?: number
  readonly level?: number
}

type PlayerParts = Required<Pick<PartyParts, 'random' | 'nextUrl' | 'dawdles' | 'onSent'>> & { readonly code: string }

export class Player {
  readonly visits: Visit[] = []
  party: Party | null = null
  readonly #guest: Guest
  readonly #random: Chance
  readonly #nextUrl: () => string
  readonly #dawdles: number
  readonly #onSent: (command: Command) => void
  /** The question that this one has last thought about, and whether it is left to the clock. */
  #thought: { readonly decision: string; readonly isLeft: boolean } | null = null
  #client: TableClient | null = null
  #url = ''
  #sent = 0
  #isAsking = false
  #hasLeft = false

  constructor(guest: Guest, { code, random, nextUrl, dawdles, onSent }: PlayerParts) {
    this.#guest = guest
    this.#random = random
    this.#nextUrl = nextUrl
    this.#dawdles = dawdles
    this.#onSent = onSent
    this.#visit(code)
  }

  get name(): string {
    return this.#guest.name
  }
  get state(): ClientState {
    if (this.#client === null) throw new Error(`${this.name} is at no table.`)
    return this.#client.state
  }
  /** Where the newest connection leads. */
  get url(): string {
    return this.#url
  }
  get isOver(): boolean {
    return this.state.table?.status === 'over' && this.state.shown?.outcome != null && !this.#isAsking
  }

  leave(): void {
    this.#hasLeft = true
    this.#client?.close()
  }

  /** Each table has a client of its own. */
  get #session(): string {
    return `${this.name}-${this.visits.length}`
  }

  #visit(code: string): void {
    this.#client?.close()
    const visit: Visit = { code, mirror: new Mirror(), wishes: [], seat: null }
    this.visits.push(visit)
    this.#client = new TableClient({
      code,
      connect: () => this.#connect(),
      session: this.#session,
      onMessage: (message) => visit.mirror.hear(message),
      onChange: (state) => {
        if (state.connection === 'open') visit.seat = state.table?.you.seat ?? visit.seat
        // Not from within the client: it has more to do with this message.
        queueMicrotask(() => this.#act(visit))
      },
    })
  }

  #connect(): Socket {
    this.#url = this.#nextUrl()
    return Guest.known({ name: this.name, cookie: this.#guest.cookie, url: this.#url }).connect()
  }

  /** One wish at a time, as long as there is one. */
  #act(visit: Visit): void {
    if (this.#isAsking || this.#hasLeft || this.visits.at(-1) !== visit) return
    const command = this.#wish()
    if (command === null) return
    this.#isAsking = true
    this.#sent++
    const id = `${this.#session}.${visit.wishes.length + 1}`
    const wish: Wish = {
      ...{ id, command, seat: visit.seat, sentAt: performance.now() },
      ...{ given: null, givenAt: Number.POSITIVE_INFINITY },
    }
    visit.wishes.push(wish)
    void this.#client?.send(command).then((given) => {
      wish.given = given
      wish.givenAt = performance.now()
      this.#isAsking = false
      this.#act(visit)
    })
    this.#onSent(command)
  }

  #wish(): Command | null {
    const { table, connection } = this.state
    if (table === null || connection !== 'open') return null
    if (table.status === 'over') return this.#afterwards()
    if (this.#chance(3)) return { kind: 'chat', text: `${this.name} says ${this.#sent}` }
    return table.status === 'lobby' ? this.#prepare() : this.#play()
  }

  #prepare(): Command | null {
    const { table } = this.state
    const own = table?.you.seat ?? null
    if (own === null) return { kind: 'sit' }
    if (table?.seats[own]?.ready === false) return { kind: 'ready', ready: true }
    return table?.you.isHost === true && table.startRefused === null ? { kind: 'start' } : null
  }

  #play(): Command | null {
    const { shown } = this.state
    const own = shown?.open.find(({ id }) => id !== undefined)
    if (shown === null || shown.outcome !== null || own?.id === undefined || own.answered === true) return null
    if (this.#leaves(own.id)) return null
    if (shown.mayUndo && this.#chance(10)) return { kind: 'undo' }
    return { kind: 'act', action: this.#choose(shown.legal), decision: own.id }
  }

  #leaves(decision: string): boolean {
    if (this.#thought?.decision !== decision) this.#thought = { decision, isLeft: this.#chance(this.#dawdles) }
    return this.#thought.isLeft
  }

  #choose(legal: readonly Action[]): Action {
    for (const { likes, percent } of TASTES) {
      const liked = legal.filter(likes)
      if (liked.length > 0 && this.#chance(percent)) return pick(liked, this.#random, 'action')
    }
    return pick(legal, this.#random, 'action')
  }

  /** Once one of them is at the next table, all go there: nobody is left alone in its lobby. */
  #afterwards(): Command | null {
    const next = this.state.table?.rematch ?? null
    if (next !== null) this.#visit(next)
    else if (this.party?.wantsMore === true && this.party.players[0] === this) return { kind: 'rematch' }
    return null
  }

  #chance(percent: number): boolean {
    return this.#random.below(100, 'chance') < percent
  }
}
