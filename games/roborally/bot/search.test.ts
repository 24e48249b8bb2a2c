import { type Chance, fastChance, seatOf, shuffled } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { COURSE_NAMES, type CourseName } from '../data/courses/names.ts'
import { CARD_IDS, type Card } from '../rules/cards.ts'
import { courseOf } from '../rules/course/table.ts'
import { handSizeOf } from '../rules/damage.ts'
import { factoryOf } from '../rules/factory/compile.ts'
import { LETTERS } from '../rules/heading.ts'
import { placeOf } from '../rules/square.ts'
import { REGISTERS } from '../rules/state.ts'
import { type GivenRobot, race } from '../scenarios/race.fixture.ts'
import { driven, type Pose, squareOf } from './drive.ts'
import { moveOf } from './moves.ts'
import { type Cards, outlookOf, taskOf } from './outlook.ts'
import { bestLines, type Line, type Task } from './search.ts'

const OPEN: Cards['registers'] = REGISTERS.map(() => 'open')

function taskWith(hand: readonly Card[], Ada: GivenRobot, registers = OPEN): Task {
  const o = outlookOf(race({ robots: { Ada } }).view('Ada'), seatOf(0), fastChance('any'))
  return taskOf(o, o.me, { hand, registers })
}

/** The squares at the end of each register. */
function squaresOf({ route, start }: Task, line: Line | undefined): readonly number[] {
  let pose: Pose = start.pose
  return (line?.moves ?? []).map((move, register) => {
    pose = driven(route.drive, pose, move, register)
    return squareOf(pose)
  })
}

const HAND: readonly Card[] = ['M1-500', 'M1-510', 'M2-700', 'RL-070', 'RR-080', 'RR-100', 'UT-010', 'M1-520', 'BU-430']

/** A robot somewhere on this course, damaged or not, with cards from the whole deck and squares under fire. */
function anyTask(course: CourseName, luck: Chance): Task {
  const factory = factoryOf(courseOf(course))
  const squares = [...factory.isPit.keys()].filter((square) => factory.isPit[square] === 0)
  const place = placeOf(factory, squares[luck.below(squares.length, 'square')] ?? 0)
  const damage = luck.below(8, 'damage')
  const next = 1 + luck.below(factory.checkpoints.length, 'next')
  const heading = LETTERS[luck.below(4, 'heading')] ?? 'N'
  const table = race({ options: { course }, robots: { Ada: { at: place, heading, damage, next } } })
  const o = outlookOf(table.view('Ada'), seatOf(0), luck)
  const hand = shuffled(CARD_IDS, luck, 'hand').slice(0, handSizeOf(0))
  const fire = new Float64Array(REGISTERS.length * factory.size).map(() => luck.below(3, 'fire') / 6)
  return { ...taskOf(o, o.me, { hand, registers: OPEN }), fire }
}

describe('searching the hand', () => {
  test('RR-3.5 equal instructions are tried once, best first', () => {
    const lines = bestLines(taskWith(['M1-500', 'M1-510', 'RL-110', 'RL-070', 'RL-090'], { at: [3, 3] }), 1000)
    expect(lines).toHaveLength(10)
    const worths = lines.map(({ worth }) => worth)
    expect(worths).toEqual(worths.toSorted((one, other) => other - one))
    expect(new Set(lines.map(({ moves }) => moves.join(' '))).size).toBe(10)
  })

  test('RR-3.3 a locked register keeps its card', () => {
    const registers: Cards['registers'] = ['open', 'open', 'UT-060', 'M1-660', null]
    const lines = bestLines(taskWith(['M1-500', 'RL-070'], {}, registers), 10)
    expect(lines).toHaveLength(2)
    for (const { moves } of lines) expect(moves.slice(2)).toEqual([moveOf('UT-060'), moveOf('M1-660'), moveOf(null)])
  })

  test('asking for one finds the same as asking for all', () => {
    const task = taskWith(HAND, { at: [4, 4], heading: 'E' })
    const [best] = bestLines(task, 100_000)
    expect(bestLines(task, 1)[0]?.worth).toBe(best?.worth)
  })

  test.each(COURSE_NAMES)('however few are asked for on %s, they are the best of all, in the same order', (course) => {
    const luck = fastChance(`few ${course}`)
    for (let trial = 0; trial < 12; trial++) {
      const task = anyTask(course, luck)
      const all = bestLines(task, 100_000)
      expect(all.length).toBeGreaterThan(0)
      for (const most of [1, 24]) expect(bestLines(task, most)).toEqual(all.slice(0, most))
    }
  })

  test('RR-7.3 a square under fire is left for another way as good', () => {
    const task = taskWith(HAND, { at: [4, 4], heading: 'N', damage: 4 })
    const { size } = task.route.drive.factory
    const [usual] = bestLines(task, 1)
    const second = squaresOf(task, usual)[1] ?? 0
    const fire = new Float64Array(REGISTERS.length * size)
    fire[size + second] = 2
    expect(squaresOf(task, bestLines({ ...task, fire }, 1)[0])[1]).not.toBe(second)
  })

  test('RR-10.2 a damaged robot ends its turn on a repair site nearby', () => {
    const endOf = (damage: number) => {
      const task = taskWith(['M2-700', 'M1-500', 'BU-430', 'RL-070', 'RR-080'], { at: [1, 4], heading: 'N', damage })
      return squaresOf(task, bestLines(task, 1)[0]).at(-1)
    }
    expect(endOf(6)).toBe(17)
    expect(endOf(0)).not.toBe(17)
  })
})
