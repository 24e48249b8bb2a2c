import { shelf } from '@starboard/games'
import { type AnyGame, clocksOff, fastChance, isRefusal, Match, readSetup, seatsOf } from '@starboard/kernel'
import { trialSetup } from '@starboard/kernel/laws'
import type { ServerMessage, TableInfo } from '@starboard/wire/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { depth } from '../../tools/depth.fixture.ts'
import { Described } from '../described/described.fixture.ts'
import { bytesOf, follow, type Step, unheard, type WireFrame } from './follow.fixture.ts'
import { HIDDEN } from './hidden.fixture.ts'
import { type Recording, record, type ToldMessage, type Wanted } from './recording.fixture.ts'
import { type Moment, timelineOf } from './timeline.fixture.ts'
import { compareWorlds } from './twins.fixture.ts'
import { type OpenServer, openServer } from './wire.fixture.ts'

/** A new seed every run; SAFETY_SEED from a failed title plays with the same people and options again. */
const SEED = process.env.SAFETY_SEED ?? String(Date.now() % 2 ** 31)
/** Other options than the usual ones, for each game. */
const SETUPS = depth('SAFETY_SETUPS', { test: 1, endure: 20 })

type Finding = 'stories' | 'joined' | 'earlyExports' | 'twins' | 'different' | 'steps'

let server: OpenServer
let described: Described
beforeAll(async () => {
  // Answers lie in open windows for a moment, so that there is something to find.
  // Ten minutes of real time go by in as many seconds.
  server = await openServer({ pauseMs: 20, clockSpeed: 60 })
  described = await Described.at(server.url)
})
afterAll(() => server.close())

/** Options that trade secrecy away say so, and are played by those who want that. */
const tables = shelf.map(({ game }) => {
  const sampled = Array.from({ length: SETUPS }, (_, more) => trialSetup(game, Number(SEED) + 1 + more))
  const plain = { seats: game.meta.seats[0], options: {} }
  const setups = [plain, ...sampled.filter(({ options }) => !game.options.tells(options))]
  return {
    name: game.meta.name,
    hasSecrets: Object.values(game.audiences).some(isForSome),
    setups: setups.map(({ seats, options }, index) => ({
      title: `${index === 0 ? 'as it comes' : `other options ${index}`} (SAFETY_SEED=${SEED})`,
      wanted: {
        game,
        seats,
        options,
        seed: `${SEED} ${index}`,
        ...((index === 1 || needsClock(game, seats, options)) && {
          time: { kind: 'game' },
        }),
      },
    })),
  }
})

/** Where everybody hears everything, as in noughts and crosses, there is no other world to compare with. */
function isForSome(row: unknown): boolean {
  return typeof row === 'object' && row !== null && Object.values(row).some((audience) => audience !== 'all')
}

/** Some options cannot be played without a clock, some games have no other. */
function needsClock(game: AnyGame, seats: number, options: object): boolean {
  if (game.meta.pace === 'real-time') return true
  return isRefusal(readSetup(game, { seats, options: { ...options, ...clocksOff(game.options.form) } }))
}

describe.each(tables)('nothing leaks: $name', ({ setups, hasSecrets }) => {
  // Odd options may end a match after a move or two, so what there was to find is counted over all of them.
  const found = { stories: 0, joined: 0, earlyExports: 0, twins: 0, different: 0, steps: 0 }
  describe.each(setups)('$title', ({ wanted }) => checkTable(wanted, found))

  it('there was something to find', () => {
    expect(found.stories).toBeGreaterThan(4 * setups.length)
    expect(found.joined).toBeGreaterThan(0)
    expect(found.earlyExports).toBeGreaterThan(0)
    expect(found.twins).toBeGreaterThan(20 * setups.length)
    if (hasSecrets) expect(found.different).toBeGreaterThan(found.twins / 4)
    expect(found.steps).toBeGreaterThan(5 * setups.length)
  })
})

/** Whoever makes trouble posts an action; all else is only looked at. */
const methodOf = (path: string): string => (path.endsWith('/act') ? 'POST' : 'GET')

function checkTable(wanted: Wanted, found: Record<Finding, number>): void {
  let recording: Recording
  let moments: readonly Moment[]
  const walks = new Map<readonly ToldMessage[], readonly Step[]>()
  /** Walked once: several tests look at the same steps. */
  const stepsOf = (told: readonly ToldMessage[]): readonly Step[] => {
    const steps = walks.get(told) ?? follow(told, moments)
    walks.set(told, steps)
    return steps
  }
  beforeAll(async () => {
    recording = await record(server, wanted)
    moments = timelineOf(recording)
  })

  it('every look and all news are exactly what the rules show to that viewer at that moment', () => {
    for (const { told, name } of recording.people) {
      const steps = stepsOf(told)
      expect(steps.filter(({ kind }) => kind === 'look').length, name).toBeGreaterThan(0)
      if (recording.isWhole) expect(unheard(steps, moments), `news that ${name} never got`).toEqual([])
    }
    const news = recording.people.flatMap(({ told }) => told).filter(({ text }) => text.startsWith('{"kind":"news"'))
    expect(news.length).toBeGreaterThan(moments.length / 2)
  })

  it('all of it is as the server describes it', () => {
    const { id } = recording.game.meta
    const ofPeople = recording.people.flatMap(({ told }) => {
      const listener = described.listener(id)
      return told
        .filter(({ via }) => via === 'socket')
        .flatMap(({ text }) => listener(JSON.parse(text) as ServerMessage))
    })
    const asked = [...recording.people.flatMap(({ told }) => told), ...recording.stranger]
    const overHttp = asked
      .filter(({ via }) => via === 'http')
      .map(({ path, status, text }) =>
        described.problemOverHttp({ method: methodOf(path), path, status, body: JSON.parse(text) }),
      )
    expect([...new Set([...ofPeople, ...overHttp])].filter((problem) => problem !== null)).toEqual([])
  })

  it('nobody is shown what the rulebook hides from them', () => {
    const hidden = HIDDEN[recording.game.meta.id] ?? (() => [])
    for (const { told } of recording.people)
      for (const { frame, events, viewer, place } of stepsOf(told)) {
        const isOver = recording.game.outcome(moments[place]?.state ?? fail()) !== null
        const { view } = frame as unknown as { view: object }
        expect(isOver ? [] : hidden({ view, events }, viewer)).toEqual([])
      }
  })

  it('a look over HTTP is the same as over the socket', () => {
    const looks = [...recording.people.flatMap(({ told }) => told), ...recording.stranger].filter(
      ({ path, status }) => path.endsWith('/look') && status === 200,
    )
    expect(looks.length).toBeGreaterThan(0)
    const known = new Map(
      [...new Set(looks.map(({ viewer }) => viewer))].map((viewer) => [
        viewer,
        new Set(moments.map((moment) => moment.knownTo(viewer).look)),
      ]),
    )
    for (const { text, viewer } of looks) {
      const { look, at, clock, ...more } = JSON.parse(text) as { look: WireFrame; at: number; clock: object }
      expect([more, Object.keys(clock), typeof at]).toEqual([{}, CLOCK, 'number'])
      expect(known.get(viewer)?.has(bytesOf(look))).toBe(true)
    }
  })

  it('the story so far is what was told over the socket, and the next news follow on it without a gap', () => {
    const listeners = [...recording.people.map(({ told }) => told), recording.stranger]
    const stories = listeners.flatMap((told) => storiesIn(told).map((story) => ({ ...story, told })))
    found.stories += stories.length
    for (const { viewer, at, events, isAfterTheEnd, told, rest } of stories) {
      expect(rest).toEqual({})
      const own = moments.map((moment) => moment.knownTo(viewer).events).filter((text) => text !== '[]')
      const isOwn = JSON.stringify(events) === JSON.stringify(own.slice(0, events.length))
      if (!isAfterTheEnd || isOwn) {
        expect(events).toEqual(own.slice(0, events.length))
        const known = events.flatMap((text) => JSON.parse(text) as object[])
        const after = newsAfter(told, { viewer, at })
        const heard = own.flatMap((text) => JSON.parse(text) as object[]).slice(0, known.length + after.length)
        // As text: looking for what is equal in thousands of events takes seconds.
        expect(JSON.stringify(known.concat(after))).toBe(JSON.stringify(heard))
        found.joined += after.length
      } else expect(events).toEqual(everythingTold(recording))
    }
  })

  it('what may be undone is told to its own seat only', () => {
    const { game, header, log, people } = recording
    const random = fastChance(SEED)
    const seen = people
      .flatMap(({ told }) => stepsOf(told))
      .map(({ viewer, frame }) => ({
        viewer,
        look: bytesOf(frame),
        mayUndo: frame.mayUndo,
      }))
    expect(seen.some(({ viewer, mayUndo }) => viewer === 'spectator' && mayUndo)).toBe(false)
    for (let count = 0; count < 12; count++) {
      const length = 1 + random.below(log.length, 'length')
      const match = Match.fold({ game, header, source: null }, log.slice(0, length))
      for (const viewer of seatsOf(header.setup.seats)) {
        const { look } = moments[length - 1]?.knownTo(viewer) ?? {}
        const here = seen.filter((one) => one.viewer === viewer && one.look === look)
        const mayUndo = match.undoTo(viewer) !== null
        if (here.length > 0) expect(here.map((one) => one.mayUndo)).toContain(mayUndo)
      }
    }
  })

  it('what a viewer cannot know changes no byte that they get, now or at the next entry', () => {
    const { twins, different, steps } = compareWorlds(recording, moments, { seed: SEED, samples: 24 })
    found.twins += twins
    found.different += different
    found.steps += steps
  })

  it('no seed, no id of a user or of the table and no cookie is ever told; seeds only after the end', () => {
    const { row, people, stranger } = recording
    const never = [
      row.id,
      server.secret,
      ...people.flatMap(({ cookie }) => [cookie, ...partsOfCookie(cookie)]),
      ...row.seats.flatMap(({ user }) => (user === null ? [] : [user])),
    ]
    const beforeTheEnd = [row.seed, ...row.seats.map(({ seed }) => seed)]
    for (const { text, isAfterTheEnd, path } of [...people.flatMap(({ told }) => told), ...stranger])
      for (const secret of isAfterTheEnd ? never : [...never, ...beforeTheEnd])
        if (text.includes(secret)) throw new Error(`${secret} is in ${path} ${text.slice(0, 500)}`)
    expect(never.every((secret) => secret.length > 15)).toBe(true)
  })

  it('messages have no more parts than the protocol says', () => {
    for (const { told } of recording.people) {
      let isHost = false
      for (const { text, via } of told) {
        if (via !== 'socket') continue
        const message = JSON.parse(text) as ServerMessage
        if (message.kind === 'table') isHost = message.table.you.isHost
        checkParts(message, isHost)
      }
    }
  })

  it('the log of the match is exported after the end and not before', () => {
    const exports = [...recording.people.flatMap(({ told }) => told), ...recording.stranger].filter(({ path }) =>
      path.endsWith('/export'),
    )
    const early = exports.filter(({ isAfterTheEnd }) => !isAfterTheEnd)
    found.earlyExports += early.length
    for (const { status, text } of early) {
      expect(status).toBe(409)
      expect(JSON.parse(text)).toMatchObject({ code: 'not-over' })
    }
    for (const { status } of exports.filter(({ isSurelyAfterTheEnd }) => isSurelyAfterTheEnd)) expect(status).toBe(200)
    for (const { text } of exports.filter(({ status }) => status === 200))
      expect(JSON.parse(text)).toMatchObject({ seed: recording.row.seed })
  })
}

/** Every story that somebody got, each batch as text. */
const storiesIn = (told: readonly ToldMessage[]) =>
  told
    .filter(({ path, status }) => path.endsWith('/story') && status === 200)
    .map(({ text, viewer, isAfterTheEnd }) => {
      const { at, batches, ...rest } = JSON.parse(text) as { at: number; batches: readonly { events: object[] }[] }
      return { at, events: batches.map((batch) => JSON.stringify(batch.events)), viewer, isAfterTheEnd, rest }
    })

/** The events of all news that follow on this number one by one. */
function newsAfter(
  told: readonly ToldMessage[],
  { viewer, at }: { viewer: ToldMessage['viewer']; at: number },
): readonly object[] {
  const events: object[] = []
  let last = at
  for (const { text } of told.filter((one) => one.via === 'socket' && one.viewer === viewer)) {
    const message = JSON.parse(text) as ServerMessage
    if (message.kind !== 'news' || message.at !== last + 1) continue
    events.push(...message.events)
    last++
  }
  return events
}

function everythingTold({ game, header, log }: Recording): readonly string[] {
  const told: string[] = []
  Match.fold({ game, header, source: null }, log, {
    onBatch: (batch) => void told.push(JSON.stringify(batch.seenBy('everything'))),
  })
  return told.filter((text) => text !== '[]')
}

const fail = (): never => {
  throw new Error('There is no such moment.')
}

const partsOfCookie = (cookie: string): readonly string[] => {
  const [user = '', , , session = '', signature = ''] = cookie.replace(/^starboard=/, '').split('.')
  return [user, session, signature]
}

const CLOCK = ['now', 'rate', 'wall']
const TABLE =
  'code game status isOpen options time standIn onTimeout fixedWindows seats host commitment isPaused pause pauseVotes pauseRefused talkRefused clock rematch series spectators audience startRefused seatRange you'
const SEAT = 'seat kind name bot character ready isHere isHeld mayBeTakenOver options'
const SERIES = 'games number noun played end'
const SERIES_LINE = 'places points result text rule'

/** By kind: what a message consists of, and nothing else. */
const PARTS: { readonly [K in ServerMessage['kind']]: string } = {
  welcome: 'kind protocol version name',
  table: 'kind table',
  presence: 'kind table seats spectators audience',
  look: 'kind table at look print clock',
  news: 'kind table at events change print answer clock',
  chat: 'kind table rows',
  point: 'kind table seat name at',
  answer: 'kind id ok code refused',
  refused: 'kind refused',
  gone: 'kind table why isSentAway',
  notice: 'kind notice',
  pong: 'kind sent at',
}

/** For the host alone, and without a trace of anybody's id. */
function checkAudience(audience: TableInfo['audience'], isHost: boolean): void {
  if ((audience !== undefined) !== isHost) throw new Error('The audience is told to the host, and to nobody else.')
  for (const one of [...(audience?.people ?? []), ...(audience?.asking ?? [])])
    if (!/^[\w-]{22}$/.test(one.person)) throw new Error(`${one.person} is not a keyed name.`)
}

function checkParts(message: ServerMessage, isHost: boolean): void {
  const only = (value: object, parts: string) => {
    const unknown = Object.keys(value).filter((part) => !parts.split(' ').includes(part))
    if (unknown.length > 0) throw new Error(`${unknown.join()} is told in ${JSON.stringify(value)}`)
  }
  only(message, PARTS[message.kind])
  if (message.kind === 'table') {
    only(message.table, TABLE)
    if (message.table.clock !== null) only(message.table.clock, CLOCK.join(' '))
    only(message.table.you, 'seat isHost orders doneForYou')
    if (message.table.pause !== undefined) only(message.table.pause, 'by isBlind isEnding endsInMs')
    for (const seat of message.table.seats) only(seat, SEAT)
    checkAudience(message.table.audience, message.table.you.isHost)
    const { series } = message.table
    if (series !== null) only(series, SERIES)
    for (const line of [...(series?.played ?? []), ...(series?.end ? [series.end] : [])]) only(line, SERIES_LINE)
  }
  if (message.kind === 'presence') {
    for (const seat of message.seats) only(seat, 'seat isHere isHeld mayBeTakenOver')
    checkAudience(message.audience, isHost)
  }
  if (message.kind === 'look' || message.kind === 'news') only(message.clock, CLOCK.join(' '))
  if (message.kind === 'look') only(message.look as object, 'view open legal refused outcome mayUndo')
  if (message.kind === 'chat') for (const row of message.rows) only(row, 'id name text at')
}
