import { seatOf } from '@starboard/kernel'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Picking } from '../model/use-picking.ts'
import { useSight } from './use-sight.ts'

const scrolled = vi.fn()
let isWide: boolean

beforeEach(() => {
  isWide = false
  scrolled.mockClear()
  vi.stubGlobal('scrollTo', scrolled)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && query.startsWith('(width'),
    addEventListener() {},
    removeEventListener() {},
  }))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type Sight = Pick<Picking, 'asked' | 'beat' | 'me'>

const looking = (sight: Partial<Sight>) =>
  renderHook(() => useSight({ asked: null, beat: null, me: seatOf(0), ...sight }))

const shot = (by: number, target: number): Sight['beat'] => ({
  id: 1,
  ms: 500,
  event: {
    kind: 'hitAimed',
    by: seatOf(by),
    card: 'RK01',
    does: 'normal',
    number: 1,
    of: 1,
    targets: [seatOf(target)],
  },
})

describe('on a phone', () => {
  it('the fleets come in sight when a hit has to be answered', () => {
    looking({ asked: { seat: seatOf(0), kind: 'defend', mode: 'reaction', id: 'd1' } as Sight['asked'] })
    expect(scrolled).toHaveBeenCalledOnce()
  })

  it('a rocket from me or at me is seen, one among others does not call me', () => {
    looking({ beat: shot(0, 1) })
    looking({ beat: shot(2, 0) })
    expect(scrolled).toHaveBeenCalledTimes(2)
    looking({ beat: shot(2, 1) })
    looking({ me: null, beat: shot(2, 0) })
    expect(scrolled).toHaveBeenCalledTimes(2)
  })

  it('nothing is scrolled where everything has its place', () => {
    isWide = true
    looking({ beat: shot(0, 1) })
    expect(scrolled).not.toHaveBeenCalled()
  })
})
