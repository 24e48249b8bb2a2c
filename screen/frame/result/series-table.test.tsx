import type { SeriesInfo, SeriesLine } from '@starboard/wire/protocol'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { AroundBoardContext } from '../context.ts'
import { aroundBoard, FACES } from '../frame.fixture.tsx'
import { rematchWords, seriesPlace } from './rematch-words.ts'
import { SeriesTable } from './series-table.tsx'

afterEach(cleanup)

const line = (places: readonly number[], change: Partial<SeriesLine> = {}): SeriesLine => ({
  places,
  points: [1, 2, 3],
  result: 'won',
  text: 'Somebody won.',
  rule: 'LA-9.1',
  ...change,
})

const series = (change: Partial<SeriesInfo> = {}): SeriesInfo => ({
  games: 3,
  number: 2,
  noun: 'race',
  played: [line([2, 1, 3]), line([1, 2, 3], { result: 'ranked', text: 'Nobody won.' })],
  end: null,
  ...change,
})

const show = (one: SeriesInfo, change: Parameters<typeof aroundBoard>[0] = {}) =>
  render(
    <AroundBoardContext value={aroundBoard(change)}>
      <SeriesTable series={one} faces={FACES} />
    </AroundBoardContext>,
  )

const cells = () =>
  screen
    .getAllByRole('row')
    .map((row) => [...within(row).queryAllByRole('rowheader'), ...within(row).queryAllByRole('cell')])
    .map((row) => row.map(({ textContent }) => textContent))

describe('the table of a series', () => {
  it('lists places match by match and counts wins, not first places', () => {
    show(series())
    expect(screen.getByText('Race 2 of 3')).toBeTruthy()
    expect(screen.getByTitle('Race 1')).toBeTruthy()
    expect(cells().slice(1)).toEqual([
      ['Ben', '1st, won', '2nd', '1'],
      ['You', '2nd', '1st', '0'],
      ['Kepler, bot', '3rd', '3rd', '0'],
    ])
  })

  it('ends with places and points', () => {
    show(series({ end: line([3, 2, 1], { text: 'Kepler takes the series.', points: [4, 5, 7] }) }))
    expect(screen.getByText(/Kepler takes the series/)).toBeTruthy()
    expect(
      cells()
        .slice(1)
        .map((row) => [row[0], row[1], row.at(-1)]),
    ).toEqual([
      ['Kepler, bot', '1st', '7'],
      ['Ben', '2nd', '5'],
      ['You', '3rd', '4'],
    ])
  })
})

describe('the points of a series', () => {
  it('are printed as the board does it', () => {
    show(series({ end: line([3, 2, 1], { points: [4, 5, 7] }) }), { printPoints: (points) => `${points / 2}` })
    expect(
      cells()
        .slice(1)
        .map((row) => row.at(-1)),
    ).toEqual(['3.5', '2.5', '2'])
  })
})

describe('what comes after a match is called', () => {
  it.each([
    [null, null, 'Rematch'],
    [null, 'ABCDE', 'Join the rematch'],
    [series({ number: 1 }), null, 'Next race'],
    [series({ number: 1 }), 'ABCDE', 'Join race 2'],
    [series({ end: line([1, 2, 3]) }), null, 'New series'],
    [series({ end: line([1, 2, 3]) }), 'ABCDE', 'Join the new series'],
  ])('%#', (one, rematch, ask) => {
    expect(rematchWords({ series: one, rematch }, 'competitive').ask).toBe(ask)
  })

  it('tells which of how many', () => {
    expect(seriesPlace(series())).toBe('Race 2 of 3')
  })
})
