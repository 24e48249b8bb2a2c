import { onShelf, shelf } from '@starboard/games'
import { type Seat, seatOf } from '@starboard/kernel'
import type { ServerMessage } from '@starboard/wire/protocol'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { ownTime, until } from '../fixtures/time.fixture.ts'
import { follow } from './follow.fixture.ts'
import { Person, type Recording, record, type ToldMessage } from './recording.fixture.ts'
import { type Moment, timelineOf } from './timeline.fixture.ts'
import { ask, makeTable, type OpenServer, openServer, wait } from './wire.fixture.ts'

const PAUSE_MS = 250
/** Timers may ring a little late on a busy machine. */
const SLACK_MS = 1000
const MATCHES = 2
const SEED = process.env.SAFETY_SEED ?? String(Date.now() % 2 ** 31)

let server: OpenServer
beforeAll(async () => {
  server = await openServer({ pauseMs: PAUSE_MS, botDelayMs: 5 })
})
afterAll(() => server.close())

/** A reaction window of one match: when it opened and closed, and what only its seat knows. */
interface Asked {
  readonly seat: Seat
  readonly opened: number
  readonly closed: number
  readonly couldReact: boolean
  readonly by: string
  /** Match time between the question and the answer. */
  readonly answeredAfter: number
}

function windowsOf({ game }: Recording, moments: readonly Moment[]): readonly Asked[] {
  return moments.flatMap((moment, opened) =>
    moment.open.flatMap(({ mode, id, seat }) => {
      const isNew = !moments[opened - 1]?.open.some((before) => before.id === id && before.seat === seat)
      const closed = moments.findIndex(({ open }, at) => at > opened && !open.some((one) => one.id === id))
      const answer = moments.slice(opened + 1, closed + 1).find(({ entry }) => 'seat' in entry && entry.seat === seat)
      if (mode !== 'reaction' || !isNew || closed === -1 || answer?.entry.kind !== 'act') return []
      const couldReact = game.legal(moment.state, seat).length > 1
      const answeredAfter = answer.entry.at - moment.entry.at
      return [{ seat, opened, closed, couldReact, by: answer.entry.by, answeredAfter }]
    }),
  )
}

/** Attacks are what makes others react. */
const likes = (action: { kind: string }): boolean => 'target' in action

/** In real time there are no turns to react in. */
const inTurns = shelf.filter(({ game }) => game.meta.pace !== 'real-time')

describe.each(inTurns.map(({ game }) => ({ game, name: game.meta.name })))(
  `reaction windows of $name (SAFETY_SEED=${SEED})`,
  ({ game }) => {
    const recordings: { recording: Recording; moments: readonly Moment[]; windows: readonly Asked[] }[] = []
    beforeAll(async () => {
      const [least, most] = game.meta.seats
      const seats = Math.min(Math.max(3, least), most)
      const play = async (match: number) => {
        const more = { seed: `${SEED} timing ${match}`, isCalm: true, patienceMs: 20_000, likes } as const
        const recording = await record(server, { game, seats, options: {}, ...more })
        const moments = timelineOf(recording)
        recordings.push({ recording, moments, windows: windowsOf(recording, moments) })
      }
      // Most of the time is spent waiting for windows to close.
      await Promise.all(Array.from({ length: MATCHES }, (_, match) => play(match)))
    }, 150_000)

    it('close exactly when the pause is over, whether the target could react or not, bot or person', () => {
      const quick = recordings.flatMap(({ windows, moments }) =>
        windows
          .filter(({ answeredAfter }) => answeredAfter < PAUSE_MS)
          .map((asked) => ({ ...asked, lasted: timeAt(moments, asked.closed) - timeAt(moments, asked.opened) })),
      )
      expect(quick.map(({ lasted }) => lasted)).toEqual(quick.map(() => PAUSE_MS))
    })

    it('say nothing to anybody else in between, and those wait the same time on the clock on the wall', () => {
      const waits: number[] = []
      for (const { recording, moments, windows } of recordings)
        for (const { told } of recording.people) {
          const steps = follow(told, moments)
          for (const { opened, closed, answeredAfter } of windows) {
            const [question, end] = [opened, closed].map((place) => steps.find((step) => step.place === place))
            if (question === undefined || end === undefined) continue
            // Whoever is asked as well is told of their own answer.
            if (moments[opened]?.open.some((asked) => asked.seat === question.viewer)) continue
            const between = told.filter(({ when }) => when > question.when && when < end.when)
            const kinds = between.map(({ text }) => (JSON.parse(text) as ServerMessage).kind)
            // Whoever attacked gets the answer to their own message, at once and always.
            expect(kinds.filter((kind) => kind !== 'answer')).toEqual([])
            if (answeredAfter >= PAUSE_MS) continue
            waits.push(end.when - question.when)
            // A busy machine may tell the question late; the end it never tells early.
            expect(clockAt(told, end.when) - timeAt(moments, opened)).toBeGreaterThanOrEqual(PAUSE_MS)
          }
        }
      waits.sort((one, other) => one - other)
      if (waits.length > 0) expect(waits[Math.floor(waits.length / 2)]).toBeLessThan(PAUSE_MS + SLACK_MS)
    })
  },
)

/** Comet Rush in the middle of Ada's turn, with or without a card that her target could counter with. */
describe('an attack in Comet Rush', () => {
  const entry = onShelf('comet-rush')
  /** Long enough to answer, and to ask for everything, on a busy machine. */
  const LONG_MS = 800
  let calm: OpenServer
  beforeAll(async () => {
    calm = await openServer({ pauseMs: LONG_MS, botDelayMs: 5 })
  })
  afterAll(() => calm.close())
  afterEach(() => vi.restoreAllMocks())

  it.each([
    { target: 'a person who can counter and does so at once', holds: true, bot: false, afterMs: 0 },
    { target: 'a person who can counter and thinks for a moment', holds: true, bot: false, afterMs: 120 },
    { target: 'a person who cannot counter, at once', holds: false, bot: false, afterMs: 0 },
    { target: 'a person who cannot counter and bluffs for a moment', holds: false, bot: false, afterMs: 120 },
    { target: 'a bot that can counter', holds: true, bot: true, afterMs: 0 },
    { target: 'a bot that cannot', holds: false, bot: true, afterMs: 0 },
  ])('looks the same from outside if it is on $target', async ({ holds, bot, afterMs }) => {
    if (entry?.arrange === undefined) throw new Error('Comet Rush is not on the shelf.')
    const { game, arrange } = entry
    const { setup } = game
    vi.spyOn(game, 'setup').mockImplementation((wanted, ctx) => {
      const state = setup.call(game, wanted, ctx)
      const hands = { Ada: ['diplomatic-pressure'], Ben: [holds ? 'diplomatic-pressure' : 'embargo', 'embargo'] }
      const given = { players: { Ada: { hand: hands.Ada }, Ben: { hand: hands.Ben } } }
      const problem = arrange(state, given, (name) => seatOf(['Ada', 'Ben', 'Cyd'].indexOf(name)))
      if (problem !== null) throw new Error(problem.text)
      return state
    })
    const [ada, ben, eve] = await Promise.all(['Ada', 'Ben', 'Eve'].map((name) => Person.at(calm.url, name)))
    if (ada === undefined || ben === undefined || eve === undefined) throw new Error('Nobody came.')
    const bots = [null, bot ? 'heuristic' : null, 'random']
    const options = { startSeat: 1 }
    const wanted = { game: 'comet-rush', seats: 3, options, time: { kind: 'off' }, bots, isOpen: true }
    const code = await makeTable(calm.url, ada.cookie, wanted)
    for (const person of [ada, ben, eve]) await person.watch(code)
    for (const person of bot ? [ada] : [ada, ben]) {
      await person.command({ kind: 'sit' })
      await person.command({ kind: 'ready', ready: true })
    }
    await ada.command({ kind: 'start' })
    await until(() => ada.isAsked && eve.frame !== null, 'the first turn')
    const [from, sent] = [eve.told.length, ownTime()]
    const attack = { kind: 'play', card: 'diplomatic-pressure', target: 1 }
    expect(await ada.command({ kind: 'act', action: attack, ...ada.decision })).toMatchObject({ ok: true })
    if (!bot) {
      await until(() => ben.isAsked, 'the question')
      if (afterMs > 0) await wait(afterMs)
      const action = { kind: 'respondPressure', counter: holds }
      const before = await askAll(calm, eve, code)
      expect(await ben.command({ kind: 'act', action, ...ben.decision })).toMatchObject({ ok: true })
      // Nobody else can find out by asking that he has answered, nor what.
      expect(await askAll(calm, eve, code)).toEqual(before)
    }
    const [question, end] = await until(() => eve.told.length >= from + 2 && eve.told.slice(from), 'the end of it')
    if (question === undefined || end === undefined) throw new Error('Nothing was told.')
    const [asked, closed] = [question, end].map(
      ({ text }) => JSON.parse(text) as { kind: string; clock: { now: number } },
    )
    expect([asked?.kind, closed?.kind]).toEqual(['news', 'news'])
    expect(JSON.stringify(asked)).toContain('pressureAsked')
    expect(JSON.stringify(closed)).toMatch(/pressure(Countered|Accepted)/)
    expect(end.when - sent).toBeGreaterThan(LONG_MS - 5)
    expect(end.when - sent).toBeLessThan(LONG_MS + SLACK_MS)
    const row = await calm.store.tables.findByCode(code)
    const log = await calm.store.log.read(row?.id ?? '', 0)
    const entries = log.map(({ entry }) => entry)
    const place = entries.findIndex(({ kind }) => kind === 'wake')
    expect((entries[place]?.at ?? 0) - (entries[place - 2]?.at ?? 0)).toBe(LONG_MS)
    for (const person of [ada, ben, eve]) await person.leave()
  })
})

/** Everything that somebody can ask for, without the time of day. */
async function askAll({ url }: OpenServer, { cookie }: Person, code: string): Promise<readonly string[]> {
  const paths = ['', '/look', '/export'].map((more) => `/api/tables/${code}${more}`)
  const replies = await Promise.all(
    [...paths, '/api/tables', '/api/tables/mine'].map((path) => ask(url + path, { headers: { cookie } })),
  )
  return replies.map(({ text }) =>
    text.replace(/"clock":\{"now":\d+,"rate":([^,]+),"wall":\d+\}/, '"clock":{"rate":$1}'),
  )
}

/** The match clock, as the message says that came at this moment. */
function clockAt(told: readonly ToldMessage[], moment: number): number {
  const { text = '{}' } = told.find(({ when, via }) => via === 'socket' && when === moment) ?? {}
  return (JSON.parse(text) as { clock?: { now: number } }).clock?.now ?? Number.NaN
}

const timeAt = (moments: readonly Moment[], place: number): number => moments[place]?.entry.at ?? Number.NaN
