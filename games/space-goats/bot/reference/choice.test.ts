import { seatOf } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import type { CardId } from '../../rules/cards.ts'
import { answerOf, type Given, hitOnMe, position, type Sketch, wreckageOnBoth } from '../position.fixture.ts'
import { reference } from './index.ts'

const ENGINE = { autoChoices: true } as const

const act = (given: Given, luck?: string) => answerOf(reference, position({ options: ENGINE, ...given }), luck)

const pods = (count: number): CardId[] => Array<CardId>(count).fill('ST01')

describe('section 11.2: the choice', () => {
  test('the highest score acts', () => {
    const four = ['suit', 'suit', 'suit', 'suit']
    const me = { hand: ['RK01', 'SH04'], bank: pods(2), fleet: four }
    expect(act({ players: [me, { fleet: ['bare', 'bare'] }], market: ['RK01'] })).toEqual({
      kind: 'rocket',
      card: 'RK01',
      target: 1,
    })
    expect(act({ players: [{ hand: ['RK01', 'SH04'] }, {}] })).toEqual({ kind: 'shield', card: 'SH04' })
    expect(act({ players: [{ hand: ['RK01', 'SP06'] }, {}] })).toEqual({ kind: 'special', card: 'SP06' })
    expect(act({ players: [{ hand: ['RK01'], bank: pods(4) }, {}], market: ['SH03', 'RK05'] })).toEqual({
      kind: 'buy',
      slot: 1,
    })
  })

  test('SG-2.7 passes rather than plays a card whose score is not above 0', () => {
    const shielded = { fleet: ['bare SH01'] }
    expect(act({ players: [{ hand: ['ST03'] }, shielded] })).toEqual({ kind: 'pass' })
    expect(act({ players: [{ hand: ['SP04', 'ST04'], lastStand: true }, {}] })).toEqual({ kind: 'pass' })
  })

  test('currency, debris and reactive cards are never played', () => {
    expect(act({ players: [{ hand: ['ST01', 'ST05', 'ST04'] }, {}] })).toEqual({ kind: 'pass' })
  })

  test('a card counts with any score above 0', () => {
    expect(act({ players: [{ hand: ['SP08'] }, {}] })).toEqual({ kind: 'special', card: 'SP08' })
  })

  test('a purchase counts whatever its score', () => {
    const full = { fleet: ['suit SH01'], bank: pods(2), hand: ['ST03'] }
    expect(act({ players: [full, { fleet: ['bare SH01'] }], market: [null, 'SH01'] })).toEqual({ kind: 'buy', slot: 1 })
  })

  test('equal scores: a rocket before a special before a shield before a purchase', () => {
    // 4.0 both
    expect(act({ players: [{ hand: ['SP07', 'RK09'] }, { fleet: ['bare SH01'] }] })).toMatchObject({ card: 'RK09' })
    // 10.4 both
    const two = { hand: ['SH04', 'SP07'], discard: ['ST05'], fleet: ['suit', 'suit', 'suit SH01'] }
    expect(act({ players: [two, {}] })).toMatchObject({ card: 'SP07' })
    // 6.4 both
    const four = { hand: ['SH01', 'RK05'], fleet: ['suit', 'suit', 'suit SH01', 'suit SH01'] }
    expect(act({ players: [four, {}, {}] })).toMatchObject({ card: 'RK05' })
    // 10.5 both
    const few = { hand: ['SH05'], bank: pods(3), fleet: ['suit', 'suit SH01'] }
    expect(act({ players: [few, {}], market: ['RK01'] })).toMatchObject({ card: 'SH05' })
  })

  test('equal scores within a kind: the higher value, then the first in hand', () => {
    const suited = [{}, {}]
    expect(act({ players: [{ hand: ['ST03', 'RK01'] }, ...suited] })).toMatchObject({ card: 'RK01' })
    expect(act({ players: [{ hand: ['SH07', 'SH04'] }, ...suited] })).toEqual({ kind: 'shield', card: 'SH07' })
    expect(act({ players: [{ hand: ['SH04', 'SH07'] }, ...suited] })).toEqual({ kind: 'shield', card: 'SH04' })
  })

  test('equal purchases: the later name, then the lower slot', () => {
    const twin = (id: string) => ({ id, name: id, kind: 'rocket', cost: 2, copies: 4, effectId: 'destroy_1_ship' })
    const options = { ...ENGINE, cardSet: JSON.stringify([twin('alpha'), twin('omega')]) }
    const market = ['alpha', null, 'omega', 'omega']
    expect(act({ options, players: [{ bank: pods(2) }, {}], market })).toEqual({ kind: 'buy', slot: 2 })
  })

  test('SG-3.5 a Shuttle is no choice while all ships are in play', () => {
    const box = {
      players: [{ bank: pods(4), fleet: Array<Sketch>(8).fill('suit') }, { fleet: Array<Sketch>(8).fill('suit') }],
    }
    expect(act({ ...box, market: ['SP05'], options: { ...ENGINE, boxLimits: true } })).toEqual({ kind: 'pass' })
    expect(act({ ...box, market: ['SP05'] })).toEqual({ kind: 'buy', slot: 0 })
    const inHand = [{ ...box.players[0], hand: ['SP05'], bank: [] }, { ...box.players[1] }]
    expect(act({ players: inHand, options: { ...ENGINE, boxLimits: true } })).toEqual({ kind: 'pass' })
    expect(act({ players: inHand })).toEqual({ kind: 'special', card: 'SP05' })
  })
})

describe('section 11.2: the target', () => {
  const targets = (given: Given) =>
    new Set(Array.from({ length: 40 }, (_, luck) => (act(given, `luck ${luck}`) as { target?: number }).target))

  test('SG-1.3a the highest value, by the kind of hit; among equals any', () => {
    const rivals = [
      { fleet: ['bare SH01'] },
      { fleet: ['bare', 'bare'] },
      { fleet: ['bare', 'bare'] },
      { fleet: ['suit'] },
    ]
    expect(targets({ players: [{ hand: ['RK01'] }, ...rivals] })).toEqual(new Set([2, 3]))
    expect(targets({ players: [{ hand: ['RK03'] }, ...rivals] })).toEqual(new Set([1]))
    expect(targets({ players: [{ hand: ['RK04'] }, ...rivals] })).toEqual(new Set([1]))
    expect(targets({ players: [{ hand: ['RK09'] }, ...rivals] })).toEqual(new Set([2, 3]))
  })

  test('a barrage has none', () => {
    expect(act({ players: [{ hand: ['RK05'] }, {}] })).toEqual({ kind: 'rocket', card: 'RK05' })
  })

  test('the second hit is chosen afresh', () => {
    const step = { kind: 'nextHit', id: 7, card: 'RK09', first: seatOf(1) } as const
    expect(act({ players: [{}, {}, { fleet: ['bare', 'bare'] }], step })).toEqual({ kind: 'nextHit', target: 2 })
  })
})

describe('section 3.9: answers at a table', () => {
  const at = (given: Given) => answerOf(reference, position(given))

  test('SG-4.4 always reacts, with the first reactive card in hand', () => {
    const hand = ['RK01', 'SH06', 'ST04']
    expect(at({ players: [{ hand }, {}], step: hitOnMe() })).toEqual({ kind: 'defend', card: 'SH06' })
    expect(at({ players: [{ hand, fleet: ['bare SH01', 'suit'] }, {}], step: hitOnMe({ does: 'weak' }) })).toEqual({
      kind: 'defend',
      card: 'SH06',
    })
  })

  test('SG-8.1 lands on the weakest shield, SG-4.6 on the least protected ship if it must', () => {
    const players = [{ fleet: ['bare', 'suit', 'bare SH01'] }, {}]
    expect(at({ players, step: hitOnMe() })).toEqual({ kind: 'defend', ship: 2 })
    expect(at({ players, step: hitOnMe({ card: 'RK02', seeks: true }) })).toEqual({ kind: 'defend', ship: 0 })
  })

  test('SG-4.19 lets an EMP through that it cannot block', () => {
    const step = hitOnMe({ card: 'RK04', does: 'emp' })
    expect(at({ options: { empBlockable: true }, players: [{}, {}], step })).toEqual({ kind: 'defend', let: true })
  })

  test('SG-8.4, 8.9 trashes the lowest value: from the hand first for an Aegis, from the discard pile for a Purge', () => {
    const players = [{ hand: ['ST01', 'RK01'], discard: ['ST01', 'SP07'] }, {}]
    const window = { asked: [seatOf(0)], answers: {}, notBefore: 0, by: null }
    expect(at({ players, step: { kind: 'aegis', id: 7, since: 0, window } })).toMatchObject({
      zone: 'hand',
      card: 'ST01',
    })
    const trash = (why: 'purge' | 'clean') => at({ players, step: { kind: 'trashOne', id: 7, why, by: null } })
    expect(trash('purge')).toMatchObject({ zone: 'discard', card: 'ST01' })
    expect(trash('clean')).toMatchObject({ zone: 'discard', card: 'ST01' })
  })

  test('SG-8.5, 8.6 discards the lowest value, or the first junk among the drawn', () => {
    const players = [{ hand: ['ST05', 'RK01', 'ST01', 'RK09'] }, {}]
    const discard = (why: 'decoy' | 'recon', among: number) =>
      at({ players, step: { kind: 'discardOne', id: 7, why, among, by: null } })
    expect(discard('decoy', 4)).toMatchObject({ card: 'ST05' })
    expect(discard('recon', 3)).toMatchObject({ card: 'ST01' })
  })

  test('SG-8.7 salvages a rocket, by name A–Z', () => {
    const players = [{ discard: ['SH04', 'RK01', 'RK05', 'SP02'] }, {}]
    expect(at({ players, step: { kind: 'retrieve', id: 7, by: null } })).toEqual({ kind: 'retrieve', card: 'RK05' })
  })

  test('SG-8.8 puts the cheapest on top', () => {
    const step = { kind: 'arrange', id: 7, seen: 3, by: null } as const
    expect(at({ players: [{}, {}], top: ['RK09', 'RK01', 'RK03'], step })).toEqual({
      kind: 'arrange',
      order: [1, 2, 0],
    })
  })

  test('SG-8.10 gives a shield to the first free ship', () => {
    const players = [{ hand: ['SH04'], fleet: ['suit SH01', 'suit', 'bare'] }, {}]
    expect(at({ players })).toEqual({ kind: 'shield', card: 'SH04', ship: 1 })
  })

  test('SG-8.1 wreckage lands like a normal hit', () => {
    const players = [{ fleet: ['bare', 'suit'] }, {}]
    expect(at({ players, step: wreckageOnBoth })).toEqual({ kind: 'wreckage', ship: 1 })
  })
})
