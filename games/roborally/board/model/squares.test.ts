import { seatOf } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import { parseCourse } from '../../rules/course/parse.ts'
import { WEST } from '../../rules/heading.ts'
import { squaresInWords, standingOn } from './squares.ts'
import { robotView, viewOf } from './view.fixture.ts'

const TEXT = `rrcourse 1
grid
+     +-----+     +     +
 D1    Ps24  >>ns  F1
+     +     +     +     +
|Ze2   #     *     ccw  |
+     +     +     +     +
end
`

const parsed = parseCourse(TEXT, 'scenario')
if (!('course' in parsed)) throw new Error(parsed.faults[0]?.text)
const { course } = parsed

describe('squares in words', () => {
  it('RR-1.5 name every element, wall and beam', () => {
    expect(squaresInWords(course)).toEqual([
      '[0,0], dock 1',
      '[1,0], pusher to the south in registers 2 and 4, wall north',
      '[2,0], express belt to the east, curve from the north and from the south',
      '[3,0], checkpoint 1',
      '[0,1], laser to the east, 2 beams, in a laser beam, wall west',
      '[1,1], pit, in a laser beam',
      '[2,1], repair site, in a laser beam',
      '[3,1], gear counter-clockwise, in a laser beam, wall east',
    ])
  })

  it('name who stands there and where it looks', () => {
    const robots = [
      robotView({ at: 3, heading: WEST }),
      robotView({ seat: seatOf(1), name: 'Bolt', at: 0, poweredDown: true }),
      robotView({ seat: seatOf(2), name: 'Cricket', status: 'destroyed', at: -1 }),
    ]
    const names = ['Ines', 'Bo', 'Kim']
    const standing = standingOn(viewOf({ robots }), { name: (seat) => names[seat] ?? '', me: seatOf(0) })
    expect([...standing]).toEqual([
      [3, 'You (Anvil), facing west'],
      [0, 'Bo (Bolt), facing north, powered down'],
    ])
  })
})
