import { describe, expect, test } from 'vitest'
import { MOST_ENTRIES } from '../rules/round/move.ts'
import { DUO, table } from './table.fixture.ts'

const CARDS = { Ada: ['red/A', 'blue/B', 'lift/C', 'red/bots', 'blue/A', 'go:red-lower/hero-A'] }

const begun = (more: Parameters<typeof table>[0] = {}) => {
  const t = table({ cards: CARDS, ...more })
  t.at(0)
  return t
}

describe('planning', () => {
  test('SA-2.5 cards are placed, moved, turned over and taken back while the phase is open', () => {
    const t = begun()
    t.place('Ada', 1, 'red/A')
    t.place('Ada', 2, 'blue/B', 'move')
    expect(t.board('Ada').slice(0, 3)).toEqual(['A', 'blue', ''])
    t.act('Ada', t.change('Ada', { kind: 'moveCard', from: 1, to: 3 }))
    expect(t.board('Ada').slice(0, 3)).toEqual(['', 'blue', 'A'])
    t.act('Ada', t.change('Ada', { kind: 'moveCard', from: 3, to: 2 }))
    expect(t.board('Ada').slice(0, 3)).toEqual(['', 'A', 'blue'])
    const [card] = t.member('Ada').board[1] ?? []
    t.act('Ada', t.change('Ada', { kind: 'turnCard', turn: 2, card: card?.id }))
    expect(t.board('Ada').slice(0, 3)).toEqual(['', 'red', 'blue'])
    t.act('Ada', t.change('Ada', { kind: 'takeBack', turn: 3 }))
    expect(t.board('Ada').slice(0, 3)).toEqual(['', 'red', ''])
    expect(t.hand('Ada')).toContain('blue/B')
  })

  test('SA-2.5 slots of a later phase are closed', () => {
    const t = begun()
    t.refused('Ada', t.placing('Ada', 4, 0), { rule: 'SA-2.5', code: 'not-open' })
    t.refused('Ada', t.placing('Ada', 8, 0), { rule: 'SA-2.7', code: 'no-turn' })
    t.at(225)
    t.place('Ada', 4, 0)
    t.refused('Ada', t.placing('Ada', 3, 0), { rule: 'SA-2.6', code: 'locked' })
    t.refused('Ada', t.change('Ada', { kind: 'moveCard', from: 4, to: 3 }), { rule: 'SA-2.6' })
  })

  test('SA-2.7 a slot holds one card: another one sends it back to the hand', () => {
    const t = begun()
    t.place('Ada', 1, 'red/A')
    t.place('Ada', 1, 'blue/B')
    expect(t.board('Ada')[0]).toBe('B')
    expect(t.hand('Ada')).toContain('red/A')
    expect(t.hand('Ada')).not.toContain('blue/B')
  })

  test('SA-2.7 slots may stay empty, and what is not placed stays in the hand', () => {
    const t = begun()
    t.place('Ada', 2, 'red/A')
    t.at(225)
    expect(t.board('Ada').slice(0, 3)).toEqual(['', 'A', ''])
    expect(t.hand('Ada').slice(0, 2)).toEqual(['blue/B', 'lift/C'])
  })

  test('SA-2.5 what was meant for an older board is refused', () => {
    const t = begun()
    const old = t.placing('Ada', 2, 'blue/B')
    t.place('Ada', 1, 'red/A')
    t.refused('Ada', old, { rule: 'SA-2.5', code: 'old-board' })
  })

  test('SA-2.5 after many changes a plan stays as it is, but can be locked', () => {
    const t = begun()
    t.member('Ada').entries = MOST_ENTRIES - 1
    expect(t.view('Ada').crew[0]?.own?.entriesLeft).toBe(1)
    t.place('Ada', 1, 'red/A')
    t.refused('Ada', t.placing('Ada', 2, 'blue/B'), { rule: 'SA-2.5', code: 'too-many-changes' })
    t.refused('Ada', { kind: 'callOut', claim: { what: 'computer', turn: 1 } }, { rule: 'SA-2.5' })
    expect(t.legal('Ada')).toEqual([{ kind: 'lockPhase', phase: 1 }])
    t.lock('Ada', 1)
  })
})

describe('phases', () => {
  test('SA-2.6 the end of a phase locks its slots for everybody', () => {
    const t = begun()
    t.at(225)
    for (const name of ['Ada', 'Ben', 'Cyd']) t.refused(name, t.placing(name, 1, 0), { rule: 'SA-2.6' })
  })

  test('SA-2.6 who locks early has the next phase and its packet at once, and no way back', () => {
    const t = begun()
    t.lock('Ada', 1)
    expect(t.member('Ada').openPhase).toBe(2)
    expect(t.hand('Ada')).toHaveLength(12)
    t.place('Ada', 4, 'red/A')
    t.refused('Ada', t.placing('Ada', 1, 'blue/B'), { rule: 'SA-2.6' })
    expect(t.member('Ben').openPhase).toBe(1)
    t.undoRefused('Ada')
  })

  test('SA-2.18 everybody sees who has locked what, and what comes still reaches them', () => {
    const t = begun({ seats: DUO })
    t.lock('Ada', 1)
    t.lock('Ada', 2)
    expect(t.view('Ben').crew[0]).toMatchObject({ openPhase: null, opened: 2, hand: 13 })
    t.refused('Ada', { kind: 'lockPhase', phase: 2 }, { rule: 'SA-2.6' })
    t.at(82)
    expect(t.hand('Ada')).toHaveLength(14)
    t.at(110)
    t.give(
      'Ben',
      t.member('Ben').hand.findIndex(({ face }) => !face.isHeroic),
      'Ada',
    )
    expect(t.hand('Ada')).toHaveLength(15)
    t.at(225)
    // Ada opened phase 2 long ago: it does not open again.
    expect(t.hand('Ada')).toHaveLength(16)
    expect(t.member('Ada').openPhase).toBeNull()
    expect(t.member('Ben').openPhase).toBe(2)
  })

  test('SA-2.18 the phase that ends does not lock what was opened early', () => {
    const t = begun({ options: { mission: 'mission-adv-1' } })
    t.lock('Ada', 1)
    t.at(240)
    expect(t.member('Ada').openPhase).toBe(2)
    t.lock('Ada', 2)
    t.at(450)
    expect(t.member('Ada').openPhase).toBe(3)
    t.lock('Ada', 3)
    expect(t.member('Ada').openPhase).toBeNull()
  })
})

describe('alone', () => {
  const alone = () => begun({ seats: ['Ada'] })

  const second = (card: number, more: object) => ({
    kind: 'placeSecondCard',
    half: 'action',
    order: 'second',
    card,
    ...more,
  })

  test('SA-11.2, SA-R39 one slot of each phase holds two grey cards, in either order', () => {
    const t = alone()
    t.place('Ada', 2, 'red/A')
    t.act('Ada', t.change('Ada', second(t.held('Ada', 'blue/B').id, { turn: 2 })))
    expect(t.board('Ada')[1]).toBe('A+B')
    t.act('Ada', t.change('Ada', { kind: 'takeBack', turn: 2 }))
    t.place('Ada', 2, 'red/A')
    t.act('Ada', t.change('Ada', second(t.held('Ada', 'lift/C').id, { turn: 2, order: 'first', half: 'move' })))
    expect(t.board('Ada')[1]).toBe('lift+A')
    t.place('Ada', 1, 'blue/B')
    const again = t.change('Ada', second(t.held('Ada', 'red/bots').id, { turn: 1 }))
    t.refused('Ada', again, { rule: 'SA-11.2', code: 'second-double' })
    expect(t.view('spectator').crew[0]?.board[1]).toEqual(['move', 'action'])
  })

  test('SA-11.2 not beside nothing, not with a heroic card, and not in a crew', () => {
    const t = alone()
    const empty = t.change('Ada', second(t.held('Ada', 'red/A').id, { turn: 1 }))
    t.refused('Ada', empty, { rule: 'SA-11.2', code: 'empty-slot' })
    const hero = t.held('Ada', 'go:red-lower/hero-A').id
    t.place('Ada', 1, 'red/A')
    t.refused('Ada', t.change('Ada', second(hero, { turn: 1 })), { rule: 'SA-R39', code: 'heroic-double' })
    t.place('Ada', 3, 'go:red-lower/hero-A')
    const beside = t.change('Ada', second(t.held('Ada', 'blue/B').id, { turn: 3 }))
    t.refused('Ada', beside, { rule: 'SA-R39', code: 'heroic-double' })
    const crew = begun()
    crew.place('Ada', 1, 'red/A')
    const two = crew.change('Ada', second(crew.held('Ada', 'blue/B').id, { turn: 1 }))
    crew.refused('Ada', two, { rule: 'SA-11.2', code: 'not-alone' })
  })

  test('SA-11.2 both cards come back when another takes their place', () => {
    const t = alone()
    t.place('Ada', 2, 'red/A')
    t.act('Ada', t.change('Ada', second(t.held('Ada', 'blue/B').id, { turn: 2 })))
    t.place('Ada', 2, 'lift/C')
    expect(t.board('Ada')[1]).toBe('C')
    expect(t.hand('Ada')).toEqual(expect.arrayContaining(['red/A', 'blue/B']))
  })
})
