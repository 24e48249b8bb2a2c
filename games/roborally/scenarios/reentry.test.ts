import { describe, expect, test } from 'vitest'
import { scenarioCourse } from '../rules/course/table.ts'
import { courseText, dealing, kinds, race, type Wanted } from './race.fixture.ts'

const SEATS = ['Ada', 'Ben', 'Cyd']

/** Ada drives into the pit at [6,2] in register 1. Gives the table at the question where she comes back. */
function fallen(wanted: Wanted = {}, powerDown = false) {
  const { robots = {}, ...rest } = wanted
  const table = race({
    hands: [['M1-500']],
    ...rest,
    robots: { ...robots, Ada: { at: [6, 3], heading: 'N', ...robots.Ada } },
  })
  if (powerDown) table.submitPoweringDown('Ada', ['M1-500'])
  else table.submit('Ada', ['M1-500'])
  for (const name of table.names.slice(1)) table.submit(name)
  table.watch()
  return table
}

describe('coming back', () => {
  test('RR-10.6 on the archive, with 2 damage and any heading', () => {
    const table = fallen()
    expect(table.asked).toEqual(['Ada reentry'])
    expect(table.legal('Ada')).toHaveLength(4)
    table.reenter('Ada', [0, 5], 'E', dealing([7, 9]))
    expect(table.robot('Ada')).toMatchObject({ status: 'active', damage: 2, heading: 1, lives: 2, dealt: 7 })
    expect(table.at('Ada')).toEqual([0, 5])
  })

  test('RR-10.5 one by one in the order of destruction', () => {
    const table = race({
      seats: SEATS,
      hands: [['UT-010', 'M1-500'], ['M1-510'], []],
      robots: { Ada: { at: [6, 3], heading: 'S' }, Ben: { at: [5, 2], heading: 'E' } },
    })
    table.submit('Ada', ['UT-010', 'M1-500'])
    table.submit('Ben', ['M1-510'])
    table.submit('Cyd')
    table.watch()
    expect(table.state.destroyed).toEqual([1, 0])
    expect(table.asked).toEqual(['Ben reentry'])
    table.refused('Ada', { kind: 'reenter', at: [0, 5], heading: 'N', powerDown: false }, { rule: 'RR-10.5' })
    table.reenter('Ben', [2, 4], 'N')
    expect(table.asked).toEqual(['Ada reentry'])
  })

  test('RR-10.7 beside the archive when a robot stands there, and the archive stays', () => {
    const table = fallen({ robots: { Ada: { archive: [2, 4] } } })
    const archive = table.robot('Ada').archive
    const squares = table.view('Ada').reentry?.places.map(({ square }) => [square % 8, Math.floor(square / 8)])
    expect(squares).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
      [1, 4],
      [3, 4],
      [1, 5],
      [2, 5],
      [3, 5],
    ])
    table.refused('Ada', { kind: 'reenter', at: [2, 4], heading: 'N', powerDown: false }, { rule: 'RR-10.7' })
    table.refused('Ada', { kind: 'reenter', at: [5, 4], heading: 'N', powerDown: false }, { rule: 'RR-10.7' })
    table.refused('Ada', { kind: 'reenter', at: [23, 23], heading: 'N', powerDown: false }, { rule: 'RR-10.7' })
    table.refused('Ada', { kind: 'reenter', at: [1, 4], heading: 'E', powerDown: false }, { rule: 'RR-10.8' })
    table.reenter('Ada', [1, 4], 'W', dealing([7, 9]))
    expect(table.robot('Ada').archive).toBe(archive)
  })

  test('RR-10.12 coming back on the next checkpoint touches nothing until register 1 is over', () => {
    const table = fallen({
      options: { filmSeconds: 1 },
      robots: { Ada: { archive: [1, 1] }, Ben: { at: [1, 1], heading: 'E' } },
    })
    table.reenter('Ada', [0, 0], 'W', dealing([7, 9]))
    expect(table.robot('Ada').next).toBe(1)
    table.submit('Ben')
    const touches = table.submit('Ada').filter(({ kind }) => kind === 'checkpointTouched')
    expect(touches).toMatchObject([{ seat: 0, checkpoint: 1, register: 1 }])
  })

  test('RR-10.6 whoever does not answer comes back as the course faces, or the next legal way clockwise', () => {
    const east = courseText(['D1  . . F1', '.  D2 . .', '. . # .', '. . . .'], '2').replace('grid', 'heading: e\ngrid')
    const table = fallen({ options: { course: east }, robots: { Ada: { at: [2, 3] } } })
    expect(table.open).toMatchObject([{ kind: 'reentry', by: 15_000 }])
    table.time(15_000, dealing([7, 9]))
    expect(table.robot('Ada').heading).toBe(1)
    const taken = fallen({
      options: { course: east },
      robots: { Ada: { at: [2, 3], archive: [1, 0] }, Ben: { at: [1, 0], heading: 'N' } },
    })
    taken.time(15_000, dealing([7, 9]))
    expect([taken.at('Ada'), taken.robot('Ada').heading]).toEqual([[0, 0], 2])
  })

  test('RR-10.6 the time to answer is reentrySeconds', () => {
    const table = fallen({ options: { reentrySeconds: 7 } })
    expect(table.open).toMatchObject([{ seat: 0, kind: 'reentry', by: 7_000 }])
    expect(table.time(6_999)).toEqual([])
    expect(kinds(table.time(7_000, dealing([7, 9])))).toContain('robotReentered')
  })

  test('RR-10.4 not before the clean-up', () => {
    const table = race({ hands: [['M1-500']], robots: { Ada: { at: [6, 3], heading: 'N' } } })
    table.submit('Ada', ['M1-500'])
    const told = kinds(table.submit('Ben'))
    expect(told.filter((kind) => kind === 'registerEnded')).toHaveLength(5)
    expect(told).not.toContain('reentryAsked')
    expect([table.robot('Ada').status, table.at('Ada')]).toEqual(['destroyed', null])
    expect(kinds(table.watch()).slice(-2)).toEqual(['programsCleared', 'reentryAsked'])
  })

  test('RR-10.6 no deadline without a clock', () => {
    const table = race({ hands: [['M1-500']], options: { timerMode: 'off' }, robots: { Ada: { at: [6, 3] } } })
    table.submit('Ada', ['M1-500'])
    table.submit('Ben')
    expect(table.asked).toEqual(['Ada reentry'])
    expect(table.open[0]?.by).toBeUndefined()
  })

  test('RR-10.6 what was chosen cannot be taken back once the next hands are dealt', () => {
    const table = fallen()
    table.reenter('Ada', [0, 5], 'E', dealing([7, 9]))
    table.undoRefused('Ada')
  })
})

describe('without any room', () => {
  /** Ben blocks the only square that is no pit. */
  test('RR-10.13 the robot stays destroyed and asks again at the next clean-up', () => {
    const table = race({ options: { filmSeconds: 0 }, hands: [[], ['UT-010', 'UT-020', 'UT-030', 'UT-040', 'UT-050']] })
    const text = ['rrcourse 1', 'grid', '+     +     +', ' .     #', '+     +     +', 'end'].join('\n')
    Object.assign(table.state, { options: { ...table.state.options, course: scenarioCourse(text) }, destroyed: [0] })
    Object.assign(table.robot('Ada'), { status: 'destroyed', at: -1, archive: 0 })
    Object.assign(table.robot('Ben'), { at: 0, archive: 0 })
    const told = table.submit('Ben', table.robot('Ben').deal.slice(0, 5), dealing([9]))
    expect(told).toContainEqual({ kind: 'noRoomToReenter', seat: 0 })
    expect([table.state.turn, table.state.destroyed]).toEqual([2, [0]])
    expect(table.asked).toEqual(['Ben programming'])
  })
})

describe('coming back powered down', () => {
  test('RR-11.7 only who had announced may choose it', () => {
    const table = fallen()
    table.refused('Ada', { kind: 'reenter', at: [0, 5], heading: 'N', powerDown: true }, { rule: 'RR-11.7' })
    expect(table.look('Ada').refused).toMatchObject([{ why: { rule: 'RR-11.7' } }])
  })

  test('RR-11.7 then the next turn is a power-down turn and the 2 damage vanish', () => {
    const table = fallen({}, true)
    expect(table.legal('Ada')).toHaveLength(8)
    table.reenter('Ada', [0, 5], 'E', dealing([0, 9]), true)
    expect(table.robot('Ada')).toMatchObject({ poweredDown: true, damage: 0, dealt: 0 })
  })

  test('RR-11.7 or it is not, if the owner says so', () => {
    const table = fallen({}, true)
    table.reenter('Ada', [0, 5], 'E', dealing([7, 9]))
    expect(table.robot('Ada')).toMatchObject({ poweredDown: false, damage: 2 })
  })

  test('RR-11.7 whoever was down, announced again and was destroyed stays down if its owner confirms', () => {
    const down = (powerDown: boolean) => {
      const table = race({
        hands: [[], ['M1-500']],
        robots: {
          Ada: { at: [5, 2], archive: [0, 5], poweredDown: true, dealt: 0, hand: [], deal: [] },
          Ben: { at: [4, 2], heading: 'E' },
        },
      })
      table.submitPoweringDown('Ada')
      table.submit('Ben', ['M1-500'])
      expect(table.robot('Ada')).toMatchObject({ status: 'destroyed', poweredDown: false, announced: true, lives: 2 })
      table.watch()
      table.reenter('Ada', [0, 5], 'N', dealing([powerDown ? 0 : 7, 9]), powerDown)
      const { poweredDown, damage, dealt } = table.robot('Ada')
      return [poweredDown, damage, dealt]
    }
    expect(down(true)).toEqual([true, 0, 0])
    expect(down(false)).toEqual([false, 2, 7])
  })

  test('RR-11.7 a time-out keeps the announcement', () => {
    const table = fallen({}, true)
    table.time(15_000, dealing([0, 9]))
    expect(table.robot('Ada').poweredDown).toBe(true)
  })

  test('RR-11.7 with reentryPowerDown any, everybody may', () => {
    const table = fallen({ options: { reentryPowerDown: 'any' } })
    expect(kinds(table.reenter('Ada', [0, 5], 'E', dealing([0, 9]), true))).toContain('powerDownBegan')
  })
})
