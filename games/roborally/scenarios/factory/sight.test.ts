import { describe, expect, it } from 'vitest'
import type { Factory } from '../../rules/factory/factory.ts'
import { reentryPlaces } from '../../rules/factory/sight.ts'
import { HEADINGS, letterOf } from '../../rules/heading.ts'
import { type Place, printPlace, squareAt } from '../../rules/square.ts'
import { floor, robot, run, standing } from './factory.fixture.ts'

const ALL = 'NESW'

const placesIn = (text: string): Place[] =>
  text.split(' ').map((place) => {
    const [x, y] = place.split(',').map(Number)
    return [x ?? 0, y ?? 0]
  })

interface Asked {
  readonly factory: Factory
  /** Its own archive first, then where others stand; all of them taken. */
  readonly taken: string
  readonly sight?: number
}

/** Legal squares with their headings, for a robot whose archive is taken. */
function places({ factory, taken, sight = 3 }: Asked): Record<string, string> {
  const squares = placesIn(taken)
  const bodies = standing(
    factory,
    squares.map((at) => robot(at, 'N')),
  )
  const found = reentryPlaces(factory, bodies, { archive: squareAt(factory, ...(squares[0] ?? [0, 0])) }, sight)
  return Object.fromEntries(
    found.map(({ square, headings }) => [
      printPlace(factory, square),
      HEADINGS.filter((heading) => headings.includes(heading))
        .map(letterOf)
        .join(''),
    ]),
  )
}

const FIVE = floor('. . . . .', '. . . . .', '. . . . .', '. . . . .', '. . . . .')

describe('where a robot comes back', () => {
  it('RR-10.6 RR-10.11 on its free archive with any heading, though a robot stands right ahead', () => {
    const bodies = standing(FIVE, [robot([2, 1], 'N')])
    expect(reentryPlaces(FIVE, bodies, { archive: 12 }, 3)).toEqual([{ square: 12, headings: HEADINGS }])
  })

  it('RR-10.6 a destroyed robot takes no square', () => {
    const { bodies } = run(floor('. .'), { A: robot([0, 0], 'W', 'M1-500') })
    expect(reentryPlaces(floor('. .'), [bodies.A], bodies.A, 3)).toEqual([{ square: 0, headings: HEADINGS }])
  })

  it('RR-10.7 RR-10.8 RR-R14 taken: the eight neighbours, not facing a robot (edge case 22)', () => {
    expect(places({ factory: FIVE, taken: '2,2' })).toEqual({
      '[1,1]': ALL,
      '[2,1]': 'NEW',
      '[3,1]': ALL,
      '[1,2]': 'NSW',
      '[3,2]': 'NES',
      '[1,3]': ALL,
      '[2,3]': 'ESW',
      '[3,3]': ALL,
    })
  })

  it('RR-10.11 squares come in reading order', () => {
    expect(Object.keys(places({ factory: FIVE, taken: '0,0' }))).toEqual(['[1,0]', '[0,1]', '[1,1]'])
  })

  it('RR-10.8 free, on the board and no pit; other elements do not matter', () => {
    const corner = floor('. >', '# *')
    expect(places({ factory: corner, taken: '0,0' })).toEqual({ '[1,0]': 'NES', '[1,1]': ALL })
    expect(places({ factory: corner, taken: '0,0 1,0' })).toEqual({ '[1,1]': 'ESW' })
  })

  it('RR-10.8 three squares ahead count, the fourth does not; the table may say fewer', () => {
    const row = floor('. . . . . .')
    expect(places({ factory: row, taken: '0,0 4,0' })).toEqual({ '[1,0]': 'NS' })
    expect(places({ factory: row, taken: '0,0 5,0' })).toEqual({ '[1,0]': 'NES' })
    expect(places({ factory: row, taken: '0,0 4,0', sight: 2 })).toEqual({ '[1,0]': 'NES' })
    expect(places({ factory: row, taken: '0,0 2,0', sight: 0 })).toEqual({ '[1,0]': ALL })
  })

  it('RR-10.8 RR-10.11 walls end the sight, those of the robot’s own square too; pits and elements do not', () => {
    expect(places({ factory: floor('.| . .'), taken: '0,0 2,0' })).toEqual({ '[1,0]': 'NSW' })
    expect(places({ factory: floor('. . .| .'), taken: '0,0 3,0' })).toEqual({ '[1,0]': 'NES' })
    expect(places({ factory: floor('. . # .'), taken: '0,0 3,0' })).toEqual({ '[1,0]': 'NS' })
  })

  it('RR-10.8 no free neighbour: the next ring', () => {
    const ring = places({ factory: FIVE, taken: '2,2 1,1 2,1 3,1 1,2 3,2 1,3 2,3 3,3' })
    expect(Object.keys(ring)).toHaveLength(16)
    expect(ring).toMatchObject({ '[0,0]': ALL, '[2,0]': 'NEW' })
  })

  it('RR-10.11 a free neighbour without a legal heading is none: the next ring', () => {
    const wide = floor('. . . .', '. . . .', '. . . .')
    const further = places({ factory: wide, taken: '0,0 1,0 0,1 2,1 1,2' })
    expect(further).toEqual({ '[2,0]': 'NE', '[0,2]': 'SW', '[2,2]': 'ES' })
  })

  it('RR-10.9 no square on the whole board qualifies: any heading, again from the first ring', () => {
    const border = '0,0 1,0 2,0 3,0 4,0 0,1 4,1 0,2 4,2 0,3 4,3 0,4 1,4 2,4 3,4 4,4'
    expect(places({ factory: FIVE, taken: border })).toEqual({ '[1,1]': ALL })
  })

  it('RR-10.13 no free square at all: nowhere', () => {
    expect(places({ factory: floor('. #'), taken: '0,0' })).toEqual({})
    expect(places({ factory: floor('. .'), taken: '0,0 1,0' })).toEqual({})
  })

  it('RR-10.10 RR-10.12 asking changes nothing', () => {
    const bodies = standing(FIVE, [robot([2, 2], 'N'), robot([2, 3], 'N')])
    const before = structuredClone(bodies)
    reentryPlaces(FIVE, bodies, { archive: 12 }, 3)
    expect(bodies).toEqual(before)
  })
})
