import { describe, expect, test } from 'vitest'
import { DUEL, given, kinds, whole } from './table.ts'

const flying = (more: object = {}) => ({ level: 2 as const, rocket: whole('Cutting Edge'), distance: 50, ...more })
const landed = (more: object = {}) => ({ level: 3 as const, rocket: whole('Cutting Edge'), ...more })
const NEWTON = 'Newton’s Third Law'

describe('procedure', () => {
  test('BR-19.1 what the card needs is named at once, and no more', () => {
    const table = given({
      players: { Ada: { hand: ['Shoot An RPG', 'Resource Raid'] }, Ben: { rocket: whole('Improvised') } },
    })
    table.refused('Ada', table.sabotageOf('Ada', 'Shoot An RPG', 'Ben'), { rule: 'BR-19.1' })
    table.refused('Ada', table.sabotageOf('Ada', 'Shoot An RPG', 'Ben', { part: 'boosters' }), { rule: 'BR-19.1' })
    table.refused('Ada', table.sabotageOf('Ada', 'Resource Raid', 'Ben', { part: 'thruster' }), { rule: 'BR-19.1' })
    table.refused('Ada', table.sabotageOf('Ada', 'Resource Raid', 'Ben', { second: 'Cyd' }), { rule: 'BR-19.1' })
  })

  test('BR-19.2 nobody aims at themself', () => {
    const table = given({ players: { Ada: { rocket: whole('Improvised'), hand: ['Shoot An RPG'] } } })
    table.refused('Ada', table.sabotageOf('Ada', 'Shoot An RPG', 'Ada', { part: 'thruster' }), { rule: 'BR-19.2' })
  })

  test.each([
    ['Asteroid Storm', 'Long Range Radar'],
    ['Cosmic Rays', 'Thermal Radiation Meter'],
    ['Cyber Attack', 'UHF Transceiver'],
  ])('BR-19.3 no %s against a %s, and a reflected one does nothing', (card, enhancement) => {
    const table = given({ players: { Ada: flying({ hand: [card] }), Ben: flying({ enhancements: [enhancement] }) } })
    table.refused('Ada', table.sabotageOf('Ada', card, 'Ben'), { rule: 'BR-19.3' })
    const back = given({
      players: { Ada: flying({ hand: [card], enhancements: [enhancement] }), Ben: flying({ hand: [NEWTON] }) },
    })
    expect(back.reflect('Ada', card, 'Ben')).toContainEqual(expect.objectContaining({ kind: 'fizzled', why: 'immune' }))
    expect(back.player('Ada')).toMatchObject({ damage: 0, distance: 50 })
  })

  test('BR-19.4 what others hide decides nothing about what is legal', () => {
    const offered = (ben: object) => {
      const table = given({
        players: { Ada: { hand: ['Resource Raid', 'Hostile Takeover', 'Security Audit'] }, Ben: ben },
      })
      return table.legal('Ada')
    }
    expect(offered({ hand: ['Small Fuel Tank'], faceDown: ['Staging'] })).toEqual(
      offered({ hand: ['Slingshot'], faceDown: ['Insurance Policy'] }),
    )
  })

  test('BR-19.5 same level: no dice. Upwards: 8 or more', () => {
    const table = given({ players: { Ada: { hand: ['Industrial Espionage'] }, Ben: { hand: ['Slingshot'] } } })
    expect(kinds(table.sabotage('Ada', 'Industrial Espionage', 'Ben'))).toEqual(['sabotageDeclared'])
    const up = given({ players: { Ada: flying({ hand: ['Missile Attack'] }), Ben: landed() } })
    expect(up.sabotage('Ada', 'Missile Attack', 'Ben', {}, 4, 4)).toContainEqual(
      expect.objectContaining({ kind: 'levelChecked', dice: [4, 4], passed: true }),
    )
  })

  test('BR-19.6 downwards is refused, or goes without dice by option', () => {
    const table = given({ players: { Ada: landed({ hand: ['Laser Cannon'] }), Ben: flying() } })
    table.refused('Ada', table.abilityOf('Ada', 'Laser Cannon', { on: 'Ben', part: 'thruster' }), { rule: 'BR-19.6' })
    const down = given({
      options: { attackDown: true },
      players: { Ada: landed({ hand: ['Laser Cannon'] }), Ben: flying() },
    })
    down.ability('Ada', 'Laser Cannon', { on: 'Ben', part: 'thruster' })
    expect(down.player('Ben').damage).toBe(3)
  })

  test('BR-19.7 hostile abilities obey zones and the level check', () => {
    const far = given({ players: { Ada: flying({ hand: ['Laser Cannon'] }), Ben: flying({ distance: 90 }) } })
    far.refused('Ada', far.abilityOf('Ada', 'Laser Cannon', { on: 'Ben', part: 'thruster' }), { rule: 'BR-10.3' })
    const up = given({ players: { Ada: { hand: ['Supernova'] }, Ben: flying({ enhancements: ['Solar Wind'] }) } })
    up.ability('Ada', 'Supernova', { on: 'Ben' }, 3, 4)
    expect(up.enhancements('Ben')).toEqual(['Solar Wind'])
  })

  test('BR-19.8 pass always; Newton, Heat Shield and laser as far as one has them and they fit', () => {
    const table = given({
      players: {
        Ada: flying({ hand: ['Asteroid Storm', 'Cosmic Rays', 'Tractor Beam'] }),
        Ben: flying({ hand: [NEWTON, 'Laser Cannon'], faceDown: ['Heat Shield'] }),
      },
    })
    const answers = (card: string) => {
      table.sabotage('Ada', card, 'Ben')
      const offered = table.legal('Ben').map((one) => (one.kind === 'react' ? one.with : one.kind))
      table.react('Ben', 'pass', ...(card === 'Tractor Beam' ? [] : [1, 1, 1]))
      return offered
    }
    expect([answers('Asteroid Storm'), answers('Cosmic Rays'), answers('Tractor Beam')]).toEqual([
      ['pass', 'newton', 'laser'],
      ['pass', 'newton', 'heatShield'],
      ['pass', 'newton'],
    ])
  })

  test('BR-19.8 a Laser Cannon cancels a storm, a Heat Shield the rays; both are discarded', () => {
    const storm = given({
      players: { Ada: flying({ hand: ['Asteroid Storm'] }), Ben: flying({ hand: ['Laser Cannon'] }) },
    })
    storm.sabotage('Ada', 'Asteroid Storm', 'Ben')
    storm.react('Ben', 'laser')
    expect([storm.player('Ben').damage, storm.discards(2)]).toEqual([0, ['Asteroid Storm', 'Laser Cannon']])
    const rays = given({
      players: { Ada: flying({ hand: ['Cosmic Rays'] }), Ben: flying({ faceDown: ['Heat Shield'] }) },
    })
    rays.sabotage('Ada', 'Cosmic Rays', 'Ben')
    rays.refused('Ben', { kind: 'react', with: 'laser', against: 'cosmic-rays@2', from: 0 }, { rule: 'BR-19.8' })
    rays.react('Ben', 'heatShield')
    expect([rays.player('Ben').damage, rays.faceDown('Ben')]).toEqual([0, []])
  })

  test('BR-19.9 defence systems cut three dice down to one, face up and for good', () => {
    const table = given({
      players: {
        Ada: flying({ hand: ['Asteroid Storm', 'Asteroid Storm'] }),
        Ben: flying({ faceDown: ['Anti-Asteroid System'] }),
      },
    })
    table.hit('Ada', 'Asteroid Storm', 'Ben', {}, 6)
    table.hit('Ada', 'Asteroid Storm', 'Ben', {}, 6)
    expect([table.player('Ben').damage, table.rocket('Ben').includes('Anti-Asteroid System')]).toEqual([0, true])
  })

  test('BR-19.11 Newton is not for one’s own turn, nor against abilities, nor for others', () => {
    const table = given({
      players: {
        Ada: { hand: [NEWTON, 'Resource Raid', 'Supernova'] },
        Ben: { enhancements: ['Solar Sail'], hand: [] },
      },
    })
    table.refused('Ada', table.abilityOf('Ada', NEWTON), { rule: 'BR-2.4' })
    table.ability('Ada', 'Supernova', { on: 'Ben' })
    expect(table.asked).toEqual(['Ada action'])
    table.sabotage('Ada', 'Resource Raid', 'Ben')
    table.refused('Cyd', { kind: 'react', with: 'newton', against: 'resource-raid@1', from: 0 }, { rule: 'BR-19.8' })
  })

  test('BR-19.12 both shares reflected: 40 km', () => {
    const table = given({
      players: {
        Ada: flying({ hand: ['Collision Course'] }),
        Ben: flying({ hand: ['newtons-third-law@2'] }),
        Cyd: flying({ hand: ['newtons-third-law@1'] }),
      },
    })
    table.sabotage('Ada', 'Collision Course', 'Ben', { second: 'Cyd' })
    table.react('Ben', 'newton')
    table.react('Cyd', 'newton')
    expect([table.player('Ada').distance, table.player('Ben').distance]).toEqual([90, 50])
  })

  test('BR-19.13 used cards are discarded before an explosion draws', () => {
    const table = given({
      decks: { 1: { draw: [] } },
      players: { Ada: { hand: ['Shoot An RPG'] }, Ben: flying({ damage: 11 }) },
    })
    table.sabotage('Ada', 'Shoot An RPG', 'Ben', { part: 'thruster' }, 6, 6)
    table.react('Ben', 'pass', 'shoot-an-rpg@1')
    expect(table.hand('Ben')).toContain('Shoot An RPG')
  })

  test('BR-19.14 two in neighbouring zones; the attacker may be one and is not asked', () => {
    const table = given({
      players: {
        Ada: flying({ hand: ['Collision Course'] }),
        Ben: flying({ distance: 41 }),
        Cyd: flying({ distance: 62 }),
      },
    })
    table.refused('Ada', table.sabotageOf('Ada', 'Collision Course', 'Ben', { second: 'Cyd' }), { rule: 'BR-19.14' })
    table.refused('Ada', table.sabotageOf('Ada', 'Collision Course', 'Ben'), { rule: 'BR-19.14' })
    table.sabotage('Ada', 'Collision Course', 'Ben', { second: 'Ada' })
    table.react('Ben', 'pass')
    expect([table.player('Ada').distance, table.player('Ben').distance, table.asked]).toEqual([70, 61, ['Ada action']])
  })

  test('BR-19.15 newtonChain: back and forth until one passes', () => {
    const table = given({
      seats: DUEL,
      options: { newtonChain: true },
      players: {
        Ada: flying({ hand: ['Cyber Attack', 'newtons-third-law@1'] }),
        Ben: flying({ hand: ['newtons-third-law@2', 'Laser Cannon'] }),
      },
    })
    table.sabotage('Ada', 'Cyber Attack', 'Ben')
    table.react('Ben', 'newton')
    expect(table.asked).toEqual(['Ada react'])
    table.react('Ada', 'newton')
    expect(table.asked).toEqual(['Ben react'])
    table.react('Ben', 'pass')
    expect([table.player('Ada').distance, table.player('Ben').distance]).toEqual([50, 100])
  })

  test('BR-19.16 an exchange must leave both rockets legal', () => {
    const table = given({
      players: {
        Ada: { rocket: ['Improvised Boosters', 'Staging', 'Cutting Edge Fuselage'], hand: ['Parallel Universe'] },
        Ben: { rocket: ['Improvised Fuselage', 'Improvised Thruster', 'Anti-Missile System'] },
      },
    })
    const swap = (give: string[], take: string[]) => ({
      ...table.abilityOf('Ada', 'Parallel Universe', { on: 'Ben' }),
      give,
      take,
    })
    table.refused('Ada', swap(['fuselage'], ['thruster']), { rule: 'BR-19.16' })
    table.refused('Ada', swap(['fuselage'], ['anti-missile']), { rule: 'BR-19.16' })
    table.refused('Ada', swap(['fuselage'], []), { rule: 'BR-19.16' })
    table.refused('Ada', swap(['thruster'], ['thruster']), { rule: 'BR-19.16' })
    table.do('Ada', {
      ...table.abilityOf('Ada', 'Parallel Universe', {
        on: 'Ben',
        give: ['fuselage', 'staging'],
        take: ['fuselage', 'thruster'],
      }),
    })
    expect([table.rocket('Ada'), table.rocket('Ben')]).toEqual([
      ['Improvised Fuselage', 'Improvised Thruster', 'Improvised Boosters'],
      ['Cutting Edge Fuselage', 'Staging', 'Anti-Missile System'],
    ])
  })

  test('BR-19.17, BR-R45 one named part; with rpg die one or two after the die', () => {
    const table = given({ players: { Ada: { hand: ['Shoot An RPG'] }, Ben: { rocket: whole('Improvised') } } })
    table.hit('Ada', 'Shoot An RPG', 'Ben', { part: 'nose-cone' })
    expect(table.rocket('Ben')).toHaveLength(3)
    const die = given({
      options: { rpg: 'die' },
      players: { Ada: { hand: ['Shoot An RPG'] }, Ben: { rocket: whole('Improvised') } },
    })
    die.hit('Ada', 'Shoot An RPG', 'Ben', {}, 5)
    die.refused('Ada', { kind: 'chooseRpgTargets', parts: ['thruster'] }, { rule: 'BR-19.17' })
    die.do('Ada', { kind: 'chooseRpgTargets', parts: ['thruster', 'fuselage'] })
    expect(die.rocket('Ben')).toHaveLength(2)
    const one = given({
      options: { rpg: 'die' },
      players: { Ada: { hand: ['Shoot An RPG'] }, Ben: { rocket: ['Improvised Thruster', 'Staging'] } },
    })
    one.hit('Ada', 'Shoot An RPG', 'Ben', {}, 6)
    expect([one.rocket('Ben'), one.player('Ben').wrecked]).toEqual([[], true])
  })
})

/** Section 2.6: N reflects what A has played. */
describe('reflection', () => {
  const earth = (card: string, ada: object, ben: object = {}, aim: object = {}) => {
    const table = given({
      seats: DUEL,
      players: { Ada: { hand: [card], ...ada }, Ben: { hand: [NEWTON], rocket: ['Cutting Edge Fuselage'], ...ben } },
    })
    table.reflect('Ada', card, 'Ben', aim)
    return table
  }

  test('BR-19.10, BR-R36 Shoot An RPG: the reflector chooses a part of the attacker', () => {
    const table = earth('Shoot An RPG', { rocket: ['Improvised Fuselage', 'Staging'] }, {}, { part: 'fuselage' })
    expect(table.asked).toEqual(['Ben reflectChoice'])
    table.refused('Ben', { kind: 'reflectChoice', part: 'thruster' }, { rule: 'BR-19.10' })
    table.do('Ben', { kind: 'reflectChoice', part: 'staging' })
    expect([table.rocket('Ada'), table.rocket('Ben')]).toEqual([['Improvised Fuselage'], ['Cutting Edge Fuselage']])
  })

  test('BR-19.10 Plant Bomb: a single part needs no question', () => {
    const table = given({
      seats: DUEL,
      players: {
        Ada: { rocket: ['Improvised Thruster'], faceDown: [{ card: 'Plant Bomb', victim: 'Ben' }] },
        Ben: { hand: [NEWTON], rocket: ['Cutting Edge Fuselage'] },
      },
    })
    table.detonate('Ada', 'fuselage')
    table.react('Ben', 'newton')
    expect([table.rocket('Ada'), table.player('Ada').wrecked]).toEqual([[], true])
  })

  test('BR-19.10 Industrial Espionage: the reflector sees the attacker’s hand for two more turns', () => {
    const table = earth('Industrial Espionage', {})
    expect(table.player('Ada').spies).toEqual([{ by: 1, until: 7 }])
    expect(table.view('Ben').players[0]?.hand).toEqual([])
  })

  test('BR-19.10 Switch Parts: any pair of the same kind', () => {
    const table = earth(
      'Switch Parts',
      { rocket: ['Cutting Edge Thruster', 'Improvised Fuselage'] },
      { rocket: ['Improvised Thruster', 'Second-hand Fuselage'] },
      { part: 'fuselage' },
    )
    table.do('Ben', { kind: 'reflectChoice', part: 'thruster' })
    expect([table.rocket('Ada'), table.rocket('Ben')]).toEqual([
      ['Improvised Fuselage', 'Improvised Thruster'],
      ['Second-hand Fuselage', 'Cutting Edge Thruster'],
    ])
  })

  test('BR-19.10 Resource Raid and Hostile Takeover: the attacker gives, and chooses what', () => {
    const raid = earth('Resource Raid', { hand: ['Resource Raid', 'Small Fuel Tank', 'Large Fuel Tank'] })
    expect(raid.asked).toEqual(['Ada giveFuelTank'])
    raid.do('Ada', { kind: 'giveFuelTank', card: 'large-fuel-tank@1' })
    expect(raid.hand('Ben')).toEqual(['Large Fuel Tank'])
    const takeover = earth('Hostile Takeover', { faceDown: ['Staging'] }, { faceDown: ['Insurance Policy'] })
    expect([takeover.hand('Ben'), takeover.faceDown('Ada')]).toEqual([['Staging'], []])
  })

  test('BR-19.10 Inspection Delay: the rest of this turn is free, the next is not', () => {
    const table = earth('Inspection Delay', {
      hand: ['Inspection Delay', 'Improvised Fuselage', 'Improvised Thruster'],
    })
    table.place('Ada', 'Improvised Fuselage')
    table.end('Ada')
    table.end('Ben')
    table.refused('Ada', { kind: 'placeComponent', card: 'improvised-thruster@1' }, { rule: 'BR-2.8' })
  })

  const space = (card: string, ada: object = {}, ...dice: number[]) => {
    const table = given({
      seats: DUEL,
      players: { Ada: flying({ hand: [card], ...ada }), Ben: flying({ hand: [NEWTON] }) },
    })
    table.reflect('Ada', card, 'Ben', {}, ...dice)
    return table.player('Ada')
  }

  test('BR-19.10 Van-Allen Belts: held for the rest of this turn and two more', () => {
    expect(space('Van-Allen Belts')).toMatchObject({ heldUntil: 7, turns: 5 })
  })

  test.each([
    ['Asteroid Storm', { faceDown: ['Anti-Asteroid System'] }, [6], { damage: 0 }],
    ['Asteroid Storm', {}, [5, 5, 5], { damage: 3 }],
    ['Missile Attack', { enhancements: ['Spy Satellite'] }, [5, 5, 5], { damage: 3, enhancements: [] }],
    ['Cosmic Rays', {}, [2, 2, 2], { damage: 3 }],
    ['Space Dust', { rocket: whole('Improvised') }, [4], { damage: 1 }],
    ['Wormhole', {}, [3], { distance: 80 }],
    ['Wormhole', {}, [4], { distance: 20 }],
    ['Cyber Attack', {}, [], { distance: 100 }],
    ['Tractor Beam', {}, [], { distance: 70 }],
  ])('BR-19.10 %s with %j comes back: %j', (card, ada, dice, expected) => {
    expect(space(card, ada, ...dice)).toMatchObject(expected)
  })

  const mars = (card: string, ada: object, ben: object, aim: object = {}, ...dice: number[]) => {
    const table = given({
      seats: DUEL,
      players: { Ada: landed({ hand: [card], ...ada }), Ben: landed({ hand: [NEWTON], ...ben }) },
    })
    table.reflect('Ada', card, 'Ben', aim, ...dice)
    return table
  }

  test('BR-19.10 Power Flow Re-routing: the attacker’s generator to the reflector’s hand', () => {
    const table = mars(
      'Power Flow Re-routing',
      { generators: ['Windmill Generator', 'Geothermal Power Plant'] },
      { generators: ['Windmill Generator'] },
      { place: 0 },
    )
    table.do('Ben', { kind: 'reflectChoice', place: 1 })
    expect([table.hand('Ben'), table.generators('Ada')]).toEqual([['Geothermal Power Plant'], ['Windmill Generator']])
  })

  test('BR-19.10 Rover Sabotage, Alien Interference: on what the attacker has, or nothing', () => {
    const rover = mars(
      'Rover Sabotage',
      { rovers: ['Cutting Edge Mars Rover'] },
      { rovers: ['Improvised Mars Rover'] },
      { place: 0 },
      3,
    )
    expect(rover.rovers('Ada')).toEqual(['Cutting Edge Mars Rover, broken'])
    const nothing = mars('Rover Sabotage', {}, { rovers: ['Improvised Mars Rover'] }, { place: 0 })
    expect(nothing.rovers('Ben')).toEqual(['Improvised Mars Rover'])
    const alien = mars(
      'Alien Interference',
      { km: 12, rovers: ['Improvised Mars Rover'] },
      { km: 15, rovers: ['Improvised Mars Rover'] },
    )
    expect([alien.player('Ada').km, alien.player('Ben').km]).toEqual([2, 15])
  })

  test('BR-19.10 Dust Storm with dustStorm one: the panel the reflector chooses', () => {
    const table = given({
      seats: DUEL,
      options: { dustStorm: 'one' },
      players: {
        Ada: landed({ hand: ['Dust Storm'], generators: ['Improvised Solar Panels', 'Cutting Edge Solar Panels'] }),
        Ben: landed({ hand: [NEWTON], generators: ['Improvised Solar Panels'] }),
      },
    })
    table.reflect('Ada', 'Dust Storm', 'Ben', { place: 0 })
    table.do('Ben', { kind: 'reflectChoice', place: 1 })
    expect(table.player('Ada').generators.map(({ dustUntil }) => dustUntil)).toEqual([0, 8])
  })
})
