import { seatOf } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import type { Card } from '../rules/cards.ts'
import { previewOf } from '../rules/preview.ts'
import { race, type Wanted } from './race.fixture.ts'

const previewed = (program: readonly (Card | null)[], wanted: Wanted = {}) =>
  previewOf(race(wanted).view('Ada'), seatOf(0), program)

const ends = (program: readonly (Card | null)[], wanted: Wanted = {}) =>
  previewed(program, wanted).registers.map(({ path }) => {
    const { at = -1, heading } = path.at(-1) ?? {}
    return [at % 8, Math.floor(at / 8), heading]
  })

describe('a preview of your program', () => {
  test('RR-4.3 goes register by register, with every step on the way', () => {
    expect(ends(['M2-700', 'RR-080', 'M1-500', null, 'BU-430'])).toEqual([
      [0, 3, 0],
      [0, 3, 1],
      [1, 3, 1],
      [1, 3, 1],
      [0, 3, 1],
    ])
    const [first] = previewed(['M2-700', null, null, null, null]).registers
    expect(first?.path).toEqual([
      { phase: 'reveal', at: 40, heading: 0 },
      { phase: 'cards', at: 32, heading: 0 },
      { phase: 'cards', at: 24, heading: 0 },
    ])
  })

  test('RR-4.6 ends where the robot is destroyed, and says why', () => {
    const { registers } = previewed(['M1-500', 'M1-510', null, null, null], {
      robots: { Ada: { at: [6, 3], heading: 'N' } },
    })
    expect(registers).toMatchObject([{ register: 1, destroyed: 'pit' }])
    expect(registers).toHaveLength(1)
  })

  test('RR-8.1 tells the checkpoints touched, and ends with the last one', () => {
    const { registers } = previewed(['M2-700', 'M1-500', 'M1-510', null, null], {
      robots: { Ada: { at: [7, 3], heading: 'N', next: 2 } },
    })
    expect(registers.map(({ checkpoint }) => checkpoint)).toEqual([null, 2])
  })

  test('RR-4.8 other robots are not there: nobody pushes, blocks or fires', () => {
    const table = race({ robots: { Ada: { at: [0, 1], heading: 'E' }, Ben: { at: [3, 1], heading: 'W' } } })
    const before = JSON.stringify(table.state)
    const { registers } = previewOf(table.view('Ada'), seatOf(0), ['M3-800', null, null, null, null])
    expect(registers.map(({ hits }) => hits)).toEqual([0, 0, 0, 0, 0])
    expect(registers[0]?.path.at(-1)?.at).toBe(11)
    expect(JSON.stringify(table.state)).toBe(before)
  })

  test('RR-9.6 a robot that is not on the board goes nowhere', () => {
    expect(
      previewed(['M1-500', null, null, null, null], { robots: { Ada: { status: 'eliminated' } } }).registers,
    ).toEqual([])
  })

  test('secrets of others change nothing', () => {
    const table = race()
    const program: Card[] = ['M2-700', 'RR-080', 'M1-500', 'M1-510', 'BU-430']
    const before = previewOf(table.view('Ada'), seatOf(0), program)
    table.submitPoweringDown('Ben')
    expect(previewOf(table.view('Ada'), seatOf(0), program)).toEqual(before)
  })
})
