import { describe, expect, test } from 'vitest'
import { placesOf } from '../rules/ending.ts'
import type { Robot } from '../rules/state.ts'
import { kinds, race } from './race.fixture.ts'

const atTheLast = { at: [7, 2], heading: 'N', next: 2 } as const
const beforeThePit = { at: [5, 2], heading: 'E' } as const

describe('winning', () => {
  test('RR-12.1 the race ends in the register that touches the last checkpoint', () => {
    const table = race({ hands: [['M1-500', 'M1-510']], robots: { Ada: { ...atTheLast, damage: 2 } } })
    table.submit('Ada', ['M1-500', 'M1-510'])
    const told = table.submit('Ben')
    expect(kinds(told).at(-1)).toBe('raceEnded')
    expect(kinds(told).filter((kind) => kind === 'cardsRevealed')).toHaveLength(2)
    expect(kinds(told)).not.toContain('robotRepaired')
    expect(table.outcome).toMatchObject({
      ending: 'checkpoints',
      rule: 'RR-12.1',
      result: 'won',
      places: [1, 2],
      points: [2, 0],
    })
    expect(table.view('Ben').robots[0]?.registers).toEqual(['M1-500', 'M1-510', 'hidden', 'hidden', 'hidden'])
    table.refused('Ben', { kind: 'concede' }, { rule: table.outcome?.rule ?? '', code: 'match-over' })
  })

  test('RR-12.1 is asked before RR-12.2', () => {
    const table = race({
      hands: [['M2-700'], ['M1-500']],
      robots: { Ada: atTheLast, Ben: { ...beforeThePit, lives: 1 } },
    })
    table.submit('Ada', ['M2-700'])
    table.submit('Ben', ['M1-500'])
    expect(table.outcome).toMatchObject({ ending: 'checkpoints', places: [1, 2] })
  })

  test('RR-12.2 the last robot wins, even while it waits to re-enter', () => {
    const table = race({
      hands: [['M1-510'], ['M1-500']],
      robots: { Ada: { at: [6, 3], heading: 'N' }, Ben: { ...beforeThePit, lives: 1 } },
    })
    table.submit('Ada', ['M1-510'])
    table.submit('Ben', ['M1-500'])
    expect(table.state.robots.map(({ status }) => status)).toEqual(['destroyed', 'eliminated'])
    expect(table.outcome).toMatchObject({ ending: 'last-robot', result: 'won', places: [1, 2] })
    expect(table.state.revealed).toBe(1)
  })

  test('RR-12.2 with must-finish it has to go on', () => {
    const table = race({
      hands: [[], ['M1-500']],
      options: { lastRobot: 'must-finish' },
      robots: { Ben: { ...beforeThePit, lives: 1 } },
    })
    table.submit('Ada')
    table.submit('Ben', ['M1-500'])
    expect(table.asked).toEqual(['Ada film'])
  })

  test('RR-12.3 nobody wins when everybody is eliminated', () => {
    const table = race({
      hands: [['M1-510'], ['M1-500']],
      robots: { Ada: { at: [6, 3], heading: 'N', lives: 1 }, Ben: { ...beforeThePit, lives: 1 } },
    })
    table.submit('Ada', ['M1-510'])
    table.submit('Ben', ['M1-500'])
    expect(table.outcome).toMatchObject({ ending: 'nobody-left', rule: 'RR-12.3', result: 'ranked', places: [1, 1] })
  })
})

describe('racing on for the places', () => {
  const seats = ['Ada', 'Ben', 'Cyd']

  test('RR-12.11 who finishes leaves the board; the race ends when at most one is left', () => {
    const table = race({
      seats,
      options: { playOn: true },
      hands: [['M2-700'], ['UT-010', 'M1-500']],
      robots: { Ada: atTheLast, Ben: { at: [5, 2], heading: 'W', lives: 1 } },
    })
    table.submit('Ada', ['M2-700'])
    table.submit('Ben', ['UT-010', 'M1-500'])
    table.submit('Cyd')
    expect(table.state.robots.map(({ status }) => status)).toEqual(['finished', 'eliminated', 'active'])
    expect(table.outcome).toMatchObject({ ending: 'checkpoints', result: 'won', places: [1, 3, 2] })
    expect(table.state.revealed).toBe(2)
  })

  test('RR-12.11 RR-12.2 while nobody has finished, the last robot wins as ever, unless it must finish', () => {
    const left = (lastRobot: string) => {
      const table = race({
        options: { playOn: true, lastRobot },
        hands: [['UT-010', 'M2-700'], ['M1-500']],
        robots: { Ada: { ...atTheLast, heading: 'S' }, Ben: { ...beforeThePit, lives: 1 } },
      })
      table.submit('Ada', ['UT-010', 'M2-700'])
      table.submit('Ben', ['M1-500'])
      return [table.outcome?.ending, table.state.revealed, table.outcome?.places]
    }
    expect(left('wins')).toEqual(['last-robot', 1, [1, 2]])
    expect(left('must-finish')).toEqual(['checkpoints', 2, [1, 2]])
  })

  test('RR-12.11 RR-12.14 nor do ten silent turns take it away', () => {
    const table = race({
      seats,
      silentTurns: 9,
      options: { playOn: true, filmSeconds: 0 },
      robots: {
        Ada: { status: 'finished', finished: { turn: 1, register: 2 }, at: [0, 0], next: 3, hand: [], deal: [] },
      },
    })
    table.time(
      30_000,
      Array.from({ length: 10 }, () => 0),
    )
    expect(table.outcome).toMatchObject({ ending: 'stalled', result: 'won', places: [1, 2, 2] })
  })

  test('RR-12.11 a turn limit reached later does not take the win away', () => {
    const table = race({
      seats,
      turn: 20,
      options: { playOn: true, turnLimit: 20, filmSeconds: 0 },
      hands: [['M2-700']],
      robots: { Ada: atTheLast },
    })
    table.submit('Ada', ['M2-700'])
    table.submit('Ben')
    table.submit('Cyd')
    expect(table.outcome).toMatchObject({ ending: 'turn-limit', result: 'won', places: [1, 2, 2] })
  })
})

describe('the ranking', () => {
  const [blank] = race().state.robots
  const rank = (...robots: Partial<Robot>[]) =>
    placesOf({ ended: null, robots: robots.map((robot, seat) => ({ ...blank, ...robot, seat }) as Robot) })
  const out = (turn: number, register: number): Partial<Robot> => ({
    status: 'eliminated',
    lives: 0,
    out: { turn, register },
  })

  test('RR-12.4 more checkpoints, then not eliminated, then the earlier last touch', () => {
    const [early, late] = [
      { turn: 2, register: 5 },
      { turn: 3, register: 1 },
    ]
    expect(rank({ next: 2 }, { next: 3, ...out(9, 1) })).toEqual([2, 1])
    expect(rank({ next: 3, ...out(9, 1), lastTouch: early }, { next: 3, lastTouch: late })).toEqual([2, 1])
    expect(rank({ next: 3, lastTouch: late }, { next: 3, lastTouch: early })).toEqual([2, 1])
  })

  test('RR-12.4 then more lives, then less damage, then the shared place', () => {
    expect(rank({ lives: 2 }, { lives: 3, damage: 9 })).toEqual([2, 1])
    expect(rank({ damage: 4 }, { damage: 3 }, { damage: 4 })).toEqual([2, 1, 2])
  })

  test('RR-12.4 of two eliminated robots the later one is better', () => {
    expect(rank(out(4, 5), out(5, 1), out(4, 5))).toEqual([2, 1, 2])
  })

  test('RR-12.12 a robot that waits to re-enter counts 2 damage', () => {
    expect(rank({ status: 'destroyed', damage: 0 }, { damage: 1 }, { damage: 3 })).toEqual([2, 1, 3])
  })

  test('RR-R15 there is one winner, and the others are ranked behind it', () => {
    const table = race({
      seats: ['Ada', 'Ben', 'Cyd'],
      hands: [['M2-700']],
      robots: { Ada: atTheLast, Ben: { damage: 1 }, Cyd: { next: 2, lives: 1 } },
    })
    for (const name of ['Ada', 'Ben', 'Cyd']) table.submit(name, name === 'Ada' ? ['M2-700'] : [])
    expect(table.outcome).toMatchObject({ result: 'won', places: [1, 3, 2] })
  })

  test('RR-12.4 the winner comes first whatever the others have', () => {
    const robots = [{ ...blank, next: 3, seat: 0 } as Robot, { ...blank, seat: 1 } as Robot]
    const winner = robots[1]?.seat ?? null
    expect(placesOf({ ended: { how: 'last-robot', winner }, robots })).toEqual([2, 1])
  })
})

describe('what the result tells', () => {
  test('RR-12.4 every seat gets lines that name their rule, and figures decide nothing', () => {
    const table = race({
      hands: [['M2-700'], ['M1-500']],
      robots: { Ada: atTheLast, Ben: { ...beforeThePit, lives: 1 } },
    })
    table.submit('Ada', ['M2-700'])
    table.submit('Ben', ['M1-500'])
    expect(table.outcome?.lines).toEqual([
      { seat: 0, rule: 'RR-8.1', text: '2 of 2 checkpoints', points: 2 },
      { seat: 0, rule: 'RR-8.5', text: 'Finished in turn 1, register 1', points: 0 },
      { seat: 1, rule: 'RR-8.1', text: '0 of 2 checkpoints', points: 0 },
      { seat: 1, rule: 'RR-9.7', text: 'Eliminated in turn 1, register 1', points: 0 },
    ])
    expect(table.outcome?.statistics).toMatchObject({ turns: 1, deaths: 1, pushedToDeath: 0 })
    expect(table.outcome?.carry).toEqual({ docks: [1, 2] })
  })
})
