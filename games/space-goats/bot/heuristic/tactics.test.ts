import { seatOf } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import type { CardId } from '../../rules/cards.ts'
import { answerOf, type Given, hitOnMe, position, wreckageOnBoth } from '../position.fixture.ts'
import { heuristic } from './index.ts'

const play = (given: Given) => answerOf(heuristic, position(given))

const pods = (count: number): CardId[] => Array<CardId>(count).fill('ST01')

describe('attacking', () => {
  test('SG-7.1 sinks the last ship rather than buys the best card', () => {
    const players = [{ hand: ['ST03'], bank: pods(5) }, { fleet: ['bare'] }]
    expect(play({ players, market: ['RK09'] })).toEqual({ kind: 'rocket', card: 'ST03', target: 1 })
  })

  test('SG-4.11 fires no Weak Rocket at a fleet with a shield', () => {
    const players = [{ hand: ['ST03'] }, { fleet: ['bare', 'suit SH01'] }]
    expect(play({ players })).toEqual({ kind: 'pass' })
  })

  test('SG-4.10 goes through the shield of the last ship', () => {
    const players = [{ hand: ['RK01', 'RK03'] }, { fleet: ['bare SH04'] }]
    expect(play({ players })).toMatchObject({ card: 'RK03' })
  })

  test('SG-4.14 fires an EMP at two strong shields, and not at none', () => {
    const hand = ['RK04', 'ST03']
    expect(play({ players: [{ hand }, { fleet: ['suit SH04', 'suit SH07'] }] })).toMatchObject({ card: 'RK04' })
    expect(play({ players: [{ hand }, {}] })).toMatchObject({ card: 'ST03' })
  })

  test('SG-4.2 eliminates whom it can, else it aims at the strongest', () => {
    const strong = { fleet: ['suit', 'suit', 'suit', 'suit'] }
    const weak = { fleet: ['bare', 'suit'] }
    expect(play({ players: [{ hand: ['RK01'] }, weak, strong, weak] })).toMatchObject({ target: 2 })
    const step = { kind: 'nextHit', id: 7, card: 'RK09', first: seatOf(1) } as const
    expect(play({ players: [{}, weak, strong, weak], step })).toEqual({ kind: 'nextHit', target: 2 })
  })

  test('SG-7.3 destroys a ship if only that keeps the wreckage away from its last one', () => {
    const hand = ['RK03', 'RK04']
    const rival = { fleet: ['bare SH04', 'bare SH07'] }
    expect(play({ players: [{ fleet: ['bare'], hand }, rival] })).toMatchObject({ card: 'RK03' })
    expect(play({ players: [{ fleet: ['bare'], hand }, rival], destroyed: 1 })).toMatchObject({ card: 'RK04' })
  })
})

describe('defending', () => {
  test('SG-4.4 blocks the hit that would sink its last ship', () => {
    const players = [{ fleet: ['bare'], hand: ['ST04'] }, {}]
    expect(play({ players, step: hitOnMe() })).toEqual({ kind: 'defend', card: 'ST04' })
  })

  test('SG-4.11 keeps its block if a shield stops a weak hit for nothing', () => {
    const players = [{ fleet: ['bare', 'suit SH01'], hand: ['ST04'] }, {}]
    expect(play({ players, step: hitOnMe({ card: 'ST03', does: 'weak' }) })).toEqual({ kind: 'defend', ship: 1 })
  })

  test('SG-4.6 lets a suit take the hit before a ship', () => {
    const players = [{ fleet: ['bare', 'suit', 'suit'] }, {}]
    expect(play({ players, step: hitOnMe() })).toEqual({ kind: 'defend', ship: 1 })
  })

  test('SG-4.10 never lets a piercing hit sink a ship together with its shield', () => {
    const players = [{ fleet: ['bare SH04', 'bare'] }, {}]
    expect(play({ players, step: hitOnMe({ card: 'RK03', does: 'piercing' }) })).toEqual({ kind: 'defend', ship: 1 })
  })

  test('SG-4.12 takes a hit on a shield rather than lose the ship under it or another', () => {
    const players = [{ fleet: ['bare', 'bare SH04'], lastStand: true }, {}]
    expect(play({ players, step: hitOnMe(), destroyed: 1 })).toEqual({ kind: 'defend', ship: 1 })
  })

  test('SG-4.19 blocks an EMP only for shields that are worth it', () => {
    const step = hitOnMe({ card: 'RK04', does: 'emp' })
    const against = (...fleet: string[]) =>
      play({ options: { empBlockable: true }, players: [{ fleet, hand: ['ST04'] }, {}], step })
    expect(against('suit SH04', 'suit SH01')).toEqual({ kind: 'defend', card: 'ST04' })
    expect(against('suit', 'suit')).toEqual({ kind: 'defend', let: true })
  })

  test('SG-7.3 spares its ships in a round whose wreckage will win', () => {
    const players = [{ fleet: ['bare', 'suit'] }, { fleet: ['bare'] }]
    expect(play({ players, step: hitOnMe() })).toEqual({ kind: 'defend', ship: 1 })
    expect(play({ players, step: hitOnMe(), destroyed: 1 })).toEqual({ kind: 'defend', ship: 0 })
  })

  test('SG-4.9 gives up a bare ship before its last suit: a fleet without cover invites everybody', () => {
    const players = [{ fleet: ['bare', 'bare', 'suit'] }, {}, {}]
    expect(play({ players, step: hitOnMe() })).toEqual({ kind: 'defend', ship: 0 })
  })

  test('SG-7.3 gives a suit to the wreckage', () => {
    const players = [{ fleet: ['bare', 'suit', 'suit'] }, {}]
    expect(play({ players, step: wreckageOnBoth })).toEqual({ kind: 'wreckage', ship: 1 })
  })
})

describe('arming', () => {
  test('SG-3.1 buys two hits before one, and blocks before thinning', () => {
    const players = [{ bank: pods(6) }, {}]
    expect(play({ players, market: ['RK01', 'SP08', 'RK06', 'RK03'] })).toMatchObject({ kind: 'buy', slot: 2 })
    expect(play({ players, market: ['SP08', 'SP07', 'SH03', 'SP02'] })).toMatchObject({ kind: 'buy', slot: 2 })
  })

  test('SG-2.7 passes rather than fills its deck with what only slows it down', () => {
    const players = [{ bank: pods(6), draw: ['RK01'] }, {}]
    expect(play({ players, market: ['SP03', 'SP07', 'SP08', 'SP02'] })).toEqual({ kind: 'pass' })
  })

  test('SG-2.7 does not stand still with a full bank and an empty deck: all would wait for ever', () => {
    const bank = [...pods(5), 'ST02']
    const players = [{ bank, hand: ['ST03'], discard: ['ST05'] }, { fleet: ['suit SH05'] }, { fleet: ['suit SH04'] }]
    expect(play({ players, market: ['SP02', 'RK04', 'SP07', 'SP08'] })).toMatchObject({ kind: 'buy' })
    expect(play({ players, market: [null, null, null, null] })).toEqual({ kind: 'pass' })
  })

  test('SG-2.6 saves for a Twin Salvo that it can nearly pay', () => {
    const players = [{ bank: pods(4) }, {}]
    expect(play({ players, market: ['RK09', 'RK01'] })).toEqual({ kind: 'pass' })
    expect(play({ players, market: [null, 'RK01'] })).toMatchObject({ kind: 'buy', slot: 1 })
  })

  test('SG-R7 pays with the Scout Ship, which soon draws again', () => {
    const players = [{ bank: ['ST01', 'ST02', 'ST01', 'ST01', 'ST01'] }, {}]
    expect(play({ players, market: ['RK06'] })).toEqual({
      kind: 'buy',
      slot: 0,
      payment: { bank: ['ST02', 'ST01', 'ST01', 'ST01'], hand: [] },
    })
    expect(play({ options: { autoChoices: true }, players, market: ['RK06'] })).toEqual({ kind: 'buy', slot: 0 })
  })

  test('SG-5.1 assigns a strong shield, to a bare ship if there is one', () => {
    const players = [{ hand: ['SH04'], fleet: ['suit', 'bare', 'suit'] }, {}]
    expect(play({ players })).toEqual({ kind: 'shield', card: 'SH04', ship: 1 })
    expect(play({ options: { autoChoices: true }, players })).toEqual({ kind: 'shield', card: 'SH04' })
  })

  test('SG-7.3 strengthens its last ship if the next wreckage would sink it', () => {
    const players = [{ fleet: ['bare'], hand: ['SH01', 'RK04'] }, { fleet: ['suit SH04', 'suit SH07'] }]
    expect(play({ players })).toMatchObject({ card: 'SH01' })
    expect(play({ players, destroyed: 1 })).toMatchObject({ card: 'RK04' })
  })

  test('SG-6.5 sets a last stand once', () => {
    const me = { fleet: ['bare', 'bare'], hand: ['SP04', 'ST03'] }
    const shielded = { fleet: ['suit SH01', 'suit'] }
    expect(play({ players: [me, shielded] })).toEqual({ kind: 'special', card: 'SP04' })
    expect(play({ players: [{ ...me, lastStand: true }, {}] })).toMatchObject({ kind: 'rocket' })
    expect(play({ players: [{ ...me, hand: ['SP04'], lastStand: true }, {}] })).toEqual({ kind: 'pass' })
  })
})

describe('small choices', () => {
  test('SG-4.5, 6.7, 6.8 trashes debris first, wherever it lies', () => {
    const trash = (hand: CardId[], discard: CardId[], why: 'purge' | 'clean') =>
      play({ players: [{ hand, discard }, {}], step: { kind: 'trashOne', id: 7, why, by: null } })
    expect(trash(['ST05'], ['ST01', 'RK01', 'RK09'], 'purge')).toMatchObject({ zone: 'hand', card: 'ST05' })
    expect(trash(['RK01'], ['RK01', 'ST05', 'RK09'], 'purge')).toMatchObject({ zone: 'discard', card: 'ST05' })
    expect(trash(['ST05'], ['RK01', 'ST01', 'SP08'], 'clean')).toMatchObject({ zone: 'discard', card: 'ST01' })
  })

  test('SG-5.3 discards debris, and keeps the rocket', () => {
    const step = { kind: 'discardOne', id: 7, why: 'decoy', among: 3, by: null } as const
    expect(play({ players: [{ hand: ['RK06', 'ST05', 'ST04'] }, {}], step })).toEqual({
      kind: 'discardOne',
      card: 'ST05',
    })
  })

  test('SG-6.3 retrieves the rocket that hits twice', () => {
    const step = { kind: 'retrieve', id: 7, by: null } as const
    const discard = ['SH04', 'RK01', 'RK09', 'ST01', 'SP02']
    expect(play({ players: [{ discard }, {}], step })).toEqual({ kind: 'retrieve', card: 'RK09' })
  })

  test('SG-6.4 puts the best card on top', () => {
    const step = { kind: 'arrange', id: 7, seen: 3, by: null } as const
    expect(play({ players: [{}, {}], top: ['RK01', 'SP07', 'RK09'], step })).toEqual({
      kind: 'arrange',
      order: [2, 0, 1],
    })
  })
})
