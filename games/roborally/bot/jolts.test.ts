import { fastChance, seatOf } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import type { Card } from '../rules/cards.ts'
import { factoryFor } from '../rules/course/table.ts'
import { EAST } from '../rules/heading.ts'
import { type Place, squareAt } from '../rules/square.ts'
import { race } from '../scenarios/race.fixture.ts'
import { poseOf } from './drive.ts'
import { joltsThatWreck } from './jolts.ts'
import { moveOf } from './moves.ts'
import { outlookOf } from './outlook.ts'

const TURNS: readonly Card[] = ['RL-070', 'RR-080', 'RL-090', 'RR-100', 'RL-110']

/** Pushes that would wreck Ada, who looks east; there is a pit on [6,2]. */
function wrecks(ada: Place, ben: Place, program: readonly Card[]): number {
  const table = race({ robots: { Ada: { at: ada, heading: 'E' }, Ben: { at: ben } } })
  const o = outlookOf(table.view('Ada'), seatOf(0), fastChance('any'))
  return joltsThatWreck(o, poseOf(squareAt(factoryFor(table.state), ...ada), EAST), program.map(moveOf))
}

describe('pushes', () => {
  test('RR-4.10 beside a pit a push in any register is deadly, if somebody can come near', () => {
    expect(wrecks([5, 2], [4, 2], TURNS)).toBe(5)
    expect(wrecks([5, 2], [0, 5], TURNS)).toBe(0)
  })

  test('RR-4.10 away from pits and edges no push is deadly', () => {
    expect(wrecks([3, 2], [3, 3], TURNS)).toBe(0)
  })

  test('RR-4.6 a push is also deadly by what the program does after it', () => {
    // Pushed south before register 1 it drives into the pit; before registers 2 and 3 it is pushed right into it.
    expect(wrecks([5, 1], [4, 1], ['M1-490', 'UT-010', 'M1-500', 'UT-020', 'UT-030'])).toBe(3)
  })
})
