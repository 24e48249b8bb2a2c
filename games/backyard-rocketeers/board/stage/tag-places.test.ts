import { expect, it } from 'vitest'
import { tagPlaces } from './tag-places.ts'

const STRIP = { width: 750, height: 120 }

it('labels of rockets that fly close together do not lie on each other', () => {
  const spots = [
    { x: 500, y: 78 },
    { x: 518, y: 52 },
    { x: 540, y: 78 },
  ]
  const tags = tagPlaces(spots, STRIP, 118)
  for (const [place, one] of tags.entries())
    for (const other of tags.slice(place + 1))
      expect(Math.abs(one.x - other.x) >= 118 || Math.abs(one.y - other.y) >= 36).toBe(true)
})

it('a label never leaves the strip', () => {
  for (const x of [10, 375, 745]) {
    const [tag] = tagPlaces([{ x, y: 90 }], STRIP, 118)
    expect(tag?.x).toBeGreaterThanOrEqual(0)
    expect((tag?.x ?? 0) + 118).toBeLessThanOrEqual(STRIP.width)
  }
})

it('where a strip is too low for all, a label hides as little of the rockets as can be', () => {
  const rockets = [80, 140, 180].map((x) => ({ x, y: 58 }))
  const tags = tagPlaces(rockets, { width: 450, height: 100 }, 75)
  const hidden = tags.flatMap((tag) =>
    rockets.map(
      ({ x, y }) =>
        Math.max(0, Math.min(tag.x + 75, x + 27) - Math.max(tag.x, x - 27)) *
        Math.max(0, Math.min(tag.y + 36, y + 12) - Math.max(tag.y, y - 12)),
    ),
  )
  expect(hidden.reduce((sum, area) => sum + area)).toBeLessThan(100)
})

it('labels near the end of a low strip can all be read', () => {
  const rockets = [285, 405, 435].map((x) => ({ x, y: 58 }))
  const tags = tagPlaces(rockets, { width: 450, height: 100 }, 75)
  for (const [place, one] of tags.entries())
    for (const other of tags.slice(place + 1))
      expect(Math.abs(one.x - other.x) >= 75 || Math.abs(one.y - other.y) >= 36).toBe(true)
})
