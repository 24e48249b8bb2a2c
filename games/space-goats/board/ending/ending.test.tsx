import { type Outcome, seatOf } from '@starboard/kernel'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { printPoints } from '../../rules/points.ts'
import type { Ending as How } from '../../rules/state.ts'
import { board } from '../index.tsx'
import { facesOf, player, viewOf } from '../stage/stage.fixture.ts'
import { Ending } from './ending.tsx'

afterEach(cleanup)

const outcome = (places: readonly number[]): Outcome => ({
  places,
  points: places.map(() => 0),
  result: 'won',
  ending: 'rocket',
  text: '',
  rule: 'SG-7.1',
  turns: 14,
  lines: [],
  statistics: {},
})

function show(how: How, winners: readonly number[], places: readonly number[]) {
  const players = [
    player(0, { fleet: [], out: 2, bank: ['ST01'] }),
    player(1),
    player(2, { fleet: [], out: 1, resigned: true }),
  ]
  const view = viewOf(players, { ended: { how, winners: winners.map(seatOf) } })
  render(<Ending view={view} seats={facesOf(3)} outcome={outcome(places)} />)
}

describe('points', () => {
  it('SG-7.8 a win is one, a draw half a one, and a series adds them up', () => {
    expect([0, 1, 2, 3, 4, 5].map(printPoints)).toEqual(['0', '½', '1', '1½', '2', '2½'])
    expect(board.printPoints).toBe(printPoints)
  })
})

describe('the ending', () => {
  it('SG-7.1 names the last fleet, and all captains by their places', () => {
    show('rocket', [1], [2, 1, 3])
    screen.getByText('Bram wins!')
    screen.getByText('The last fleet standing · 14 rounds')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1stBram',
      '2ndYou',
      '3rdOdile',
    ])
  })

  it('SG-7.5 names a draw, and who wins by the bank', () => {
    show('draw', [0, 1], [1, 1, 3])
    screen.getByText('You and Bram draw!')
    cleanup()
    show('bank', [0], [1, 2, 3])
    screen.getByText('You win!')
    screen.getByText(/the larger bank wins/)
  })

  it('SG-7.6 says that the last round was over', () => {
    show('limit', [1], [2, 1, 3])
    screen.getByText(/Most ships when the last round was over/)
  })
})
