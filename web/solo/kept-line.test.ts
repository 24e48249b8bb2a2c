import { expect, it } from 'vitest'
import { peopleText, placeText, resultText } from '../pages/replays/match-words.ts'
import { keptLine } from './kept-line.ts'

const exported = {
  header: { game: 'any-game', setup: { seats: 3, bots: [1, 2] } },
  names: ['Ada', 'Vega', 'Otto'],
  log: [{ at: 0 }, { at: 90_000 }],
  outcome: { result: 'won', text: 'It is over.', places: [2, 1, 3] },
}

it('tells a match that was played on this device like any other', () => {
  const line = keptLine('0123', { at: 5, exported })
  if (line === null) throw new Error('There is one.')
  expect(line).toMatchObject({ game: 'any-game', endedAt: 5, lengthMs: 90_000, you: 0 })
  expect(line.code).toMatch(/0123$/)
  expect([peopleText(line), resultText(line), placeText(line)]).toEqual([
    'You and 2 bots',
    'Vega won. It is over.',
    '2nd of 3',
  ])
})

it('leaves out what it does not know', () => {
  expect(keptLine('0123', { at: 5, exported: {} })).toBeNull()
})
