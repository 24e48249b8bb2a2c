import { seatOf } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import { CARDS } from '../../rules/cards.ts'
import type { Course } from '../../rules/course/course.ts'
import { isUnderFire, warningsOf } from '../../rules/course/playable.ts'
import { reachableFrom } from '../../rules/course/reach.ts'
import { factoryOf } from '../../rules/factory/compile.ts'
import { runRegister } from '../../rules/factory/run.ts'
import type { Heading } from '../../rules/heading.ts'
import type { Square } from '../../rules/square.ts'
import type { Body } from '../../rules/state.ts'
import { courseNamed, flag, squaresWith } from './drawing.fixture.ts'
import { COURSES } from './index.ts'
import type { CourseName } from './names.ts'

/** Section 15: the table. */
const TABLE: readonly (readonly [CourseName, string, string, number, string])[] = [
  ['Warm-Up Lane II', 'beginner', '10x9', 2, '2-4'],
  ['Loading Loop II', 'beginner', '12x11', 3, '2-6'],
  ['Crossroads Depot II', 'standard', '12x13', 3, '3-6'],
  ['Piston Alley II', 'standard', '14x12', 4, '3-8'],
  ['Twin Ring Road II', 'expert', '16x14', 5, '4-8'],
  ['Needle Works II', 'expert', '13x15', 6, '4-8'],
]

describe.each(TABLE)('%s', (name, level, size, checkpoints, bestWith) => {
  const course = courseNamed(name)
  const { docks } = factoryOf(course)

  it('RR-15 is as the table says', () => {
    expect(course.head).toMatchObject({ name, difficulty: level, players: { least: 2, most: 8 } })
    expect(course.head.note).toContain(`Best with ${bestWith}.`)
    expect(`${course.width}x${course.height}`).toBe(size)
    expect(factoryOf(course).checkpoints).toHaveLength(checkpoints)
    expect(docks).toHaveLength(8)
    expect(COURSES.find((one) => one.name === name)?.bestWith.join('-')).toBe(bestWith)
  })

  it('RR-13.10 gives no cause for a warning, and no dock lies in a laser path', () => {
    expect(warningsOf(course)).toEqual([])
    expect(docks.filter(({ square }) => isUnderFire(course, square))).toEqual([])
  })

  it('RR-15 whoever plays no movement card survives register 1 of turn 1, whatever another one plays', () => {
    for (const [waiting, { square, heading }] of docks.entries())
      for (const [moving, other] of docks.entries())
        for (const { card, instruction } of CARDS) {
          if (moving === waiting || instruction.kind !== 'steps') continue
          const bodies = [robot(0, square, heading, 'RL-070'), robot(1, other.square, other.heading, card)]
          oneRegister(course, bodies)
          expect(bodies[0]?.status, `dock ${waiting + 1}, ${card} at dock ${moving + 1}`).toBe('active')
        }
  })

  it('RR-15 no single square closes a leg, nor the way to the first checkpoint', () => {
    const stops = [...docks.map((dock) => [dock.square, flag(course, 1)] as const)]
    for (let number = 1; number < checkpoints; number++) stops.push([flag(course, number), flag(course, number + 1)])
    for (const [from, to] of stops)
      for (const closed of squaresWith(course, (square) => square !== from && square !== to))
        expect(reachableFrom(course, from, new Set([closed])).has(to), `${from} to ${to} without ${closed}`).toBe(true)
  })
})

const robot = (seat: number, square: Square, heading: Heading, card: Body['registers'][number]): Body => ({
  seat: seatOf(seat),
  status: 'active',
  at: square,
  heading,
  damage: 0,
  lives: 3,
  archive: square,
  next: 1,
  poweredDown: false,
  registers: [card, null, null, null, null],
  lastTouch: null,
  out: null,
  finished: null,
})

const oneRegister = (course: Course, bodies: readonly Body[]): void =>
  runRegister({
    factory: factoryOf(course),
    bodies,
    rules: { poweredDownFires: 'no', archiveOn: 'checkpoints', playOn: false },
    turn: 1,
    register: 1,
    phase: 'reveal',
    destroyed: [],
    drawLock: () => null,
  })
