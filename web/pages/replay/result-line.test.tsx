// @vitest-environment happy-dom
import { shelf } from '@starboard/games'
import type { AnyGame } from '@starboard/kernel'
import { cleanup, render, screen } from '@testing-library/react'
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
