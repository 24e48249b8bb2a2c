import { describe, expect, it } from 'vitest'
import { isRefusal } from '../contract/refusal.ts'
import { seatOf } from '../contract/seat.ts'
import { setupWith } from '../contract/setup.ts'
import { lanterns } from '../lanterns.fixture.ts'
import { commitmentOf, committedChance } from '../luck/committed.ts'
import { MATCH_FORMAT } from './log.ts'
import { Match } from './match.ts'
import {
  NO_ORDERS,
  orderedAnswer,
  orderedNow,
  ordersAfter,
  ordersGiven,
  ordersLeft,
  orderTime,
  readOrders,
  type StandingOrder,
} from './orders.ts'

const [ADA, BEN] = [seatOf(0), seatOf(1)]
const order = (change: Partial<StandingOrder> = {}): StandingOrder => ({
  decision: 'guessing',
  prefer: [{ kind: 'guess', colour: 'blue' }],
  until: 'the end',
  ...change,
})

describe('orders from outside', () => {
  it('are read as they are', () => {
    const given = [order(), order({ decision: 'what no game asks', prefer: [{ deep: [{ a: null }, 1.5] }, {}] })]
    expect(readOrders(given)).toEqual(given)
    expect(readOrders([])).toEqual([])
  })

  it.each([
    ['nothing', undefined],
    ['no list', { ...order() }],
    ['too many', Array.from({ length: 9 }, () => order())],
    ['too many patterns', [order({ prefer: Array.from({ length: 13 }, () => ({ kind: 'guess' })) })]],
    ['a pattern that is none', [{ ...order(), prefer: ['guess'] }]],
    ['a list as pattern', [{ ...order(), prefer: [[1]] }]],
    [
      'a pattern with too many members',
      [order({ prefer: [Object.fromEntries([...Array(13).keys()].map((name) => [`m${name}`, 1]))] })],
    ],
    ['a long name', [order({ decision: 'x'.repeat(61) })]],
    ['no name', [order({ decision: '' })]],
    ['another end', [{ ...order(), until: 'tomorrow' }]],
    ['something more', [{ ...order(), seat: 1 }]],
    ['what is no JSON', [order({ prefer: [{ kind: () => 1 }] })]],
    ['what is no number', [order({ prefer: [{ kind: Number.POSITIVE_INFINITY }] })]],
  ])('are refused: %s', (_what, given) => {
    const refused = readOrders(given)
    expect(refused).toMatchObject({ code: 'malformed', text: expect.stringMatching(/\.$/) })
  })

  it('are refused if they are long, with the numbers', () => {
    const refused = readOrders([order({ prefer: [{ kind: 'x'.repeat(9000) }] })])
    expect(refused).toMatchObject({ code: 'orders-too-long', text: expect.stringMatching(/8000 .* 9\d\d\d\./) })
  })
})

describe('an answer by order', () => {
  const legal = [
    { kind: 'defend', card: 'RK01' },
    { kind: 'defend', ship: 1, path: [1, { by: 2 }] },
    { kind: 'defend', ship: 2, path: [1, { by: 3 }] },
  ]

  it.each([
    ['the first pattern that fits, not the first action', [{ ship: 2 }, { card: 'RK01' }], 2],
    ['the first action, if a pattern fits several', [{ kind: 'defend' }], 0],
    ['the next pattern, if one fits nothing', [{ card: 'RK02' }, { ship: 1 }], 1],
    ['members that are lists and records, to the last part', [{ path: [1, { by: 3 }] }], 2],
    ['anything, if nothing is asked for', [{}], 0],
  ])('is %s', (_what, prefer, place) => {
    expect(orderedAnswer(legal, { prefer })).toBe(legal[place])
  })

  it.each([
    ['another value', { ship: 3 }],
    ['a member too many', { ship: 1, card: 'RK01' }],
    ['a part of a list', { path: [1] }],
    ['a list in the place of a record', { path: [1, [3]] }],
    ['a number in the place of its text', { ship: '1' }],
    ['nothing in the place of something', { card: null }],
    ['what every object has', { constructor: {} }],
  ])('is none for %s', (_what, wanted) => {
    expect(orderedAnswer(legal, { prefer: [wanted] })).toBeNull()
  })

  it('reads only what an action says itself', () => {
    const wanted = JSON.parse('{"__proto__": {}}') as StandingOrder['prefer'][number]
    expect(orderedAnswer(legal, { prefer: [wanted] })).toBeNull()
    expect(orderedAnswer([], { prefer: [{}] })).toBeNull()
  })
})

describe('"until my turn"', () => {
  const turnOf = (...seats: number[]) => seats.map((seat) => ({ seat: seatOf(seat), mode: 'single' as const }))
  const reaction = [{ seat: ADA, mode: 'reaction' as const }]
  const [short, long] = [order({ until: 'my turn' }), order()]

  it('ends with the next turn; what lasts to the end stays', () => {
    const given = ordersGiven([short, long], ADA, turnOf(1))
    expect(ordersLeft(given, ADA, reaction)).toBe(given)
    expect(ordersLeft(given, ADA, turnOf(1))).toBe(given)
    expect(ordersLeft(given, ADA, turnOf(0)).orders).toEqual([long])
  })

  it('given in a turn outlives the questions of that turn, until another has had one', () => {
    const given = ordersGiven([short], ADA, turnOf(0))
    expect(ordersLeft(given, ADA, turnOf(0))).toBe(given)
    expect(ordersLeft(given, ADA, [{ seat: BEN, mode: 'reaction' }])).toBe(given)
    const after = ordersLeft(given, ADA, turnOf(1))
    expect(after.orders).toEqual([short])
    expect(ordersLeft(after, ADA, turnOf(0)).orders).toEqual([])
  })

  it('outlives what one owes in the turn of another, and what another owes in one’s own', () => {
    const owes = (seat: number) => [{ seat: seatOf(seat), mode: 'forced' as const }]
    const given = ordersGiven([short], ADA, turnOf(1))
    expect(ordersLeft(given, ADA, owes(0))).toBe(given)
    expect(ordersLeft(ordersLeft(given, ADA, owes(0)), ADA, turnOf(0)).orders).toEqual([])
    const inTurn = ordersGiven([short], ADA, turnOf(0))
    expect(ordersLeft(inTurn, ADA, owes(1))).toBe(inTurn)
    expect(ordersLeft(ordersLeft(inTurn, ADA, owes(1)), ADA, turnOf(0)).orders).toEqual([short])
    expect(ordersGiven([short], ADA, owes(0))).toEqual({ orders: [short], isInTurn: false })
  })

  it('given while all are asked at once lasts until they are asked again', () => {
    const given = ordersGiven([short], ADA, turnOf(0, 1))
    expect(ordersLeft(given, ADA, turnOf(0, 1))).toBe(given)
    expect(ordersLeft(ordersLeft(given, ADA, turnOf(1)), ADA, turnOf(0, 1)).orders).toEqual([])
  })
})

describe('in a match', () => {
  const seed = '7'.repeat(64)
  function begun({ guessSeconds = 5 } = {}) {
    const options = lanterns.options.read({ rounds: 1, turnSeconds: 60, guessSeconds })
    const setup = isRefusal(options) ? options : setupWith(lanterns, options, { seats: 2, bots: [] })
    if (isRefusal(setup)) throw new Error(setup.text)
    const seatSeeds = ['a', 'b']
    const header = {
      format: MATCH_FORMAT,
      game: 'lanterns',
      setup,
      pace: { pauseMs: 100, fixedWindows: false },
      commitment: commitmentOf(seed),
      seatSeeds,
    } as const
    const { match } = Match.start({ game: lanterns, header, source: committedChance({ seed, seatSeeds }) })
    const act = (seat: number, action: object) => {
      const decision = match.look(seatOf(seat)).open.find(({ id }) => id !== undefined)?.id
      const sent = { id: `${match.length}`, action, by: 'player' as const, ...(decision !== undefined && { decision }) }
      const done = match.act(seatOf(seat), sent, match.now)
      if (isRefusal(done)) throw new Error(done.text)
    }
    for (const seat of [0, 1]) act(seat, { kind: 'hide', colour: 'red' })
    return { match, act }
  }
  const ofBen = (...orders: StandingOrder[]) => ({ [BEN]: { orders, isInTurn: false } })
  const NOTHING_DONE = new Set<string>()

  it('the decision of the kind is answered, of that seat and no other', () => {
    const { match, act } = begun()
    expect(orderedNow(match, ofBen(order()), NOTHING_DONE)).toBeNull()
    act(0, { kind: 'ask' })
    expect(orderedNow(match, { [ADA]: { orders: [order()], isInTurn: false } }, NOTHING_DONE)).toBeNull()
    expect(orderedNow(match, ofBen(order({ decision: 'turn' })), NOTHING_DONE)).toBeNull()
    expect(orderedNow(match, ofBen(order({ prefer: [{ colour: 'pink' }] })), NOTHING_DONE)).toBeNull()
    const found = orderedNow(match, ofBen(order({ prefer: [] }), order()), NOTHING_DONE)
    expect(found).toMatchObject({ seat: BEN, action: { kind: 'guess', colour: 'blue' } })
    expect(orderedNow(match, ofBen(order()), new Set([found?.id ?? '']))).toBeNull()
  })

  it('an answer that is in is not replaced, and a question that stays open is answered once', () => {
    const { match, act } = begun()
    act(0, { kind: 'ask' })
    act(1, { kind: 'guess', colour: 'red' })
    expect(orderedNow(match, ofBen(order()), NOTHING_DONE)).toBeNull()
    match.advance(match.now + 100)
    const light = { [ADA]: { orders: [order({ decision: 'turn', prefer: [{ kind: 'light' }] })], isInTurn: true } }
    const one = orderedNow(match, light, NOTHING_DONE)
    if (one === null) throw new Error('There is nothing to do.')
    const first = match.act(one.seat, { ...one, by: 'order' }, match.now)
    const again = match.act(one.seat, { ...one, by: 'order' }, match.now)
    expect([first, again]).toMatchObject([{ isRepeat: false }, { isRepeat: true }])
    expect(orderedNow(match, light, new Set([one.id]))).toBeNull()
  })

  it('it is done now, or just before what is due; never after it', () => {
    const { match, act } = begun()
    act(0, { kind: 'ask' })
    const { now } = match
    expect(orderTime(match, now + 40)).toBe(now + 40)
    expect(orderTime(match, now + 9000)).toBe(now + 4999)
    match.advance(now + 4999)
    expect(orderTime(match, now + 9000)).toBe(now + 4999)
    const untimed = begun({ guessSeconds: 0 })
    untimed.act(0, { kind: 'ask' })
    expect(orderTime(untimed.match, 9000)).toBe(9000)
  })

  it('a choice that is owed in another turn ends none', () => {
    const { match, act } = begun()
    const given = ofBen(order({ until: 'my turn' }))
    act(0, { kind: 'dare' })
    expect(match.open).toMatchObject([{ seat: BEN, kind: 'daring', mode: 'forced' }])
    expect(ordersAfter(match, given)).toBe(given)
    act(1, { kind: 'dared', lights: true })
    act(0, { kind: 'ask' })
    expect(orderedNow(match, ordersAfter(match, given), NOTHING_DONE)).toMatchObject({ seat: BEN })
  })

  it('turns end orders, and the end of the match ends all', () => {
    const { match, act } = begun()
    const given = ofBen(order({ until: 'my turn' }), order())
    expect(ordersAfter(match, given)).toBe(given)
    expect(ordersAfter(match, {})).toEqual({})
    act(0, { kind: 'pass' })
    expect(ordersAfter(match, given)[BEN]?.orders).toEqual([order()])
    expect(ordersAfter(match, ofBen(order({ until: 'my turn' })))).toEqual({})
    act(1, { kind: 'pass' })
    expect(match.outcome).not.toBeNull()
    expect(ordersAfter(match, given)).toEqual({})
    expect(orderedNow(match, { [BEN]: NO_ORDERS }, NOTHING_DONE)).toBeNull()
  })
})
