import { describe, expect, test } from 'vitest'
import type { Moment, Telling } from './model.ts'
import { linesAround } from './story-window.ts'
import { drawnBands, lanesOf, sharedMarks } from './timeline.ts'

/** As long as a file may be, and every moment of it marked. */
const LENGTH = 20_000
const moments = Array.from({ length: LENGTH }, (_, index) => ({
  index,
  undoneAt: null,
  marks: [
    { kind: 'turn', seat: index % 2, text: '' },
    { kind: 'round', seat: null, text: '' },
    { kind: 'hit', seat: index % 2, text: '' },
    { kind: 'hit', seat: null, text: '' },
  ],
})) as unknown as readonly Moment[]
const bands = moments.map(({ index }) => ({ round: index + 1, from: index, to: index + 1, short: undefined }))
const telling: Telling = { moments, bands, turns: [] }

describe('a match as long as a file may be', () => {
  test('is drawn in as many marks, turns and rounds as have a place of their own', () => {
    const lanes = lanesOf(telling, 2)
    for (const { turns, marks } of lanes) {
      expect(turns.length).toBeLessThanOrEqual(400)
      expect(marks.length).toBeLessThanOrEqual(400)
      expect(marks.at(-1)?.index).toBeGreaterThan(LENGTH - LENGTH / 200)
    }
    expect(lanes[0]?.turns[1]).toEqual({ from: 50, to: 51 })
    expect(sharedMarks(telling).length).toBeLessThanOrEqual(400)
    expect(drawnBands(telling).length).toBeLessThanOrEqual(400)
  })

  test.each([-1, 0, 1, 599, 10_000, LENGTH - 1])('lists at most 600 lines, line %i among them', (place) => {
    const { from, to } = linesAround(place, LENGTH)
    expect(to - from).toBeLessThanOrEqual(600)
    expect(from <= Math.max(0, place) && place < to).toBe(true)
  })

  test('and one as long as people play is listed whole', () => {
    expect(linesAround(5, 600)).toEqual({ from: 0, to: 600 })
  })
})
