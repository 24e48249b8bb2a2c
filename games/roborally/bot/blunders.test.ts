import { describe, expect, it } from 'vitest'
import { depth } from '../../../tools/depth.fixture.ts'
import { COURSE_NAMES } from '../data/courses/names.ts'
import { BLUNDERS, blundersIn, positionsOn } from './blunders.fixture.ts'
import { levels } from './index.ts'

const POSITIONS = depth('BLUNDER_POSITIONS', { test: 12, endure: 1000 })

describe.each(COURSE_NAMES)('on %s', { timeout: 1_800_000 }, (course) => {
  const positions = positionsOn(course, Math.ceil(POSITIONS / 8)).slice(0, POSITIONS)

  it.each(Object.entries(levels))(`%s makes none of these blunders: ${Object.keys(BLUNDERS).join(', ')}`, (_, bot) => {
    expect(positions).toHaveLength(POSITIONS)
    const counts = new Map<string, number>()
    for (const [state, seat] of positions)
      for (const blunder of blundersIn(state, seat, bot)) counts.set(blunder, (counts.get(blunder) ?? 0) + 1)
    expect(Object.fromEntries(counts), `in ${positions.length} positions`).toEqual({})
  })
})
