import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Flown } from '../../rules/state.ts'
import type { SeenPlayer } from '../../rules/view.ts'
import { recorded } from '../model/recorded.fixture.ts'
import { FlownList } from './flown-list.tsx'

afterEach(cleanup)

const [moment] = recorded({ seats: 2, seed: 1, bot: 'random' })

function show(flown: Flown[]): readonly (string | null)[] {
  const [player] = moment?.after.view.players ?? []
  if (player === undefined) throw new Error('Nobody was recorded.')
  const shown: SeenPlayer = { ...player, flown }
  render(<FlownList player={shown} />)
  return screen.queryAllByRole('listitem').map(({ lastChild }) => lastChild?.textContent ?? null)
}

it('12.5 shows launched rockets, the newest first, and how they ended', () => {
  const rockets = [
    { rocket: 1, power: 3, accuracy: 2, hit: true },
    { rocket: 2, power: 8, accuracy: 5, hit: false },
    { rocket: 3, power: 1, accuracy: 4, hit: null },
  ]
  expect(show(rockets)).toEqual([
    'power 1, accuracy 4, in flight',
    'power 8, accuracy 5, missed',
    'power 3, accuracy 2, hit',
  ])
})

it('12.5 says that there are none, and how many there is no room for', () => {
  expect(show([])).toEqual([])
  screen.getByText('none yet')
  cleanup()
  const many = Array.from({ length: 7 }, (_, place) => ({
    rocket: place + 1,
    power: place + 1,
    accuracy: 1,
    hit: true,
  }))
  expect(show(many)).toHaveLength(5)
  screen.getByText('and 2 more')
})
