import type { MatchLine } from '@starboard/wire/matches'
import { describe, expect, it } from 'vitest'
import { lengthText, peopleText, placeText, resultText } from './match-words.ts'

const [ADA, BEN] = [
  { name: 'Ada', bot: null, place: 2 },
  { name: 'Ben', bot: null, place: 1 },
]
const BOT = { name: 'Bot 3', bot: 'heuristic', place: 3 }
const ended = (changes: Partial<MatchLine> = {}) => ({
  seats: [ADA, BEN, BOT],
  you: 0,
  result: 'won' as const,
  text: 'It is over.',
  ...changes,
})

describe('a match in words', () => {
  it('names people, me first, and counts bots by their level', () => {
    expect(peopleText(ended())).toBe('You, Ben and 1 normal bot')
    expect(peopleText(ended({ you: null }))).toBe('Ada, Ben and 1 normal bot')
    expect(peopleText(ended({ seats: [ADA, BOT, BOT, { ...BOT, bot: 'random' }] }))).toBe(
      'You, 2 normal bots and 1 easy bot',
    )
  })

  it('says who won, then how', () => {
    expect(resultText(ended())).toBe('Ben won. It is over.')
    expect(resultText(ended({ you: 1 }))).toBe('You won. It is over.')
    expect(resultText(ended({ result: 'ranked', seats: [{ ...ADA, place: 1 }, BEN, BOT] }))).toBe(
      'You and Ben came first. It is over.',
    )
  })

  it('calls nobody a winner where there is none, or where all share one fate', () => {
    expect(resultText(ended({ result: 'draw' }))).toBe('It is over.')
    expect(resultText(ended({ result: 'lost', seats: [ADA, { ...BEN, place: 2 }] }))).toBe('It is over.')
    expect(resultText(ended({ seats: [BEN, BEN] }))).toBe('It is over.')
  })

  it('has my place if I played', () => {
    expect(placeText(ended())).toBe('2nd of 3')
    expect(placeText(ended({ you: null }))).toBeNull()
    expect(placeText(ended({ seats: [BEN, BEN] }))).toBe('won')
  })

  it.each([
    [59_999, 'under 1 min'],
    [12 * 60_000, '12 min'],
    [3_600_000, '1 h'],
    [65 * 60_000, '1 h 5 min'],
    [3.5 * 86_400_000, '3 days'],
  ])('%d ms are %s', (ms, text) => {
    expect(lengthText(ms)).toBe(text)
  })
})
