import { describe, expect, it } from 'vitest'
import { resolve } from '../rules/resolution/resolve.ts'
import type { Slot } from '../rules/vocabulary.ts'
import { situation } from './plan.fixture.ts'
import { planFor } from './plan.ts'
import { boardWith, type Situation } from './situation.ts'

const FIGHTER = { id: 'E1-07', turn: 1, zone: 'white' } as const
const GRAPPLER = { id: 'E1-08', turn: 1, zone: 'red' } as const

/** Keeps the computer in both phases. */
const KEEPER: readonly Slot[] = ['C', null, null, 'C']

const lineFor = (s: Situation): readonly Slot[] => planFor(s).line

/** The mission as it ends if my plan is all that is added. */
function flownWith(s: Situation) {
  const actions = boardWith(s, lineFor(s))
  return resolve({
    ...s.mission,
    crew: s.mission.crew.map((plan, place) => (place === s.me ? { ...plan, actions } : plan)),
  })
}

describe('a plan', () => {
  it('keeps the computer where nobody else does (SA-5.16)', () => {
    const s = situation({ phase: 2, hand: ['red/C', 'blue/B', 'lift/bots'] })
    expect(flownWith(s).outcome).toBe('won')
  })

  it('keeps it in time, where only the first turns of a phase count (SA-5.15)', () => {
    const rules = { ...situation({ hand: [] }).mission.rules, computer: 'classic' as const }
    const s = situation({ phase: 2, hand: ['blue/C', 'blue/C'], played: ['red'], mission: { rules } })
    expect(lineFor(s).slice(0, 2)).toEqual(['blue', 'C'])
  })

  it('leaves it to whoever keeps it already', () => {
    const s = situation({ phase: 2, hand: ['red/C'], others: [KEEPER] })
    expect(lineFor(s)).not.toContain('C')
  })

  it('shoots where something comes, from its first turn on', () => {
    const s = situation({ threats: [FIGHTER], hand: ['red/A', 'blue/A', 'lift/A'], others: [['C']] })
    expect(lineFor(s).filter((slot) => slot === 'A').length).toBeGreaterThanOrEqual(2)
    expect(flownWith(s).threats[0]?.status).toBe('destroyed')
  })

  it('joins a cannon that cannot break shields alone, in the very same turn', () => {
    const shots: readonly Slot[] = [null, 'red', 'A']
    const hand = ['red/B', 'lift/B', 'blue/A', 'blue/bots'] as const
    const s = situation({ threats: [GRAPPLER], hand, others: [shots, ['C']] })
    // The light cannon does nothing against three shields unless the heavy one fires, too.
    expect(lineFor(s)).toEqual(['red', 'lift', 'A'])
  })

  it('takes a squad before the next phase will need one', () => {
    const quiet = { hand: ['blue/B', 'red/C', 'red/C'], others: [KEEPER] } as const
    const threats = [{ id: 'SI1-03', turn: 4, zone: null }] as const
    expect(lineFor(situation({ ...quiet, threats }))).toEqual(['blue', 'C', 'red'])
    expect(lineFor(situation(quiet))).not.toContain('blue')
  })

  it('has nothing to do for somebody without cards', () => {
    expect(lineFor(situation({ threats: [FIGHTER], hand: [] }))).toEqual([null, null, null])
  })

  it('plays no card that is not in the hand', () => {
    const s = situation({ threats: [FIGHTER, GRAPPLER], hand: ['red/A', 'red/A'], phase: 2 })
    expect(lineFor(s).filter((slot) => slot !== null).length).toBeLessThanOrEqual(2)
  })

  it('takes a squad to an intruder (SA-5.20)', () => {
    const threats = [{ id: 'SI1-03', turn: 4, zone: null }] as const
    const hand = ['lift/A', 'red/B', 'blue/C', 'blue/bots', 'red/bots'] as const
    const s = situation({ threats, hand, played: ['lift', 'red', 'C'], phase: 2, others: [KEEPER] })
    expect(flownWith(s).threats[0]?.status).toBe('destroyed')
  })

  it('repairs a malfunction (SA-7.1)', () => {
    const threats = [{ id: 'I1-05', turn: 4, zone: null }] as const
    const hand = ['blue/A', 'red/B', 'red/B', 'lift/B'] as const
    const s = situation({ threats, hand, phase: 2, others: [KEEPER] })
    expect(flownWith(s).threats[0]?.status).toBe('destroyed')
  })

  it('meets others at the window when there is nothing else to do (SA-5.18)', () => {
    const others: readonly (readonly Slot[])[] = [[null, null, null, 'C', 'lift', null, 'C']]
    const s = situation({ phase: 2, hand: ['lift/A', 'red/C'], others })
    expect(lineFor(s)[3]).toBe('C')
    expect(flownWith(s).visual).toBe(2)
  })

  it('does not queue for a gravolift in a hurry (SA-4.2)', () => {
    const others: readonly (readonly Slot[])[] = [['lift', 'C', 'C']]
    const s = situation({ hand: ['lift/A', 'red/C', 'blue/C', 'blue/C'], others })
    // I act first: the other one would wait for me, and be late at the window.
    expect(flownWith(s).visual).toBeGreaterThanOrEqual(2)
  })

  it('uses the double action of somebody who flies alone (SA-11.2)', () => {
    const rules = { ...situation({ hand: [] }).mission.rules, doubleActions: 'solo' as const }
    const hand = ['red/A', 'blue/A', 'lift/A', 'red/C', 'blue/C', 'lift/A'] as const
    const threats = [FIGHTER, { id: 'E1-05', turn: 2, zone: 'white' }] as const
    expect(lineFor(situation({ threats, hand, mission: { rules } })).some((slot) => Array.isArray(slot))).toBe(true)
  })
})
