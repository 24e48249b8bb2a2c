import { describe, expect, test } from 'vitest'
import type { Card } from '../rules/cards.ts'
import { roboRally } from '../rules/index.ts'
import { dealing, kinds, race } from './race.fixture.ts'

const HAND: readonly Card[] = ['M1-500', 'M1-510', 'M2-700', 'UT-010', 'UT-020', 'UT-030', 'RL-070', 'RL-090', 'RR-080']
const hands = [HAND]
const asleep = { poweredDown: true, dealt: 0, hand: [], deal: [] }

describe('drafts', () => {
  test('RR-3.5 a placed card leaves the hand; the order of filling is free', () => {
    const table = race({ hands })
    table.place('Ada', 'M2-700', 5)
    table.place('Ada', 'UT-010', 1)
    expect(table.robot('Ada').registers).toEqual(['UT-010', null, null, null, 'M2-700'])
    expect(table.robot('Ada').hand).toEqual(HAND.filter((card) => card !== 'M2-700' && card !== 'UT-010'))
  })

  test('RR-3.6 a card taken back lies in the hand where it was dealt', () => {
    const table = race({ hands })
    table.place('Ada', 'M1-510', 2)
    table.place('Ada', 'M2-700', 3)
    table.act('Ada', { kind: 'unplace', register: 2 })
    expect(table.robot('Ada').hand).toEqual(HAND.filter((card) => card !== 'M2-700'))
  })

  const listed = (table: ReturnType<typeof race>) => {
    const { view, legal } = table.look('Ada')
    const seat = table.seat('Ada')
    return roboRally.words.listed?.({ view, seat, legal }) ?? []
  }

  test('RR-3.6 RR-11.1 the list keeps its order while a program is filled, with what can be taken back', () => {
    const table = race({ hands })
    const before = listed(table).length
    expect(listed(table)[0]).toEqual({ action: { kind: 'place', card: 'M2-700', register: 1 } })
    table.place('Ada', 'M2-700', 1)
    const [first, second] = listed(table)
    expect(first).toEqual({ action: { kind: 'unplace', register: 1 }, isAside: true })
    expect(second).toEqual({ action: { kind: 'place', card: 'M2-700', register: 2 }, isAside: true })
    expect(listed(table)).toHaveLength(before - (HAND.length - 1))
    table.act('Ada', { kind: 'setPowerDown', on: true })
    const tick = { action: { kind: 'setPowerDown', on: false }, isAside: true }
    expect(listed(table).at(-1)).toEqual(tick)
    const rest = HAND.filter((card) => card !== 'M2-700')
    for (const [place, card] of rest.slice(0, 4).entries()) table.place('Ada', card, (place + 2) as 2 | 3 | 4 | 5)
    expect(listed(table).slice(5)).toEqual([tick, { action: expect.objectContaining({ kind: 'submit' }) }])
  })

  test('RR-3.6 a filled register under placement final keeps its line and says that the card stays', () => {
    const table = race({ hands, options: { placement: 'final' } })
    const registers = () =>
      new Set(listed(table).flatMap(({ action }) => ('register' in action ? action.register : [])))
    expect([...registers()]).toEqual([1, 2, 3, 4, 5])
    table.place('Ada', 'M2-700', 1)
    expect([...registers()]).toEqual([1, 2, 3, 4, 5])
    const [first] = listed(table)
    expect(first).toEqual({ action: { kind: 'place', card: 'M2-700', register: 1 }, isAside: true })
    expect(first && roboRally.words.action(first.action, String, table.look('Ada').view)).toBe(
      'Register 1: Move 2 (700) stays',
    )
    table.refused('Ada', { kind: 'place', card: 'M1-500', register: 1 }, { rule: 'RR-3.6', code: 'placement-final' })
  })

  test('RR-3.6 only the owner is told of a draft', () => {
    const table = race({ hands })
    table.place('Ada', 'M1-500', 1)
    expect(kinds(table.told('Ada'))).toEqual(['cardPlaced'])
    expect([table.told('Ben'), table.told('spectator')]).toEqual([[], []])
    table.act('Ada', { kind: 'setPowerDown', on: true })
    expect(table.told('Ben')).toEqual([])
  })

  test('RR-3.15 submit names the whole program and replaces the draft', () => {
    const table = race({ hands })
    table.place('Ada', 'M1-500', 1)
    table.submit('Ada', ['UT-010', 'UT-020', 'UT-030', 'RL-070', 'M1-500'])
    expect(table.robot('Ada').registers).toEqual(['UT-010', 'UT-020', 'UT-030', 'RL-070', 'M1-500'])
    expect(table.robot('Ada').hand).toEqual(['M1-510', 'M2-700', 'RL-090', 'RR-080'])
    expect(table.asked).toEqual(['Ben programming'])
  })

  test('RR-3.5 the full draft is what is listed to be submitted', () => {
    const table = race({ hands })
    const program = HAND.slice(0, 5)
    const submits = () => table.legal('Ada').filter(({ kind }) => kind === 'submit')
    expect(submits()).toEqual([])
    for (const [place, card] of program.entries()) table.place('Ada', card, ([1, 2, 3, 4, 5] as const)[place] ?? 1)
    expect(submits()).toEqual([{ kind: 'submit', program, powerDown: false }])
  })

  test('RR-3.10 when execution starts, unused cards are gone from the hand', () => {
    const table = race({ hands })
    table.submit('Ada')
    expect(table.view('Ada').robots[0]?.hand).toHaveLength(4)
    table.submit('Ben')
    expect(table.view('Ada').robots[0]).toMatchObject({ handSize: 0 })
    expect(table.view('Ada').robots[0]).not.toHaveProperty('hand')
    expect(table.state.aside).toHaveLength(8)
  })
})

describe('bad input while programming', () => {
  test('RR-3.5 a card that is not in your hand is refused alike wherever it is', () => {
    const table = race({ hands: [HAND, ['M3-840']] })
    const inOtherHand = table.refused('Ada', { kind: 'place', card: 'M3-840', register: 1 }, { rule: 'RR-3.5' })
    const inDeck = table.refused('Ada', { kind: 'place', card: 'M3-830', register: 1 }, { rule: 'RR-3.5' })
    expect(inOtherHand).toEqual({
      kind: 'refusal',
      code: 'not-your-card',
      rule: 'RR-3.5',
      text: 'Move 3 (840) is not in your hand.',
    })
    expect(inDeck.text).toBe('Move 3 (830) is not in your hand.')
    table.submit('Ben', ['M3-840'])
    expect(table.refused('Ada', { kind: 'place', card: 'M3-840', register: 1 }, { rule: 'RR-3.5' })).toEqual(
      inOtherHand,
    )
  })

  test('RR-1.2 only a card that does not exist is called unknown', () => {
    const action = { kind: 'place', card: 'M1-070', register: 1 }
    const refusal = race().refused('Ada', action, { rule: 'kernel', code: 'malformed' })
    expect(refusal.text).toBe('“card” is no card of this game.')
    const program = { kind: 'submit', program: ['M1-500', null, 'M1-070', null, null], powerDown: false }
    expect(race().refused('Ada', program, { rule: 'kernel' }).text).toBe('“program.2” is no card of this game.')
  })

  test('RR-3.5 the same card twice, a filled register and an empty one', () => {
    const table = race({ hands })
    table.place('Ada', 'M1-500', 1)
    table.refused('Ada', { kind: 'place', card: 'M1-500', register: 2 }, { rule: 'RR-3.5', code: 'card-placed' })
    table.refused('Ada', { kind: 'place', card: 'M1-510', register: 1 }, { rule: 'RR-3.5', code: 'register-filled' })
    table.refused('Ada', { kind: 'unplace', register: 2 }, { rule: 'RR-3.6', code: 'register-empty' })
    const program = (...cards: (Card | null)[]) => ({ kind: 'submit', program: cards, powerDown: false })
    const twice = program('M1-500', 'M1-500', 'UT-010', 'UT-020', 'UT-030')
    table.refused('Ada', twice, { rule: 'RR-3.5', code: 'card-twice' })
    const gap = program('M1-500', null, 'UT-010', 'UT-020', 'UT-030')
    table.refused('Ada', gap, { rule: 'RR-3.5', code: 'register-empty' })
    table.refused('Ada', program('M1-500'), { rule: 'kernel', code: 'malformed' })
  })

  test('RR-3.3 a locked register takes no card and keeps its own', () => {
    const table = race({ hands, robots: { Ada: { damage: 5, registers: [null, null, null, null, 'M3-840'] } } })
    table.refused('Ada', { kind: 'place', card: 'M1-500', register: 5 }, { rule: 'RR-3.3' })
    table.refused('Ada', { kind: 'unplace', register: 5 }, { rule: 'RR-3.3' })
    const program = ['M1-500', 'M1-510', 'M2-700', 'UT-010', 'UT-020']
    table.refused('Ada', { kind: 'submit', program, powerDown: false }, { rule: 'RR-3.3' })
  })

  test('RR-3.12 a powered-down robot takes no card', () => {
    const table = race({ hands, robots: { Ada: asleep } })
    table.refused('Ada', { kind: 'place', card: 'M1-500', register: 1 }, { rule: 'RR-3.12' })
    const program = ['M1-500', null, null, null, null]
    table.refused('Ada', { kind: 'submit', program, powerDown: false }, { rule: 'RR-3.12' })
    expect(table.legal('Ada')).toEqual([
      { kind: 'setPowerDown', on: true },
      { kind: 'submit', program: [null, null, null, null, null], powerDown: false },
    ])
  })

  test('RR-3.6 a second submission and any change after it are refused', () => {
    const table = race({ hands })
    const first = { kind: 'submit', program: table.program('Ada'), powerDown: false }
    table.submit('Ada')
    for (const action of [first, { kind: 'unplace', register: 1 }, { kind: 'setPowerDown', on: true }])
      table.refused('Ada', action, { rule: 'RR-3.6', code: 'already-submitted' })
  })

  test('RR-3.6 nothing is programmed during execution and clean-up', () => {
    const table = race({ hands })
    table.submit('Ada')
    table.submit('Ben')
    expect(table.asked).toEqual(['Ada film', 'Ben film'])
    table.refused('Ada', { kind: 'setPowerDown', on: true }, { rule: 'RR-3.6', code: 'programs-are-in' })
  })

  test('RR-9.6 the owner of a destroyed or eliminated robot programs nothing', () => {
    const gone = race({ hands, seats: ['Ada', 'Ben', 'Cyd'], robots: { Cyd: { status: 'destroyed', at: [0, 0] } } })
    gone.refused('Cyd', { kind: 'setPowerDown', on: true }, { rule: 'RR-9.6' })
    const out = race({ hands, seats: ['Ada', 'Ben', 'Cyd'], robots: { Cyd: { status: 'eliminated', at: [0, 0] } } })
    out.refused('Cyd', { kind: 'setPowerDown', on: true }, { rule: 'RR-9.7' })
  })
})

describe('final placement', () => {
  const options = { placement: 'final' }

  test('RR-3.15 RR-R23 a submission must keep every placed card in its register (edge case 31)', () => {
    const table = race({ hands, options })
    table.place('Ada', 'M1-500', 1)
    const program = ['M2-700', 'M1-500', 'UT-010', 'UT-020', 'UT-030']
    table.refused('Ada', { kind: 'submit', program, powerDown: false }, { rule: 'RR-3.15', code: 'placement-final' })
    expect(table.robot('Ada').registers[0]).toBe('M1-500')
    table.submit('Ada', ['M1-500', 'M2-700'])
  })

  test('RR-3.6 a placed card cannot be taken back, the power-down tick can', () => {
    const table = race({ hands, options })
    table.place('Ada', 'M1-500', 1)
    table.refused('Ada', { kind: 'unplace', register: 1 }, { rule: 'RR-3.6', code: 'placement-final' })
    table.act('Ada', { kind: 'setPowerDown', on: true })
    table.act('Ada', { kind: 'setPowerDown', on: false })
    table.undoRefused('Ada')
  })
})

describe('announcing a power down', () => {
  test('RR-11.8 nobody else knows before the last program is in', () => {
    const table = race()
    table.submitPoweringDown('Ada')
    expect(table.told('Ben')).toEqual([{ kind: 'programSubmitted', seat: 0 }])
    expect(table.view('Ben').robots[0]).not.toHaveProperty('announced')
    const told = table.submit('Ben')
    expect(kinds(told).indexOf('powerDownAnnounced')).toBeLessThan(kinds(told).indexOf('registerBegan'))
    expect(table.view('Ben').robots[0]).toHaveProperty('announced', true)
  })

  test('RR-11.1 the tick may be set to what it is already', () => {
    const table = race()
    table.act('Ada', { kind: 'setPowerDown', on: false })
    for (const _again of [1, 2]) table.act('Ada', { kind: 'setPowerDown', on: true })
    expect(table.robot('Ada').announced).toBe(true)
  })

  test('RR-11.9 with powerDownNeeds damage a running robot without damage may not, one that is down may (edge case 34)', () => {
    const table = race({ options: { powerDownNeeds: 'damage' }, robots: { Ben: asleep } })
    table.refused('Ada', { kind: 'setPowerDown', on: true }, { rule: 'RR-11.9' })
    table.refused('Ada', { kind: 'submit', program: table.program('Ada'), powerDown: true }, { rule: 'RR-11.9' })
    expect(table.legal('Ada')).not.toContainEqual({ kind: 'setPowerDown', on: true })
    table.act('Ben', { kind: 'setPowerDown', on: true })
    const hurt = race({ options: { powerDownNeeds: 'damage' }, robots: { Ada: { damage: 1 } } })
    hurt.submitPoweringDown('Ada')
  })

  test('RR-3.11 with 9 damage there is nothing to fill, but still an answer to give', () => {
    const registers: Card[] = ['M1-500', 'M1-510', 'M1-520', 'M1-530', 'M1-540']
    const table = race({ robots: { Ada: { damage: 9, registers, hand: [], deal: [], dealt: 0 } } })
    expect(table.legal('Ada').map(({ kind }) => kind)).toEqual(['setPowerDown', 'submit'])
  })
})

describe('the timer', () => {
  test('RR-3.7 thirty seconds for everybody from the deal on; execution starts earlier if all are in', () => {
    const table = race()
    expect(table.open.map(({ by }) => by)).toEqual([30_000, 30_000])
    table.time(10_000)
    table.submit('Ada')
    expect(kinds(table.submit('Ben'))).toContain('executionBegan')
  })

  test('RR-3.7 off means no deadline', () => {
    const table = race({ options: { timerMode: 'off' } })
    expect(table.open.map(({ by }) => by)).toEqual([undefined, undefined])
    expect(table.time(86_400_000)).toEqual([])
  })

  test('RR-3.8 the draft stays, empty registers are filled at random, lowest first, from the hand as dealt (edge case 23)', () => {
    const table = race({
      hands,
      robots: { Ada: { damage: 2, dealt: 7, hand: HAND.slice(0, 7), deal: HAND.slice(0, 7) } },
    })
    table.place('Ada', 'M1-510', 1)
    table.place('Ada', 'UT-020', 4)
    table.submit('Ben')
    const told = table.time(30_000, [0, 3, 1])
    expect(table.robot('Ada').registers).toEqual(['M1-510', 'M1-500', 'RL-070', 'UT-020', 'UT-010'])
    expect(told).toContainEqual({ kind: 'timeExpired', seat: 0, filled: 3 })
    expect(table.robot('Ada').filled).toBe(3)
    expect(table.state.aside.filter((card) => HAND.slice(0, 7).includes(card))).toEqual(['M2-700', 'UT-030'])
  })

  test('RR-3.8 a draw is made also when one card is left; locked registers are not touched', () => {
    const registers: (Card | null)[] = [null, 'M1-510', 'M1-520', 'M1-530', 'M1-540']
    const table = race({ robots: { Ada: { damage: 8, registers, hand: ['RL-070'], deal: ['RL-070'], dealt: 1 } } })
    table.submit('Ben')
    table.time(30_000, [0])
    expect(table.robot('Ada').registers).toEqual(['RL-070', ...registers.slice(1)])
  })

  test('RR-3.8 several late players in dock order, and a ticked power down counts', () => {
    const table = race({ seats: ['Ada', 'Ben', 'Cyd'] })
    table.act('Ben', { kind: 'setPowerDown', on: true })
    const told = table.time(30_000, [...Array.from({ length: 15 }, () => 0)])
    const late = told.filter(({ kind }) => kind === 'programSubmitted' || kind === 'timeExpired')
    expect(late.map((event) => ('seat' in event ? event.seat : null))).toEqual([0, 1, 2, 0, 1, 2])
    expect(table.state.robots.map(({ announced }) => announced)).toEqual([false, true, false])
  })

  test('RR-3.8 that time ran out for somebody is told when execution starts, not before', () => {
    const table = race()
    table.submit('Ben')
    const told = kinds(table.time(30_000, [0, 0, 0, 0, 0]))
    expect(told.indexOf('executionBegan')).toBeLessThan(told.indexOf('timeExpired'))
    expect(race().view('Ben').robots[0]).not.toHaveProperty('filled')
  })
})

describe('the timer of the last player', () => {
  const options = { timerMode: 'last-player', timerSeconds: 20 }

  test('RR-3.16 starts when only one who has registers to fill is missing, and is not restarted', () => {
    const table = race({ options, seats: ['Ada', 'Ben', 'Cyd'] })
    expect(table.open[0]?.by).toBeUndefined()
    table.time(5_000)
    table.submit('Ada')
    expect(table.open[0]?.by).toBeUndefined()
    table.time(7_000)
    expect(table.submit('Ben')).toContainEqual({ kind: 'timerStarted', by: 27_000 })
    expect(table.open).toMatchObject([{ seat: 2, by: 27_000 }])
  })

  test('RR-3.16 a concession can start it', () => {
    const table = race({ options, seats: ['Ada', 'Ben', 'Cyd'] })
    table.submit('Ada')
    table.time(1_000)
    expect(table.concede('Ben')).toContainEqual({ kind: 'timerStarted', by: 21_000 })
  })

  /** A whole turn is needed so that the deal itself finds everybody down. */
  test('RR-3.16 with everybody powered down it starts at the deal, and silence means no (edge case 29)', () => {
    const table = race({ options: { ...options, filmSeconds: 0 } })
    table.submitPoweringDown('Ada')
    table.submitPoweringDown('Ben')
    expect(table.open.map(({ by }) => by)).toEqual([20_000, 20_000])
    table.time(20_000, dealing([9, 9]))
    expect(table.state.robots.map(({ poweredDown }) => poweredDown)).toEqual([false, false])
  })

  test('RR-R11 at the deal if only one player has registers to fill; the others get the same deadline', () => {
    const table = race({ options: { ...options, filmSeconds: 0 } })
    table.submitPoweringDown('Ada')
    table.submit('Ben', [], dealing([0, 9]))
    expect(table.open.map(({ by }) => by)).toEqual([20_000, 20_000])
  })
})
