import { bug } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import { table } from '../scenarios/table.fixture.ts'
import { towards } from './place.ts'
import type { Line } from './situation.ts'
import { ownOf } from './situation-of.ts'

/** All that is done, one thing after the other, until a board shows a line. */
function lay(at: ReturnType<typeof table>, name: string, line: Line): readonly string[] {
  const done: string[] = []
  for (;;) {
    const deed = towards(ownOf(at.game.view(at.state, at.seat(name)), at.seat(name)), 1, line)
    if (deed === null) return done
    if (done.push(deed.kind) > 12) bug('It never ends.')
    at.act(name, deed)
  }
}

const CARDS = { Ada: ['red/A', 'blue/B', 'lift/C', 'red/C', 'blue/A'] }

const dealt = (seats: readonly string[] = ['Ada', 'Ben', 'Cyd']) => {
  const at = table({ seats, cards: CARDS })
  at.at(1)
  return at
}

describe('cards on a board', () => {
  it('are placed one by one', () => {
    const at = dealt()
    expect(lay(at, 'Ada', ['red', 'A', null])).toEqual(['placeCard', 'placeCard'])
    expect(at.board('Ada').slice(0, 3)).toEqual(['red', 'A', ''])
  })

  it('stay where they lie right', () => {
    const at = dealt()
    lay(at, 'Ada', ['red', 'A', 'B'])
    expect(lay(at, 'Ada', ['red', 'A', 'lift'])).toEqual(['placeCard'])
    expect(at.board('Ada').slice(0, 3)).toEqual(['red', 'A', 'lift'])
  })

  it('are turned, moved and taken back', () => {
    const at = dealt()
    at.place('Ada', 1, 'blue/B')
    expect(lay(at, 'Ada', ['blue', null, null])).toEqual(['turnCard'])
    at.place('Ada', 2, 'lift/C')
    expect(lay(at, 'Ada', ['blue', null, null])).toEqual(['takeBack'])
    at.place('Ada', 3, 'lift/C')
    lay(at, 'Ada', ['lift', 'B', null])
    expect(at.board('Ada').slice(0, 3)).toEqual(['lift', 'B', ''])
  })

  it('lie two in a slot for somebody who flies alone (SA-11.2)', () => {
    const at = dealt(['Ada'])
    lay(at, 'Ada', [['red', 'A'], null, 'C'])
    expect(at.board('Ada').slice(0, 3)).toEqual(['red+A', '', 'C'])
    lay(at, 'Ada', ['red', 'C', ['lift', 'B']])
    expect(at.board('Ada').slice(0, 3)).toEqual(['red', 'C', 'lift+B'])
    lay(at, 'Ada', [['red', 'A'], 'C', 'B'])
    expect(at.board('Ada').slice(0, 3)).toEqual(['red+A', 'C', 'B'])
  })
})
