import { describe, expect, test } from 'vitest'
import { DUEL, given } from './table.ts'

/** Ada fires this rocket at Ben's fleet, and Ben lets it land on the first ship. */
function land(card: string, fleet: readonly string[]) {
  const table = given({ players: { Ada: { hand: [card] }, Ben: { fleet: [...fleet] } } })
  table.fire('Ada', card, 'Ben')
  if (table.asked.includes('Ben defend')) table.take('Ben', 0)
  return table
}

describe('normal hits', () => {
  test('SG-4.7 SG-4.8 SG-4.9 SG-5.2 edge case 8: four hits on a suited ship with Reinforced Hull', () => {
    const table = given({
      players: {
        Ada: { hand: ['Twin Salvo'] },
        Ben: { fleet: ['suited + Reinforced Hull', 'suited'] },
        Cyd: { hand: ['Salvo Rocket'] },
      },
    })
    const hitFirstShip = () => {
      table.take('Ben', 0)
      return table.fleet('Ben')
    }
    table.fire('Ada', 'Twin Salvo', 'Ben')
    expect(hitFirstShip()).toEqual(['suited + Reinforced Hull 1', 'suited'])
    table.secondHit('Ada', 'Ben')
    expect(hitFirstShip()).toEqual(['suited', 'suited'])
    expect(table.trashed).toEqual(['Reinforced Hull'])
    table.pass('Ben')
    table.fire('Cyd', 'Salvo Rocket', 'Ben')
    expect(hitFirstShip()).toEqual(['bare', 'suited'])
    table.secondHit('Cyd', 'Ben')
    table.take('Ben', 0, 'Twin Salvo')
    expect(table.fleet('Ben')).toEqual(['suited'])
    expect(table.story('Ada')).toContainEqual({ kind: 'shipLost', seat: 1, ship: 5, by: 2 })
  })

  test('SG-4.7 at strength 1 the shield is trashed and the ship unharmed', () => {
    const table = land('Standard Rocket', ['bare + Hull Plating'])
    expect(table.fleet('Ben')).toEqual(['bare'])
    expect(table.trashed).toEqual(['Hull Plating'])
    expect(table.events).toContainEqual({ kind: 'shieldBroken', seat: 1, ship: 5, card: 'SH01', why: 'hit' })
  })

  test.each([
    ['Hull Plating', 'bare'],
    ['Decoy Drone', 'bare'],
    ['Phase Shield', 'bare'],
    ['Reinforced Hull', 'bare + Reinforced Hull 1'],
    ['Bulwark Plating', 'bare + Bulwark Plating 1'],
  ])('SG-4.7 SG-R23 a hit on a bare ship with %s leaves it %s', (shield, left) => {
    expect(land('Standard Rocket', [`bare + ${shield}`, 'bare']).fleet('Ben')).toEqual([left, 'bare'])
  })

  test('SG-4.8 a suited ship loses its suit and survives', () => {
    const table = land('Standard Rocket', ['suited', 'bare'])
    expect(table.fleet('Ben')).toEqual(['bare', 'bare'])
    expect(table.events).toContainEqual({ kind: 'shipFlipped', seat: 1, ship: 5 })
    expect(table.state.destroyed).toBe(0)
  })

  test('SG-4.9 a bare ship is destroyed', () => {
    const table = land('Standard Rocket', ['bare', 'suited'])
    expect(table.fleet('Ben')).toEqual(['suited'])
    expect(table.state.destroyed).toBe(1)
  })
})

describe('piercing hits', () => {
  test('SG-4.10 SG-4.12 SG-R12 edge case 9: Hull Plating is ignored, and lost with the ship by the second hit', () => {
    const table = given({
      players: {
        Ada: { hand: ['Piercing Rocket'] },
        Ben: { fleet: ['suited + Hull Plating', 'bare'] },
        Cyd: { hand: ['Piercing Rocket'] },
      },
    })
    table.fire('Ada', 'Piercing Rocket', 'Ben')
    table.take('Ben', 0)
    expect(table.fleet('Ben')).toEqual(['bare + Hull Plating 1', 'bare'])
    table.pass('Ben')
    table.fire('Cyd', 'Piercing Rocket', 'Ben')
    table.take('Ben', 0, 'Piercing Rocket')
    expect(table.fleet('Ben')).toEqual(['bare'])
    expect(table.trashed).toEqual(['Hull Plating'])
  })

  test('SG-4.10 edge case 10: a Phase Shield stops it and is trashed, the ship is unchanged', () => {
    const table = land('Piercing Rocket', ['suited + Phase Shield'])
    expect(table.fleet('Ben')).toEqual(['suited'])
    expect(table.trashed).toEqual(['Phase Shield'])
  })

  test.each(['Hull Plating', 'Decoy Drone', 'Reinforced Hull', 'Bulwark Plating'])(
    'SG-4.10 SG-4.12 %s does not stop it, and goes down with a bare ship',
    (shield) => {
      const table = land('Piercing Rocket', [`bare + ${shield}`, 'bare'])
      expect(table.fleet('Ben')).toEqual(['bare'])
      expect(table.trashed).toEqual([shield])
      const broken = { kind: 'shieldBroken', seat: 1, ship: 5, card: table.id(shield), why: 'lost' }
      expect(table.events).toContainEqual({ kind: 'shipLost', seat: 1, ship: 5, by: 0 })
      expect(table.events).toContainEqual(broken)
    },
  )
})

describe('weak hits', () => {
  test('SG-4.11 SG-R11 edge case 11: against Hull Plating a Weak Rocket changes nothing', () => {
    const table = land('Weak Rocket', ['bare + Hull Plating'])
    expect(table.fleet('Ben')).toEqual(['bare + Hull Plating 1'])
    expect(table.events).toContainEqual({ kind: 'shieldBounced', seat: 1, ship: 5, card: 'SH01' })
    expect(table.trashed).toEqual([])
  })

  test('SG-4.11 SG-4.8 SG-4.9 without an assigned shield it is a hit like any other', () => {
    expect(land('Weak Rocket', ['suited', 'bare']).fleet('Ben')).toEqual(['bare', 'bare'])
    expect(land('Weak Rocket', ['bare', 'suited']).fleet('Ben')).toEqual(['suited'])
  })
})

describe('last stand', () => {
  test('SG-4.13 SG-6.5 edge case 14: one suited ship takes three hits: flip, survive, destroyed', () => {
    const table = given({
      players: {
        Ada: { hand: ['Twin Salvo'] },
        Ben: { fleet: ['suited'], lastStand: true },
        Cyd: { hand: ['Standard Rocket'] },
      },
    })
    table.fire('Ada', 'Twin Salvo', 'Ben')
    expect([table.fleet('Ben'), table.player('Ben').lastStand]).toEqual([['bare'], true])
    expect(table.secondHit('Ada', 'Ben')).toContainEqual({ kind: 'lastStandHeld', seat: 1, ship: 5 })
    expect([table.fleet('Ben'), table.player('Ben').lastStand]).toEqual([['bare'], false])
    expect(table.state.destroyed).toBe(0)
    table.pass('Ben')
    expect(table.fire('Cyd', 'Standard Rocket', 'Ben', 'Twin Salvo')).toContainEqual({
      kind: 'eliminated',
      seat: 1,
      by: 2,
    })
    expect(table.fleet('Ben')).toEqual([])
  })

  test('SG-4.13 it does not save one of two ships, and stays set', () => {
    const table = given({
      players: { Ada: { hand: ['Standard Rocket'] }, Ben: { fleet: ['bare', 'suited'], lastStand: true } },
    })
    table.fire('Ada', 'Standard Rocket', 'Ben')
    table.take('Ben', 0)
    expect([table.fleet('Ben'), table.player('Ben').lastStand]).toEqual([['suited'], true])
  })

  test('SG-4.13 the ship survives unchanged: a shield that was pierced stays on it', () => {
    const table = given({
      seats: DUEL,
      players: { Ada: { hand: ['Piercing Rocket'] }, Ben: { fleet: ['bare + Hull Plating'], lastStand: true } },
    })
    table.fire('Ada', 'Piercing Rocket', 'Ben')
    expect(table.fleet('Ben')).toEqual(['bare + Hull Plating 1'])
    expect(table.trashed).toEqual([])
    expect(table.outcome).toBeNull()
  })
})

test('SG-7.2 SG-4.12 an eliminated player keeps hand, piles and bank, set aside; assigned shields are gone', () => {
  const table = given({
    players: {
      Ada: { hand: ['Piercing Rocket'] },
      Ben: {
        fleet: ['bare + Hull Plating'],
        hand: ['Warp Drive'],
        draw: ['Fuel Pod'],
        discard: ['Weak Rocket'],
        bank: ['Scout Ship'],
      },
    },
  })
  table.fire('Ada', 'Piercing Rocket', 'Ben')
  table.take('Ben', 0)
  expect(table.player('Ben')).toMatchObject({ hand: ['SP06'], draw: ['ST01'], discard: ['ST03'], bank: ['ST02'] })
  expect(table.trashed).toEqual(['Hull Plating'])
  expect(table.view('Cyd').players[1]?.hand).toBeUndefined()
  expect(table.asked).toEqual(['Cyd action'])
})
