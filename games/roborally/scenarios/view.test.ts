import { describe, expect, test } from 'vitest'
import type { Card } from '../rules/cards.ts'
import { dealing, race } from './race.fixture.ts'

const HAND: readonly Card[] = ['UT-010', 'UT-020', 'UT-030', 'UT-040', 'UT-050']
const EMPTY = [null, null, null, null, null]

describe('what others see', () => {
  test('while somebody drafts, everything looks as right after the deal', () => {
    const table = race({ hands: [HAND] })
    const before = table.view('Ben')
    table.place('Ada', 'UT-010', 1)
    table.place('Ada', 'UT-020', 3)
    table.act('Ada', { kind: 'setPowerDown', on: true })
    expect(table.view('Ben')).toEqual(before)
    expect(before.robots[0]).toMatchObject({ handSize: 9, dealt: 9, registers: EMPTY, ready: false })
    expect(before.robots[0]).not.toHaveProperty('hand')
  })

  test('the owner sees hand, draft and tick', () => {
    const table = race({ hands: [HAND] })
    table.place('Ada', 'UT-010', 1)
    table.act('Ada', { kind: 'setPowerDown', on: true })
    const [own] = table.view('Ada').robots
    expect(own).toMatchObject({ handSize: 8, registers: ['UT-010', null, null, null, null], announced: true })
    expect(own?.hand).not.toContain('UT-010')
  })

  test('after the submission which registers are filled, not with what', () => {
    const table = race({ hands: [HAND], robots: { Ada: { damage: 5, registers: [null, null, null, null, 'RL-410'] } } })
    table.submit('Ada')
    for (const viewer of ['Ben', 'spectator'])
      expect(table.view(viewer).robots[0]).toMatchObject({
        ready: true,
        registers: ['hidden', 'hidden', 'hidden', 'hidden', 'RL-410'],
      })
  })

  test('revealed registers are open to all', () => {
    const table = race({ hands: [HAND] })
    table.submit('Ada', HAND)
    table.submit('Ben')
    expect(table.view('spectator').robots[0]).toMatchObject({
      registers: HAND,
      handSize: 0,
      announced: false,
      filled: 0,
    })
  })

  test('of the undealt deck only the number of its cards', () => {
    const { undealt } = race().view('Ada')
    expect(undealt).toBe(84 - 18)
    expect(race().view('Ada')).not.toHaveProperty('deck')
  })

  test('RR-10.6 where a robot may come back is open to all, the choice is told afterwards', () => {
    const table = race({ hands: [['M1-500']], robots: { Ada: { at: [6, 3], heading: 'N' } } })
    table.submit('Ada', ['M1-500'])
    table.submit('Ben')
    table.watch()
    expect(table.view('spectator').reentry).toEqual({
      seat: 0,
      places: [{ square: 40, headings: [0, 1, 2, 3] }],
      mayPowerDown: false,
    })
    table.reenter('Ada', [0, 5], 'S', dealing([7, 9]))
    expect(table.told('Ben')).toContainEqual({
      kind: 'robotReentered',
      seat: 0,
      at: [0, 5],
      heading: 2,
      powerDown: false,
    })
    expect(table.view('spectator').reentry).toBeNull()
  })

  test('the end of the race shows everything to anyone who asks for it', () => {
    const table = race({ hands: [HAND] })
    table.concede('Ben')
    expect(table.view('everything').robots[0]?.registers).toEqual(EMPTY)
    expect(table.view('everything').robots[0]?.announced).toBe(false)
  })
})

describe('what the screen is told of forbidden choices', () => {
  test('RR-3.5 why the draft cannot be submitted yet', () => {
    const { refused } = race().look('Ada')
    expect(refused).toMatchObject([{ action: { kind: 'submit' }, why: { code: 'register-empty' } }])
  })

  test('RR-11.9 why no power down can be announced', () => {
    const { refused } = race({ options: { powerDownNeeds: 'damage' } }).look('Ada')
    expect(refused.map(({ why }) => why.rule)).toContain('RR-11.9')
  })

  test('RR-3.6 why a placed card stays where it is', () => {
    const table = race({ hands: [HAND], options: { placement: 'final' } })
    table.place('Ada', 'UT-010', 2)
    expect(table.look('Ada').refused).toContainEqual({
      action: { kind: 'unplace', register: 2 },
      why: expect.objectContaining({ code: 'placement-final' }),
    })
  })
})
