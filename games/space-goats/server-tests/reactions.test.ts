import type { AnyGame } from '@starboard/kernel'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { until } from '../../../server/fixtures/server.fixture.ts'
import {
  beginIn,
  type Invitation,
  Party,
  type SeenWindow,
  timeless,
  unexpected,
  windowSeen,
  windowsIn,
} from '../../../server/safety/party.fixture.ts'
import { type OpenServer, openServer, wait } from '../../../server/safety/wire.fixture.ts'
import type { Defend } from '../rules/actions.ts'
import { spaceGoats } from '../rules/index.ts'
import { arrange } from '../scenarios/arrange.ts'

/** Long enough for a quick answer on a busy machine. */
const PAUSE_MS = 700
/** Timers may ring a little late on a busy machine. */
const [EARLY_MS, LATE_MS] = [5, 1500]
const NAMES = ['Ada', 'Ben', 'Cyd', 'Dan']
const DEFENDERS = ['Ben', 'Cyd', 'Dan']
const [STANDARD, BARRAGE, SHIELD] = ['RK01', 'RK05', 'ST04']

let server: OpenServer
beforeAll(async () => {
  server = await openServer({ pauseMs: PAUSE_MS, botDelayMs: 40 })
})
afterAll(() => server.close())

const parties: Party[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  await Promise.all(parties.splice(0).map((party) => party.close()))
})

interface Wanted extends Partial<Invitation> {
  /** Who holds an Emergency Shield; everybody owns one. */
  readonly holders: readonly string[]
}

async function open({ holders, ...change }: Wanted): Promise<Party> {
  const handOf = (name: string) =>
    holders.includes(name) ? ['Emergency Shield', 'Fuel Pod'] : ['Weak Rocket', 'Fuel Pod']
  // With a single ship nobody would have to be asked who cannot block: all the more they are.
  const defenders = DEFENDERS.map((name) => [name, { hand: handOf(name), fleet: ['suited'] }] as const)
  const players = { Ada: { hand: [STANDARD, BARRAGE] }, ...Object.fromEntries(defenders) }
  vi.restoreAllMocks()
  beginIn(spaceGoats as unknown as AnyGame, arrange, { names: NAMES, position: { turn: 'Ada', players } })
  const party = await Party.open(server, { game: 'space-goats', names: NAMES, options: { startSeat: 1 }, ...change })
  parties.push(party)
  return party
}

const attacked = (
  party: Party,
  { card, answer, onlookers }: { card: string; answer: () => Promise<void>; onlookers: readonly string[] },
): Promise<readonly SeenWindow[]> =>
  windowSeen(party, {
    onlookers,
    opens: 'hitAimed',
    closes: /"kind":"(blocked|shipChosen)"/,
    attack: () => party.act('Ada', { kind: 'rocket', card, ...(card === STANDARD && { target: 1 }) }),
    answer,
  })

interface Run {
  readonly how: string
  readonly party: Party
  readonly answer: () => Promise<void>
}

/** All at the same time: a window takes its time. */
const allAttacked = (runs: readonly Run[], { card, onlookers }: { card: string; onlookers: readonly string[] }) =>
  Promise.all(
    runs.map(async ({ how, party, answer }) => ({
      how,
      party,
      seen: await attacked(party, { card, answer, onlookers }),
    })),
  )

const textsOf = (party: Party, seen: readonly SeenWindow[], { withEnd }: { withEnd: boolean }) =>
  seen.flatMap(({ name, question, between, end }) =>
    [question, ...between, ...(withEnd ? [end] : [])].map(({ text }) => `${name} ${timeless(text, party)}`),
  )

type Way = 'blocks' | 'takes'

/** The Emergency Shield, or the last of the ships. */
async function defend(party: Party, name: string, way: Way): Promise<void> {
  await until(() => party.person(name).isAsked, `the question for ${name}`)
  const legal = (party.person(name).frame?.legal ?? []) as unknown as readonly Defend[]
  const chosen = way === 'blocks' ? legal.find(({ card }) => card === SHIELD) : legal.at(-1)
  if (chosen === undefined) throw new Error(`${name} cannot block.`)
  await party.act(name, chosen)
}

function lastShipOf(party: Party, name: string): number | undefined {
  const view = party.person(name).frame?.view as { players: { fleet: { id: number }[] }[] } | undefined
  return view?.players[NAMES.indexOf(name)]?.fleet.at(-1)?.id
}

const orderTo = (party: Party, name: string, way: Way): Promise<void> =>
  party.order(name, {
    decision: 'defend',
    prefer: [way === 'blocks' ? { card: SHIELD } : { ship: lastShipOf(party, name) }],
  })

type How = (party: Party, way: Way) => Promise<() => Promise<void>>
const QUICK: Readonly<Record<string, How>> = {
  'at once': async (party, way) => () => defend(party, 'Ben', way),
  'after a moment': async (party, way) => async () => {
    await wait(PAUSE_MS / 5)
    await defend(party, 'Ben', way)
  },
  'by order': async (party, way) => {
    await orderTo(party, 'Ben', way)
    return async () => undefined
  },
  'by order, while nobody is there': async (party, way) => {
    await orderTo(party, 'Ben', way)
    await party.person('Ben').leave()
    await until(() => party.person('Eve').told.at(-1)?.text.includes('"isHere":false'), 'the empty chair')
    return async () => undefined
  },
}

describe('SG-4.4, SG-R30 a hit at one player', () => {
  const onlookers = ['Ada', 'Cyd', 'Dan', 'Eve']

  it('tells nobody whether a reactive card is held or how it is answered, until the window closes', async () => {
    const before: { readonly how: string; readonly texts: readonly string[] }[] = []
    const lasted: number[] = []
    const runs: Run[] = []
    for (const [how, answers] of Object.entries(QUICK))
      for (const holders of [['Ben'], []]) {
        const party = await open({ holders })
        runs.push({ how, party, answer: await answers(party, holders.length > 0 ? 'blocks' : 'takes') })
      }
    for (const { how, party, seen } of await allAttacked(runs, { card: STANDARD, onlookers })) {
      expect(seen.flatMap(unexpected), how).toEqual([])
      expect(windowsIn(await party.log(), 'rocket'), how).toEqual([PAUSE_MS])
      before.push({ how, texts: textsOf(party, seen, { withEnd: false }) })
      lasted.push(...seen.map((one) => one.lasted))
    }
    expect(before[0]?.texts).toHaveLength(onlookers.length)
    for (const { how, texts } of before) expect(texts, how).toEqual(before[0]?.texts)
    expect(Math.min(...lasted)).toBeGreaterThan(PAUSE_MS - EARLY_MS)
    expect(Math.max(...lasted)).toBeLessThan(PAUSE_MS + LATE_MS)
    const range = [Math.min(...lasted), Math.max(...lasted)].map((ms) => ms.toFixed(0))
    process.stdout.write(`defend windows of ${PAUSE_MS} ms took ${range.join(' to ')} ms (${lasted.length} seen)\n`)
  })

  it('ends in the same bytes, however a person comes to the same answer', async () => {
    const runs: Run[] = []
    for (const [how, answers] of Object.entries(QUICK)) {
      const party = await open({ holders: ['Ben'] })
      runs.push({ how, party, answer: await answers(party, 'takes') })
    }
    const stories = (await allAttacked(runs, { card: STANDARD, onlookers })).map(({ party, seen }) =>
      textsOf(party, seen, { withEnd: true }),
    )
    for (const story of stories) expect(story).toEqual(stories[0])
  })

  it.each([true, false])('on a bot takes as long and is as silent (holds a reactive card: %s)', async (holds) => {
    const party = await open({ holders: holds ? ['Ben'] : [], bots: { Ben: 'random' } })
    const seen = await attacked(party, { card: STANDARD, answer: async () => undefined, onlookers })
    expect(seen.flatMap(unexpected)).toEqual([])
    expect(windowsIn(await party.log(), 'rocket')[0]).toBe(PAUSE_MS)
  })

  it('with windows of fixed length looks the same for quick, slow, ordered and missing answers', async () => {
    const SECONDS = 4
    const fixed = {
      fixedWindows: true,
      time: { kind: 'game' } as const,
      options: { startSeat: 1, turnSeconds: 0, choiceSeconds: 0, defendSeconds: SECONDS },
    }
    const ways: readonly How[] = [
      async (party) => () => defend(party, 'Ben', 'blocks'),
      async (party) => async () => {
        await wait(PAUSE_MS * 4)
        await defend(party, 'Ben', 'takes')
      },
      async (party) => {
        await orderTo(party, 'Ben', 'blocks')
        return async () => undefined
      },
      async () => async () => undefined,
    ]
    const runs = []
    for (const way of ways) {
      const party = await open({ holders: ['Ben'], ...fixed })
      runs.push({ party, answer: await way(party, 'takes') })
    }
    const seen = await Promise.all(
      runs.map(({ party, answer }) => attacked(party, { card: STANDARD, answer, onlookers })),
    )
    for (const [place, { party }] of runs.entries()) {
      const windows = seen[place] ?? []
      expect(windowsIn(await party.log(), 'rocket')).toEqual([SECONDS * 1000])
      expect(windows.flatMap(unexpected)).toEqual([])
      expect(Math.min(...windows.map(({ lasted }) => lasted))).toBeGreaterThan(SECONDS * 1000 - EARLY_MS)
      expect(Math.max(...windows.map(({ lasted }) => lasted))).toBeLessThan(SECONDS * 1000 + LATE_MS)
      const [first, own] = [runs[0]?.party ?? party, textsOf(party, windows, { withEnd: false })]
      expect(own).toEqual(textsOf(first, seen[0] ?? [], { withEnd: false }))
    }
  })
})

describe('SG-4.18 a barrage', () => {
  const holders = ['Ben', 'Dan']
  const WAYS: Readonly<Record<string, Way>> = { Ben: 'blocks', Cyd: 'takes', Dan: 'takes' }
  type Answers = (party: Party) => Promise<() => Promise<void>>

  const inTurn = (...names: readonly string[]): Answers => {
    return async (party) => async () => {
      for (const name of names) {
        await defend(party, name, WAYS[name] ?? 'takes')
        await wait(20)
      }
    }
  }
  const withOrders = (ordered: readonly string[], ...others: readonly string[]): Answers => {
    return async (party) => {
      for (const name of ordered) await orderTo(party, name, WAYS[name] ?? 'takes')
      return inTurn(...others)(party)
    }
  }

  it('tells nobody who has answered, nor in which order, nor who gave an order', async () => {
    const told: { readonly outside: readonly string[]; readonly defenders: readonly string[] }[] = []
    const runs: Run[] = []
    for (const answers of [
      inTurn('Ben', 'Cyd', 'Dan'),
      inTurn('Dan', 'Ben', 'Cyd'),
      inTurn('Cyd', 'Dan', 'Ben'),
      withOrders(['Dan'], 'Cyd', 'Ben'),
      withOrders(['Cyd', 'Ben', 'Dan']),
    ]) {
      const party = await open({ holders })
      runs.push({ how: 'in some order', party, answer: await answers(party) })
    }
    for (const { party, seen } of await allAttacked(runs, { card: BARRAGE, onlookers: ['Ada', 'Eve', ...DEFENDERS] })) {
      const isOutside = ({ name }: SeenWindow) => !DEFENDERS.includes(name)
      expect(seen.filter(isOutside).flatMap(unexpected)).toEqual([])
      expect(windowsIn(await party.log(), 'rocket')).toEqual([PAUSE_MS])
      const news = seen
        .filter((one) => !isOutside(one))
        // The receipt of one's own message is nobody else's.
        .map((one) => ({ ...one, between: one.between.filter(({ text }) => !text.startsWith('{"kind":"answer"')) }))
      told.push({
        outside: textsOf(party, seen.filter(isOutside), { withEnd: true }),
        defenders: textsOf(party, news, { withEnd: true }),
      })
    }
    for (const { outside, defenders } of told) {
      expect(outside).toEqual(told[0]?.outside)
      expect(defenders).toEqual(told[0]?.defenders)
    }
    // The question, one's own answer, and the end.
    expect(told[0]?.defenders).toHaveLength(3 * DEFENDERS.length)
  })

  it('waits for the last one without a word about the others', async () => {
    const party = await open({ holders })
    await orderTo(party, 'Ben', 'blocks')
    const seen = await attacked(party, {
      card: BARRAGE,
      answer: async () => {
        await defend(party, 'Dan', 'takes')
        await wait(PAUSE_MS * 2)
        await defend(party, 'Cyd', 'takes')
      },
      onlookers: ['Ada', 'Eve'],
    })
    expect(seen.flatMap(unexpected)).toEqual([])
    for (const { lasted } of seen) expect(lasted).toBeGreaterThan(PAUSE_MS * 2)
  })
})

describe('standing orders for `defend`', () => {
  /** The table of a hit at Ben, who blocks if he can, else takes it on this ship. */
  async function hitAtBen(holders: readonly string[], ship: (party: Party) => number | undefined): Promise<Party> {
    const party = await open({ holders })
    const prefer = [{ card: 'SH06' }, { card: SHIELD }, { ship: ship(party) }]
    await party.order('Ben', { decision: 'defend', prefer })
    await party.act('Ada', { kind: 'rocket', card: STANDARD, target: 1 })
    return party
  }

  async function answerOfBen(party: Party): Promise<unknown> {
    const told = () => party.person('Eve').told.some(({ text }) => /"kind":"(blocked|shipChosen)"/.test(text))
    await until(told, 'the end of the window')
    return (await party.log()).find((one) => one.kind === 'act' && one.seat === 1)
  }

  const ownShip = (party: Party) => lastShipOf(party, 'Ben')
  const noShip = () => 99

  it('block with the first card that is there', async () => {
    const party = await hitAtBen(['Ben'], ownShip)
    expect(await answerOfBen(party)).toMatchObject({ by: 'order', action: { kind: 'defend', card: SHIELD } })
  })

  it('else take the hit on the ship named', async () => {
    const party = await hitAtBen([], ownShip)
    const ship = ownShip(party)
    expect(await answerOfBen(party)).toMatchObject({ by: 'order', action: { kind: 'defend', ship } })
  })

  it('else ask', async () => {
    const party = await hitAtBen([], noShip)
    await wait(PAUSE_MS * 2)
    expect(party.person('Ben').isAsked).toBe(true)
  })
})
