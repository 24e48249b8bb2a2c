import { canonical, seatOf } from '@starboard/kernel'
import { expect, test } from 'vitest'
import { pieceCounts } from '../rules/pieces.ts'
import { arrange } from './arrange.ts'
import { given, newGame, whole } from './table.ts'

test('a position is made of the cards of the box: none is lost, none is made', () => {
  const table = given({
    turn: 'Ben',
    round: 7,
    decks: { 2: { draw: ['Teleport'], discard: ['Wormhole'] } },
    players: {
      Ada: { rocket: whole('Improvised'), faceDown: ['Staging', { card: 'Plant Bomb', victim: 'Cyd', isNew: true }] },
      Ben: { level: 3, rocket: [{ card: 'Improvised Thruster', tier: 3 }], rovers: ['Improvised Mars Rover, broken'] },
    },
  })
  expect(canonical(pieceCounts(table.state))).toBe(canonical(pieceCounts(newGame().state)))
  expect(table.state).toMatchObject({ round: 7, active: 1 })
  expect(table.state.piles[1]).toEqual({ draw: ['teleport@2'], discard: ['wormhole@2'] })
  expect(table.player('Ada').faceDown).toMatchObject([{ since: 4 }, { since: 5, victim: 2 }])
  expect([table.strengths('Ben'), table.player('Ben').original, table.asked]).toEqual([[3], 3, ['Ben action']])
})

test.each([
  [{ turn: 'Zoe' }, 'Nobody here is called Zoe.'],
  [{ players: { Ada: { hand: ['Trebuchet'] } } }, 'There is no card called Trebuchet.'],
  [{ players: { Ada: { hand: ['Supernova', 'Supernova'] } } }, 'There is no Supernova left.'],
  [{ players: { Ada: { rocket: ['Supernova'] } } }, 'Supernova does not fit on that rocket.'],
  [{ players: { Ada: { faceDown: ['Slingshot'] } } }, 'Slingshot cannot lie face down.'],
  [{ players: { Ada: { fuel: 3 } } }, '“players.Ada” has unknown parts: fuel.'],
])('%j cannot be laid out', (position, text) => {
  const { state } = newGame()
  const seatNamed = (name: string) => (name === 'Ada' ? seatOf(0) : null)
  expect(arrange(state, position, seatNamed)).toMatchObject({ code: 'impossible-position', text })
})
