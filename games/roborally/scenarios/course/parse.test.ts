import { describe, expect, it } from 'vitest'
import type { Remark } from '../../rules/course/course.ts'
import { type CourseKind, parseCourse } from '../../rules/course/parse.ts'
import { SORTING_CORNER } from './course.fixture.ts'

const faultsOf = (text: string, kind: CourseKind = 'course'): readonly Remark[] => {
  const parsed = parseCourse(text, kind)
  return 'faults' in parsed ? parsed.faults : []
}

/** The example with one line replaced, counted from 1. */
const withLine = (number: number, line: string): string =>
  SORTING_CORNER.split('\n')
    .toSpliced(number - 1, 1, line)
    .join('\n')

const withoutLine = (number: number): string =>
  SORTING_CORNER.split('\n')
    .toSpliced(number - 1, 1)
    .join('\n')

const places = (text: string, kind?: CourseKind): readonly string[] =>
  faultsOf(text, kind).map(({ line, column, token, rule }) => `${line}:${column} ${token} ${rule}`)

type Row = readonly [title: string, text: string, place: string]

const LINES: readonly Row[] = [
  ['RR-13.1 wrong first line', withLine(1, 'rrcourse 2'), '1:1 rrcourse 2 RR-13.1'],
  ['RR-13.1 no first line', withoutLine(1), '1:1 name: Sorting Corner RR-13.1'],
  ['RR-13.1 a line that is no key and value', withLine(2, 'Sorting Corner'), '2:1 Sorting Corner RR-13.1'],
  ['RR-13.1 no line grid', withoutLine(6), '6:1 + RR-13.1'],
  ['RR-13.1 no line end', withoutLine(18), '18:1  RR-13.1'],
  ['RR-13.2 unknown key', withLine(3, 'colour: red'), '3:1 colour RR-13.2'],
  ['RR-13.2 unknown difficulty', withLine(3, 'difficulty: hard'), '3:13 hard RR-13.2'],
  ['RR-13.2 unknown heading', withLine(5, 'heading: north'), '5:10 north RR-13.2'],
  ['RR-13.2 empty name', withLine(2, 'name:'), '2:6  RR-13.2'],
  ['RR-13.13 players out of range', withLine(4, 'players: 1-2'), '4:10 1-2 RR-13.2'],
  ['RR-13.13 players turned round', withLine(4, 'players: 4-2'), '4:10 4-2 RR-13.2'],
  ['RR-13.13 a key twice', withLine(3, 'name: Again'), '3:1 name RR-13.13'],
  ['RR-13.13 something after the end', `${SORTING_CORNER}more\n`, '19:1 more RR-13.13'],
  ['RR-13.3 a square line is missing', withoutLine(16), '16:1 + RR-13.3'],
  ['RR-13.3 the last edge line is missing', withoutLine(17), '16:2 F1 RR-13.3'],
  ['RR-13.3 no grid at all', 'rrcourse 1\ngrid\nend\n', '3:1 end RR-13.3'],
  ['RR-13.4 the grid does not start with +', withLine(7, ' +     +     +'), '7:1   RR-13.4'],
  ['RR-13.4 only one +', withLine(7, '+'), '7:2  RR-13.4'],
  ['RR-13.4 a column too narrow', 'rrcourse 1\ngrid\n+  +\n .\n+  +\nend\n', '3:4 + RR-13.4'],
  [
    'RR-13.4 edge line without + at a column',
    withLine(9, '+     +-----+     +     *     +     +     +     +'),
    '9:25 * RR-13.4',
  ],
  ['RR-13.4 edge line too short', withLine(11, '+     +     +'), '11:14  RR-13.4'],
  [
    'RR-13.5 mixed characters in an edge',
    withLine(9, '+     +-- --+     +     +     +     +     +     +'),
    '9:8 -- -- RR-13.5',
  ],
  [
    'RR-13.5 strange characters in an edge',
    withLine(9, '+     +-----+     +     +     +     +=====+     +'),
    '9:38 ===== RR-13.5',
  ],
  [
    'RR-13.6 content too wide for its column',
    withLine(10, ' .     Ps24,F3 .   .     v     .     .     .'),
    '10:8 Ps24,F3 RR-13.6',
  ],
  [
    'RR-13.13 something beyond the last column',
    withLine(10, ' .     Ps24  .     .     v     .     .     .     x'),
    '10:50 x RR-13.13',
  ],
  ['RR-13.8 unknown token', withLine(10, ' .     Ps24  Q     .     v     .     .     .'), '10:14 Q RR-13.8'],
  ['RR-13.8 second token unknown', withLine(10, ' .     Ps24  >,xx  .     v     .     .     .'), '10:16 xx RR-13.8'],
  [
    'RR-13.8 a token missing beside a comma',
    withLine(10, ' .     Ps24  >,    .     v     .     .     .'),
    '10:16  RR-13.8',
  ],
  [
    'RR-13.8 space within the content',
    withLine(10, ' .     Ps24  > F3  .     v     .     .     .'),
    '10:14 > F3 RR-13.8',
  ],
  ['RR-13.8 a dot beside a token', withLine(10, ' .     Ps24  .,F3  .     v     .     .     .'), '10:14 . RR-13.8'],
  [
    'RR-13.8 curve letter along the belt',
    withLine(8, '|D1    .     >     >     vn    .     #     F2'),
    '8:26 vn RR-13.8',
  ],
  ['RR-13.8 curve letter at the exit', withLine(8, '|D1    .     >     >     vs    .     #     F2'), '8:26 vs RR-13.8'],
  ['RR-13.8 curve letter twice', withLine(8, '|D1    .     >     >     vww   .     #     F2'), '8:26 vww RR-13.8'],
  ['RR-13.8 no such gear', withLine(12, '|D2    .     cww   .     ve    <<    <<    <<s'), '12:14 cww RR-13.8'],
  [
    'RR-13.8 pusher registers not ascending',
    withLine(10, ' .     Ps42  .     .     v     .     .     .'),
    '10:8 Ps42 RR-13.8',
  ],
  ['RR-13.8 pusher registers twice', withLine(10, ' .     Ps22  .     .     v     .     .     .'), '10:8 Ps22 RR-13.8'],
  ['RR-13.8 pusher in register 6', withLine(10, ' .     Ps6   .     .     v     .     .     .'), '10:8 Ps6 RR-13.8'],
  [
    'RR-13.8 laser with four beams',
    withLine(16, ' F1    .     .     ccw   .    |.     .     Zw4  |'),
    '16:44 Zw4 RR-13.8',
  ],
  ['RR-13.8 checkpoint 9', withLine(16, ' F9    .     .     ccw   .    |.     .     Zw2  |'), '16:2 F9 RR-13.8'],
  ['RR-13.8 dock 0', withLine(8, '|D0    .     >     >     vw    .     #     F2'), '8:2 D0 RR-13.8'],
  [
    'RR-13.8 pusher without a wall behind it',
    withLine(9, '+     +     +     +     +     +     +     +     +'),
    '10:8 Ps24 RR-13.8',
  ],
  [
    'RR-13.8 laser without a wall behind it',
    withLine(16, ' F1    .     .     ccw   .    |.     .     Zw2'),
    '16:44 Zw2 RR-13.8',
  ],
  ['RR-13.9 two grounds', withLine(12, '|D2    .     cw,>  .     ve    <<    <<    <<s'), '12:17 > RR-13.9'],
  [
    'RR-13.9 two checkpoints on a square',
    withLine(16, ' F1,F3 .     .     ccw   .    |.     .     Zw2  |'),
    '16:5 F3 RR-13.9',
  ],
  ['RR-13.9 checkpoint on a pit', withLine(8, '|D1    .     >     >     vw    .     #,F3  F2'), '8:40 F3 RR-13.9'],
  ['RR-13.9 belt under a dock', withLine(8, '|>,D1  .     >     >     vw    .     #     F2'), '8:2 > RR-13.9'],
  ['RR-13.9 checkpoint on a dock', withLine(8, '|D1,F3 .     >     >     vw    .     #     F2'), '8:5 F3 RR-13.9'],
  ['RR-13.9 dock in a pit', withLine(8, '|D1    .     >     >     vw    .     #,D3  F2'), '8:40 D3 RR-13.9'],
]

/** One square with walls all around; what is in it starts at 4:2. */
const square = (content: string): string =>
  `rrcourse 1\ngrid\n+${'-'.repeat(30)}+\n|${content.padEnd(30)}|\n+${'-'.repeat(30)}+\nend\n`

const SQUARES: readonly Row[] = [
  ['RR-13.9 two pushers', 'Pe1,Pn2', '4:6 Pn2 RR-13.9'],
  ['RR-13.9 two lasers to one side', 'Ze1,Zn2,Ze3', '4:10 Ze3 RR-13.9'],
  ['RR-13.9 two docks', 'D1,D2', '4:5 D2 RR-13.9'],
  ['RR-13.9 pit and pusher', 'Pe1,#', '4:2 Pe1 RR-13.9'],
  ['RR-13.9 pit and repair site', '#,*', '4:4 * RR-13.9'],
  ['RR-13.9 dock and gear', 'D1,cw', '4:5 cw RR-13.9'],
]

const WHOLE: readonly Row[] = [
  ['RR-13.10 size out of range', small(3, 4), '5:1 + RR-13.10'],
  ['RR-13.10 too many columns', small(25, 4), '5:1 + RR-13.10'],
  ['RR-13.10 gap in the checkpoints', SORTING_CORNER.replace('F2', 'F3'), '8:44 F3 RR-13.10'],
  ['RR-13.10 no first checkpoint', SORTING_CORNER.replace('F1', 'F3'), '8:44 F2 RR-13.10'],
  ['RR-13.10 gap in the docks', SORTING_CORNER.replace('D2', 'D3').replace('F1    . ', 'F1    D4'), '12:2 D3 RR-13.10'],
  ['RR-13.10 too few docks', SORTING_CORNER.replace('players: 2', 'players: 2-3'), '4:10 2-3 RR-13.10'],
  [
    'RR-13.10 too many checkpoints for a beginner',
    SORTING_CORNER.replace('F1    .     . ', 'F1    F3    F4'),
    '3:13 beginner RR-13.10',
  ],
  ['RR-13.10 too few checkpoints for an expert', SORTING_CORNER.replace('beginner', 'expert'), '3:13 expert RR-13.10'],
  ['RR-13.10 no checkpoint at all', SORTING_CORNER.replace('F1', '. ').replace('F2', '. '), '6:1 grid RR-13.10'],
  ['RR-13.13 no name', withLine(2, ''), '6:1 grid RR-13.13'],
  ['RR-13.13 no players', withLine(4, ''), '6:1 grid RR-13.13'],
  [
    'RR-13.10 a checkpoint behind walls',
    SORTING_CORNER.replace('.     #     F2', '.     #    |F2').replace(/^(\+ {5}\+-----\+.*) {5}\+$/m, '$1-----+'),
    '8:44 F2 RR-13.10',
  ],
  [
    'RR-13.10 a checkpoint behind pits',
    SORTING_CORNER.replace(' F1    .', ' F1    #').replace(/^ \. {5}\. {5}\*/m, ' #     .     *'),
    '16:2 F1 RR-13.10',
  ],
]

/** Enough for a course, but for its size. */
function small(width: number, height: number): string {
  const edges = `+${'   +'.repeat(width)}`
  const rows = Array.from({ length: height }, (_, y) => `${y === 0 ? ' F1  D1  D2' : ''}\n${edges}`)
  return ['rrcourse 1', 'name: Small', 'players: 2', 'grid', edges, ...rows, 'end', ''].join('\n')
}

describe('a fault is told with its place', () => {
  it.each(LINES)('%s', (_title, text, place) => {
    expect(places(text)[0]).toBe(place)
  })

  it.each(SQUARES)('%s', (_title, content, place) => {
    expect(places(square(content), 'scenario')).toEqual([place])
  })

  it.each(WHOLE)('%s', (_title, text, place) => {
    expect(places(text)).toContain(place)
  })

  it('RR-13.14 two checkpoints with one number: the second one', () => {
    const text = SORTING_CORNER.replace('F2', 'F1')
    expect(places(text, 'scenario')).toEqual(['16:2 F1 RR-13.14'])
    expect(places(text)).toEqual(['16:2 F1 RR-13.14'])
  })

  it('RR-13.14 two docks with one number: the second one', () => {
    expect(places(SORTING_CORNER.replace('D2', 'D1'), 'scenario')).toEqual(['12:2 D1 RR-13.14'])
  })

  it('RR-13.14 a scenario needs no key, no checkpoint, no dock and no size', () => {
    expect(places(square('.'), 'scenario')).toEqual([])
    expect(places(square('.'))).not.toEqual([])
  })

  it('RR-13.12 all faults are told, first first', () => {
    const text = withLine(3, 'colour: red').replace('Ps24', 'Pq24').replace('ccw', 'ccx')
    expect(places(text, 'scenario')).toEqual(['3:1 colour RR-13.2', '10:8 Pq24 RR-13.8', '16:20 ccx RR-13.8'])
  })

  it('RR-13.8 the sentence says what would be right', () => {
    expect(faultsOf(LINES.find(([title]) => title.includes('along'))?.[1] ?? '')[0]?.text).toBe(
      'A belt to the south curves only from east and west, not from north.',
    )
  })
})

describe('what the text means', () => {
  const course = (text: string) => {
    const parsed = parseCourse(text, 'scenario')
    if ('faults' in parsed) throw new Error(JSON.stringify(parsed.faults))
    return parsed.course
  }

  it('RR-13.8 every token, in any order', () => {
    expect(course(square('F2,Zw3,Pe135,Zn1,>>sn')).tiles).toEqual([
      {
        ground: { kind: 'belt', isExpress: true, to: 1, curves: [0, 2] },
        pusher: { to: 1, registers: [1, 3, 5] },
        lasers: [
          { to: 0, beams: 1 },
          { to: 3, beams: 3 },
        ],
        checkpoint: 2,
      },
    ])
    expect(course(square('Zn1,#')).tiles[0]).toEqual({ ground: { kind: 'pit' }, lasers: [{ to: 0, beams: 1 }] })
    expect(course(square('D3e')).tiles[0]).toEqual({
      ground: { kind: 'floor' },
      lasers: [],
      dock: { number: 3, heading: 1 },
    })
  })

  it('RR-1.5 RR-R18 there are no tokens for crushers, flamers and upgrades', () => {
    for (const token of ['C24', 'X1', 'T', 'O', 'U1', '**'])
      expect(places(square(token), 'scenario')).toEqual([`4:2 ${token} RR-13.8`])
  })

  it('RR-13.8 `vv` is an express belt, `ve` a curved one', () => {
    expect(course(square('vve')).tiles[0]?.ground).toEqual({ kind: 'belt', isExpress: true, to: 2, curves: [1] })
    expect(course(square('ve')).tiles[0]?.ground).toEqual({ kind: 'belt', isExpress: false, to: 2, curves: [1] })
  })

  it('RR-13.7 a wall belongs to both squares', () => {
    const { walls, width } = course(SORTING_CORNER)
    expect(walls[0]).toBe(8)
    expect([walls[1], walls[width + 1]]).toEqual([4, 1])
    expect([walls[4 * width + 4], walls[4 * width + 5]]).toEqual([2, 8])
    expect(walls[4 * width + 7]).toBe(2)
  })

  it('RR-13.13 an empty line in the grid is a row of floor', () => {
    const { height, tiles } = course('rrcourse 1\ngrid\n+   +\n\n+   +\n F1\n+   +\nend')
    expect(height).toBe(2)
    expect(tiles.map(({ checkpoint }) => checkpoint)).toEqual([undefined, 1])
  })

  it('RR-13.2 the header', () => {
    const text = 'rrcourse 1\nheading: w\nnote:  many words: here \nplayers: 3-5\ngrid\n+   +\n\n+   +\nend'
    expect(course(text).head).toEqual({ heading: 3, note: 'many words: here', players: { least: 3, most: 5 } })
  })
})
