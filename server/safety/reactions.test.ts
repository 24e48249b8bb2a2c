import { onShelf } from '@starboard/games'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { until } from '../fixtures/time.fixture.ts'
import {
  beginIn,
  type Invitation,
  Party,
  type SeenWindow,
  timeless,
  unexpected,
  windowSeen,
  windowsIn,
} from './party.fixture.ts'
import { ask, type OpenServer, openServer, wait } from './wire.fixture.ts'

/** Long enough for a quick answer on a busy machine. */
const PAUSE_MS = 700
/** Timers may ring a little late on a busy machine. */
const [EARLY_MS, LATE_MS] = [5, 1500]
const NAMES = ['Ada', 'Ben', 'Cyd']
const PRESSURE = 'diplomatic-pressure'

const entry = onShelf('comet-rush')
if (entry?.arrange === undefined) throw new Error('Comet Rush is not on the shelf.')
const { game, arrange } = entry

let server: OpenServer
beforeAll(async () => {
  server = await openServer({ pauseMs: PAUSE_MS, botDelayMs: 40 })
})
afterAll(async () => {
  await Promise.all(parties.map((party) => party.close()))
  await server.close()
})

const parties: Party[] = []
afterEach(() => {
  vi.restoreAllMocks()
})

async function open(holds: boolean, change: Partial<Invitation> = {}): Promise<Party> {
  const players = { Ada: { hand: [PRESSURE] }, Ben: { hand: [holds ? PRESSURE : 'embargo', 'embargo'] } }
  vi.restoreAllMocks()
  beginIn(game, arrange, { names: NAMES, position: { players } })
  const party = await Party.open(server, { game: 'comet-rush', names: NAMES, options: { startSeat: 1 }, ...change })
  parties.push(party)
  return party
}

const attacked = (party: Party, answer: () => Promise<void>): Promise<readonly SeenWindow[]> =>
  windowSeen(party, {
    onlookers: ['Ada', 'Cyd', 'Eve'],
    opens: 'pressureAsked',
    closes: /pressure(Accepted|Countered)/,
    attack: () => party.act('Ada', { kind: 'play', card: PRESSURE, target: 1 }),
    answer,
  })

type How = (party: Party, counter: boolean) => Promise<() => Promise<void>>

const acting = (ms: number): How => {
  return async (party, counter) => async () => {
    await wait(ms)
    await party.act('Ben', { kind: 'respondPressure', counter })
  }
}

const ordering: How = async (party, counter) => {
  await party.order('Ben', { decision: 'pressure', prefer: [{ counter }] })
  return async () => undefined
}

const away: How = async (party, counter) => {
  await ordering(party, counter)
  await party.person('Ben').leave()
  await until(() => party.person('Eve').told.at(-1)?.text.includes('"isHere":false'), 'the empty chair')
  return async () => undefined
}

const overruling: How = async (party, counter) => {
  await ordering(party, false)
  return async () => {
    await until(() => party.person('Ben').frame?.open.some(({ answered }) => answered), 'the ordered answer')
    const { decision } = party.person('Ben')
    await party.must('Ben', { kind: 'act', action: { kind: 'respondPressure', counter }, ...decision })
  }
}

const thinking: How = async () => async () => undefined

/** Everything that is done before the pause is over. */
const QUICK: readonly { readonly how: string; readonly answers: How; readonly bots?: Record<string, string> }[] = [
  { how: 'at once', answers: acting(0) },
  { how: 'after a moment', answers: acting(PAUSE_MS / 5) },
  { how: 'by order', answers: ordering },
  { how: 'by order, while nobody is there', answers: away },
  { how: 'by order, and then otherwise', answers: overruling },
  { how: 'as a bot', answers: thinking, bots: { Ben: 'heuristic' } },
]

interface Run {
  readonly answers: How
  readonly holds: boolean
  readonly counter: boolean
  readonly bots?: Record<string, string>
}

/** One table after the other is made ready; then all windows open at the same time, because they take their time. */
async function allSeen(runs: readonly Run[]) {
  const ready: { party: Party; finish: () => Promise<void> }[] = []
  for (const { answers, holds, counter, bots = {} } of runs) {
    const party = await open(holds, { bots })
    ready.push({ party, finish: await answers(party, counter) })
  }
  return Promise.all(ready.map(async ({ party, finish }) => ({ party, seen: await attacked(party, finish) })))
}

describe('a reaction that comes before the pause is over', () => {
  const runs = QUICK.flatMap((one) => [true, false].map((holds) => ({ ...one, holds, counter: holds })))
  let all: Awaited<ReturnType<typeof allSeen>> = []
  beforeAll(async () => {
    all = await allSeen(runs)
  })

  it.each(runs.map((run, place) => ({ ...run, place })))(
    'is silent, and the window closes with the pause: $how (can counter: $holds)',
    async ({ place }) => {
      const { party, seen } = all[place] ?? { seen: [] }
      expect(seen).toHaveLength(3)
      expect(seen.flatMap(unexpected)).toEqual([])
      for (const { lasted } of seen) {
        expect(lasted).toBeGreaterThan(PAUSE_MS - EARLY_MS)
        expect(lasted).toBeLessThan(PAUSE_MS + LATE_MS)
      }
      expect(windowsIn((await party?.log()) ?? [], 'play')).toEqual([PAUSE_MS])
    },
  )

  it('is the same to the last byte for everybody else, up to the end of the window and with it', async () => {
    const people = runs.filter(({ bots }) => bots === undefined).map((run) => ({ ...run, counter: false }))
    const stories = (await allSeen(people)).map(({ party, seen }, place) => ({
      how: `${people[place]?.how} ${people[place]?.holds}`,
      texts: seen.flatMap(({ name, question, between, end }) =>
        [question, ...between, end].map(({ text }) => `${name} ${timeless(text, party)}`),
      ),
      lasted: seen.map(({ lasted }) => lasted),
    }))
    const [first] = stories
    expect(first?.texts).toHaveLength(6)
    for (const { how, texts } of stories) expect(texts, how).toEqual(first?.texts)
    const times = stories.flatMap(({ lasted }) => lasted)
    const [least, most] = [Math.min(...times), Math.max(...times)]
    process.stdout.write(
      `windows of ${PAUSE_MS} ms took ${least.toFixed(0)} to ${most.toFixed(0)} ms (${times.length} seen)\n`,
    )
  })
})

/** The pages of others, without the time of day. */
async function askAll(party: Party): Promise<readonly string[]> {
  const paths = ['', '/look', '/story', '/export'].map((more) => `/api/tables/${party.code}${more}`)
  const replies = []
  for (const name of ['Ada', 'Eve'])
    for (const path of [...paths, '/api/tables/mine']) {
      const { text } = await ask(server.url + path, { headers: { cookie: party.person(name).cookie } })
      replies.push(path.endsWith('mine') ? '' : timeless(text, party))
    }
  return replies
}

describe('with windows of fixed length', () => {
  const SECONDS = 5
  const fixed: Partial<Invitation> = {
    fixedWindows: true,
    time: { kind: 'game' },
    options: { startSeat: 1, turnSeconds: 0, draftSeconds: 0, responseSeconds: SECONDS },
  }

  it('cannot be found out by asking', async () => {
    const answers: (readonly string[])[] = []
    const ways = [ordering, thinking]
    const parties: Party[] = []
    for (const _ of ways) parties.push(await open(true, fixed))
    await Promise.all(
      parties.map(async (party, place) => {
        const finish = (await ways[place]?.(party, true)) ?? (async () => undefined)
        await attacked(party, async () => {
          await until(
            () => ways[place] === thinking || party.person('Ben').frame?.open.some(({ answered }) => answered),
            'the order',
          )
          answers[place] = await askAll(party)
          await finish()
        })
      }),
    )
    expect(answers[0]).toEqual(answers[1])
    expect(answers.join()).not.toContain('orders')
  })

  it('quick, slow, ordered and no answers look the same', async () => {
    const ways = { quick: acting(0), slow: acting(PAUSE_MS * 4), ordered: ordering, none: thinking }
    const runs = []
    for (const [how, answers] of Object.entries(ways)) {
      const party = await open(true, fixed)
      runs.push({ how, party, finish: await answers(party, false) })
    }
    const windows = await Promise.all(
      runs.map(async ({ party, finish }) => ({ party, seen: await attacked(party, finish) })),
    )
    for (const { party, seen } of windows) {
      expect(windowsIn(await party.log(), 'play')).toEqual([SECONDS * 1000])
      expect(seen.flatMap(unexpected)).toEqual([])
      for (const { lasted } of seen) {
        expect(lasted).toBeGreaterThan(SECONDS * 1000 - EARLY_MS)
        expect(lasted).toBeLessThan(SECONDS * 1000 + LATE_MS)
      }
    }
    const texts = windows.map(({ party, seen }) =>
      seen.flatMap(({ question, end }) => [question, end].map(({ text }) => timeless(text, party))),
    )
    for (const one of texts) expect(one).toEqual(texts[0])
  })
})
