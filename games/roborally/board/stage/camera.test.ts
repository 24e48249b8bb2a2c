import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Camera, FIT, panned, zoomed } from './camera.ts'

const SIZE = { width: 800, height: 600 }
const spot = fc.record({
  x: fc.double({ min: 0, max: 800, noNaN: true }),
  y: fc.double({ min: 0, max: 600, noNaN: true }),
})
const shift = fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) })
const factor = fc.double({ min: 0.2, max: 5, noNaN: true })

const isCovering = ({ scale, x, y }: Camera) =>
  x <= 0 && y <= 0 && x + SIZE.width * scale >= SIZE.width - 1e-6 && y + SIZE.height * scale >= SIZE.height - 1e-6

describe('the camera', () => {
  it('never shows beyond the picture, however it is moved', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(factor, spot, shift), { maxLength: 12 }), (moves) => {
        const end = moves.reduce((camera, [by, at, along]) => panned(zoomed(camera, by, at, SIZE), along, SIZE), FIT)
        expect(isCovering(end)).toBe(true)
      }),
    )
  })

  it('keeps what is below the pointer there while it comes nearer', () => {
    const at = { x: 300, y: 200 }
    const { scale, x, y } = zoomed(FIT, 2, at, SIZE)
    expect([x + at.x * scale, y + at.y * scale]).toEqual([300, 200])
  })

  it('comes back to the whole course', () => {
    const away = panned(zoomed(FIT, 3, { x: 10, y: 590 }, SIZE), { x: -50, y: 40 }, SIZE)
    expect(zoomed(away, 0.1, { x: 400, y: 300 }, SIZE)).toEqual(FIT)
  })
})
