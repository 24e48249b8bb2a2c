import { describe, expect, it } from 'vitest'
import { EAST, NORTH, SOUTH, WEST } from '../../rules/heading.ts'
import { squareAt } from '../../rules/square.ts'
import { courseIn, SORTING_CORNER } from '../model/sample.fixture.ts'
import { cardsFor, drive } from './drive.ts'

const corner = courseIn(SORTING_CORNER)
const at = (x: number, y: number) => squareAt(corner, x, y)
const driven = (x: number, y: number, heading: 0 | 1 | 2 | 3, program: Parameters<typeof cardsFor>[0]) =>
  drive(corner, { at: at(x, y), heading, program })

describe('a test-drive', () => {
  it('RR-3.9 runs the rules register by register: the example of section 14', () => {
    const { frames, story } = driven(0, 0, EAST, ['M2', null, 'RL'])
    expect(frames.at(-1)).toMatchObject({ at: at(4, 3), heading: EAST, damage: 0, isGone: false })
    expect(story).toHaveLength(5)
    expect(story[0]?.text).toBe('Register 1: the robot drives two squares east; a belt carries the robot.')
  })

  it('RR-4.4 shows every step, and RR-5.9 the turn of a curve', () => {
    const { frames } = driven(7, 3, NORTH, [])
    const [start, ...moved] = frames
    expect(start).toMatchObject({ at: at(7, 3), register: null, text: '' })
    expect(moved.slice(0, 2)).toMatchObject([
      { register: 1, phase: 'express', at: at(7, 2), heading: WEST },
      { register: 1, phase: 'belts', at: at(6, 2), heading: WEST },
    ])
  })

  it('RR-4.6 ends in a pit', () => {
    const { frames, story } = driven(5, 0, EAST, ['M1', 'M1'])
    expect(frames.slice(0, -1).every(({ isGone }) => !isGone)).toBe(true)
    expect(frames.at(-1)).toMatchObject({ isGone: true, text: 'fell into a pit' })
    expect(story).toHaveLength(1)
  })

  it('RR-7.2 shows the beams that hit, RR-6.1 pushers in their registers, RR-8.1 checkpoints in their order', () => {
    expect(driven(6, 4, NORTH, []).frames[1]).toMatchObject({ damage: 2, beams: [{ beams: 2 }], text: 'shot' })
    const pushed = driven(1, 1, NORTH, []).frames[1]
    expect(pushed).toMatchObject({ register: 2, phase: 'pushers', at: at(1, 2), heading: NORTH })
    expect(driven(0, 3, SOUTH, ['M1']).frames.at(-1)?.text).toBe('touched 1')
  })

  it('RR-1.1 gives each instruction a card of its own', () => {
    const cards = cardsFor(['M1', 'M1', null, 'UT', 'M1'])
    expect(cards).toEqual(['M1-490', 'M1-500', null, 'UT-010', 'M1-510'])
  })
})
