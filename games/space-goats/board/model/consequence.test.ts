import { describe, expect, it } from 'vitest'
import { BOX } from '../../rules/catalogue.ts'
import type { Hit } from '../../rules/effects.ts'
import type { Ship } from '../../rules/state.ts'
import { player, shielded, ship, suited, viewOf } from '../stage/stage.fixture.ts'
import { aimedAt, aimOf, blockCost, clockShip, harmOf, harmSentence } from './consequence.ts'

const fleet = [suited(0), shielded(1, 'SH04', 2), ship(2), shielded(3, 'SH01', 1)]
const mine = player(0, { fleet })
const harm = (one: Ship, does: Hit, lastStand = false) => {
  const { harm: kind, detail } = harmOf(BOX, { fleet: [one, ...fleet.slice(1)], lastStand }, one, does)
  return [kind, detail]
}

describe('what a hit does to a ship', () => {
  it.each([
    ['SG-4.8 flips a suited one', suited(0), 'normal', ['flips', 'now bare']],
    ['SG-4.7 wears a shield of 2', shielded(1, 'SH04', 2), 'normal', ['holds', '2 → 1']],
    ['SG-4.7 breaks a shield of 1', shielded(1, 'SH01', 1), 'normal', ['breaks', '1 → 0']],
    ['SG-4.9 destroys a bare one', ship(0), 'normal', ['lost', '4 → 3 ships']],
    ['SG-4.10 pierces Hull Plating', shielded(1, 'SH01', 1), 'piercing', ['lost', '4 → 3 ships']],
    ['SG-4.10 does not pierce a Phase Shield', shielded(1, 'SH05', 1), 'piercing', ['breaks', '1 → 0']],
    ['SG-4.11 a weak one bounces off', shielded(1, 'SH01', 1), 'weak', ['none', 'shield keeps 1']],
  ] as const)('%s', (_title, one, does, told) => {
    expect(harm(one, does)).toEqual(told)
  })

  it('SG-4.13 the last ship survives once under Last Stand, and only the last', () => {
    const last = ship(2)
    expect(harmOf(BOX, { fleet: [last], lastStand: true }, last, 'normal').harm).toBe('saved')
    expect(harmOf(BOX, { fleet: [last, ship(3)], lastStand: true }, last, 'normal').harm).toBe('lost')
    expect(harmOf(BOX, { fleet: [last], lastStand: false }, last, 'normal').detail).toBe('1 → 0 ships')
  })

  it('is told as a sentence', () => {
    expect(harmSentence(BOX, mine, shielded(1, 'SH04', 2), 'normal')).toBe(
      'Hircus Maximus: Reinforced Hull drops from 2 to 1. No ship is lost.',
    )
    expect(harmSentence(BOX, mine, ship(2), 'normal')).toBe('Feta Force: the ship is lost. 3 ships left.')
  })
})

describe('what the clock would choose', () => {
  it.each([
    ['SG-8.1 the weakest shield', fleet, 'normal', 3],
    ['SG-8.1 else a suited ship', [ship(5), suited(6)], 'normal', 6],
    ['SG-8.2 piercing: a Phase Shield', [suited(0), shielded(1, 'SH05', 1)], 'piercing', 1],
  ] as const)('%s', (_title, ships, does, id) => {
    expect(clockShip(BOX, ships, does)).toBe(id)
  })

  it('is nothing where no ship may be chosen', () => {
    expect(clockShip(BOX, [], 'normal')).toBeNull()
  })
})

describe('what aiming comes to', () => {
  const rocket = (card: string) => {
    const effect = BOX.byId.get(card)?.effect
    if (effect?.kind !== 'rocket') throw new Error(`${card} is no rocket.`)
    return effect
  }
  const at = (card: string, ships: readonly Ship[], change: Parameters<typeof player>[1] = {}) =>
    aimedAt(BOX, player(1, { fleet: [...ships], ...change }), aimOf(viewOf([]), rocket(card)))

  it('counts on what the defender cannot avoid', () => {
    expect(at('RK01', [ship(0), suited(1)])).toEqual({
      harm: 'flips',
      title: 'Suit lost',
      detail: 'at least, unless blocked',
    })
    expect(at('ST03', [ship(0), shielded(1, 'SH01', 1)])).toEqual({
      harm: 'none',
      title: 'May bounce off',
      detail: 'a shield',
    })
    expect(at('RK01', [ship(0), ship(1)], { handSize: 0 })).toEqual({
      harm: 'lost',
      title: 'Ship lost',
      detail: 'at least',
    })
  })

  it('SG-4.6 a seeking rocket finds the least protected', () => {
    expect(at('RK02', [ship(0), suited(1)])?.harm).toBe('lost')
    const standard = aimOf(
      viewOf([], { options: { ...viewOf([]).options, seekingRocket: 'asStandard' } }),
      rocket('RK02'),
    )
    expect(standard.seeks).toBe(false)
  })

  it('SG-4.14 an EMP counts shields', () => {
    expect(at('RK04', [shielded(0, 'SH01', 1), shielded(1, 'SH04', 2)])?.title).toBe('Strips 2 shields')
    expect(at('RK04', [ship(0)])?.title).toBe('No effect')
  })
})

it('SG-4.4, 4.5 a block costs its card, and an Aegis one more', () => {
  expect([blockCost(BOX, 'SH03'), blockCost(BOX, 'SH06')]).toEqual(['card is trashed', 'then trash 1 more'])
})
