import { describe, expect, test } from 'vitest'
import { MARKET, STARTER } from '../rules/cards.ts'
import { given, times } from './table.ts'

/** The fine print of the automatic choices: what each card is worth to them, and who comes first among equals. */

const engine = (players: NonNullable<NonNullable<Parameters<typeof given>[0]>['players']>) =>
  given({ options: { autoChoices: true }, players })

describe('values', () => {
  test('SG-8.4 SG-8.5 SG-8.9 what every card is worth', () => {
    const values = [...STARTER, ...MARKET].map(({ name, effect }) => `${name} ${effect.value}`)
    expect(values).toEqual([
      'Fuel Pod 2',
      'Scout Ship 2',
      'Weak Rocket 6',
      'Emergency Shield 7',
      'Debris Field -4',
      'Standard Rocket 8',
      'Seeking Rocket 8.5',
      'Piercing Rocket 9.2',
      'EMP Rocket 7.8',
      'Barrage Rocket 10',
      'Salvo Rocket 9.3',
      'Shatter Rocket 7.4',
      'Overload Barrage 11.2',
      'Twin Salvo 10.5',
      'Hull Plating 6.2',
      'Decoy Drone 6.8',
      'Emergency Thrusters 7',
      'Reinforced Hull 8.2',
      'Phase Shield 9',
      'Aegis Countermeasure 7.6',
      'Bulwark Plating 8.2',
      'Deep Space Recon 6.5',
      'Salvage Operation 7',
      'Arms Dealer 5',
      'Last Stand Protocol 7.5',
      'Reinforcement Shuttle 8.2',
      'Warp Drive 9.8',
      'Deck Purge 5',
      'Deep Clean 5',
    ])
  })
})

describe('the first among equals', () => {
  const lost = (rocket: string, ...fleet: string[]) => {
    const table = engine({ Ada: { hand: [rocket] }, Ben: { fleet } })
    const ids = table.player('Ben').fleet.map(({ id }) => id)
    table.fire('Ada', rocket, 'Ben')
    return table.events.flatMap((event) => ('ship' in event ? [ids.indexOf(Number(event.ship))] : [])).at(0)
  }

  test.each<[string, string, string[]]>([
    ['SG-8.1', 'Standard Rocket', times(2, 'bare + Hull Plating')],
    ['SG-8.1', 'Standard Rocket', times(2, 'suited')],
    ['SG-8.1', 'Standard Rocket', times(2, 'bare')],
    ['SG-8.2', 'Piercing Rocket', times(2, 'bare + Phase Shield')],
    ['SG-8.2', 'Piercing Rocket', times(2, 'suited')],
    ['SG-8.2', 'Piercing Rocket', times(2, 'suited + Hull Plating')],
    ['SG-8.2', 'Piercing Rocket', times(2, 'bare')],
    ['SG-8.2', 'Piercing Rocket', ['bare + Hull Plating', 'bare + Decoy Drone']],
    ['SG-8.3', 'Weak Rocket', times(2, 'suited')],
  ])('%s %s at %j takes the first ship', (_rule, rocket, fleet) => {
    expect(lost(rocket, ...fleet)).toBe(0)
  })

  test('SG-8.2 a suit counts more than a weaker shield, and a suit without a shield more than one with it', () => {
    expect(lost('Piercing Rocket', 'suited + Reinforced Hull', 'bare + Hull Plating')).toBe(0)
    expect(lost('Piercing Rocket', 'bare', 'suited + Hull Plating', 'bare + Decoy Drone')).toBe(1)
    expect(lost('Piercing Rocket', 'suited + Hull Plating', 'bare', 'suited')).toBe(2)
  })

  test('SG-8.10 the shield goes on the first of several free ships, suited or not', () => {
    const table = engine({ Ada: { hand: ['Phase Shield'], fleet: ['bare', 'suited', 'bare'] } })
    table.assign('Ada', 'Phase Shield')
    expect(table.fleet('Ada')).toEqual(['bare + Phase Shield 1', 'suited', 'bare'])
  })
})

describe('cards', () => {
  test('SG-8.5 Decoy Drone: without currency and debris it is the lowest value too, wherever it is', () => {
    const table = engine({ Ada: { hand: ['Decoy Drone', 'Phase Shield', 'Weak Rocket', 'Warp Drive'] } })
    table.assign('Ada', 'Decoy Drone')
    expect(table.discard('Ada')).toEqual(['Weak Rocket'])
    const newest = engine({ Ada: { hand: ['Decoy Drone', 'Phase Shield', 'Fuel Pod'], draw: ['Debris Field'] } })
    newest.assign('Ada', 'Decoy Drone', undefined, 'Debris Field')
    expect(newest.discard('Ada')).toEqual(['Debris Field'])
  })

  test('SG-8.6 Recon: only drawn cards count, an older Fuel Pod stays; debris counts like currency', () => {
    const draw = ['Weak Rocket', 'Phase Shield', 'Debris Field']
    const table = engine({ Ada: { hand: ['Deep Space Recon', 'Fuel Pod'], draw } })
    table.play('Ada', 'Deep Space Recon', ...draw)
    expect([table.hand('Ada'), table.discard('Ada').at(-1)]).toEqual([
      ['Fuel Pod', 'Weak Rocket', 'Phase Shield'],
      'Debris Field',
    ])
  })

  test.each([
    ['a rocket before a shield', ['Hull Plating', 'Weak Rocket'], 'Weak Rocket'],
    ['a shield before a special', ['Deck Purge', 'Reinforced Hull'], 'Reinforced Hull'],
    ['a special before currency', ['Fuel Pod', 'Warp Drive'], 'Warp Drive'],
    ['currency before debris', ['Debris Field', 'Fuel Pod'], 'Fuel Pod'],
  ])('SG-8.7 Salvage: %s, whatever their names', (_what, discard, card) => {
    const table = engine({ Ada: { hand: ['Salvage Operation'], discard } })
    table.play('Ada', 'Salvage Operation')
    expect(table.hand('Ada')).toEqual([card])
  })

  test('SG-8.8 Arms Dealer: three of one price stay as they lay, two of one price too', () => {
    const order = (...cards: string[]) => {
      const table = engine({ Ada: { hand: ['Arms Dealer'] } })
      table.play('Ada', 'Arms Dealer', ...cards)
      return table.pileTop
    }
    const equal = ['Standard Rocket', 'Deck Purge', 'Decoy Drone']
    expect(order(...equal)).toEqual(equal)
    expect(order(...equal.toReversed())).toEqual(equal.toReversed())
    expect(order('Warp Drive', 'Phase Shield', 'Deck Purge')).toEqual(['Deck Purge', 'Warp Drive', 'Phase Shield'])
  })

  test('SG-8.9 Deep Clean never takes a card of the hand, nor itself, though it is worth less', () => {
    const table = engine({ Ada: { hand: ['Deep Clean', 'Debris Field'], discard: ['Warp Drive', 'Phase Shield'] } })
    table.play('Ada', 'Deep Clean', 'Warp Drive')
    expect(table.trashed).toEqual(['Phase Shield'])
  })

  test('SG-8.4 SG-4.5 with an empty hand Aegis takes a card of the discard pile', () => {
    const table = engine({
      Ada: { hand: ['Standard Rocket'] },
      Ben: { hand: ['Aegis Countermeasure'], discard: ['Warp Drive', 'Weak Rocket'] },
    })
    table.fire('Ada', 'Standard Rocket', 'Ben', 'Warp Drive')
    expect(table.trashed).toEqual(['Aegis Countermeasure', 'Weak Rocket'])
  })

  test('SG-8.4 SG-8.9 of two as low in one zone it is the first', () => {
    const purge = engine({ Ada: { hand: ['Deck Purge', 'Warp Drive'], discard: ['Scout Ship', 'Fuel Pod'] } })
    purge.play('Ada', 'Deck Purge')
    expect(purge.trashed).toEqual(['Scout Ship'])
    const aegis = engine({
      Ada: { hand: ['Standard Rocket'] },
      Ben: { hand: ['Aegis Countermeasure', 'Deep Clean', 'Deck Purge', 'Arms Dealer', 'Hull Plating'] },
    })
    aegis.fire('Ada', 'Standard Rocket', 'Ben')
    expect(aegis.trashed).toEqual(['Aegis Countermeasure', 'Deep Clean'])
  })
})
