import { seatOf } from '@starboard/kernel'
import { expect, it } from 'vitest'
import type { Mark } from '../../contract/board.ts'
import type { GameEvent } from '../../contract/match-source.ts'
import { FACES, wordsOnly } from '../frame.fixture.tsx'
import { captionFor, readingMs } from './reading.ts'

const TURN: Mark = { kind: 'turn', seat: seatOf(1), text: 'Turn' }
const teller = {
  game: { ...wordsOnly, words: { ...wordsOnly.words, asides: ['shuffled'] } },
  mark: ({ kind }: GameEvent) => (kind === 'turnBegan' || kind === 'shuffled' ? TURN : null),
  isRoutine: ({ kind }: GameEvent) => kind !== 'lit',
  faces: FACES,
}
const isTold = (kind: string) => captionFor({ kind }, teller) !== null

it('is told of what is worth a line, not of the routine of every turn nor of what is said aside', () => {
  expect(['lit', 'drawn', 'shuffled'].map(isTold)).toEqual([true, false, false])
  expect(readingMs({ kind: 'drawn' }, teller)).toBe(0)
})

it('is told of a turn that begins, so that no caption of the one before stands over it', () => {
  expect(isTold('turnBegan')).toBe(true)
  expect(readingMs({ kind: 'turnBegan' }, teller)).toBeGreaterThan(0)
})
