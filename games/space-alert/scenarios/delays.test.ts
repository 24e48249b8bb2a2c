import { bug } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import type { Delayed } from '../rules/happening.ts'
import { delay, hindrance } from '../rules/resolution/board.ts'
import type { Flight } from '../rules/resolution/flight.ts'
import { filmOf } from '../rules/resolution/resolve.ts'
import { startState } from '../rules/resolution/start.ts'
import { SHIPS } from '../rules/ship/ship.ts'
import type { Slot } from '../rules/vocabulary.ts'
import { missionWith } from './missions.fixture.ts'

/** A board with these slots alone, after delays of these turns. */
function boardAfter(slots: readonly Slot[], turns: readonly number[]): readonly Slot[] {
  const mission = missionWith()
  const state = startState(mission)
  const flight: Flight = { mission, ship: SHIPS.classic, state, order: [], externals: [], internals: [] }
  const crew = state.crew[0] ?? bug('Nobody is aboard.')
  crew.slots.splice(0, crew.slots.length, ...slots)
  for (const turn of turns) delay(flight, crew, turn, hindrance('lift'))
  return crew.slots
}

const delaysOf = (more: object): readonly Delayed[] =>
  filmOf(missionWith(more)).frames.flatMap(({ happening }) => (happening.kind === 'delayed' ? [happening] : []))

describe('delays', () => {
  test('SA-4.10, SA-4.11 edge case 14: an empty slot takes the last card, and a second delay of the turn is none', () => {
    const programme = ['A', 'B', 'bots', null, 'C'] as const
    expect(boardAfter(programme, [3])).toEqual(['A', 'B', null, 'bots', 'C'])
    expect(boardAfter(programme, [3, 3])).toEqual(['A', 'B', null, 'bots', 'C'])
  })

  test('SA-4.10 edge case 15: what is pushed past the last slot is lost', () => {
    expect(boardAfter(['A', 'B', 'C', 'lift', 'hero-A'], [3, 4])).toEqual(['A', 'B', null, null, 'C'])
  })

  test('SA-4.12 beyond the last slot there is nothing to delay', () => {
    expect(boardAfter(['A', 'B'], [3])).toEqual(['A', 'B'])
  })

  test('SA-4.2 edge case 16: only the second rider is delayed, and the board tells how', () => {
    const crew = ['Ada', 'Bo'].map((name) => ({ name, actions: ['lift', 'A', null, 'B'] }))
    expect(delaysOf({ crew, rules: { computer: 'classic' } }).filter(({ cause }) => cause === 'lift')).toMatchObject([
      { crew: 1, turn: 1, from: 2, to: 3, put: null, lost: null, slots: ['lift', null, 'A', 'B', null, null, null] },
    ])
  })

  test('SA-11.2, SA-11.5 the second card of a slot is put into the next one', () => {
    const file = {
      rules: { doubleActions: 'solo' },
      initialDamage: { white: ['lift'] },
      crew: [{ name: 'Ada', actions: ['C', ['lift', 'B'], 'A'] }],
    }
    expect(delaysOf(file)[0]).toMatchObject({ cause: 'lift', from: 3, put: 'B', to: 4, lost: null })
  })

  test('SA-11.2 in the last turn the second card is lost', () => {
    const actions = ['C', null, null, 'C', null, null, ['lift', 'B']]
    const file = {
      rules: { doubleActions: 'solo' },
      initialDamage: { white: ['lift'] },
      crew: [{ name: 'Ada', actions }],
    }
    expect(delaysOf(file)).toMatchObject([{ from: 8, put: 'B', to: null, lost: 'B' }])
  })

  test('SA-4.14 a slot with two cards cannot be tripped, nor can an empty one', () => {
    const trips = [{ name: 'Ada', turn: 2, action: 'A' }]
    const crew = [{ name: 'Ada', actions: [null, ['lift', 'B']] }]
    expect(() => missionWith({ trips, crew, rules: { doubleActions: 'any' } })).toThrow('trips[0]')
    expect(() => missionWith({ trips })).toThrow('trips[0]')
  })

  test('SA-4.13 a card that a delay has brought there can be tripped', () => {
    const crew = [
      { name: 'Ada', actions: ['lift'] },
      { name: 'Bo', actions: ['lift', 'A'] },
    ]
    const trips = [{ name: 'Bo', turn: 3, action: 'red' }]
    const told = filmOf(missionWith({ crew, trips })).frames.map(({ happening }) => happening)
    expect(told).toContainEqual({ turn: 3, step: 'crewActions', kind: 'tripped', crew: 1, planned: 'A', played: 'red' })
  })

  test('SA-4.13 where a delay has taken the card away, the trip does not happen', () => {
    const crew = [
      { name: 'Ada', actions: ['lift'] },
      { name: 'Bo', actions: ['lift', 'A'] },
    ]
    const trips = [{ name: 'Bo', turn: 2, action: 'red' }]
    const told = filmOf(missionWith({ crew, trips })).frames.map(({ happening }) => happening.kind)
    expect(told).not.toContain('tripped')
  })
})
