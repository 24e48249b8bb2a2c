import { chanceFrom, deckSize, isRefusal, readSetup } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import type { Card } from '../rules/cards.ts'
import { roboRally } from '../rules/index.ts'
import { pieceCounts } from '../rules/pieces.ts'
import { DECK } from '../rules/turn.ts'
import { dealing, FLOOR, kinds, race } from './race.fixture.ts'

const LOCKED: readonly Card[] = ['M1-500', 'M1-510', 'M1-520', 'M1-530', 'M1-540']

describe('the deal', () => {
  test('RR-3.4 cards are dealt one at a time in dock order', () => {
    const table = race({ hands: [['M3-840', 'M3-830'], ['M2-780']] })
    expect(table.robot('Ada').hand.slice(0, 3)).toEqual(['M3-840', 'M3-830', 'UT-020'])
    expect(table.robot('Ben').hand.slice(0, 3)).toEqual(['M2-780', 'UT-010', 'UT-030'])
  })

  test('RR-3.4 a robot that has its number is skipped', () => {
    const locked: Card[] = ['RL-410', 'RL-390']
    const table = race({ options: { filmSeconds: 0 }, robots: { Ada: { damage: 6, registers: open(locked) } } })
    table.submit('Ben')
    const luck = dealing([3, 9], { without: locked, hands: [['M3-840', 'M3-830', 'M3-820']] })
    table.submit('Ada', [], luck)
    expect(table.robot('Ada').hand).toEqual(['M3-840', 'M3-830', 'M3-820'])
    expect(table.robot('Ben').dealt).toBe(9)
  })

  test('RR-3.13 eight full hands leave 12 of 84 cards undealt (edge case 27)', () => {
    const seats = ['Ada', 'Ben', 'Cyd', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal']
    const { state } = race({ seats, options: { course: 'Warm-Up Lane' } })
    expect(state.robots.map(({ hand }) => hand.length)).toEqual(seats.map(() => 9))
    expect(deckSize(state.deck)).toBe(12)
    expect(Object.values(pieceCounts(state))).toEqual(Array.from({ length: 84 }, () => 1))
  })

  test('RR-3.2 the hands are told: everybody the number, the owner the cards', () => {
    const table = race({ hands: [['M3-840']] })
    const dealt = table.story('Ben').filter(({ kind }) => kind === 'handDealt')
    expect(dealt[0]).toEqual({ kind: 'handDealt', seat: 0, count: 9 })
    expect(dealt[1]).toMatchObject({ seat: 1, count: 9, cards: expect.arrayContaining(['UT-010']) })
  })
})

describe('the turn', () => {
  const ANNOUNCED = { damage: 3, dealt: 6 }

  test('RR-3.1 is start, programming, registers 1 to 5, clean-up, and the next one', () => {
    const table = race()
    table.submit('Ada')
    const executed = table.submit('Ben')
    const all = [...table.story('spectator').slice(0, -executed.length), ...executed, ...table.watch(dealing([9, 9]))]
    const marks = ['turnBegan', 'handDealt', 'executionBegan', 'registerBegan', 'programsCleared']
    expect(kinds(all).filter((kind) => marks.includes(kind))).toEqual([
      ...['turnBegan', 'handDealt', 'handDealt', 'executionBegan'],
      ...['registerBegan', 'registerBegan', 'registerBegan', 'registerBegan', 'registerBegan'],
      ...['programsCleared', 'turnBegan', 'handDealt', 'handDealt'],
    ])
  })

  test('RR-R25 hands are dealt at the start of the turn, when power downs have taken effect', () => {
    const table = race({ robots: { Ada: ANNOUNCED } })
    table.submitPoweringDown('Ada')
    table.submit('Ben')
    const told = table
      .watch(dealing([0, 9]))
      .map((event) => ('seat' in event ? `${event.kind} ${event.seat}` : event.kind))
    expect(told.slice(-5)).toEqual(['programsCleared', 'turnBegan', 'powerDownBegan 0', 'handDealt 1', 'timerStarted'])
  })

  test('RR-R13 a power down takes the damage away when it begins and not before', () => {
    const table = race({ robots: { Ada: ANNOUNCED } })
    table.submitPoweringDown('Ada')
    table.submit('Ben')
    expect(table.robot('Ada')).toMatchObject({ damage: 3, poweredDown: false })
    table.watch(dealing([0, 9]))
    expect(table.robot('Ada')).toMatchObject({ damage: 0, poweredDown: true })
  })

  test('RR-R2 before the shuffle the cards lie by priority, so that a number drawn means one card everywhere', () => {
    const setup = readSetup(roboRally, { seats: 2, options: { course: FLOOR, dockOrder: 'seat' } })
    if (isRefusal(setup)) throw new Error(setup.text)
    const random = chanceFrom((below, stream) => (stream === DECK ? below - 1 : 0))
    const pace = { pauseMs: 0, fixedWindows: false }
    const silent = { now: 0, byTimeout: false, hasListeners: false, random, pace, emit() {}, reveal() {} }
    const { robots } = roboRally.setup(setup, silent)
    expect(robots.map(({ hand }) => hand.slice(0, 2))).toEqual([
      ['M3-840', 'M3-820'],
      ['M3-830', 'M3-810'],
    ])
  })
})

/** Registers 1 to 5 with only the last ones filled. */
const open = (cards: readonly Card[]): (Card | null)[] => [
  ...Array.from({ length: 5 - cards.length }, () => null),
  ...cards,
]

describe('locked registers', () => {
  test('RR-9.3 hits lock registers at once, locked cards still run, and fewer are dealt', () => {
    const looksEastOnce: Card[] = ['UT-010', 'UT-020', 'RR-080', 'RL-070', 'UT-030']
    const looksSouthOnce: Card[] = ['UT-040', 'UT-050', 'RR-100', 'RL-090', 'UT-060']
    const bens: Card[] = ['RR-120', 'RL-110', 'RR-140', 'RL-130', 'RR-160']
    const table = race({
      seats: ['Ada', 'Ben', 'Cyd'],
      hands: [looksEastOnce, bens, looksSouthOnce],
      robots: {
        Ada: { at: [0, 3], heading: 'N' },
        Ben: { at: [3, 3], heading: 'E', damage: 4, dealt: 5 },
        Cyd: { at: [3, 0], heading: 'E' },
      },
    })
    table.submit('Ada', looksEastOnce)
    table.submit('Ben', bens)
    const told = table.submit('Cyd', looksSouthOnce)
    const locks = told.filter(({ kind }) => kind === 'registerLocked')
    expect(locks).toMatchObject([
      { seat: 1, register: 3, locked: 5, card: 'RR-160' },
      { seat: 1, register: 3, locked: 4, card: 'RL-130' },
    ])
    const ran = told.filter((event) => event.kind === 'cardBegan' && 'seat' in event && event.seat === 1)
    expect(ran).toHaveLength(5)
    table.watch(dealing([9, 3, 9], { without: ['RL-130', 'RR-160'] }))
    expect(table.robot('Ben')).toMatchObject({ dealt: 3, registers: [null, null, null, 'RL-130', 'RR-160'] })
  })

  test('RR-3.2 a locked card is dealt to nobody (edge case 17)', () => {
    const table = race({
      options: { filmSeconds: 0 },
      robots: { Ada: { damage: 5, registers: open(['RL-410']) } },
    })
    table.submit('Ada')
    table.submit('Ben', [], dealing([4, 9], { without: ['RL-410'] }))
    expect(table.robot('Ada').registers).toEqual([null, null, null, null, 'RL-410'])
    expect(table.state.deck.loose['RL-410']).toBe(0)
    expect(table.state.robots.flatMap(({ hand }) => hand)).not.toContain('RL-410')
  })
})

describe('power down', () => {
  const down = { filmSeconds: 0 }

  test('RR-11.2 an announced power down begins with the next turn: no damage, no locks, no cards', () => {
    const table = race({
      options: down,
      robots: { Ada: { damage: 9, registers: [...LOCKED], dealt: 0, hand: [], deal: [] } },
    })
    table.act('Ada', { kind: 'submit', program: [null, null, null, null, null], powerDown: true })
    const told = table.submit('Ben', [], dealing([0, 9]))
    expect(told.filter((event) => event.kind === 'cardBegan' && 'seat' in event && event.seat === 0)).toHaveLength(5)
    expect(table.robot('Ada')).toMatchObject({ poweredDown: true, damage: 0, dealt: 0, announced: false })
    expect(table.robot('Ada').registers).toEqual([null, null, null, null, null])
  })

  test('RR-11.6 announced again, the robot stays down and loses its damage again', () => {
    const table = race({
      options: down,
      robots: { Ada: { poweredDown: true, damage: 2, dealt: 0, hand: [], deal: [] } },
    })
    table.submitPoweringDown('Ada')
    expect(kinds(table.submit('Ben', [], dealing([0, 9])))).toContain('powerDownBegan')
    expect(table.robot('Ada')).toMatchObject({ poweredDown: true, damage: 0, dealt: 0 })
  })

  test('RR-11.6 not announced again, it runs with the damage it has', () => {
    const table = race({
      options: down,
      robots: { Ada: { poweredDown: true, damage: 2, dealt: 0, hand: [], deal: [] } },
    })
    table.submit('Ada')
    expect(kinds(table.submit('Ben', [], dealing([7, 9])))).toContain('powerDownEnded')
    expect(table.robot('Ada')).toMatchObject({ poweredDown: false, damage: 2, dealt: 7 })
  })
})
