import { describe, expect, it } from 'vitest'
import { type Box, placeOfBubble, type Spared } from './placing.ts'

const BUBBLE = { width: 320, height: 150 }
const DESK = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

function placed(target: Box | null, { screen = DESK, spared = [] as readonly Spared[] } = {}): Box {
  const piece = target === null ? [] : [{ box: target, weight: 1000 }]
  const { left, top } = placeOfBubble({ bubble: BUBBLE, screen, target, spared: [...piece, ...spared] })
  return box(left, top, BUBBLE.width, BUBBLE.height)
}

const covers = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

describe('the place of the bubble', () => {
  it.each([
    ['in a corner', DESK, box(0, 0, 60, 60)],
    ['in the other corner', DESK, box(1220, 740, 60, 60)],
    ['as wide as the screen', PHONE, box(0, 640, 390, 204)],
    ['as high as the screen', DESK, box(900, 0, 380, 800)],
    ['in the middle of a phone', PHONE, box(150, 400, 90, 90)],
  ])('covers no piece that is %s, and stays on the screen', (_where, screen, piece) => {
    const bubble = placed(piece, { screen })
    expect(covers(bubble, piece)).toBe(false)
    expect(bubble.left).toBeGreaterThanOrEqual(0)
    expect(bubble.top).toBeGreaterThanOrEqual(0)
    expect(bubble.right).toBeLessThanOrEqual(screen.width)
    expect(bubble.bottom).toBeLessThanOrEqual(screen.height)
  })

  it('is beside the piece', () => {
    const piece = box(600, 400, 80, 80)
    const bubble = placed(piece)
    const apart = [piece.top - bubble.bottom, bubble.top - piece.bottom, piece.left - bubble.right]
    expect(Math.max(...apart, bubble.left - piece.right)).toBeLessThan(20)
  })

  it('leaves what answers the step free, even if it stands further off then', () => {
    const piece = box(20, 660, 140, 150)
    const answers = box(0, 500, 390, 80)
    const bubble = placed(piece, { screen: PHONE, spared: [{ box: answers, weight: 100 }] })
    expect(covers(bubble, piece)).toBe(false)
    expect(covers(bubble, answers)).toBe(false)
  })

  it('stays where it stood if that is nearly as good, and goes if it would cover its piece', () => {
    const at = { left: 700, top: 300 }
    const near = { bubble: BUBBLE, screen: DESK, target: box(560, 320, 60, 60), spared: [], before: at }
    expect(placeOfBubble(near)).toEqual(at)
    const under = box(720, 320, 60, 60)
    expect(placeOfBubble({ ...near, target: under, spared: [{ box: under, weight: 1000 }] })).not.toEqual(at)
  })

  it('has one where it is about nothing', () => {
    expect(placed(null).left).toBeGreaterThan(0)
  })
})
