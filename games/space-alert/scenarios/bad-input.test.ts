import { isRefusal, readSetup } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { spaceAlert } from '../rules/index.ts'
import { table } from './table.fixture.ts'

const CARDS = { Ada: ['red/A', 'blue/B', 'lift/C', 'red/bots', 'blue/A', 'go:red-lower/hero-A'] }

const planning = () => {
  const t = table({ cards: CARDS })
  t.at(20)
  return t
}

describe('what is refused, with its reason', () => {
  test('SA-2.5 a card that is not in the hand: of somebody else, on the board, or none', () => {
    const t = planning()
    const other = t.held('Ben', 0).id
    t.refused('Ada', { ...t.placing('Ada', 1, 0), card: other }, { rule: 'SA-2.5', code: 'not-in-hand' })
    t.place('Ada', 1, 'red/A')
    const placed = t.member('Ada').board[0]?.[0]?.id
    t.refused('Ada', { ...t.placing('Ada', 2, 0), card: placed }, { rule: 'SA-2.5', code: 'not-in-hand' })
    t.refused('Ada', { ...t.placing('Ada', 2, 0), card: 499 }, { rule: 'SA-2.5', code: 'not-in-hand' })
  })

  test('SA-2.7 both halves of one card cannot be played', () => {
    const t = planning()
    t.place('Ada', 1, 'red/A', 'move')
    const same = { ...t.placing('Ada', 2, 'blue/B'), card: t.member('Ada').board[0]?.[0]?.id }
    t.refused('Ada', same, { rule: 'SA-2.5', code: 'not-in-hand' })
  })

  test('SA-2.5 nothing can be moved, turned or taken from an empty slot', () => {
    const t = planning()
    t.refused('Ada', t.change('Ada', { kind: 'moveCard', from: 1, to: 2 }), { rule: 'SA-2.5', code: 'empty-slot' })
    t.refused('Ada', t.change('Ada', { kind: 'takeBack', turn: 1 }), { rule: 'SA-2.5', code: 'empty-slot' })
    const card = t.held('Ada', 'red/A').id
    t.refused('Ada', t.change('Ada', { kind: 'turnCard', turn: 1, card }), { rule: 'SA-2.5', code: 'empty-slot' })
    t.place('Ada', 1, 'blue/B')
    t.refused('Ada', t.change('Ada', { kind: 'turnCard', turn: 1, card }), { rule: 'SA-2.5', code: 'not-there' })
    t.refused('Ada', t.change('Ada', { kind: 'moveCard', from: 1, to: 1 }), { rule: 'SA-2.5', code: 'same-slot' })
    t.refused('Ada', t.change('Ada', { kind: 'moveCard', from: 1, to: 4 }), { rule: 'SA-2.5', code: 'not-open' })
  })

  test('SA-2.5 before the clock starts nothing is open', () => {
    const t = table({ cards: CARDS })
    t.refused('Ada', { kind: 'lockPhase', phase: 1 }, { rule: 'SA-2.6' })
    const early = { kind: 'placeCard', turn: 1, card: 0, half: 'move', version: 0 }
    t.refused('Ada', early, { rule: 'SA-2.5', code: 'not-open' })
    expect(t.legal('Ada')).toEqual([])
  })

  test('SA-2.6 a phase that is locked, or not open yet, cannot be locked', () => {
    const t = planning()
    t.refused('Ada', { kind: 'lockPhase', phase: 2 }, { rule: 'SA-2.6', code: 'not-open' })
    t.lock('Ada', 1)
    t.refused('Ada', { kind: 'lockPhase', phase: 1 }, { rule: 'SA-2.6', code: 'not-open' })
    t.refused('Ada', { kind: 'lockPhase', phase: 3 }, { rule: 'SA-2.6', code: 'not-open' })
  })

  test('SA-4.14 a trip outside its window, and answers to questions that nobody asks', () => {
    const t = planning()
    t.refused('Ada', { kind: 'trip', trip: true }, { rule: 'SA-4.14', code: 'not-now' })
    t.refused('Ada', { kind: 'stepResolution', how: 'next' }, { rule: 'SA-2.22', code: 'not-now' })
    t.refused('Ada', { kind: 'continueCampaign', goOn: true }, { rule: 'SA-10.2', code: 'not-now' })
    t.refused('Ada', { kind: 'repair', what: 'squad' }, { rule: 'SA-10.3', code: 'not-now' })
    t.refused('Ada', { kind: 'squadStation', at: 'red-lower' }, { rule: 'SA-10.5', code: 'not-now' })
  })

  test('SA-3.1 nothing of the action round when it is over', () => {
    const t = planning()
    const { id: card } = t.held('Ada', 0)
    t.at(430)
    t.refused('Ada', { kind: 'placeCard', turn: 7, card, half: 'move', version: 0 }, { rule: 'SA-3.1' })
    t.refused('Ada', { kind: 'lockPhase', phase: 2 }, { rule: 'SA-3.1' })
    t.refused('Ben', { kind: 'giveCard', card, to: 0 }, { rule: 'SA-2.11' })
    t.refused('Ben', { kind: 'callOut', claim: { what: 'window', turn: 1 } }, { rule: 'SA-2.15' })
    t.refused('Ada', { kind: 'suggest', to: 1, claim: null }, { rule: 'SA-2.14' })
    t.refused('Ada', { kind: 'advance' }, { rule: 'SA-2.20' })
  })

  test('SA-2.4 the clock does not run backwards', () => {
    const t = planning()
    expect(() => t.at(19)).toThrow()
  })

  test('SA-1.1 more than five, or none', () => {
    for (const seats of [0, 6, 2.5]) expect(isRefusal(readSetup(spaceAlert, { seats }))).toBe(true)
  })

  test.each([
    { mission: 'no-such-script' },
    { clockScale: 4 },
    { clockScale: 0.51 },
    { tripSeconds: 2 },
    { transferSeconds: 5 },
    { threatLevel: 2 },
    { maxRepairsPerZone: 7 },
    { crew: 4 },
  ])('there is no such option: %j', (options) => {
    expect(isRefusal(readSetup(spaceAlert, { seats: 3, options }))).toBe(true)
  })

  test.each([
    { kind: 'placeCard', turn: 0, card: 0, half: 'move', version: 0 },
    { kind: 'placeCard', turn: 13, card: 0, half: 'move', version: 0 },
    { kind: 'placeCard', turn: 1, card: 0, half: 'both', version: 0 },
    { kind: 'placeCard', turn: 1, card: 0.5, half: 'move', version: 0 },
    { kind: 'placeCard', turn: 1, card: 0, half: 'move' },
    { kind: 'placeSecondCard', turn: 1, card: 0, half: 'move', order: 'third', version: 0 },
    { kind: 'lockPhase', phase: 4 },
    { kind: 'giveCard', card: 0, to: 'Ben' },
    { kind: 'callOut', claim: { what: 'zone', zone: 'green', turn: 1 } },
    { kind: 'callOut', claim: { what: 'anything' } },
    { kind: 'callOut', text: 'Hello' },
    { kind: 'repair', what: { zone: 'red', tile: 'roof' } },
    { kind: 'squadStation', at: 'white-upper' },
    { kind: 'fly' },
    null,
  ])('%j does not get through the door', (sent) => {
    expect(spaceAlert.action.read(sent)).toMatchObject({ code: 'malformed' })
  })

  test('SA-2.6 what the screen offers greyed out has a reason', () => {
    const t = planning()
    const refused = t.look('Ada').refused.map(({ action, why }) => `${action.kind} ${why.rule}`)
    expect(refused).toEqual(['lockPhase SA-2.6'])
    t.at(110)
    const reasons = t.look('Ada').refused.map(({ action, why }) => `${action.kind} ${why.code}`)
    expect(reasons).toEqual(['lockPhase not-open', 'giveCard heroic-gift'])
  })
})
