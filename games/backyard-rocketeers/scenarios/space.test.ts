import { describe, expect, test } from 'vitest'
import { DUEL, given, kinds, whole } from './table.ts'

const flying = (more: object = {}) => ({ level: 2 as const, rocket: whole('Cutting Edge'), distance: 50, ...more })

describe('zones', () => {
  test('BR-10.2 ten km make a zone', () => {
    const zone = (distance: number) =>
      given({ players: { Ada: flying({ distance }) } }).view('Ben').players[0]?.figures.zone
    expect([0, 9, 10, 57, 180].map(zone)).toEqual([0, 0, 1, 5, 18])
  })

  test('BR-10.4, BR-R26 zones do not matter for another level', () => {
    const table = given({ players: { Ada: { hand: ['Industrial Espionage'] }, Ben: flying({ distance: 170 }) } })
    table.sabotage('Ada', 'Industrial Espionage', 'Ben', {}, 6, 6)
    expect(table.asked).toEqual(['Ben react'])
  })

  test('BR-10.1, BR-R25 movement is cut off at both ends', () => {
    const table = given({
      players: { Ada: flying({ distance: 175, hand: ['Tractor Beam'] }), Ben: flying({ distance: 170 }) },
    })
    table.hit('Ada', 'Tractor Beam', 'Ben')
    expect(table.player('Ben').distance).toBe(180)
    const near = given({ players: { Ada: flying({ distance: 20, spaceFuel: 10, hand: ['Warp Drive Generator'] }) } })
    expect(kinds(near.ability('Ada', 'Warp Drive Generator'))).toContain('orbitReached')
    expect(near.player('Ada').distance).toBe(0)
  })
})

describe('fuel and movement', () => {
  test('BR-11.1 any number of tanks, gas and Anti-Matter, up to 100%', () => {
    const table = given({
      players: { Ada: flying({ spaceFuel: 40, hand: ['Large Fuel Tank', 'Small Fuel Tank', 'Space Gas Station'] }) },
    })
    table.refuel('Ada', 'Large Fuel Tank')
    table.refuel('Ada', 'Small Fuel Tank')
    table.ability('Ada', 'Space Gas Station')
    expect(table.player('Ada').spaceFuel).toBe(100)
  })

  test('BR-11.2, BR-11.3 Asteroid Mining brings its own fuel, and cards move at once', () => {
    const table = given({ players: { Ada: flying({ hand: ['Asteroid Mining'] }) } })
    table.ability('Ada', 'Asteroid Mining', {}, 3, 4, 5)
    expect(table.player('Ada')).toMatchObject({ distance: 38, spaceFuel: 20 })
    const ions = given({
      players: { Ada: flying({ enhancements: ['Ion Thrusters'], slingshotKm: 10, spaceTurns: 1 }) },
    })
    ions.end('Ada')
    expect(ions.player('Ada')).toMatchObject({ distance: 37, spaceFuel: 0 })
  })

  test.each([
    ['Improvised Boosters', 10],
    ['Solid Rocket Boosters', 30],
    ['Hypergolic Boosters', 70],
  ])('BR-11.4 %s cruise %i km', (boosters, km) => {
    const table = given({
      players: { Ada: flying({ rocket: [...whole('Improvised'), boosters], spaceFuel: 10, distance: 100 }) },
    })
    table.end('Ada')
    expect(table.player('Ada')).toMatchObject({ distance: 100 - km, spaceFuel: 0 })
  })

  test.each([
    ['Improvised', 6],
    ['Second-hand', 8],
    ['Cutting Edge', 10],
  ] as const)('BR-11.4, BR-R27 a bare %s Thruster cruises %i km, or not at all by option', (tier, km) => {
    const table = given({ players: { Ada: flying({ rocket: whole(tier), spaceFuel: 20 }) } })
    table.end('Ada')
    expect(table.player('Ada')).toMatchObject({ distance: 50 - km, spaceFuel: 10 })
    const off = given({
      options: { thrusterCruise: false },
      players: { Ada: flying({ rocket: whole(tier), spaceFuel: 20 }) },
    })
    off.end('Ada')
    expect(off.player('Ada')).toMatchObject({ distance: 50, spaceFuel: 20 })
  })

  test('BR-11.4 Staging wakes in the fifth turn and is turned up by it', () => {
    const staged = (spaceTurns: number) => {
      const table = given({ players: { Ada: flying({ faceDown: ['Staging'], spaceFuel: 20, spaceTurns }) } })
      table.end('Ada')
      return [table.player('Ada').distance, table.rocket('Ada').includes('Staging')]
    }
    expect([staged(4), staged(5)]).toEqual([
      [40, false],
      [25, true],
    ])
  })

  test('BR-11.5, BR-R28 wind 20%, wind and sail 40%, rounded down, each gain by itself', () => {
    const sailing = (...enhancements: string[]) => {
      const table = given({
        players: { Ada: flying({ enhancements, spaceFuel: 50, hand: ['Teleport'], distance: 100 }) },
      })
      table.ability('Ada', 'Teleport')
      const teleported = 100 - table.player('Ada').distance
      table.end('Ada')
      return [teleported, 100 - teleported - table.player('Ada').distance]
    }
    expect([
      sailing(),
      sailing('Solar Sail'),
      sailing('Solar Wind', 'Ion Thrusters'),
      sailing('Solar Wind', 'Solar Sail'),
    ]).toEqual([
      [10, 10],
      [10, 10],
      [12, 15],
      [14, 14],
    ])
  })

  test.each([
    [0, 30],
    [10, 20],
    [20, 10],
  ])('BR-11.6, BR-R9 fuelBurn %i%% once a turn under power', (fuelBurn, left) => {
    const table = given({
      options: { fuelBurn },
      players: { Ada: flying({ spaceFuel: 30, hand: ['Teleport', 'Teleport'] }) },
    })
    table.ability('Ada', 'Teleport')
    table.ability('Ada', 'Teleport')
    table.end('Ada')
    expect(table.player('Ada').spaceFuel).toBe(left)
  })

  test('BR-11.7 Emergency Thrusters need and cost 20%', () => {
    const table = given({
      players: { Ada: flying({ spaceFuel: 10, hand: ['Emergency Thrusters', 'Small Fuel Tank'] }) },
    })
    table.refused('Ada', table.abilityOf('Ada', 'Emergency Thrusters'), { rule: 'BR-11.7' })
    table.refuel('Ada', 'Small Fuel Tank')
    table.ability('Ada', 'Emergency Thrusters')
    expect(table.player('Ada')).toMatchObject({ distance: 35, spaceFuel: 0 })
  })

  test('BR-11.8, BR-R29 held: no movement either way, no cards, no target, and slingshot km are lost', () => {
    const held = flying({
      rocket: whole('Improvised'),
      heldUntil: 6,
      turns: 5,
      spaceFuel: 50,
      slingshotKm: 10,
      hand: ['Teleport', 'Asteroid Mining'],
    })
    const table = given({ seats: DUEL, turn: 'Ben', players: { Ada: held, Ben: flying({ hand: ['Tractor Beam'] }) } })
    table.refused('Ben', table.sabotageOf('Ben', 'Tractor Beam', 'Ada'), { rule: 'BR-3.5' })
    table.end('Ben')
    table.refused('Ada', table.abilityOf('Ada', 'Teleport'), { rule: 'BR-11.8' })
    table.refused('Ada', table.abilityOf('Ada', 'Asteroid Mining'), { rule: 'BR-11.8' })
    table.end('Ada')
    expect(table.player('Ada')).toMatchObject({ distance: 50, spaceFuel: 50, slingshotKm: 0, heldUntil: 0 })
  })

  test('BR-11.8 held in orbit, a player lands in the first turn after it', () => {
    const table = given({ seats: DUEL, players: { Ada: flying({ distance: 0, heldUntil: 5, turns: 5 }) } })
    table.end('Ada')
    expect(table.player('Ada').level).toBe(2)
    table.end('Ben')
    table.end('Ada')
    expect(table.asked).toEqual(['Ada commitLanding'])
  })

  test('BR-11.9 held turns count as turns in space; in orbit cruise uses nothing', () => {
    const table = given({
      seats: DUEL,
      turn: 'Ben',
      players: {
        Ada: flying({ heldUntil: 6, turns: 5, spaceTurns: 3, distance: 0, faceDown: ['Staging'], spaceFuel: 30 }),
      },
    })
    table.end('Ben')
    table.end('Ada')
    table.end('Ben')
    table.end('Ada')
    expect(table.player('Ada')).toMatchObject({ spaceTurns: 5, spaceFuel: 30 })
    expect(table.faceDown('Ada')).toEqual(['Staging'])
  })
})

describe('navigation', () => {
  test.each([
    ['Improvised', 4, 60],
    ['Improvised', 5, 50],
    ['Second-hand', 2, 60],
    ['Second-hand', 3, 50],
  ] as const)('BR-12.1, BR-12.2, BR-R12 %s fins with a %i: %i km', (tier, die, distance) => {
    const table = given({ turn: 'Cyd', players: { Ada: flying({ rocket: whole(tier) }) } })
    table.end('Cyd', die)
    expect(table.player('Ada').distance).toBe(distance)
  })

  test('BR-12.1 Cutting Edge fins roll nothing, and nobody does in orbit', () => {
    const table = given({ turn: 'Cyd', players: { Ada: flying() } })
    expect(kinds(table.end('Cyd'))).not.toContain('navigationRolled')
    const orbit = given({ turn: 'Cyd', players: { Ada: flying({ rocket: whole('Improvised'), distance: 0 }) } })
    expect(kinds(orbit.end('Cyd'))).not.toContain('navigationRolled')
  })
})

describe('damage in space and on Mars', () => {
  const shot = (ben: object, card: string, ...dice: number[]) => {
    const table = given({ players: { Ada: flying({ hand: [card] }), Ben: ben } })
    table.hit('Ada', card, 'Ben', {}, ...dice)
    return table
  }

  test('BR-13.1, BR-13.4, BR-13.11, BR-R48 damage adds up, is listed, and at the strength it explodes', () => {
    const table = given({ players: { Ada: flying({ hand: ['Missile Attack', 'Asteroid Storm'] }), Ben: flying() } })
    table.hit('Ada', 'Missile Attack', 'Ben', {}, 5, 5, 5)
    expect(table.player('Ben')).toMatchObject({ damage: 3, hits: [{ card: 'missile-attack@2', by: 0, damage: 3 }] })
    expect(table.rocket('Ben')).toHaveLength(4)
    table.hit('Ada', 'Asteroid Storm', 'Ben', {}, 6, 6, 6)
    expect(table.player('Ben')).toMatchObject({ damage: 9, level: 2 })
    const over = shot(flying({ damage: 9 }), 'Asteroid Storm', 5, 5, 5)
    expect(over.player('Ben')).toMatchObject({ level: 1, damage: 0, hits: [], wrecked: true })
  })

  test('BR-13.2, BR-R30 the strength at launch counts, even if a hidden part was taken', () => {
    const table = shot(flying({ original: 14 }), 'Missile Attack', 5, 5, 5)
    expect(table.player('Ben').damage).toBe(1)
  })

  test('BR-13.5, BR-13.12, BR-R24 an explosion takes all but the pad and cross-level cards', () => {
    const boom = given({
      players: {
        Ada: { level: 3, rocket: whole('Cutting Edge'), hand: ['laser-cannon@2'] },
        Ben: {
          level: 3,
          rocket: whole('Improvised'),
          damage: 3,
          hand: ['Repair Kit', 'laser-cannon@3', 'Heat Shield'],
          generators: ['Windmill Generator'],
          rovers: ['Improvised Mars Rover'],
          communications: ['Basic Antenna'],
          enhancements: ['All-Terrain Wheels'],
          faceDown: ['Backup Rover'],
          power: 80,
          km: 12,
          jams: 1,
          dustUntil: 7,
          spies: ['Cyd'],
        },
      },
    })
    boom.ability('Ada', 'Laser Cannon', { on: 'Ben', part: 'thruster' })
    expect(boom.player('Ben')).toMatchObject({
      level: 1,
      power: 0,
      km: 0,
      jams: 0,
      dustUntil: 0,
      spies: [],
      generators: [],
      rovers: [],
      communications: [],
      enhancements: [],
      faceDown: [],
      out: 0,
    })
    expect([boom.hand('Ben').slice(0, 2), boom.hand('Ben').length]).toEqual([['Laser Cannon', 'Heat Shield'], 5])
  })

  test('BR-13.6, BR-2.13 whose own rocket explodes goes to the hand limit at once', () => {
    const table = given({
      players: {
        Ada: flying({ damage: 11, hand: ['Asteroid Storm', 'Teleport'] }),
        Ben: flying({ hand: ['Newton’s Third Law'] }),
      },
    })
    table.reflect('Ada', 'Asteroid Storm', 'Ben', {}, 6, 6, 6)
    expect([table.player('Ada').level, table.asked]).toEqual([1, ['Ben action']])
  })

  test('BR-13.7 damage of the journey stays with the landed rocket', () => {
    const table = given({ players: { Ada: flying({ distance: 0, damage: 5 }) } })
    table.end('Ada')
    table.land('Ada', {}, 6, 6)
    expect(table.player('Ada')).toMatchObject({ level: 3, damage: 5, original: 12 })
  })

  test('BR-13.8, BR-R42 rays roll against the fuselage alone, capped by option', () => {
    expect(shot(flying(), 'Cosmic Rays', 4, 4, 4).player('Ben').damage).toBe(9)
    const capped = given({
      options: { cosmicRays: 'capped' },
      players: { Ada: flying({ hand: ['Cosmic Rays'] }), Ben: flying() },
    })
    capped.hit('Ada', 'Cosmic Rays', 'Ben', {}, 4, 4, 4)
    expect(capped.player('Ben').damage).toBe(3)
  })

  test.each([
    [1, 3],
    [2, 3],
    [3, 1],
    [4, 1],
    [5, 0],
    [6, 0],
  ])('BR-13.9 Space Dust with a %i: %i damage to Improvised and Second-hand parts', (die, damage) => {
    const rocket = [
      'Improvised Fuselage',
      'Second-hand Nose Cone',
      'Cutting Edge Stabilizer Fins',
      'Cutting Edge Thruster',
    ]
    expect(shot(flying({ rocket }), 'Space Dust', die).player('Ben').damage).toBe(damage)
    expect(shot(flying(), 'Space Dust', die).player('Ben').damage).toBe(0)
  })

  test('BR-13.10, BR-R43 a Laser Cannon hits one part, or by option the whole rocket', () => {
    const table = given({ players: { Ada: flying({ hand: ['Laser Cannon'] }), Ben: flying() } })
    table.ability('Ada', 'Laser Cannon', { on: 'Ben', part: 'nose-cone' })
    expect([table.player('Ben').damage, table.asked]).toEqual([3, ['Ada action']])
    const entire = given({
      options: { laserCannon: 'rocket' },
      players: { Ada: flying({ hand: ['Laser Cannon'] }), Ben: flying() },
    })
    entire.refused('Ada', entire.abilityOf('Ada', 'Laser Cannon', { on: 'Ben', part: 'thruster' }), {
      rule: 'BR-13.10',
    })
    entire.ability('Ada', 'Laser Cannon', { on: 'Ben' })
    expect(entire.player('Ben').level).toBe(1)
  })

  test('BR-13.3 a bomb in space is damage', () => {
    const table = given({ players: { Ada: { faceDown: [{ card: 'Plant Bomb', victim: 'Ben' }] }, Ben: flying() } })
    table.detonate('Ada', 'fuselage', 4, 4)
    table.react('Ben', 'pass')
    expect([table.player('Ben').damage, table.rocket('Ben').length]).toEqual([3, 4])
  })
})

describe('landing', () => {
  const orbit = (more: object = {}, options: object = {}) => {
    const table = given({ seats: DUEL, options, players: { Ada: flying({ distance: 0, ...more }) } })
    table.end('Ada')
    return table
  }

  test('BR-14.1 at 0 km the landing is attempted, like it or not', () => {
    expect(orbit().asked).toEqual(['Ada commitLanding'])
    expect(kinds(given({ players: { Ada: flying({ distance: 3, spaceFuel: 10 }) } }).end('Ada'))).toContain(
      'orbitReached',
    )
  })

  test('BR-14.2 a Sky Crane lands without dice', () => {
    const table = orbit({ enhancements: ['Sky Crane'] })
    expect([table.player('Ada').level, table.enhancements('Ada')]).toEqual([3, []])
  })

  test('BR-14.3, BR-R52 the question is put at every landing; only cards one has can be used', () => {
    const table = orbit({ hand: ['Drag Chute', 'Heat Shield'] })
    const commit = { kind: 'commitLanding', chutes: 2, shields: 0, hidden: 0 }
    table.refused('Ada', commit, { rule: 'BR-14.3' })
    table.land('Ada', { chutes: 1, shields: 1 }, 1, 1, 1, 1, 6)
    expect([table.player('Ada').level, table.discards(2).slice(0, 2)]).toEqual([3, ['Drag Chute', 'Heat Shield']])
  })

  test.each([
    ['Improvised', [2], false],
    ['Improvised', [3], true],
    ['Second-hand', [1], false],
    ['Second-hand', [2], true],
    ['Cutting Edge', [1, 1], false],
    ['Cutting Edge', [1, 2], true],
  ] as const)('BR-14.4, BR-14.5, BR-R31 a %s cone with %j lands: %s', (tier, dice, lands) => {
    const table = orbit({ rocket: whole(tier) })
    table.land('Ada', {}, ...dice)
    expect(table.player('Ada').out === 0).toBe(lands)
  })

  test('BR-14.6, BR-9.3 landed: three cards of Level 3, the rocket stays', () => {
    const table = orbit({ hand: ['Teleport', 'Newton’s Third Law'], faceDown: ['Staging', 'Heat Shield'] })
    table.land('Ada', {}, 6, 6)
    expect([table.hand('Ada').length, table.rocket('Ada').length, table.faceDown('Ada')]).toEqual([
      4,
      4,
      ['Staging', 'Heat Shield'],
    ])
  })

  test('BR-14.7 a crash eliminates, or starts over by option', () => {
    const out = orbit({ rocket: whole('Improvised') })
    out.land('Ada', {}, 1)
    expect(out.outcome).toMatchObject({ places: [2, 1] })
    const again = orbit({ rocket: whole('Improvised') }, { crash: 'restart' })
    again.land('Ada', {}, 1)
    expect([again.player('Ada').level, again.player('Ada').out, again.hand('Ada').length]).toEqual([1, 0, 5])
  })
})
