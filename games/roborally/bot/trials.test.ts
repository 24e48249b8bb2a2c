import { fastChance, shuffled } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { COURSE_NAMES } from '../data/courses/names.ts'
import { race } from '../scenarios/race.fixture.ts'
import { outlookOf, ownCards } from './outlook.ts'
import { playTurns } from './trials.ts'
import { imagineWorld } from './world.ts'

const SEATS = ['Ada', 'Ben', 'Cyd', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal']

describe('programs on trial', () => {
  test.each(COURSE_NAMES)('end on %s as if each had been tried alone, whatever they have in common', (course) => {
    const luck = fastChance(`trials ${course}`)
    const table = race({ seats: SEATS, options: { course } })
    const o = outlookOf(table.view('Ada'), table.seat('Ada'), luck)
    const world = imagineWorld(o)
    const before = structuredClone(world)
    const programs = Array.from({ length: 24 }, () => shuffled(ownCards(o).hand, luck, 'program').slice(0, 5))
    const alike = programs.flatMap((program) => [program, [...program.slice(0, 3), ...program.slice(3).reverse()]])
    const ends = playTurns(o, world, alike)
    expect(ends).toHaveLength(alike.length)
    expect(ends).toEqual(alike.flatMap((program) => playTurns(o, world, [program])))
    expect(new Set(ends.map((end) => JSON.stringify(end))).size).toBeGreaterThan(1)
    expect(world).toEqual(before)
  })
})
