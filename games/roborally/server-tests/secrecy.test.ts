import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ask } from '../../../server/safety/wire.fixture.ts'
import { CARD_IDS } from '../rules/cards.ts'
import { Party } from './party.fixture.ts'

/** Ben keeps a secret; the others and whoever watches must not get a trace of it. */
const BEN = 1
const OTHERS = [0, 2, 3]

type Draft = (party: Party) => Promise<void>

/** Hesitates a lot: places, takes back, undoes, ticks a power down and submits cards from the other end of the hand. */
const hesitant: Draft = async (party) => {
  const ben = party.at(BEN)
  const hand = party.handOf(BEN)
  const [one, two, three] = hand
  if (one === undefined || two === undefined || three === undefined) throw new Error('Ben has no cards.')
  await ben.act({ kind: 'place', card: one, register: 1 })
  await ben.act({ kind: 'place', card: two, register: 5 })
  await ben.act({ kind: 'unplace', register: 1 })
  await ben.act({ kind: 'setPowerDown', on: true })
  await ben.act({ kind: 'place', card: three, register: 1 })
  await ben.ask({ kind: 'undo' })
  await ben.act({ kind: 'unplace', register: 1 })
  await ben.act({ kind: 'setPowerDown', on: false })
  await ben.act({ kind: 'setPowerDown', on: true })
  for (const register of [1, 2, 3, 4] as const)
    await ben.act({ kind: 'place', card: hand[register + 2] ?? three, register })
}

/** Places what will be submitted, one card after the other. */
const bold: Draft = async (party) => {
  for (const register of [1, 2, 3, 4, 5] as const) {
    const card = party.handOf(BEN)[register + 2]
    if (card !== undefined) await party.at(BEN).act({ kind: 'place', card, register })
  }
}

const idle: Draft = async () => undefined

/** Everything up to the moment before the last program is in. */
async function played(party: Party, draft: Draft, program: { from: number; powerDown: boolean }): Promise<void> {
  await party.submit(0)
  await draft(party)
  await tryAround(party)
  await party.submit(BEN, program)
  await party.submit(2, { from: 2 })
  await party.settle()
}

/** What somebody finds out who tries what they may not. */
async function tryAround(party: Party): Promise<void> {
  const cleo = party.at(2)
  const [own] = party.handOf(2)
  const foreign = CARD_IDS.find((card) => !party.handOf(2).includes(card))
  if (own === undefined || foreign === undefined) throw new Error('Cleo has no cards.')
  await cleo.ask(cleo.acting({ kind: 'place', card: foreign, register: 1 }))
  await cleo.ask(cleo.acting({ kind: 'unplace', register: 1 }))
  await cleo.ask({ kind: 'undo' })
  await party.at(0).ask({ kind: 'act', action: { kind: 'place', card: own, register: 1 } })
}

/** The time of day differs from run to run. Where a clock runs so do deadlines, and fingerprints of looks with one. */
function timeless(text: string, hasClock: boolean): string {
  const named = text.replace(/"person":"[\w-]{22}"/g, '"person":"#"')
  const still = named.replace(/"now":\d+/g, '"now":0').replace(/\b\d{12,}\b/g, '#')
  return hasClock ? still.replace(/"print":-?\d+/g, '"print":0').replace(/\b\d{6,}\b/g, '#') : still
}

const overHttp = async (party: Party, cookie = '') => {
  const paths = ['', '/look', '/story'].map((more) => `/api/tables/RACED${more}`)
  const replies = await Promise.all(
    [...paths, '/api/tables'].map((path) => ask(party.server.url + path, { headers: { cookie } })),
  )
  return replies.map(({ text }) => text)
}

let parties: Party[] = []
beforeEach(() => {
  parties = []
})
afterEach(() => Promise.all(parties.map((party) => party.close())))

async function party(options: object): Promise<Party> {
  const one = await Party.open(options)
  parties.push(one)
  return one
}

describe('RR-3.5, RR-11.8, RR-R20 a draft is its owner’s secret on the wire', () => {
  it.each([
    ['no clock runs', { timerMode: 'off' }, hesitant],
    ['everybody’s clock runs', {}, hesitant],
    ['the clock waits for the last player', { timerMode: 'last-player' }, hesitant],
    ['a placed card stays', { placement: 'final' }, bold],
  ])('when %s: others get the same bytes, whatever is drafted and submitted', async (_when, options, draft) => {
    const hasClock = !('timerMode' in options && options.timerMode === 'off')
    const [one, other] = [await party(options), await party(options)]
    expect(one.handOf(BEN)).toEqual(other.handOf(BEN))
    await played(one, idle, { from: 0, powerDown: false })
    await played(other, draft, { from: 3, powerDown: true })
    const told = ({ everybody }: Party) =>
      everybody.filter((_, seat) => seat !== BEN).map((one) => one.told.map((text) => timeless(text, hasClock)))
    expect(told(one)).toEqual(told(other))
    const [http, httpThere] = [await overHttp(one), await overHttp(other)]
    expect(httpThere.map((text) => timeless(text, hasClock))).toEqual(http.map((text) => timeless(text, hasClock)))
    expect(one.spectator.texts.length).toBeGreaterThan(10)
  })

  it('nobody is sent anything while somebody drafts', async () => {
    const one = await party({})
    const before = one.everybody.map(({ told }) => told.length)
    await hesitant(one)
    // A ping and its answer pass behind everything that was sent before.
    await one.settle()
    const after = one.everybody.map(({ told }) => told.length)
    expect(after.map((count, seat) => count - (before[seat] ?? 0)).filter((_, seat) => seat !== BEN)).toEqual([
      1, 1, 1, 1,
    ])
    expect((after[BEN] ?? 0) - (before[BEN] ?? 0)).toBeGreaterThan(12)
  })
})

describe('RR-3.10, section 19: a card is named to its owner, and to others when it is revealed', () => {
  it('no card of a hand, a draft or a program is named to anybody else before', async () => {
    const one = await party({})
    await played(one, hesitant, { from: 3, powerDown: true })
    for (const seat of [0, 1, 2, 3]) {
      const foreign = [0, 1, 2, 3].filter((other) => other !== seat).flatMap((other) => one.handOf(other))
      const seen = one.at(seat).cardsSeen
      expect(foreign.filter((card) => seen.has(card))).toEqual([])
    }
    expect([...one.spectator.cardsSeen]).toEqual([])
    expect(
      one.everybody.filter((_, seat) => seat !== BEN).some(({ texts }) => texts.join().includes('powerDownAnnounced')),
    ).toBe(false)
  })

  it('what was not played is never named, and an announcement is public with the last program', async () => {
    const one = await party({})
    const hands = [0, 1, 2, 3].map((seat) => one.handOf(seat))
    await played(one, hesitant, { from: 3, powerDown: true })
    await one.submit(3)
    await one.settle()
    const unused = [...(hands[BEN]?.slice(0, 3) ?? []), ...(hands[BEN]?.slice(8) ?? [])]
    expect(unused).toHaveLength(4)
    for (const guest of [...OTHERS.map((seat) => one.at(seat)), one.spectator]) {
      expect(unused.filter((card) => guest.cardsSeen.has(card))).toEqual([])
      expect(guest.texts.join()).toContain('"kind":"powerDownAnnounced","seat":1')
      expect(guest.cardsSeen.has(hands[BEN]?.[3] ?? '')).toBe(true)
    }
  })
})
