import { seatOf } from '@starboard/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COURSES } from '../data/courses/index.ts'
import { CARDS, type Card } from '../rules/cards.ts'
import { courseOf } from '../rules/course/table.ts'
import { factoryOf } from '../rules/factory/compile.ts'
import type { Factory } from '../rules/factory/factory.ts'
import { runRegister } from '../rules/factory/run.ts'
import { HEADINGS } from '../rules/heading.ts'
import { type Body, REGISTERS, type Register } from '../rules/state.ts'
import { courseText } from '../scenarios/race.fixture.ts'
import { driven, driveOf, headingOf, type Pose, poseOf, squareOf, WRECK } from './drive.ts'
import { moveOf } from './moves.ts'

const factories = COURSES.map(({ text }) => factoryOf(courseOf(text)))

/** What the factory itself does with a robot that is alone in it. */
function run(factory: Factory, pose: Pose, card: Card | null, register: Register): { pose: Pose; damage: number } {
  const body: Body = {
    seat: seatOf(0),
    status: 'active',
    at: squareOf(pose),
    heading: headingOf(pose),
    damage: 0,
    lives: 3,
    archive: squareOf(pose),
    next: 1,
    poweredDown: false,
    registers: REGISTERS.map((one) => (one === register ? card : null)),
    lastTouch: null,
    out: null,
    finished: null,
  }
  const rules = { poweredDownFires: 'no', archiveOn: 'checkpoints', playOn: false } as const
  const destroyed: Body['seat'][] = []
  runRegister({ factory, bodies: [body], rules, turn: 1, register, phase: 'reveal', destroyed, drawLock: () => null })
  return { pose: body.status === 'active' ? poseOf(body.at, body.heading) : WRECK, damage: body.damage }
}

const positions = fc.record({
  factory: fc.constantFrom(...factories),
  place: fc.nat(),
  heading: fc.constantFrom(...HEADINGS),
  card: fc.constantFrom(...CARDS.map(({ card }) => card), null),
  register: fc.constantFrom(...REGISTERS),
})

describe('driving alone', () => {
  test('RR-3.9 the tables say what the factory does, on every course, in every register', () => {
    fc.assert(
      fc.property(positions, ({ factory, place, heading, card, register }) => {
        const square = place % factory.size
        fc.pre(factory.isPit[square] === 0)
        const drive = driveOf(factory)
        const there = driven(drive, poseOf(square, heading), moveOf(card), register - 1)
        const found = run(factory, poseOf(square, heading), card, register)
        expect(there).toBe(found.pose)
        if (there !== WRECK) expect(drive.hits[squareOf(there)]).toBe(found.damage)
      }),
      { numRuns: 2000, seed: 5 },
    )
  })

  test('RR-6.1 registers differ only where there are pushers', () => {
    const factory = factoryOf(courseOf(courseText(['F1 .  .  .', '.  .  .  .', 'D1 .  .  .', '.  .  .  D2'], '2')))
    expect(driveOf(factory).beats).toBe(1)
    expect(factories.some((one) => driveOf(one).beats === 5)).toBe(true)
  })

  test('a factory is worked out once', () => {
    for (const factory of factories) expect(driveOf(factory)).toBe(driveOf(factory))
  })
})
