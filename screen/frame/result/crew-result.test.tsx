import { type AnyGame, type Outcome, seatOf } from '@starboard/kernel'
import type { SeriesInfo, TableInfo } from '@starboard/wire/protocol'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { AroundBoard } from '../context.ts'
import { AroundBoardContext } from '../context.ts'
import { aroundBoard, FACES, faceOf, OUTCOME, wordsOnly } from '../frame.fixture.tsx'
import { rematchWords } from './rematch-words.ts'
import { Result } from './result.tsx'

afterEach(cleanup)

const crewed = { ...wordsOnly, meta: { ...wordsOnly.meta, kind: 'co-op' } } as AnyGame

const survived: Outcome = {
  ...OUTCOME,
  places: [1, 1, 1],
  points: [14, 14, 14],
  result: 'won',
  text: 'The crew survived.',
  lines: [
    { seat: 'crew', rule: 'LA-9.2', text: 'Threats destroyed', points: 16 },
    { seat: seatOf(1), rule: 'LA-9.3', text: 'knocked out', points: -2 },
  ],
}
const lost: Outcome = { ...survived, places: [2, 2, 2], points: [0, 0, 0], result: 'lost', text: 'The crew was lost.' }

const show = (outcome: Outcome, change: Partial<AroundBoard> = {}) => {
  render(
    <AroundBoardContext value={aroundBoard({ game: crewed, outcome, ...change })}>
      <Result outcome={outcome} isOpen ending={null} close={() => undefined} />
    </AroundBoardContext>,
  )
  return screen.getByRole('dialog')
}

describe('the result of a crew', () => {
  it.each([
    [survived, 'The crew survived.', '14'],
    [lost, 'The crew was lost.', '0'],
  ])('$text: by its own words, without places', (outcome, text, score) => {
    const dialog = show(outcome)
    expect(within(dialog).getByText(text, { exact: false })).toBeTruthy()
    expect(dialog.textContent).not.toMatch(/\d(st|nd|rd|th)\b|first/)
    expect(within(dialog).getByText('Score of the crew').nextElementSibling?.textContent).toBe(score)
  })

  it('has one score sheet, on which a line may be somebody’s', () => {
    const crew = within(within(show(survived)).getByRole('region', { name: 'The crew' }))
    expect(crew.getByText(/Threats destroyed/)).toBeTruthy()
    expect(crew.getByText(/Ben: knocked out/)).toBeTruthy()
    expect(FACES.every(({ isMe, name }) => crew.getAllByText(isMe ? 'You' : name).length > 0)).toBe(true)
  })

  it('has a minus where points are lost', () => {
    expect(within(show(survived)).getByText('−2')).toBeTruthy()
  })

  it.each([
    [1, 'You lost'],
    [3, 'You lost together'],
  ])('tells a crew of %i how it ended for them', (crew, text) => {
    const places = lost.places.slice(0, crew)
    expect(within(show({ ...lost, places }, { faces: FACES.slice(0, crew) })).getByText(text)).toBeTruthy()
  })

  it('is the same for those who look on', () => {
    const faces = FACES.map(({ seat, name }) => faceOf(seat, name))
    expect(show(survived, { faces }).textContent).toContain('The crew survived.')
  })

  it('of a series is told match by match, without places', () => {
    const line = { places: [1, 1, 1], points: [14, 14, 14], text: '', rule: 'LA-9.1' }
    const series: SeriesInfo = {
      games: 3,
      number: 2,
      noun: 'mission',
      played: [
        { ...line, result: 'won' },
        { ...line, places: [2, 2, 2], points: [3, 3, 3], result: 'lost' },
      ],
      end: null,
    }
    const table = { series, pauseVotes: [], rematch: null, you: { seat: 0, isHost: true } } as unknown as TableInfo
    const told = within(show(survived, { table })).getByRole('region', { name: 'The series' })
    expect(
      within(told)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Mission 1: won, 14', 'Mission 2: lost, 3'])
  })

  it('asks nobody for revenge', () => {
    expect(rematchWords({ series: null, rematch: null }, 'co-op').ask).toBe('Play again')
    expect(rematchWords({ series: null, rematch: 'KFQ7M' }, 'co-op').ask).toBe('Join the next try')
  })
})
