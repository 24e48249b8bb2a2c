import { describe, expect, it } from 'vitest'
import type { Claim } from '../rules/claim.ts'
import type { Half } from '../rules/deal/card.ts'
import type { AnnouncedThreat } from '../rules/mission.ts'
import { SHIPS } from '../rules/ship/ship.ts'
import { supposed } from './mates.ts'

const HALF: Readonly<Record<string, readonly Half[]>> = { m: ['move'], a: ['action'], '-': [] }

/** `board`: m a movement half, a an action half, - nothing. */
function believed(board: string, claims: readonly Claim[], threats: readonly AnnouncedThreat[] = []) {
  const halves = [...board].map((letter) => HALF[letter] ?? [])
  const said = halves.map((_, place) => claims.find((claim) => 'turn' in claim && claim.turn === place + 1))
  return supposed({ ship: SHIPS.classic, threats }, { halves, said })
}

describe('what others are supposed to play', () => {
  it('is nothing if they say nothing and show nothing', () => {
    expect(believed('-------', [])).toEqual([null, null, null, null, null, null, null])
  })

  it('is the shortest way to where they say they will be', () => {
    expect(believed('ma', [{ what: 'zone', zone: 'red', turn: 2 }])).toEqual(['red', 'A'])
    expect(believed('mma', [{ what: 'zone', zone: 'blue', turn: 3 }])).toEqual(['blue', 'lift', 'A'])
    expect(believed('-a', [{ what: 'computer', turn: 2 }])).toEqual([null, 'C'])
    expect(believed('ma', [{ what: 'energy', station: 'white-lower', turn: 2 }])).toEqual(['lift', 'B'])
  })

  it('is a heroic move where no other leads there', () => {
    expect(believed('ma', [{ what: 'energy', station: 'blue-lower', turn: 2 }])).toEqual(['go:blue-lower', 'B'])
  })

  it('is what they say they will do before a card lies there', () => {
    expect(believed('---', [{ what: 'energy', station: 'white-lower', turn: 3 }])[2]).toBe('B')
  })

  it('is a heroic confirmation where nobody can be at the window', () => {
    expect(believed('aa', [{ what: 'window', turn: 2 }])[1]).toBe('hero-C')
    expect(believed('ma', [{ what: 'window', turn: 2 }])).toEqual(['lift', 'C'])
  })

  it('is against a threat what helps against it', () => {
    const threats: readonly AnnouncedThreat[] = [
      { id: 'I1-05', turn: 2, zone: null },
      { id: 'I1-01', turn: 2, zone: null },
      { id: 'E1-07', turn: 1, zone: 'red' },
    ]
    const against = (threat: number, turn: number): Claim => ({ what: 'threat', threat, turn })
    expect(believed('ma', [against(0, 2)], threats)).toEqual(['blue', 'B'])
    expect(believed('mma', [against(2, 3)], threats)).toEqual(['blue', 'lift', 'C'])
    // A squad is taken without a word.
    expect(believed('mmama', [against(1, 5)], threats)).toEqual(['red', 'lift', 'C', 'lift', 'bots'])
  })
})
