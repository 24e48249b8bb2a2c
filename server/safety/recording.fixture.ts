import {
  type AnyGame,
  applyChange,
  type Change,
  checksum,
  type Entry,
  fastChance,
  type GameTypes,
  type Header,
  pick,
  type Seat,
  type Shown,
  seatOf,
} from '@starboard/kernel'
import type { ServerMessage, TableInfo } from '@starboard/wire/protocol'
import { ownTime } from '../fixtures/time.fixture.ts'
import type { TableRow } from '../store/index.ts'
import { ask, json, makeTable, type OpenServer, signIn, Tap, wait } from './wire.fixture.ts'

export type Onlooker = Seat | 'spectator'

/** One thing that somebody was told, as it came over the wire, and with whose eyes they saw then. */
export interface ToldMessage {
  readonly viewer: Onlooker
  readonly via: 'socket' | 'http'
  /** What was asked, over HTTP. */
  readonly path: string
  readonly status: number
  readonly text: string
  readonly when: number
  /** The match may have been over when this came. */
  readonly isAfterTheEnd: boolean
  /** The match was over before this was asked. */
  readonly isSurelyAfterTheEnd: boolean
}

export interface Recording {
  readonly game: AnyGame
  readonly row: TableRow
  readonly header: Header<GameTypes>
  readonly log: readonly Entry<{ kind: string }>[]
  readonly people: readonly Person[]
  /** Somebody without a session. */
  readonly stranger: readonly ToldMessage[]
  readonly isWhole: boolean
}

export interface Wanted {
  readonly game: AnyGame
  readonly seats: number
  readonly options: object
  readonly seed: string
  readonly time?: object
  readonly patienceMs?: number
  /** Only play: nobody makes trouble, comes or goes. */
  readonly isCalm?: true
  /** Actions that somebody would rather take than others. */
  likes?(action: { kind: string }, name: string): boolean
}

/** Of two that come in no time, one comes first. */
const STEP_MS = 0.01
let lastMoment = 0
function nextMoment(): number {
  lastMoment = Math.max(ownTime(), lastMoment + STEP_MS)
  return lastMoment
}

const PEOPLE = 2
const MOST_MOVES = 1500

/** Plays one match over the wire with people, bots, onlookers and troublemakers, and keeps every byte that was told. */
export async function record(server: OpenServer, wanted: Wanted): Promise<Recording> {
  const { game, seats, options, seed, time = { kind: 'off' } } = wanted
  const random = fastChance(seed)
  const people = await Promise.all(
    ['Ada', 'Ben', 'Cleo', 'Dora'].map((name) => Person.at(server.url, `${name} ${seed}`.slice(0, 24))),
  )
  const [ada, ben, cleo] = people as [Person, Person, Person]
  const bots = Array.from({ length: seats }, (_, seat) => (seat < PEOPLE ? null : 'random'))
  const code = await makeTable(server.url, ada.cookie, { game: game.meta.id, seats, options, time, isOpen: true, bots })
  for (const person of people) await person.watch(code)
  for (const person of [ada, ben]) {
    await person.command({ kind: 'sit', seed: `seed of ${person.name}` })
    await person.command({ kind: 'ready', ready: true })
  }
  const started = await ada.command({ kind: 'start' })
  if (!started.ok) throw new Error(started.refused.text)
  const table = { server, code, random, people, stranger: [] as ToldMessage[] }
  // Some options make a match so short that it is over before anybody looks around later.
  if (!wanted.isCalm) await lookAround(table)
  const isWhole = await playOn(table, wanted, async (moves) => {
    if (wanted.isCalm) return
    if (moves % 30 === 5) await lookAround(table)
    if (moves % 5 === 3) await misbehave(table)
    if (moves % 17 === 9) await pick(people, random, 'who').comeBack(random.below(3, 'how') > 0)
    if (moves === 25) {
      await ben.command({ kind: 'stand' })
      await cleo.command({ kind: 'sit' })
    }
  })
  if (isWhole) await lookAround(table)
  for (const person of people) await person.leave()
  const row = await server.store.tables.findByCode(code)
  if (row === null || row.header === null) throw new Error('The table is gone.')
  const log = (await server.store.log.read(row.id, 0)).map(({ entry }) => entry)
  return {
    game,
    row,
    header: row.header,
    log,
    people,
    stranger: table.stranger,
    isWhole,
  }
}

interface Playing {
  readonly server: OpenServer
  readonly code: string
  readonly random: ReturnType<typeof fastChance>
  readonly people: readonly Person[]
  readonly stranger: ToldMessage[]
}

/** Whoever is asked answers with any legal action, now and then twice, and takes back what may be taken back. */
async function playOn(
  { people, random }: Playing,
  { patienceMs = 10_000, likes = () => false }: Wanted,
  between: (moves: number) => Promise<void>,
): Promise<boolean> {
  const end = Date.now() + patienceMs
  for (let moves = 0; moves < MOST_MOVES && Date.now() < end; moves++) {
    const asked = await someoneAsked(people, end)
    if (asked === null) return false
    if (asked === 'over') return true
    const { legal = [], mayUndo = false } = asked.frame ?? {}
    const liked = legal.filter((one) => likes(one, asked.name))
    const action = pick(liked.length > 0 ? liked : legal, random, 'action')
    await asked.command({ kind: 'act', action, ...asked.decision })
    if (mayUndo && random.below(6, 'undo') === 0) await asked.command({ kind: 'undo' })
    await between(moves)
  }
  return people.every(({ frame }) => frame?.outcome)
}

async function someoneAsked(people: readonly Person[], end: number): Promise<Person | 'over' | null> {
  while (Date.now() < end) {
    if (people.every(({ frame }) => frame?.outcome)) return 'over'
    const asked = people.find((person) => person.isAsked)
    if (asked !== undefined) return asked
    await wait(1)
  }
  return null
}

/** Everybody, and a stranger, asks everything that can be asked over HTTP. */
async function lookAround({ server, code, people, stranger }: Playing): Promise<void> {
  const paths = ['', '/look', '/story', '/export'].map((more) => `/api/tables/${code}${more}`)
  for (const path of [...paths, '/api/tables', '/api/tables/mine', '/api/session', '/api/games']) {
    for (const { viewer, cookie, told } of people)
      told.push({ viewer, ...(await overHttp({ server, code, path, init: { headers: { cookie } } })) })
    stranger.push({ viewer: 'spectator', ...(await overHttp({ server, code, path, init: {} })) })
  }
}

interface Asking {
  readonly server: OpenServer
  readonly code: string
  readonly path: string
  readonly init: RequestInit
}

/** A bot or the clock may end the match while this is under way. */
async function overHttp({ server, code, path, init }: Asking): Promise<Omit<ToldMessage, 'viewer'>> {
  const isOver = async () => (await server.store.tables.findByCode(code))?.status === 'over'
  const isSurelyAfterTheEnd = await isOver()
  const { status, text } = await ask(server.url + path, init)
  const isAfterTheEnd = await isOver()
  return { via: 'http', path, status, text, when: nextMoment(), isAfterTheEnd, isSurelyAfterTheEnd }
}

/** What is refused must tell nothing either. */
async function misbehave({ server, code, people, random }: Playing): Promise<void> {
  const asked = people.find((person) => person.isAsked)
  const troublemaker = pick(people, random, 'trouble')
  const [action = { kind: 'nonsense' }] = asked?.frame?.legal ?? []
  const command = pick(
    [
      { kind: 'act', action, ...asked?.decision },
      { kind: 'act', action: { ...action, kind: 'cheat' } },
      { kind: 'act', action, decision: '999:nothing' },
      { kind: 'undo' },
      { kind: 'start' },
      { kind: 'kick', seat: 0 },
      { kind: 'configure', seats: 2 },
      { kind: 'rematch' },
      { kind: 'chat', text: `CHAT-${random.below(1e9, 'chat')}` },
      { kind: 'point', at: `THING-${random.below(1e9, 'thing')}` },
      { kind: 'pause', agree: false },
    ],
    random,
    'command',
  )
  if (asked === troublemaker && command.kind === 'act') return
  await troublemaker.command(command)
  const { viewer, cookie } = troublemaker
  const init = json({ action: { kind: 'cheat' } }, cookie)
  troublemaker.told.push({ viewer, ...(await overHttp({ server, code, path: `/api/tables/${code}/act`, init })) })
}

/** Somebody at a table or beside it. Keeps what they know only from what they are told. */
export class Person {
  readonly name: string
  readonly cookie: string
  readonly told: ToldMessage[] = []
  viewer: Onlooker = 'spectator'
  frame: Shown | null = null
  #at = 0
  #code = ''
  #tap: Tap | null = null
  readonly #url: string

  private constructor(url: string, name: string, cookie: string) {
    this.#url = url
    this.name = name
    this.cookie = cookie
  }

  static async at(url: string, name: string): Promise<Person> {
    return new Person(url, name, await signIn(url, name))
  }

  get decision(): { decision?: string } {
    const id = this.frame?.open.find((open) => open.id !== undefined)?.id
    return id === undefined ? {} : { decision: id }
  }

  get isAsked(): boolean {
    const own = this.frame?.open.find(({ id }) => id !== undefined)
    return this.frame?.outcome === null && own !== undefined && own.answered !== true && this.frame.legal.length > 0
  }

  async watch(code: string, since?: { since: number; print: number }): Promise<void> {
    this.#code = code
    this.#tap = await new Tap(this.#url, { cookie: this.cookie }, (message) => this.#receive(message)).opened()
    const from = this.#tap.frames.length
    this.#tap.say({ kind: 'watch', table: code, ...since })
    await this.#tap.next(({ kind }) => kind === 'table', from)
  }

  async command(command: object) {
    if (this.#tap === null) throw new Error(`${this.name} is not connected.`)
    return this.#tap.command(this.#code, command)
  }

  /** The connection breaks and is made again, for the rest of the news or from scratch. */
  async comeBack(withMemory: boolean): Promise<void> {
    await this.leave()
    const since = withMemory && this.frame !== null ? { since: this.#at, print: checksum(this.frame) } : undefined
    await this.watch(this.#code, since)
    await this.command({ kind: 'resume' })
  }

  async leave(): Promise<void> {
    await this.#tap?.close()
    this.#tap = null
  }

  #receive(message: ServerMessage): void {
    const isAfterTheEnd = this.frame?.outcome != null
    if (message.kind === 'table') this.viewer = viewerIn(message.table)
    const text = JSON.stringify(message)
    const [viewer, when] = [this.viewer, nextMoment()]
    const isSurelyAfterTheEnd = isAfterTheEnd
    this.told.push({ viewer, via: 'socket', path: '', status: 0, text, when, isAfterTheEnd, isSurelyAfterTheEnd })
    if (message.kind === 'look') {
      this.frame = message.look as Shown
      this.#at = message.at
    }
    if (message.kind === 'news' && this.frame !== null) {
      this.frame = message.change === null ? this.frame : (applyChange(this.frame, message.change as Change) as Shown)
      this.#at = message.at
    }
  }
}

const viewerIn = ({ you }: TableInfo): Onlooker => (you.seat === null ? 'spectator' : seatOf(you.seat))
