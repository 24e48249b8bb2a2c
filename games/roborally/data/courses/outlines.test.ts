import { describe, expect, it } from 'vitest'
import { hasWall } from '../../rules/course/course.ts'
import { neighbour } from '../../rules/course/reach.ts'
import { factoryOf } from '../../rules/factory/compile.ts'
import { EAST, HEADINGS, NORTH, SOUTH, WEST } from '../../rules/heading.ts'
import {
  at,
  beams,
  belts,
  cornerOf,
  courseNamed,
  flag,
  gears,
  ground,
  headingAt,
  isAbout,
  isDoor,
  islandOf,
  lane,
  lasers,
  merges,
  place,
  pushers,
  sidesTo,
  turns,
  wallEdges,
} from './drawing.fixture.ts'

describe('the outlines', () => {
  it('RR-15 Warm-Up Lane: one belt, two pits, one shelter', () => {
    const course = courseNamed('Warm-Up Lane II')
    const belt = belts(course, false)
    const drop = lane(course, belt.at(-1) ?? -1).at(-1) ?? -1
    expect(belt.map((square) => headingAt(course, square))).toEqual(Array.from({ length: 6 }, () => NORTH))
    expect(lane(course, belt.at(-1) ?? -1)).toHaveLength(7)
    expect(HEADINGS.map((side) => neighbour(course, drop, side))).toContain(flag(course, 1))
    const [[x1, y1], [x2, y2]] = [place(course, flag(course, 1)), place(course, flag(course, 2))]
    expect([x1 > 4, y1 < 4, x2 < 4, y2 < 4]).toEqual([true, true, true, true])
    const pits = ground(course, 'pit').map((square) => place(course, square))
    expect(pits).toHaveLength(2)
    for (const [x, y] of pits) expect(Math.abs(y1 + ((x - x1) * (y2 - y1)) / (x2 - x1) - y)).toBeLessThan(1)
    expect(wallEdges(course)).toBe(6)
    expect(ground(course, 'repair')).toHaveLength(1)
    expect([lasers(course), pushers(course), belts(course, true), gears(course)]).toEqual([[], [], [], []])
    for (const { square, heading } of factoryOf(course).docks)
      expect([place(course, square)[1] >= 7, heading]).toEqual([true, NORTH])
  })

  it('RR-15 Loading Loop: a loop around an island', () => {
    const course = courseNamed('Loading Loop II')
    const loop = lane(course, belts(course, false)[0] ?? -1)
    isAbout(loop.length - 1, 24)
    expect(new Set(loop).size).toBe(belts(course, false).length)
    expect(turns(course, loop)).toEqual([1, 1, 1, 1])
    const island = islandOf(course, loop)
    expect(island.has(flag(course, 1))).toBe(true)
    expect([...island].filter((square) => course.tiles[square]?.ground.kind === 'repair')).toHaveLength(1)
    const doors = [...island].flatMap((square) => sidesTo(course, square, loop))
    expect(doors.map((square) => course.tiles[square]?.ground.kind)).toEqual(['gear', 'gear'])
    expect(gears(course)).toEqual(['clockwise', 'counter-clockwise'])
    const xs = loop.map((square) => place(course, square)[0])
    expect(place(course, flag(course, 2))[0]).toBeGreaterThan(Math.max(...xs))
    expect(place(course, flag(course, 3))[0]).toBeLessThan(Math.min(...xs))
    expect(beams(course)).toEqual([1])
    const south = Math.max(...loop.map((square) => place(course, square)[1]))
    expect(lasers(course)[0]?.path.every((square) => place(course, square)[1] > south)).toBe(true)
    expect(lasers(course)[0]?.path.length).toBeLessThan(course.width)
    expect(ground(course, 'pit')).toHaveLength(3)
    expect([pushers(course), belts(course, true)]).toEqual([[], []])
  })

  it('RR-15 Crossroads Depot: four belts, four merges, four gears', () => {
    const course = courseNamed('Crossroads Depot II')
    expect(ground(course, 'gear').map((square) => place(course, square))).toEqual([
      [5, 5],
      [6, 5],
      [5, 6],
      [6, 6],
    ])
    const entries = [at(course, 5, 0), at(course, 11, 5), at(course, 6, 11), at(course, 0, 6)]
    const lanes = entries.map((square) => lane(course, square))
    for (const one of lanes) expect(course.tiles[one.at(-1) ?? -1]?.ground.kind).toBe('gear')
    expect(new Set(lanes.map((one) => one.at(-1))).size).toBe(4)
    expect(merges(course)).toHaveLength(4)
    for (const one of lanes) expect(one.filter((square) => merges(course).includes(square))).toHaveLength(1)
    expect([1, 2, 3].map((number) => cornerOf(course, flag(course, number)))).toEqual(['SW', 'NE', 'NW'])
    expect(beams(course)).toEqual([1, 1])
    expect(ground(course, 'pit')).toHaveLength(5)
    expect(ground(course, 'repair')).toHaveLength(2)
    isAbout(wallEdges(course), 14)
    expect([pushers(course), belts(course, true)]).toEqual([[], []])
  })

  it('RR-15 Piston Alley: ten pushers in two rhythms, opposite pits', () => {
    const course = courseNamed('Piston Alley II')
    const all = pushers(course)
    const south = all.filter(({ to }) => to === SOUTH)
    const north = all.filter(({ to }) => to === NORTH)
    expect([south.length, north.length]).toEqual([5, 5])
    for (const side of [south, north]) {
      expect(new Set(side.map(({ square }) => place(course, square)[1])).size).toBe(1)
      const rhythms = side.map(({ registers }) => registers.join(''))
      expect(new Set(rhythms)).toEqual(new Set(['135', '24']))
      expect(rhythms.every((rhythm, step) => rhythm !== rhythms[step - 1])).toBe(true)
    }
    for (const { square, to } of all) {
      const opposite = neighbour(course, neighbour(course, square, to) ?? -1, to) ?? -1
      const isGap = place(course, square)[0] === 7
      expect(course.tiles[opposite]?.ground.kind).toBe(isGap ? 'floor' : 'pit')
    }
    const express = belts(course, true)
    expect(express).toHaveLength(8)
    const outlet = lane(course, express.at(-1) ?? -1).at(-1) ?? -1
    expect(lane(course, express.at(-1) ?? -1)).toHaveLength(9)
    expect(neighbour(course, outlet, WEST)).toBe(flag(course, 2))
    expect(place(course, flag(course, 1))[0]).toBeGreaterThan(11)
    expect(place(course, flag(course, 3))[0]).toBeLessThan(3)
    expect(place(course, flag(course, 4))).toEqual([7, 6])
    expect(beams(course)).toEqual([2])
    expect(lasers(course)[0]?.path).toContain(at(course, 7, 6))
    expect(ground(course, 'repair')).toHaveLength(2)
    isAbout(wallEdges(course), 20)
  })

  it('RR-15 Twin Ring Road: two rings against each other, four ramps', () => {
    const course = courseNamed('Twin Ring Road II')
    const outer = lane(course, at(course, 1, 1))
    const inner = lane(course, at(course, 4, 4))
    expect([outer.at(-1), inner.at(-1)]).toEqual([outer[0], inner[0]])
    expect([...turns(course, outer), ...turns(course, inner)]).toEqual([1, 1, 1, 1, 3, 3, 3, 3])
    expect(new Set([...outer, ...inner]).size).toBe(belts(course, true).length)
    const ramps = belts(course, false)
    expect(merges(course)).toHaveLength(4)
    expect(merges(course).filter((square) => outer.includes(square))).toHaveLength(2)
    const infield = islandOf(course, inner)
    const within = [...islandOf(course, outer)]
    const between = new Set(within.filter((square) => !infield.has(square) && !inner.includes(square)))
    expect(ramps.every((square) => between.has(square))).toBe(true)
    expect([...infield].some((square) => course.tiles[square]?.ground.kind === 'gear')).toBe(true)
    const isInfield = [1, 2, 3, 4, 5].map((number) => infield.has(flag(course, number)))
    expect(isInfield).toEqual([true, false, true, false, true])
    for (const number of [2, 4]) expect(islandOf(course, outer).has(flag(course, number))).toBe(false)
    expect(beams(course)).toEqual([2, 2])
    for (const { path } of lasers(course)) expect(path.some((square) => ramps.includes(square))).toBe(true)
    expect(ground(course, 'pit')).toHaveLength(8)
    expect(ground(course, 'pit').every((square) => between.has(square))).toBe(true)
    expect(pushers(course).map(({ registers }) => registers)).toEqual([[3], [3]])
    for (const { square, to } of pushers(course)) {
      expect(outer).toContain(neighbour(course, square, to))
      expect(HEADINGS.some((side) => ramps.includes(neighbour(course, square, side) ?? -1))).toBe(true)
    }
    expect(
      ground(course, 'repair')
        .map((square) => infield.has(square))
        .sort(),
    ).toEqual([false, true])
  })

  it('RR-15 Needle Works: chambers and doors', () => {
    const course = courseNamed('Needle Works II')
    isAbout(wallEdges(course), 45)
    expect(ground(course, 'pit')).toHaveLength(10)
    expect(ground(course, 'repair')).toHaveLength(2)
    for (const square of ground(course, 'gear')) expect(isDoor(course, square)).toBe(true)
    expect(gears(course)).toEqual(['clockwise', 'counter-clockwise'])
    expect(beams(course)).toEqual([3])
    expect(lasers(course)[0]?.path.some((square) => isDoor(course, square))).toBe(true)
    expect(pushers(course)).toHaveLength(2)
    for (const { square } of pushers(course)) expect(isDoor(course, square)).toBe(true)
    expect(new Set(belts(course, true).map((square) => place(course, square)[0]))).toEqual(new Set([0, 12]))
    for (const [start, side] of [
      [at(course, 0, 11), EAST],
      [at(course, 12, 11), WEST],
    ] as const) {
      const end = lane(course, start).at(-1) ?? -1
      expect(hasWall(course, end, side)).toBe(false)
      expect(hasWall(course, neighbour(course, end, SOUTH) ?? -1, side)).toBe(true)
    }
    const [x, y] = place(course, flag(course, 4))
    const near = ground(course, 'pit').map((square) => place(course, square))
    expect(near.filter(([px, py]) => Math.max(Math.abs(px - x), Math.abs(py - y)) === 1)).toHaveLength(3)
  })
})
