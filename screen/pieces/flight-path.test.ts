import { afterEach, describe, expect, it } from 'vitest'
import { flightPath } from './flight-path.ts'

afterEach(() => document.body.replaceChildren())

/** A part of a board whose middle is there. */
function spot(name: string, x: number, y: number, size = 10): void {
  const part = document.createElement('div')
  part.dataset.spot = name
  part.getBoundingClientRect = () => new DOMRect(x - size / 2, y - size / 2, size, size)
  document.body.append(part)
}

const first = (path: Keyframe[] | null): string => String(path?.[0]?.transform)
const last = (path: Keyframe[] | null): string => String(path?.at(-1)?.transform)

describe('a flight', () => {
  it('goes from the middle of one spot to that of another', () => {
    spot('hand', 20, 300)
    spot('pile', 120, 40)
    const path = flightPath({ thing: null, from: ['hand'], to: ['pile'] })
    expect(first(path)).toContain('translate(20px, 300px)')
    expect(last(path)).toContain('translate(120px, 40px)')
  })

  it('takes the first spot that is on screen', () => {
    spot('hand', 20, 300, 0)
    spot('seat', 7, 7)
    spot('pile', 120, 40)
    expect(first(flightPath({ thing: null, from: ['hand', 'seat'], to: ['pile'] }))).toContain('translate(7px, 7px)')
    expect(flightPath({ thing: null, from: ['hand'], to: ['pile'] })).toBeNull()
  })

  it('points where it flies, wherever the nose of its drawing is', () => {
    spot('a', 0, 0)
    spot('b', 100, 0)
    expect(first(flightPath({ thing: null, from: ['a'], to: ['b'], nose: 'right' }))).toContain('rotate(0rad)')
    expect(first(flightPath({ thing: null, from: ['a'], to: ['b'], nose: 'up' }))).toContain(
      `rotate(${Math.PI / 2}rad)`,
    )
  })

  it('stops on its way to be read', () => {
    spot('a', 0, 0)
    spot('b', 100, 0)
    spot('stage', 50, 80)
    const path = flightPath({ thing: null, from: ['a'], to: ['b'], over: 'stage' })
    expect(path?.filter(({ transform }) => String(transform).includes('translate(50px, 80px)'))).toHaveLength(2)
  })
})
