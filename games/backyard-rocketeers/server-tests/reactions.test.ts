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
import type { Reaction } from '../rules/actions.ts'
import type { CardId } from '../rules/cards/catalogue.ts'
import { backyardRocketeers } from '../rules/index.ts'
import { arrange } from '../scenarios/arrange.ts'
import type { Position } from '../scenarios/position.ts'
import { whole } from '../scenarios/table.ts'

/** Long enough for a quick answer on a busy machine. */
const PAUSE_MS = 700
/** Timers may ring a little late on a busy machine. */
const [EARLY_MS, LATE_MS] = [5, 1500]
const NAMES = ['Ada', 'Ben', 'Cyd', 'Dan']
const [CYBER, RAYS, BEAM]: readonly [CardId, CardId, CardId] = ['cyber-attack@2', 'cosmic-rays@2', 'tractor-beam@2']

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

async function begin(players: NonNullable<Position['players']>, change: Partial<Invitation> = {}): Promise<Party> {
  vi.restoreAllMocks()
  beginIn(backyardRocketeers as unknown as AnyGame, arrange, { names: NAMES, position: { turn: 'Ada', players } })
  const party = await Party.open(server, { game: 'backyard-rocketeers', names: NAMES, ...change })
  parties.push(party)
  return party
}

interface Wanted extends Partial<Invitation> {
  /** Who holds a Newton and has a Heat Shield face down; the others have as many other cards there. */
  readonly holder: string | null
}

/** Four in one zone of space; Ada is the one who attacks. */
function open({ holder, ...change }: Wanted): Promise<Party> {
  const flying = { level: 2, rocket: whole('Second-hand'), distance: 45, spaceFuel: 50 } as const
  const cardsOf = (name: string) =>
    name === holder
      ? { hand: ['newtons-third-law@2', 'Teleport'], faceDown: ['heat-shield@2'] }
      : { hand: ['space-gas-station@2', 'Teleport'], faceDown: ['staging@1'] }
  const targets = NAMES.slice(1).map((name) => [name, { ...flying, ...cardsOf(name) }] as const)
  return begin({ Ada: { ...flying, hand: [CYBER, RAYS, BEAM] }, ...Object.fromEntries(targets) }, change)
}

interface Attack {
  readonly card: CardId
  readonly target: string
  answer(): Promise<void>
}

const seatNamed = (name: string): number => NAMES.indexOf(name)
const onlookersOf = (target: string): readonly string[] => ['Eve', ...NAMES.filter((name) => name !== target)]

const attacked = (party: Party, { card, target, answer }: Attack): Promise<readonly SeenWindow[]> =>
  windowSeen(party, {
    onlookers: onlookersOf(target),
    opens: 'sabotageDeclared',
    closes: /"kind":"reacted"/,
    attack: () => party.act('Ada', { kind: 'playSabotage', card, target: seatNamed(target) }),
    answer,
  })

const textsOf = (party: Party, seen: readonly SeenWindow[], { withEnd }: { withEnd: boolean }) =>
  seen.flatMap(({ name, question, between, end }) =>
    [question, ...between, ...(withEnd ? [end] : [])].map(({ text }) => `${name} ${timeless(text, party)}`),
  )

const react = (party: Party, name: string, answer: Reaction, card: CardId): Promise<void> =>
  party.act(name, { kind: 'react', with: answer, against: card, from: 0 })

const orderTo = (party: Party, name: string, answer: Reaction): Promise<void> =>
  party.order(name, { decision: 'react', prefer: [{ kind: 'react', with: answer }] })

type How = (party: Party, answer: Reaction) => Promise<() => Promise<void>>
const nothing = async (): Promise<void> => undefined

/** Ways in which Ben comes to his answer. */
const QUICK: Readonly<Record<string, How>> = {
  'at once': async (party, answer) => () => react(party, 'Ben', answer, CYBER),
  'after a moment': async (party, answer) => async () => {
    await wait(PAUSE_MS / 5)
    await react(party, 'Ben', answer, CYBER)
  },
  'by order': async (party, answer) => {
    await orderTo(party, 'Ben', answer)
    return nothing
  },
  'by order, while nobody is there': async (party, answer) => {
    await orderTo(party, 'Ben', answer)
    await party.person('Ben').leave()
    await until(() => party.person('Eve').told.at(-1)?.text.includes('"isHere":false'), 'the empty chair')
    return nothing
  },
}

interface Run {
  readonly how: string
  readonly party: Party
  answer(): Promise<void>
}

/** All at the same time: a window takes its time. */
const allAttacked = (runs: readonly Run[]) =>
  Promise.all(
    runs.map(async ({ how, party, answer }) => ({
      how,
      party,
      seen: await attacked(party, { card: CYBER, target: 'Ben', answer }),
    })),
  )

describe('BR-19.8, BR-R52 a sabotage card that waits for an answer', () => {
  it('tells nobody whether its target can answer, how and by whom it is answered, until the window closes', async () => {
    const runs: Run[] = []
    for (const [how, answers] of Object.entries(QUICK))
      for (const holder of ['Ben', null]) {
        const party = await open({ holder })
        runs.push({ how, party, answer: await answers(party, holder === null ? 'pass' : 'newton') })
      }
    for (const level of ['heuristic', 'random'])
      for (const holder of ['Ben', null])
        runs.push({ how: `by a bot, ${level}`, party: await open({ holder, bots: { Ben: level } }), answer: nothing })
    const before: { readonly how: string; readonly texts: readonly string[] }[] = []
    const lasted: number[] = []
    for (const { how, party, seen } of await allAttacked(runs)) {
      expect(seen.flatMap(unexpected), how).toEqual([])
      expect(windowsIn(await party.log(), 'playSabotage'), how).toEqual([PAUSE_MS])
      before.push({ how, texts: textsOf(party, seen, { withEnd: false }) })
      lasted.push(...seen.map((one) => one.lasted))
    }
    expect(before[0]?.texts).toHaveLength(NAMES.length)
    for (const { how, texts } of before) expect(texts, how).toEqual(before[0]?.texts)
    expect(Math.min(...lasted)).toBeGreaterThan(PAUSE_MS - EARLY_MS)
    expect(Math.max(...lasted)).toBeLessThan(PAUSE_MS + LATE_MS)
  })

  it('ends in the same bytes, however a person comes to the same answer, with the card for another one or without', async () => {
    const runs: Run[] = []
    for (const [how, answers] of Object.entries(QUICK)) {
      const party = await open({ holder: 'Ben' })
      runs.push({ how, party, answer: await answers(party, 'pass') })
    }
    const without = await open({ holder: null })
    runs.push({ how: 'without', party: without, answer: () => react(without, 'Ben', 'pass', CYBER) })
    const stories = (await allAttacked(runs)).map(({ how, party, seen }) => ({
      how,
      texts: textsOf(party, seen, { withEnd: true }),
    }))
    for (const { how, texts } of stories) expect(texts, how).toEqual(stories[0]?.texts)
  })

  it('takes as long at every target and for every card, and a change of mind is nobody’s business', async () => {
    const changes = (party: Party, name: string, card: CardId) => async () => {
      await react(party, name, 'newton', card)
      await party.must(name, {
        kind: 'act',
        action: { kind: 'react', with: 'pass', against: card, from: 0 },
        ...party.person(name).decision,
      })
    }
    const runs: { readonly party: Party; readonly attack: Attack }[] = []
    for (const target of NAMES.slice(1))
      for (const card of [CYBER, RAYS]) {
        const party = await open({ holder: target })
        runs.push({ party, attack: { card, target, answer: changes(party, target, card) } })
      }
    const all = await Promise.all(
      runs.map(async ({ party, attack }) => ({ party, seen: await attacked(party, attack) })),
    )
    for (const { party, seen } of all) {
      expect(seen.flatMap(unexpected)).toEqual([])
      expect(seen).toHaveLength(NAMES.length)
      expect(windowsIn(await party.log(), 'playSabotage')).toEqual([PAUSE_MS])
    }
  })

  it('with windows of fixed length looks the same for quick, ordered and missing answers', async () => {
    const SECONDS = 5
    const fixed = {
      fixedWindows: true,
      time: { kind: 'game' } as const,
      options: { turnSeconds: 0, choiceSeconds: 0, reactSeconds: SECONDS },
    }
    const ways: Readonly<Record<string, How>> = {
      ...QUICK,
      late: async (party, answer) => async () => {
        await wait(PAUSE_MS * 3)
        await react(party, 'Ben', answer, CYBER)
      },
      never: async () => nothing,
    }
    const runs: Run[] = []
    for (const [how, way] of Object.entries(ways)) {
      const party = await open({ holder: 'Ben', ...fixed })
      runs.push({ how, party, answer: await way(party, 'newton') })
    }
    const texts: (readonly string[])[] = []
    for (const { how, party, seen } of await allAttacked(runs)) {
      expect(seen.flatMap(unexpected), how).toEqual([])
      expect(windowsIn(await party.log(), 'playSabotage'), how).toEqual([SECONDS * 1000])
      texts.push(textsOf(party, seen, { withEnd: false }))
      expect(texts.at(-1), how).toEqual(texts[0])
    }
  })
})

describe('BR-14.3, BR-R52 the question before a landing', () => {
  it('is put in the same bytes, whatever landing cards are there', async () => {
    const stories: (readonly string[])[] = []
    for (const [held, hidden] of [
      ['Drag Chute', 'heat-shield@2'],
      ['Teleport', 'staging@1'],
    ] as const) {
      const near = { level: 2, rocket: whole('Cutting Edge'), distance: 5, spaceFuel: 50 } as const
      const party = await begin({ Ada: { ...near, hand: [held], faceDown: [hidden] } })
      const seen = await windowSeen(party, {
        onlookers: onlookersOf('Ada'),
        opens: 'orbitReached',
        closes: /"kind":"landingRolled"/,
        attack: () => party.act('Ada', { kind: 'endActions' }),
        answer: async () => {
          await until(
            () => party.person('Ada').frame?.open.some(({ kind }) => kind === 'commitLanding'),
            'the question',
          )
          await party.act('Ada', { kind: 'commitLanding', chutes: 0, shields: 0, hidden: 0 })
        },
      })
      expect(seen.flatMap(unexpected)).toEqual([])
      stories.push(textsOf(party, seen, { withEnd: false }))
    }
    expect(stories[0]).toHaveLength(NAMES.length)
    expect(stories[1]).toEqual(stories[0])
  })
})

describe('standing orders for `react`', () => {
  const SHIELDED = [
    { kind: 'react', with: 'newton', against: CYBER },
    { kind: 'react', with: 'heatShield' },
  ]

  /** What the table answered for Ben, who has given these orders, when that card came; null: it asked him. */
  async function answered(card: CardId, prefer: readonly object[]): Promise<unknown> {
    const party = await open({ holder: 'Ben' })
    await party.order('Ben', { decision: 'react', prefer: prefer as Record<string, string>[] })
    await party.act('Ada', { kind: 'playSabotage', card, target: 1 })
    const isOver = () => party.person('Eve').told.some(({ text }) => text.includes('"kind":"reacted"'))
    const isLong = wait(PAUSE_MS * 2).then(() => 'asked')
    const how = await Promise.race([until(isOver, 'the end of the window').then(() => 'over'), isLong])
    for (const name of ['Ada', 'Cyd', 'Eve'])
      expect(party.person(name).told.filter(({ text }) => text.includes('"prefer"'))).toEqual([])
    if (how === 'asked') {
      expect(party.person('Ben').isAsked).toBe(true)
      await react(party, 'Ben', 'pass', card)
      await until(isOver, 'his own answer')
    }
    const entry = (await party.log()).find((one) => one.kind === 'act' && one.seat === 1)
    return entry?.kind === 'act' ? { by: entry.by, action: entry.action } : null
  }

  it('answer one card with Newton and another one with the Heat Shield, and else ask; only their giver knows', async () => {
    const [cyber, rays, beam, any] = await Promise.all([
      answered(CYBER, SHIELDED),
      answered(RAYS, SHIELDED),
      answered(BEAM, SHIELDED),
      answered(BEAM, [...SHIELDED, { kind: 'react', with: 'pass' }]),
    ])
    expect(cyber).toMatchObject({ by: 'order', action: { with: 'newton', against: CYBER } })
    expect(rays).toMatchObject({ by: 'order', action: { with: 'heatShield', against: RAYS } })
    expect(any).toMatchObject({ by: 'order', action: { with: 'pass', against: BEAM } })
    expect(beam).not.toMatchObject({ by: 'order' })
  })
})
