import { shelf } from '@starboard/games'
import type { AnyGame } from '@starboard/kernel'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Replay, type ReplayModule } from '../../replay/model.ts'
import { recordMatch } from '../../replay/record.fixture.ts'
import { ResultLine } from './result-line.tsx'

afterEach(cleanup)

const game = shelf[0]?.game as AnyGame
const exported = recordMatch(game, 2)

function places(change: Partial<ReplayModule>): readonly (string | undefined)[] {
  const replay = new Replay({ game, mark: () => null, ...change }, exported)
  render(<ResultLine replay={replay} share={() => undefined} download={() => undefined} />)
  return screen.getAllByRole('listitem').map((row) => row.querySelector('b')?.textContent)
}

it('prints points as they are counted, or as the board prints them', () => {
  const points = exported.outcome.points.map(String)
  expect(places({}).toSorted()).toEqual(points.toSorted())
  cleanup()
  expect(places({ printPoints: (sum) => `${sum} stars` }).toSorted()).toEqual(
    points.map((sum) => `${sum} stars`).toSorted(),
  )
})

it('a crew has one score, nobody of it a crown', () => {
  const crewed = { ...game, meta: { ...game.meta, kind: 'co-op' } } as AnyGame
  const won = { ...exported, outcome: { ...exported.outcome, result: 'won', places: [1, 1], points: [7, 7] } } as const
  const replay = new Replay({ game: crewed, mark: () => null }, won)
  render(<ResultLine replay={replay} share={() => undefined} download={() => undefined} />)
  expect(within(screen.getByRole('list', { name: 'Crew' })).getAllByText('7')).toHaveLength(1)
  expect(screen.queryByText('Winner:')).toBeNull()
})
