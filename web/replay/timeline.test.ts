import { describe, expect, test } from 'vitest'
import { evenAxis } from './axis.ts'
import { namedBands } from './timeline.ts'

const rounds = (...lengths: readonly number[]) => {
  let from = 0
  return lengths.map((length, place) => {
    const band = { round: place + 1, from, to: from + length, short: undefined }
    from = band.to
    return band
  })
}
const named = (...lengths: readonly number[]) => {
  const bands = rounds(...lengths)
  return namedBands(bands, evenAxis(bands.at(-1)?.to ?? 0)).map(({ round }) => round)
}

describe('names of rounds', () => {
  test('are all there while there is room', () => {
    expect(named(10, 10, 10, 10)).toEqual([1, 2, 3, 4])
    expect(named()).toEqual([])
  })

  test('stand at every second or fifth round before two of them touch', () => {
    expect(named(...Array<number>(24).fill(4))).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24])
    expect(named(...Array<number>(60).fill(4))).toEqual([5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60])
  })

  test('go by the room that rounds really take', () => {
    expect(named(60, 2, 2, 60)).toEqual([2, 4])
  })

  test('that the game names itself stand wherever the one before leaves room', () => {
    const bands = rounds(40, 30, 2, 2, 26).map((band, place) => ({ ...band, short: `P${place}` }))
    expect(namedBands(bands, evenAxis(100)).map(({ short }) => short)).toEqual(['P0', 'P1', 'P2', 'P4'])
  })
})
