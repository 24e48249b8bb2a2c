import { describe, expect, it } from 'vitest'
import { floor, robot, run } from './factory.fixture.ts'

const COURSE = floor('. F1 . F2 . *')

describe('checkpoints', () => {
  it('RR-8.1 RR-8.4 a robot that stands on its next checkpoint touches it and archives there', () => {
    const after = run(COURSE, { A: robot([0, 0], 'E', 'M1-500') }, { register: 2 })
    expect(after.bodies.A).toMatchObject({ next: 2, archive: 1, lastTouch: { turn: 1, register: 2 }, finished: null })
    expect(after.events.slice(-3)).toMatchObject([
      { kind: 'checkpointTouched', seat: 0, checkpoint: 1, of: 2, phase: 'checkpoints' },
      { kind: 'archiveMoved', seat: 0, to: [1, 0] },
      { kind: 'registerEnded' },
    ])
  })

  it('RR-8.1 passing over is not touching', () => {
    expect(run(COURSE, { A: robot([0, 0], 'E', 'M2-670') }).bodies.A).toMatchObject({ next: 1, archive: 0 })
  })

  it('RR-8.1 pushed, carried or powered down counts too', () => {
    const pushed = run(COURSE, { A: robot([3, 0], 'W', 'M1-500'), B: robot([2, 0], 'N') })
    expect(pushed.bodies.B.next).toBe(2)
    expect(run(floor('> F1'), { A: robot([0, 0], 'N') }).bodies.A.next).toBe(2)
    expect(run(floor('. F1'), { A: robot([1, 0], 'N', null, { poweredDown: true }) }).bodies.A.next).toBe(2)
  })

  it('RR-8.2 any other checkpoint has no effect', () => {
    const early = run(COURSE, { A: robot([3, 0], 'N', null, { archive: [0, 0] }) })
    expect(early.bodies.A).toMatchObject({ next: 1, archive: 0, lastTouch: null })
    const late = run(COURSE, { A: robot([1, 0], 'N', null, { archive: [0, 0], next: 2 }) })
    expect(late.bodies.A).toMatchObject({ next: 2, archive: 0, lastTouch: null })
  })

  it('RR-8.3 a robot that the lasers of this register destroy touches nothing', () => {
    const after = run(floor('|Ze1 F1 .'), { A: robot([1, 0], 'N', null, { damage: 9, archive: [2, 0] }) })
    expect(after.bodies.A).toMatchObject({ status: 'destroyed', next: 1, archive: 2 })
  })

  it('RR-8.4 touched in register 2, fallen in register 3: the archive stays (edge case 21)', () => {
    const after = run(
      floor('. F1 # F2'),
      { A: robot([0, 0], 'E', undefined, { cards: [null, 'M1-500', 'M1-510'] }) },
      { registers: 3 },
    )
    expect(after.bodies.A).toMatchObject({ status: 'destroyed', next: 2, archive: 1 })
  })

  it('RR-8.4 RR-R10 `archiveOn any`: every checkpoint and repair site archives, out of order too', () => {
    const rules = { archiveOn: 'any' } as const
    const flag = run(COURSE, { A: robot([3, 0], 'N', null, { archive: [0, 0] }) }, { rules })
    expect(flag.bodies.A).toMatchObject({ next: 1, archive: 3, lastTouch: null })
    const site = run(COURSE, { A: robot([5, 0], 'N', null, { archive: [0, 0] }) }, { rules })
    expect(site.bodies.A.archive).toBe(5)
    expect(run(COURSE, { A: robot([5, 0], 'N', null, { archive: [0, 0] }) }).bodies.A.archive).toBe(0)
    expect(run(COURSE, { A: robot([4, 0], 'N', null, { archive: [0, 0] }) }, { rules }).bodies.A.archive).toBe(0)
  })

  it('RR-8.4 an archive that is there already is not told again', () => {
    const after = run(COURSE, { A: robot([5, 0], 'N') }, { registers: 2, rules: { archiveOn: 'any' } })
    expect(after.told('archiveMoved')).toEqual([])
  })

  it('RR-8.5 the last checkpoint: the moment is noted, the robot stays', () => {
    const after = run(COURSE, { A: robot([3, 0], 'N', null, { next: 2 }) }, { register: 4 })
    expect(after.bodies.A).toMatchObject({ status: 'active', next: 3, at: 3, finished: { turn: 1, register: 4 } })
    expect(after.told('robotFinished')).toEqual([])
  })

  it('RR-8.5 RR-8.2 next is one beyond the last, and nothing more is touched', () => {
    const after = run(COURSE, { A: robot([3, 0], 'N', null, { next: 3 }) })
    expect(after.told('checkpointTouched')).toEqual([])
  })

  it('RR-12.11 with `playOn` it leaves the board in that step', () => {
    const after = run(COURSE, { A: robot([3, 0], 'N', null, { next: 2 }) }, { rules: { playOn: true } })
    expect(after.bodies.A).toMatchObject({ status: 'finished', next: 3, at: -1, archive: 3 })
    expect(after.told('robotFinished')).toMatchObject([{ seat: 0 }])
    expect(after.destroyed).toEqual([])
  })
})
