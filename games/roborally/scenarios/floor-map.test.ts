import { describe, expect, test } from 'vitest'
import { COURSE_NAMES } from '../data/courses/names.ts'
import { courseOf, scenarioCourse } from '../rules/course/table.ts'
import { factoryOf } from '../rules/factory/compile.ts'
import { floorMap } from '../rules/floor-map.ts'
import { legendOf } from '../rules/floor-signs.ts'

/** Every kind of thing, and walls on all sides. */
const EVERYTHING = scenarioCourse(`rrcourse 1
name: Everything
grid
+     +-----+     +     +-----+
 >     ^^    .     .    |Zs2
+     +     +     +     +     +
 F1    >>,F2 D3    #     .    |
+     +-----+     +     +     +
 cw    ccw   *    |Ze1   v
+-----+     +     +     +     +
|Pn24  .     .     .     .
+-----+     +     +     +     +
end
`)

const mapOf = (course: string, robots: Parameters<typeof floorMap>[1] = []) =>
  floorMap(factoryOf(courseOf(course)), robots)

describe('the factory floor in letters', () => {
  test('RR-13.8 everything on a square has its sign, RR-13.5 and every wall', () => {
    expect(mapOf(EVERYTHING)).toEqual([
      '   0  1  2  3  4',
      ' 0 → ¯⇑¯ ·  · ┌z2',
      ' 1 F1_2⇒ D3 #  ┆ │',
      ' 2_↻_ ↺  * │z1 ↓',
      ' 3└·p ·  ·  ·  ┆',
    ])
  })

  test('RR-1.4 a robot stands where it is and shows where it faces; one off the board does not', () => {
    const robots = [
      { name: 'Dynamo', at: 7, heading: 3, status: 'active' },
      { name: 'Ember', at: 2, heading: 0, status: 'destroyed' },
    ] as const
    expect(mapOf(EVERYTHING, robots).slice(1, 3)).toEqual([' 0 → ¯⇑¯ ·  · ┌z2', ' 1 F1_2⇒ D◄ #  ┆ │'])
  })

  test('a legend explains what there is, and nothing else', () => {
    const legend = legendOf(courseOf(EVERYTHING))
    expect(legend).toContain('p pusher')
    expect(legend).toContain('1→ checkpoint on a belt or the like')
    const plain = legendOf(courseOf('Warm-Up Lane')).join()
    expect(plain).toContain('# pit')
    expect(plain).not.toMatch(/pusher|gear|laser|express/)
  })

  test('three letters a square: 80 columns are enough for every course', () => {
    for (const name of COURSE_NAMES) {
      const { width, height } = courseOf(name)
      const rows = mapOf(name)
      expect(rows).toHaveLength(height + 1)
      expect(Math.max(...rows.map((row) => row.length))).toBeLessThanOrEqual(3 * width + 3)
    }
  })
})
