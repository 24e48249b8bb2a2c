import { EventEmitter } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { onShelf, shelf } from '@starboard/games'
import { type Entry, fastChance, Match, pick, seatOf, shownTo } from '@starboard/kernel'
import { readCode } from '@starboard/wire/codes'
import { type Command, clientMessage, type ServerMessage, type TimeLimit } from '@starboard/wire/protocol'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { depth } from '../../tools/depth.fixture.ts'
import { thinkHere } from '../bot-seats/think.ts'
import { type Config, readConfig } from '../config.ts'
import { daySeedBy } from '../daily/day.ts'
import { wideDoor } from '../fixtures/door.fixture.ts'
import { keyedBy } from '../guests/keyed.ts'
import { newId } from '../http/codes.ts'
import { Connection } from '../http/socket.ts'
import { createMetrics } from '../metrics.ts'
import { openStore, type Store, type User } from '../store/index.ts'
import type { Table } from '../table/table.ts'
import { Tables } from '../table/tables.ts'
import { MessageFuzz, validMessages } from './fuzz.fixture.ts'
import { answerIn, ask, json, makeTable, type OpenServer, openServer, signIn, Tap } from './wire.fixture.ts'

/** A new seed every run; FUZZ_SEED from a failed title sends the same messages again. */
const SEED = process.env.FUZZ_SEED ?? String(Date.now() % 2 ** 31)
const AT_THE_HANDLERS = depth('FUZZ_MESSAGES', { test: 20_000, endure: 1_000_000 })
const OVER_SOCKETS = depth('FUZZ_SOCKET_MESSAGES', { test: 3000, endure: 60_000 })
const OVER_HTTP = depth('FUZZ_REQUESTS', { test: 600, endure: 6000 })
/** On a busy machine. */
const PATIENCE_MS = Math.max(300_000, 3 * AT_THE_HANDLERS)
const BATCH = 100
/** Whoever was not asked for so long is out of the match. */
const LONG_UNASKED = 5
/** So many of its messages must have been moves, or the fuzz has shown little. By luck there may be few: then it goes on. */
const ENOUGH_MOVES = 10
const MOST_ROUNDS = 8

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** What Node would crash for. */
const rejections: unknown[] = []
const onRejection = (reason: unknown) => void rejections.push(reason)
beforeAll(() => void process.on('unhandledRejection', onRejection))
afterAll(() => void process.off('unhandledRejection', onRejection))

const FIRST_PING = 4e15

/** The server's end of a socket, without the network. */
class FakeWire extends EventEmitter {
  static #pings = 0
  readonly OPEN = 1
  readonly bufferedAmount = 0
  readyState = 1
  readonly sent: string[] = []

  sendText(text: string): void {
    this.sent.push(text)
  }
  close(): void {
    this.readyState = 2
  }
  terminate(): void {
    this.readyState = 3
  }
  pause(): void {}
  resume(): void {}

  /** All that came up to the answer to a ping of ours: its number is none that the fuzz comes upon. */
  async answered(): Promise<readonly ServerMessage[]> {
    const sent = FIRST_PING + FakeWire.#pings++
    this.emit('message', Buffer.from(JSON.stringify({ kind: 'ping', sent })), false)
    const isPong = (text: string) => text.startsWith(`{"kind":"pong","sent":${sent},`)
    while (this.readyState === 1 && !this.sent.some(isPong)) await new Promise(setImmediate)
    return this.sent.splice(0).map((text) => JSON.parse(text) as ServerMessage)
  }
}

interface House {
  readonly dataDir: string
  readonly store: Store
  readonly tables: Tables
  readonly lines: { readonly fields: object; readonly text: string }[]
  connect(user: User): FakeWire
}

const HOUR_MS = 3_600_000
const GENEROUS = { STARBOARD_MESSAGES_PER_SECOND: '1000000', STARBOARD_LOBBIES_PER_PERSON: '1000000' }

/** Everything behind the door, in this process. */
async function openHouse(): Promise<House> {
  const dataDir = await mkdtemp(join(tmpdir(), 'starboard-fuzz-'))
  const store = await openStore({ dataDir })
  const lines: { fields: object; text: string }[] = []
  const keep = (fields: object, text: string) => void lines.push({ fields, text })
  const log = { info() {}, warn: keep, error: keep }
  const config = { ...(readConfig(GENEROUS) as Config), pauseMs: 0, botDelayMs: 0 }
  const metrics = createMetrics()
  const now = Date.now
  const [keyed, daySeed] = [keyedBy('the secret of a fuzz'), daySeedBy('the secret of a fuzz')]
  const clock = { now, wall: now, stops: () => 0, startedAt: now(), lastBeat: null }
  const services = { store, bots: thinkHere, log, metrics, ...clock, keyed, daySeed, gameNamed: onShelf }
  // Nobody is missed, however slow the machine is: bots that play for people are another test's matter.
  const pace = { ...config, awayMs: HOUR_MS, graceMs: HOUR_MS, snapshotEvery: 100 }
  const tables = new Tables({ ...services, pace })
  await tables.open()
  return {
    dataDir,
    store,
    tables,
    lines,
    connect(user) {
      const wire = new FakeWire()
      const parts = {
        ...wideDoor({ tables, store, now }),
        config,
        metrics,
        log,
        version: 'test',
        now,
        user,
        isReady: () => true,
      }
      new Connection(wire as unknown as ConstructorParameters<typeof Connection>[0], parts)
      return wire
    },
  }
}

const kindOf = (text: string): string => {
  try {
    const read = z.safeParse(clientMessage, JSON.parse(text))
    return read.success ? read.data.kind : 'bad'
  } catch {
    return 'bad'
  }
}

describe.each(shelf.map(({ game }) => ({ game, name: game.meta.name })))(
  `fuzz at the handlers, ${AT_THE_HANDLERS / shelf.length} messages, $name (FUZZ_SEED=${SEED})`,
  ({ game }) => {
    let house: House
    const people: User[] = []
    beforeAll(async () => {
      house = await openHouse()
      for (const name of ['Ada', 'Ben', 'Cleo', 'Eve']) {
        const user = { id: newId(), name, createdAt: 0 }
        await house.store.users.add(user)
        people.push(user)
      }
    })
    afterAll(async () => {
      await house.tables.stop()
      await house.store.close()
      await rm(house.dataDir, { recursive: true, force: true })
    })

    const [least, most] = game.meta.seats
    const seats = Math.min(Math.max(3, least), most)
    /** Ada, Ben and Cleo, as far as there are seats for them. Cleo has the last one: she is the attacker. */
    const seated = () => [...people.slice(0, Math.min(3, seats) - 1), people[2] ?? fail()]
    const cleosSeat = Math.min(3, seats) - 1

    /** A match of theirs; Eve has no seat. */
    async function newVictim(): Promise<Table> {
      const [ada = fail()] = seated()
      const time: TimeLimit = { kind: game.meta.pace === 'real-time' ? 'game' : 'off' }
      const table = await house.tables.create(ada, { game: game.meta.id, seats, time })
      if ('rule' in table) return fail()
      const tell = (who: User, command: Command) => table.command(who, newId(), command)
      for (const who of seated()) await tell(who, { kind: 'sit' })
      for (let seat = cleosSeat + 1; seat < seats; seat++) await tell(ada, { kind: 'bot', seat, level: 'random' })
      for (const who of seated()) await tell(who, { kind: 'ready', ready: true })
      await tell(ada, { kind: 'start' })
      const { match } = table.play ?? fail()
      // In real time there may be a countdown before anybody can do anything.
      await vi.waitUntil(
        () => game.decisions(match.state).some(({ seat }) => game.legal(match.state, seat).length > 0),
        {
          timeout: PATIENCE_MS,
        },
      )
      return table
    }

    /**
     * Everybody who is asked plays on for a while, until it is up to Cleo, with messages that can be told from those of
     * the fuzz. Tells whether she is asked: she may have resigned by one of hers.
     */
    async function playOn(table: Table, random: ReturnType<typeof fastChance>): Promise<boolean> {
      for (let moves = 0; moves < 12; moves++) {
        const { match } = table.play ?? fail()
        const open = game.decisions(match.state).filter(({ seat, answered }) => seat <= cleosSeat && answered !== true)
        // In real time everybody is asked at the same time, all the time.
        const asked = open[0]?.mode === 'free' ? open[Math.min(moves, cleosSeat)] : open[0]
        const legal = asked === undefined ? [] : game.legal(match.state, asked.seat)
        if (asked === undefined || legal.length === 0 || match.outcome !== null) return false
        if (asked.seat === cleosSeat && moves > 0) return true
        const action = pick(legal, random, 'play')
        await table.command(seated()[asked.seat] ?? fail(), `own-${newId()}`, {
          kind: 'act',
          decision: asked.id,
          action,
        })
      }
      return false
    }

    it(
      'every message gets its answer, the victims’ tables are untouched, and memory does not grow',
      async () => {
        const [, , cleo = fail(), eve = fail()] = people
        const random = fastChance(`who ${SEED}`)
        const hers = await house.tables.create(eve, { game: game.meta.id })
        if ('rule' in hers) fail()
        let victim = await newVictim()
        const victims = [victim]
        const material = () => {
          const { match } = victim.play ?? fail()
          const open = game.decisions(match.state).map(({ id }) => id)
          const actions = seated().flatMap((_, seat) => game.legal(match.state, seatOf(seat)).slice(-12))
          const codes = [victim.code, victim.code.toLowerCase(), (hers as Table).code, 'AAAAA']
          const messages = validMessages(codes, actions.length > 0 ? actions : [{ kind: 'nothing' }])
          return messages.map((message) => withDecision(message, open, random))
        }
        const fuzz = new MessageFuzz(SEED, material())
        const counts = { sent: 0, bad: 0, answers: 0, acts: 0 }
        const total = AT_THE_HANDLERS / shelf.length
        let [heap, unasked] = [0, 0]
        const isEnough = () => counts.sent >= total && counts.acts > ENOUGH_MOVES
        for (let batch = 0; !isEnough() && counts.sent < total * MOST_ROUNDS; batch++) {
          const attacker = batch % 3 === 0 ? eve : cleo
          const wire = house.connect(attacker)
          await wire.answered()
          const texts = Array.from({ length: BATCH }, () => fuzz.next()).filter((text) =>
            mayPlay(text, attacker === cleo),
          )
          const kinds = texts.map(kindOf)
          // One more bad one than a connection may send, and it is over: stay below.
          const upTo = nthBad(kinds, 50)
          const length = victim.play?.match.length ?? 0
          for (const text of texts.slice(0, upTo)) wire.emit('message', Buffer.from(text), false)
          const answers = await wire.answered()
          checkAnswers(answers, kinds.slice(0, upTo))
          const { least, most } = acceptedActs(answers, texts, victim.code)
          const moves = (await entriesOf(victim, length)).filter(isByPeople)
          if (attacker === eve) expect(moves).toEqual([])
          const grown = moves.length
          expect(grown).toBeGreaterThanOrEqual(least)
          expect(grown).toBeLessThanOrEqual(most)
          counts.sent += upTo
          counts.bad += kinds.slice(0, upTo).filter((kind) => kind === 'bad').length
          counts.answers += answers.filter((message) => answerIn(message) !== null).length
          counts.acts += grown
          wire.emit('close')
          if (batch % 2 === 1) {
            if (victim.play?.match.outcome !== null || unasked > LONG_UNASKED) {
              victim = await newVictim()
              victims.push(victim)
            }
            unasked = (await playOn(victim, random)) ? 0 : unasked + 1
          }
          fuzz.learn(material())
          if (heap === 0 && counts.sent > total / 5) heap = heapUsed()
        }
        for (const table of victims) await checkUntouched(table)
        expect(house.lines).toEqual([])
        expect(rejections).toEqual([])
        expect(({} as { isAdmin?: boolean }).isAdmin).toBe(undefined)
        expect(counts.bad).toBeGreaterThan(counts.sent / 5)
        expect(counts.answers).toBeGreaterThan(counts.sent / 5)
        expect(counts.acts).toBeGreaterThan(ENOUGH_MOVES)
        expect((heapUsed() - heap) / 2 ** 20).toBeLessThan(40)
      },
      PATIENCE_MS,
    )

    const entriesOf = async ({ id }: Table, from: number) =>
      (await house.store.log.read(id, from)).map(({ entry }) => entry)

    /** The others did what they did and nothing else; the log is whole and says what memory says. */
    async function checkUntouched(table: Table): Promise<void> {
      const entries = await entriesOf(table, 0)
      const theirs = entries.filter((entry) => entry.kind === 'act' && entry.by === 'player' && entry.seat < cleosSeat)
      expect(theirs.filter((entry) => entry.kind === 'act' && !entry.id.includes('own-'))).toEqual([])
      expect(entries.filter((entry) => entry.kind === 'undo' && entry.seat < cleosSeat)).toEqual([])
      const row = await house.store.tables.find(table.id)
      expect(row?.seats.slice(0, cleosSeat + 1).map(({ name }) => name)).toEqual(seated().map(({ name }) => name))
      const header = row?.header ?? fail()
      const folded = Match.fold({ game, header, source: null }, entries)
      const { match } = table.play ?? fail()
      expect(JSON.stringify(shownTo(folded, seatOf(0)))).toBe(JSON.stringify(shownTo(match, seatOf(0))))
    }
  },
)

/**
 * How many of these messages must have become entries of this table's log. Ids that the fuzz has spoilt may have been
 * sent before, and then they are answered as before: those may or may not have.
 */
function acceptedActs(answers: readonly ServerMessage[], texts: readonly string[], code: string) {
  const accepted = new Set(
    answers.flatMap((message) => {
      const answer = answerIn(message)
      return answer?.ok ? [answer.id] : []
    }),
  )
  const spoilt = [...accepted].filter((id) => !/^fuzz-\d+$/.test(id)).length
  const least = texts.filter((text) => {
    if (kindOf(text) !== 'do') return false
    const { id, table, command } = JSON.parse(text) as { id: string; table: string; command: Command }
    const isEntry = command.kind === 'act' || command.kind === 'undo'
    return isEntry && accepted.has(id) && /^fuzz-\d+$/.test(id) && readCode(table) === code
  }).length
  return { least, most: least + spoilt }
}

/** Cleo may play, but must not leave the table to a bot; nobody starts bots at a table of their own. */
function mayPlay(text: string, isSeated: boolean): boolean {
  try {
    const read = z.safeParse(clientMessage, JSON.parse(text))
    if (!read.success || read.data.kind !== 'do') return true
    const { kind } = read.data.command
    return kind !== 'start' && !(isSeated && kind === 'stand')
  } catch {
    return true
  }
}

function withDecision(message: object, decisions: readonly string[], random: ReturnType<typeof fastChance>): object {
  const { command } = message as { command?: { kind: string } }
  if (command?.kind !== 'act' || decisions.length === 0) return message
  return { ...message, command: { ...command, decision: pick(decisions, random, 'decision') } }
}

/** How many messages there are before this many bad ones. */
function nthBad(kinds: readonly string[], most: number): number {
  let bad = 0
  for (const [place, kind] of kinds.entries()) {
    if (kind === 'bad' && ++bad > most) return place
  }
  return kinds.length
}

const REFUSALS: readonly string[] = ['malformed', 'too-many-tables', 'too-fast']
/** The first one, and as often again as a connection may ask for it at once. */
const WHOLE_LOOKS_AT_ONCE = 4

/** Each message has exactly one answer of its kind, and no answer shows how the server is made. */
function checkAnswers(answers: readonly ServerMessage[], kinds: readonly string[]): void {
  const count = (kind: string) => kinds.filter((one) => one === kind).length
  const told = (kind: ServerMessage['kind']) => answers.filter((message) => message.kind === kind)
  const refused = told('refused').map((message) => (message.kind === 'refused' ? message.refused : fail()))
  const codes = refused.map(({ code }) => code)
  expect(codes.filter((code) => code === 'malformed')).toHaveLength(count('bad'))
  expect(codes.filter((code) => !REFUSALS.includes(code))).toEqual([])
  // Nothing but asking again and again for the whole of a table is too fast here, and that a few times only.
  const tooFast = refused.filter(({ code }) => code === 'too-fast')
  expect(tooFast.filter(({ text }) => !text.startsWith('This table is watched already'))).toEqual([])
  expect(tooFast.length).toBeLessThanOrEqual(Math.max(0, count('watch') - WHOLE_LOOKS_AT_ONCE))
  expect(answers.filter((message) => answerIn(message) !== null)).toHaveLength(count('do'))
  expect(told('pong')).toHaveLength(count('ping') + 1)
  for (const message of answers) {
    const text = message.kind === 'refused' || message.kind === 'answer' ? JSON.stringify(message) : ''
    if (/\\n +at |undefined|\[object|TypeError|RangeError|SQLITE|\/server\//.test(text.replace(/"id":"[^"]*"/, '')))
      throw new Error(`This is no clean answer: ${text}`)
  }
}

const isByPeople = (entry: Entry<unknown>): boolean =>
  entry.kind === 'undo' || (entry.kind === 'act' && entry.by === 'player')

function heapUsed(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

function fail(): never {
  throw new Error('This cannot be.')
}

describe(`fuzz over real lines (FUZZ_SEED=${SEED})`, { timeout: PATIENCE_MS }, () => {
  let server: OpenServer
  let code: string
  let eve: string
  beforeAll(async () => {
    server = await openServer()
    const [ada, ben] = [await signIn(server.url, 'Ada'), await signIn(server.url, 'Ben')]
    eve = await signIn(server.url, 'Eve')
    code = await makeTable(server.url, ada, { game: 'comet-rush', time: { kind: 'off' } })
    const path = `${server.url}/api/tables/${code}`
    for (const cookie of [ada, ben]) {
      await ask(`${path}/sit`, json({}, cookie))
      await ask(`${path}/ready`, json({ ready: true }, cookie))
    }
    await ask(`${path}/start`, json({}, ada))
  })
  afterAll(() => server.close())

  const logOf = async () => {
    const row = await server.store.tables.findByCode(code)
    return row === null ? [] : server.store.log.read(row.id, 0)
  }

  it(`${OVER_SOCKETS} messages through sockets`, async () => {
    const before = await logOf()
    expect(before.length).toBeGreaterThan(0)
    const actions = [{ kind: 'draft', deck: 'espionage' }, { kind: 'draw', deck: 'economic' }, { kind: 'endTurn' }]
    const fuzz = new MessageFuzz(`${SEED} sockets`, validMessages([code, 'AAAAA'], actions))
    for (let sent = 0; sent < OVER_SOCKETS; ) {
      const tap = await new Tap(server.url, { cookie: eve }).opened()
      const texts = Array.from({ length: BATCH }, () => fuzz.next())
      const upTo = nthBad(texts.map(kindOf), 50)
      for (const text of texts.slice(0, upTo)) tap.say(text)
      tap.say({ kind: 'ping', sent: 987_654_321 })
      await tap.next((message) => message.kind === 'pong' && message.sent === 987_654_321)
      checkAnswers(
        tap.messages.filter(({ kind }) => kind !== 'welcome'),
        texts.slice(0, upTo).map(kindOf),
      )
      sent += upTo
      await tap.close()
    }
    expect(await logOf()).toEqual(before)
    expect(server.lines.filter(({ level }) => level !== 'info')).toEqual([])
    expect(rejections).toEqual([])
  })

  it(`${OVER_HTTP} requests`, async () => {
    const before = await logOf()
    const bodies = validMessages([code], [{ kind: 'endTurn' }]).flatMap((message) =>
      'command' in message ? [message.command as { kind: string }] : [],
    )
    const random = fastChance(`${SEED} http`)
    const fuzz = new MessageFuzz(
      `${SEED} http`,
      bodies.map(({ kind: _kind, ...body }) => body),
    )
    const kinds = [
      'sit',
      'start',
      'act',
      'undo',
      'chat',
      'point',
      'kick',
      'bot',
      'configure',
      'pause',
      'takeOver',
      'rematch',
      'ready',
      '__proto__',
    ]
    for (let count = 0; count < OVER_HTTP; count++) {
      const path = pick(
        [`/api/tables/${code}/${pick(kinds, random, 'kind')}`, '/api/tables', '/api/session'],
        random,
        'path',
      )
      const { status, body } = await ask(server.url + path, json(fuzz.next(), path === '/api/session' ? '' : eve))
      expect(status).toBeLessThan(500)
      if (status >= 400)
        expect(Object.keys(body as object).toSorted()).toEqual(expect.arrayContaining(['code', 'rule', 'text']))
    }
    expect(await logOf()).toEqual(before)
    expect(server.lines.filter(({ level }) => level !== 'info')).toEqual([])
    expect(rejections).toEqual([])
  })
})
