import { describe, expect, test } from 'vitest'
import type { Card } from '../rules/cards.ts'
import { courseText, type GivenRobot } from '../scenarios/race.fixture.ts'
import { Position } from './position.fixture.ts'

/** Far from everything, so that Ben is in nobody's way. */
const LONG = courseText(
  [
    'D1 .  .  .  .  .  .  .  .  .  .  . ',
    '.  .  .  .  .  .  .  .  .  .  .  . ',
    '.  .  .  .  .  .  .  .  .  .  .  . ',
    '.  .  .  .  .  F2 .  .  .  .  .  F1',
    '.  .  .  .  .  .  .  .  .  .  .  . ',
    '.  .  .  .  .  .  .  .  .  .  .  . ',
    '.  .  .  .  .  .  .  .  .  .  F3 D2',
  ],
  '2',
)

/** A hand of these cards, as the deal left it. */
const dealt = (hand: Card[]): GivenRobot => ({ hand, deal: hand, dealt: hand.length })

describe('driving', () => {
  test('RR-8.1 reaches the checkpoint this turn when the cards allow it', () => {
    const hand: Card[] = ['RL-070', 'M1-500', 'RR-080', 'M3-800', 'UT-010', 'RL-090', 'M1-510', 'RR-100', 'UT-020']
    expect(new Position({ hands: [hand] }).end.checkpoints).toEqual([1])
  })

  test('RR-8.1 takes two checkpoints in one turn', () => {
    const hand: Card[] = ['M1-500', 'M3-800', 'RR-080', 'M3-810', 'M3-820', 'UT-020', 'M1-510', 'UT-010', 'RL-090']
    const position = new Position({ hands: [hand], robots: { Ada: { at: [0, 1], heading: 'N' } } })
    expect(position.end.checkpoints).toEqual([1, 2])
  })

  test('RR-12.1 wins the race rather than anything else', () => {
    const hand: Card[] = ['M1-500', 'M3-800', 'RR-080', 'M3-810', 'RR-100', 'UT-020', 'M2-700', 'UT-010', 'RL-090']
    const position = new Position({
      hands: [hand],
      robots: { Ada: { at: [4, 2], heading: 'N', next: 2, damage: 4 } },
    })
    expect(position.end.checkpoints).toEqual([2])
    expect(position.program.powerDown).toBe(false)
  })

  test('RR-4.6 never drives into a pit or over the edge', () => {
    const hand: Card[] = ['M3-800', 'M3-810', 'M3-820', 'M2-670', 'M2-680', 'M2-690', 'RL-070', 'M1-500', 'RR-080']
    const pits = courseText(['F1 .  .  . ', '.  #  .  . ', '#  .  #  . ', 'D1 .  .  D2'], '2')
    const position = new Position({ options: { course: pits }, hands: [hand] })
    expect(position.end.at).not.toBe(null)
  })

  test('RR-5.2 lets a belt do the driving', () => {
    const belts = courseText(
      [
        '.  .  .  .  .  .  .  .  .  .  F1',
        '>> >> >> >> >> >> >> >> >> >> ^ ',
        'D1 .  .  .  .  .  .  .  .  .  . ',
        '.  .  .  .  .  .  .  .  .  .  D2',
      ],
      '2',
    )
    const hand: Card[] = ['M1-500', 'RL-070', 'RR-080', 'RL-090', 'RR-100', 'RL-110', 'RR-120', 'UT-010', 'UT-020']
    const position = new Position({
      options: { course: belts },
      hands: [hand],
      robots: { Ada: { at: [2, 2], heading: 'N' } },
    })
    expect(position.end.checkpoints).toEqual([1])
  })
})

describe('lasers', () => {
  const cards: Card[] = ['M1-500', 'M1-510', 'RL-070', 'RR-080', 'UT-060']

  test('RR-7.5 stays out of a beam that it need not cross yet', () => {
    const lane = courseText(['D1 .  .  .  F1 .', '.  .  .  .  .  .', '.  .  .  .  .  .', '.  .  .  .  .  D2'], '2')
    // A laser on the wall north of [1,0] sweeps the second column.
    const course = lane.replace('+     +     +', '+     +-----+').replace(' D1    .    ', ' D1    Zs3  ')
    const Ada: GivenRobot = { at: [0, 2], heading: 'E', damage: 4, ...dealt(cards) }
    expect(new Position({ options: { course }, robots: { Ada } }).end).toMatchObject({ hits: 0 })
  })

  test('RR-7.3 shoots at a robot that one more hit destroys', () => {
    const about: Card[] = ['UT-010', 'UT-020', 'UT-030', 'UT-040', 'UT-050']
    const Ben: GivenRobot = { at: [7, 5], heading: 'N', damage: 9, registers: about, ...dealt([]) }
    const Ada: GivenRobot = { at: [0, 5], heading: 'N', ...dealt(['RR-080', 'RL-070', 'M1-500', 'M1-510', 'M1-520']) }
    const [first] = new Position({ robots: { Ada: { ...Ada, damage: 4 }, Ben } }).way.registers
    expect(first?.path.at(-1)).toMatchObject({ at: 40, heading: 1 })
  })

  test('RR-7.3 does not stop in front of a robot that is known to look there', () => {
    const course = courseText(
      [
        '.  .  .  .  .  .  .  .  .  F1',
        '.  .  .  .  .  .  .  .  .  . ',
        'D1 .  .  .  .  .  .  .  .  . ',
        '.  .  .  .  .  .  .  .  .  D2',
      ],
      '2',
    )
    // Ben is fully locked and turns about on his square: his lane is under fire after registers 1, 3 and 5.
    const about: Card[] = ['UT-010', 'UT-020', 'UT-030', 'UT-040', 'UT-050']
    const Ben: GivenRobot = { at: [9, 2], heading: 'E', damage: 9, registers: about, ...dealt([]) }
    const left: Card[] = ['M1-500', 'M1-510', 'RL-070', 'RL-090', 'M2-700']
    const Ada: GivenRobot = { at: [4, 2], heading: 'N', damage: 4, ...dealt(left) }
    const { registers } = new Position({ options: { course }, robots: { Ada, Ben } }).way
    const rows = registers.map(({ path }) => Math.floor((path.at(-1)?.at ?? 0) / 10))
    expect([rows[0], rows[2], rows[4]]).not.toContain(2)
  })
})

describe('powering down', () => {
  const damaged = (robot: GivenRobot) =>
    new Position({
      options: { course: LONG },
      robots: {
        Ada: {
          ...robot,
          damage: 5,
          registers: [null, null, null, null, 'RL-410'],
          ...dealt(['M1-500', 'M1-510', 'RR-080', 'RL-070']),
        },
      },
    })

  test('RR-11.1 rests when five damage lock a register and the way is long', () => {
    expect(damaged({ at: [0, 3], heading: 'E' }).program.powerDown).toBe(true)
  })

  test('RR-11.1 does not rest without damage', () => {
    expect(new Position({ options: { course: LONG } }).program.powerDown).toBe(false)
  })

  test('RR-11.1 does not rest when the program wins this turn', () => {
    const position = damaged({ at: [8, 6], heading: 'E', next: 3 })
    expect(position.end.checkpoints).toEqual([3])
    expect(position.program.powerDown).toBe(false)
  })

  test('RR-11.6 runs again after a turn of rest', () => {
    const position = new Position({ robots: { Ada: { poweredDown: true, ...dealt([]) } } })
    expect(position.answer()).toEqual({ kind: 'submit', program: [null, null, null, null, null], powerDown: false })
  })

  test('RR-11.9 asks for no rest that needs damage without having any', () => {
    const belts = courseText(['>> >> F1 .', '.  .  .  .', 'D1 .  .  .', '.  .  .  D2'], '2')
    expect(new Position({ options: { course: belts, powerDownNeeds: 'damage' } }).program.powerDown).toBe(false)
  })
})

describe('coming back', () => {
  test('RR-10.6 looks where the next checkpoint is', () => {
    const position = new Position({ robots: { Ada: { archive: [5, 0] } } })
    expect(position.reentry).toEqual({ kind: 'reenter', at: [5, 0], heading: 'W', powerDown: false })
  })

  const beside = (square: string) => {
    const rows = ['.  .  .  .  F1', `.  .  .  ${square}  .`, '.  .  D2 .  . ', '.  .  .  .  . ', 'D1 .  .  .  . ']
    const course = courseText(rows, '2')
    return new Position({ options: { course }, robots: { Ada: { archive: [2, 2] }, Ben: { at: [2, 2] } } }).reentry.at
  }

  test('RR-10.7 beside a taken archive it takes the square nearest to the checkpoint', () => {
    expect(beside('.')).toEqual([3, 1])
  })

  test('RR-10.7 beside a taken archive it keeps off belts', () => {
    expect(beside('^')).not.toEqual([3, 1])
  })
})

describe('whatever is asked', () => {
  test('RR-3.11 a fully locked robot still submits', () => {
    const registers: Card[] = ['M1-490', 'RL-410', 'RR-420', 'M1-510', 'RL-390']
    const position = new Position({ robots: { Ada: { damage: 9, registers, ...dealt([]) } } })
    expect(position.program.program).toEqual([null, null, null, null, null])
  })

  test('RR-3.3 with locked registers every dealt card is used', () => {
    const cards: Card[] = ['M1-500', 'M2-700', 'RR-080']
    const registers: (Card | null)[] = [null, null, null, 'RL-410', 'UT-060']
    const position = new Position({ robots: { Ada: { damage: 6, registers, ...dealt(cards) } } })
    const { program } = position.program
    expect(program.slice(3)).toEqual([null, null])
    expect(program.slice(0, 3).toSorted()).toEqual(cards.toSorted())
  })

  test('RR-3.15 a card placed for good stays in its register', () => {
    const position = new Position({ options: { placement: 'final' } })
    const [card = 'UT-010'] = position.race.robot('Ada').hand
    position.race.place('Ada', card, 2)
    expect(position.program.program[1]).toBe(card)
  })

  test('RR-3.6 a draft of somebody else is thought over again', () => {
    const hand: Card[] = ['RL-070', 'M1-500', 'RR-080', 'M3-800', 'UT-010', 'RL-090', 'M1-510', 'RR-100', 'UT-020']
    const position = new Position({ hands: [hand] })
    position.race.place('Ada', 'M3-800', 5)
    position.race.place('Ada', 'UT-010', 1)
    expect(position.end.checkpoints).toEqual([1])
  })
})
