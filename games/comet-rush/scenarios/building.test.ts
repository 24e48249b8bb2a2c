import { describe, expect, test } from 'vitest'
import { building, given, kinds, ready } from './table.ts'

const build = (power: number, accuracy: number, level: number) => ({ kind: 'build', power, accuracy, level })
const roundOf = (table: ReturnType<typeof given>) => {
  table.endTurn('Ada')
  table.draw('Ben', 'economic', 'program-prestige')
  table.endTurn('Ben', 'movement-1')
  table.draw('Ada', 'economic', 'program-prestige')
}

describe('limits', () => {
  test('CR-3.1 one rocket a turn', () => {
    const table = given({ players: { Ada: { cubes: 40 } } })
    table.build('Ada', 1, 1, 1)
    table.refused('Ada', build(1, 1, 1), { rule: 'CR-3.1' })
    roundOf(table)
    table.build('Ada', 1, 1, 1)
  })

  test('CR-3.1 only in the main step', () => {
    given({ step: 'draw' }).refused('Ada', build(1, 1, 1), { rule: 'CR-2.13' })
  })

  test.each([
    ['power 0', build(0, 3, 1)],
    ['power above the cap', build(4, 3, 1)],
    ['accuracy 0', build(3, 0, 1)],
    ['accuracy above the cap', build(3, 4, 1)],
    ['level 0', build(3, 3, 0)],
    ['level 4', build(3, 3, 4)],
  ])('CR-3.2 %s is refused, not clipped', (_what, action) => {
    given({ players: { Ada: { cubes: 60 } } }).refused('Ada', action, { rule: 'CR-3.2' })
  })

  test('CR-3.2 everything from 1 to your caps may be built', () => {
    const table = given({ players: { Ada: { cubes: 60, powerCap: 5, accuracyCap: 4 } } })
    const rockets = table.legal('Ada').filter(({ kind }) => kind === 'build')
    expect(rockets).toHaveLength(5 * 4 * 3)
    table.build('Ada', 5, 4, 3)
  })

  test('CR-3.2 CR-3.3 edge case 2: power 4 is refused at cap 3 with 12 cubes; at cap 4 it costs 12 and leaves 0', () => {
    const capped = given({ players: { Ada: { cubes: 12 } } })
    capped.refused('Ada', build(4, 3, 3), { rule: 'CR-3.2' })
    const raised = given({ players: { Ada: { cubes: 12, powerCap: 4 } } })
    raised.build('Ada', 4, 3, 3)
    expect(raised.cubes('Ada')).toBe(0)
  })
})

describe('cost', () => {
  test.each([
    [1, 7],
    [2, 8],
    [3, 11],
  ])('CR-3.3 power 3, accuracy 3 at level %i costs %i, paid at once', (level, cost) => {
    const table = given({ players: { Ada: { cubes: 20 } } })
    expect(table.build('Ada', 3, 3, level)).toEqual([
      { kind: 'rocketBuilt', seat: 0, rocket: 1, power: 3, accuracy: 3, level, cost },
    ])
    expect(table.cubes('Ada')).toBe(20 - cost)
  })

  test('CR-3.3 with a cube too few it is refused, with the numbers', () => {
    const table = given({ players: { Ada: { cubes: 6 } } })
    const { text } = table.refused('Ada', build(3, 3, 1), { rule: 'CR-3.3' })
    expect(text).toBe('This rocket costs 7 cubes, you have 6.')
  })
})

describe('time', () => {
  test('CR-3.4 a rocket of level 3 is ready at once and may be launched in the same turn', () => {
    const table = given({ players: { Ada: { cubes: 20 } } })
    table.build('Ada', 3, 3, 3)
    expect(table.player('Ada').rockets).toMatchObject([{ id: 1, remaining: 0 }])
    table.launch('Ada', 1, 6)
  })

  test('CR-2.4 a rocket of level 2 is ready in the next turn', () => {
    const table = given({ players: { Ada: { cubes: 20 } } })
    table.build('Ada', 3, 3, 2)
    table.refused('Ada', { kind: 'launch', rocket: 1 }, { rule: 'CR-4.1' })
    roundOf(table)
    table.launch('Ada', 1, 6)
  })

  test('CR-2.4 CR-R5 edge case 3: level 1 for 7 cubes is not launchable in turn 2 and ready at the start of turn 3', () => {
    const table = given({ players: { Ada: { cubes: 20 } } })
    table.build('Ada', 3, 3, 1)
    expect(table.cubes('Ada')).toBe(13)
    roundOf(table)
    expect(table.player('Ada').rockets[0]?.remaining).toBe(1)
    table.refused('Ada', { kind: 'launch', rocket: 1 }, { rule: 'CR-4.1' })
    roundOf(table)
    expect(table.player('Ada').rockets[0]?.remaining).toBe(0)
    table.launch('Ada', 1, 6)
  })

  test('CR-3.6 a rocket keeps its values when caps rise later', () => {
    const table = given({
      players: { Ada: { cubes: 20, hand: ['warhead-upgrade', 'guidance-system-upgrade'] } },
    })
    table.build('Ada', 3, 3, 3)
    table.play('Ada', 'warhead-upgrade')
    table.play('Ada', 'guidance-system-upgrade')
    expect(table.player('Ada')).toMatchObject({ powerCap: 4, accuracyCap: 4 })
    expect(table.launch('Ada', 1, 4)).toContainEqual({ kind: 'dieRolled', seat: 0, die: 4, needed: 3, roll: 'first' })
  })
})

describe('slots', () => {
  test('CR-3.5 CR-R9 building and ready rockets together fill the three slots', () => {
    const table = given({ players: { Ada: { cubes: 40, rockets: [building(1, 2), building(2, 1), ready(3)] } } })
    table.refused('Ada', build(1, 1, 1), { rule: 'CR-3.5' })
    table.refused('Ada', build(1, 1, 3), { rule: 'CR-3.5' })
  })

  test.each([
    ['a hit', 2, ['segment-7']],
    ['a miss', 6, []],
  ])(
    'CR-3.5 edge case 5: with 2 building and 1 ready no build; after launching the ready one (%s) it is legal',
    (_what, die, more) => {
      const table = given({ players: { Ada: { cubes: 40, rockets: [building(1, 2), building(2, 1), ready(3)] } } })
      table.refused('Ada', build(1, 1, 1), { rule: 'CR-3.5' })
      table.launch('Ada', 3, die, ...more)
      table.build('Ada', 1, 1, 1)
    },
  )

  test('CR-R9 the limit is a number of each player and always 3', () => {
    const table = given({ players: { Ada: { hand: ['mass-production', 'warhead-upgrade', 'program-prestige'] } } })
    for (const card of ['mass-production', 'warhead-upgrade', 'program-prestige'] as const) table.play('Ada', card)
    for (const name of ['Ada', 'Ben']) expect(table.player(name).slots).toBe(3)
  })

  test('CR-3.7 buildingOnly: ready rockets need no slot', () => {
    const table = given({
      options: { slotCounting: 'buildingOnly' },
      players: { Ada: { cubes: 40, rockets: [building(1, 2), building(2, 1), ready(3), ready(4)] } },
    })
    table.build('Ada', 1, 1, 1)
    expect(table.player('Ada').rockets).toHaveLength(5)
  })

  test('CR-3.7 buildingOnly: three under construction stop a fourth, but not a level-3 rocket', () => {
    const rockets = [building(1, 2), building(2, 1), building(3, 1)]
    const table = given({ options: { slotCounting: 'buildingOnly' }, players: { Ada: { cubes: 40, rockets } } })
    table.refused('Ada', build(1, 1, 2), { rule: 'CR-3.5' })
    table.build('Ada', 1, 1, 3)
  })

  test('CR-3.7 the limit is checked only when building: a rocket put back into construction may exceed it', () => {
    const table = given({
      options: { slotCounting: 'buildingOnly', regulatoryReviewOnReady: true },
      players: {
        Ada: { hand: ['regulatory-review'] },
        Ben: { rockets: [building(1, 2), building(2, 2), building(3, 2), ready(4)] },
      },
    })
    expect(kinds(table.play('Ada', 'regulatory-review', { rocket: 4 }))).toContain('rocketDelayed')
    expect(table.player('Ben').rockets.filter(({ remaining }) => remaining > 0)).toHaveLength(4)
  })
})
