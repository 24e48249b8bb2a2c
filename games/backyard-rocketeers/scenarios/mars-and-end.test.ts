import { describe, expect, test } from 'vitest'
import { DUEL, given, kinds, TRIO, whole } from './table.ts'

const landed = (more: object = {}) => ({ level: 3 as const, rocket: whole('Cutting Edge'), ...more })
const alone = (ada: object, options: object = {}) =>
  given({ seats: DUEL, options, decks: { 1: { draw: [] } }, players: { Ada: landed(ada) } })

describe('power', () => {
  test('BR-15.1 one placement a turn, no slots', () => {
    const table = alone({
      generators: ['Windmill Generator', 'Windmill Generator'],
      hand: ['Windmill Generator', 'Basic Antenna'],
    })
    table.place('Ada', 'Windmill Generator')
    table.refused('Ada', { kind: 'placeComponent', card: 'basic-antenna@3' }, { rule: 'BR-2.4' })
    expect(table.generators('Ada')).toHaveLength(3)
  })

  test('BR-15.2, BR-R21 without a generator at the start of the turn nothing is produced in it', () => {
    const table = alone({ hand: ['Geothermal Power Plant'] })
    table.place('Ada', 'Geothermal Power Plant')
    table.end('Ada')
    expect(table.player('Ada').power).toBe(0)
  })

  test('BR-15.3 power adds up beyond 100% and is never spent', () => {
    const table = alone({ power: 90, generators: ['Geothermal Power Plant'] })
    table.end('Ada')
    expect(table.player('Ada').power).toBe(140)
  })

  test('BR-15.4 a second storm sets the count back to three', () => {
    const table = given({
      seats: DUEL,
      turn: 'Ben',
      players: {
        Ada: landed({ turns: 5, dustUntil: 6, generators: ['Improvised Solar Panels'] }),
        Ben: landed({ hand: ['Dust Storm'] }),
      },
    })
    table.hit('Ben', 'Dust Storm', 'Ada')
    expect(table.player('Ada').dustUntil).toBe(8)
  })

  test('BR-15.5, BR-R50 a stolen generator goes to the hand, and power stays', () => {
    const table = given({
      players: {
        Ada: landed({ hand: ['Power Flow Re-routing'] }),
        Ben: landed({ power: 60, generators: ['Windmill Generator', 'Geothermal Power Plant'] }),
      },
    })
    table.hit('Ada', 'Power Flow Re-routing', 'Ben', { place: 1 })
    expect([table.hand('Ada'), table.generators('Ben'), table.player('Ben').power]).toEqual([
      ['Geothermal Power Plant'],
      ['Windmill Generator'],
      60,
    ])
  })

  test('BR-15.6 a dusty panel is a generator, and efficiency adds nothing to it', () => {
    const table = alone({
      turns: 5,
      dustUntil: 6,
      generators: ['Improvised Solar Panels'],
      enhancements: ['Solar Panel Efficiency'],
      hand: ['Windmill Generator'],
    })
    table.place('Ada', 'Windmill Generator')
    table.end('Ada')
    expect(table.player('Ada').power).toBe(10)
  })
})

describe('rovers', () => {
  test.each([
    ['Improvised', 3, 0],
    ['Improvised', 4, 3],
    ['Second-Hand', 2, 0],
    ['Second-Hand', 3, 5],
    ['Cutting Edge', 1, 0],
    ['Cutting Edge', 2, 7],
  ])('BR-16.1 a %s rover with a %i drives %i km', (tier, die, km) => {
    const table = alone({ rovers: [`${tier} Mars Rover`] })
    table.end('Ada', die)
    expect([table.player('Ada').km, table.player('Ada').rovers[0]?.broken]).toEqual([km, km === 0])
  })

  test('BR-16.2 a rover drives in the turn it is set up or repaired; broken ones roll nothing', () => {
    const table = alone({ rovers: ['Improvised Mars Rover, broken'], hand: ['Second-Hand Mars Rover', 'Repair Kit'] })
    table.place('Ada', 'Second-Hand Mars Rover')
    table.ability('Ada', 'Repair Kit', { on: 'Ada', place: 0 })
    table.end('Ada', 4, 3)
    expect(table.player('Ada').km).toBe(8)
  })

  test('BR-16.1, BR-R21 the worked example: 5, 5, 10, 15, 23', () => {
    const table = alone({ hand: ['Second-Hand Mars Rover', 'Repair Kit', 'Improvised Mars Rover'] })
    table.place('Ada', 'Second-Hand Mars Rover')
    const km = ([[4], [1], [5], [3], [6, 6]] as const).map((dice, turn) => {
      if (turn === 2) table.ability('Ada', 'Repair Kit', { on: 'Ada', place: 0 })
      if (turn === 4) table.place('Ada', 'Improvised Mars Rover')
      table.end('Ada', ...dice)
      table.end('Ben')
      return table.player('Ada').km
    })
    expect(km).toEqual([5, 5, 10, 15, 23])
  })

  test('BR-16.3, BR-R32 wheels add 2 km to each rover that moves, backups too', () => {
    const table = alone({
      rovers: ['Improvised Mars Rover', 'Second-Hand Mars Rover', 'Backup Rover'],
      enhancements: ['All-Terrain Wheels'],
    })
    table.end('Ada', 6, 1)
    expect(table.player('Ada').km).toBe(11)
  })

  test('BR-16.4, BR-R47 one loss calls one Backup Rover, the oldest', () => {
    const table = alone({ rovers: ['Cutting Edge Mars Rover'], faceDown: ['Backup Rover', 'Backup Rover'] })
    table.end('Ada', 1)
    expect([table.rovers('Ada'), table.faceDown('Ada')]).toEqual([
      ['Cutting Edge Mars Rover, broken', 'Backup Rover'],
      ['Backup Rover'],
    ])
  })

  test('BR-16.5 km never go below 0', () => {
    const table = given({
      players: {
        Ada: landed({ hand: ['Alien Interference'] }),
        Ben: landed({ km: 4, rovers: ['Improvised Mars Rover, broken'] }),
      },
    })
    table.hit('Ada', 'Alien Interference', 'Ben')
    expect(table.player('Ben').km).toBe(0)
  })

  test('BR-16.6 hidden without a working rover it waits; the loss of a backup calls the next', () => {
    const table = alone({ rovers: ['Improvised Mars Rover, broken'], hand: ['Backup Rover'] })
    table.hide('Ada', 'Backup Rover')
    table.end('Ada')
    expect(table.faceDown('Ada')).toEqual(['Backup Rover'])
    const shot = given({
      players: {
        Ada: landed({ hand: ['Laser Cannon'] }),
        Ben: landed({ rovers: ['Backup Rover'], faceDown: ['Backup Rover'] }),
      },
    })
    shot.ability('Ada', 'Laser Cannon', { on: 'Ben', place: 0 })
    expect([shot.rovers('Ben'), shot.faceDown('Ben'), shot.discards(3)]).toEqual([
      ['Backup Rover'],
      [],
      ['Laser Cannon', 'Backup Rover'],
    ])
  })
})

describe('signal', () => {
  const signal = (ada: object) => alone(ada).view('Ben').players[0]?.figures.signal

  test('BR-17.1 antennas, amplifier, boosters less jams, not below 0', () => {
    const communications = ['Basic Antenna', 'Satellite Dish']
    expect([
      signal({ communications }),
      signal({ communications, enhancements: ['Signal Amplifier'] }),
      signal({ communications, jams: 2 }),
      signal({ communications, jams: 7 }),
      signal({ communications, boost: 1 }),
      signal({ enhancements: ['Signal Amplifier'] }),
    ]).toEqual([3, 5, 1, 0, 4, 0])
  })

  test('BR-17.2, BR-17.4 a jam needs a signal and is for good', () => {
    const table = given({
      players: {
        Ada: landed({ hand: ['Signal Jammer', 'Signal Jammer'] }),
        Ben: landed({ communications: ['Basic Antenna'] }),
      },
    })
    table.hit('Ada', 'Signal Jammer', 'Ben')
    expect(table.view('Ada').players[1]?.figures.signal).toBe(0)
    table.refused('Ada', table.sabotageOf('Ada', 'Signal Jammer', 'Ben'), { rule: 'BR-3.5' })
    const reflected = given({
      players: {
        Ada: landed({ hand: ['Signal Jammer'] }),
        Ben: landed({ communications: ['Basic Antenna'], hand: ['Newton’s Third Law'] }),
      },
    })
    expect(kinds(reflected.reflect('Ada', 'Signal Jammer', 'Ben'))).toContain('fizzled')
    expect(reflected.player('Ada').jams).toBe(0)
  })

  test('BR-17.3 a booster ends with the turn', () => {
    const table = alone({ hand: ['Signal Booster'] })
    table.ability('Ada', 'Signal Booster')
    expect(table.player('Ada').boost).toBe(1)
    table.end('Ada')
    expect(table.player('Ada').boost).toBe(0)
  })
})

describe('the end', () => {
  const nearly = { power: 100, km: 20, communications: ['Deep Space Array'] }

  test('BR-18.1, BR-R22 all three at the end of an own turn win, at once', () => {
    const table = given({ turn: 'Ben', players: { Ada: landed(nearly) } })
    table.end('Ben')
    expect(table.outcome).toBeNull()
    table.end('Cyd')
    table.end('Ada')
    expect(table.outcome).toMatchObject({ result: 'won', ending: 'mission', rule: 'BR-18.1' })
    table.refused('Ben', { kind: 'endActions' }, { rule: 'BR-18.1', code: 'match-over' })
  })

  test('BR-18.9 immediate: as soon as it is so; holdRound: at two own turn ends in a row', () => {
    const now = alone(
      { power: 80, km: 20, communications: ['Deep Space Array'], hand: ['Power Surge'] },
      { victoryCheck: 'immediate' },
    )
    now.ability('Ada', 'Power Surge')
    expect(now.outcome).toMatchObject({ ending: 'mission' })
    const hold = alone(nearly, { victoryCheck: 'holdRound' })
    hold.end('Ada')
    expect(hold.outcome).toBeNull()
    hold.end('Ben')
    hold.end('Ada')
    expect(hold.outcome).toMatchObject({ ending: 'mission' })
  })

  test('BR-18.2, BR-18.6, BR-R33 who leaves takes no turns, is no target, and the pad leaves with them', () => {
    const table = given({
      players: { Ada: { hand: ['Resource Raid'] }, Ben: { rocket: whole('Improvised'), hand: ['Slingshot'] } },
    })
    table.resign('Ben')
    expect([table.player('Ben').out, table.hand('Ben'), table.rocket('Ben'), table.player('Ben').pad]).toEqual([
      1,
      [],
      [],
      null,
    ])
    table.refused('Ada', table.sabotageOf('Ada', 'Resource Raid', 'Ben'), { rule: 'BR-18.2' })
    table.end('Ada')
    expect(table.asked).toEqual(['Cyd action'])
    expect(table.state.removed.filter((card) => card === 'launch-pad@1')).toHaveLength(4)
  })

  test('BR-18.6 an attack on somebody who leaves ends, and a turn passes on', () => {
    const table = given({ players: { Ada: { hand: ['Resource Raid'] } } })
    table.sabotage('Ada', 'Resource Raid', 'Ben')
    table.resign('Ben')
    expect(table.asked).toEqual(['Ada action'])
    table.resign('Ada')
    expect(table.outcome).toMatchObject({ places: [2, 3, 1], ending: 'lastStanding' })
  })

  test('BR-18.3, BR-18.4 an explosion is no elimination', () => {
    const table = given({
      seats: DUEL,
      players: { Ada: landed({ hand: ['Laser Cannon'] }), Ben: landed({ damage: 11 }) },
    })
    table.ability('Ada', 'Laser Cannon', { on: 'Ben', part: 'thruster' })
    expect([table.player('Ben').level, table.outcome]).toEqual([1, null])
  })

  test('BR-R33 lastStanding rockets: whoever alone has a rocket wins', () => {
    const table = given({
      seats: DUEL,
      options: { lastStanding: 'rockets' },
      players: { Ada: landed({ hand: ['Laser Cannon'] }), Ben: landed({ damage: 11 }) },
    })
    table.ability('Ada', 'Laser Cannon', { on: 'Ben', part: 'thruster' })
    expect(table.outcome).toMatchObject({ places: [1, 2], ending: 'rockets', rule: 'BR-R33' })
    const hidden = given({
      seats: DUEL,
      options: { lastStanding: 'rockets' },
      players: {
        Ada: { rocket: ['Improvised Thruster'], hand: ['Shoot An RPG'] },
        Ben: { rocket: ['Improvised Thruster'], faceDown: ['Staging'] },
      },
    })
    hidden.hit('Ada', 'Shoot An RPG', 'Ben', { part: 'thruster' })
    expect(hidden.outcome).toBeNull()
  })

  test('BR-18.5, BR-R34 at the round limit level and progress decide, and equal players share', () => {
    const table = given({
      turn: 'Cyd',
      round: 20,
      options: { roundLimit: 20 },
      players: {
        Ada: { rocket: whole('Improvised').slice(0, 2) },
        Ben: { level: 2, rocket: whole('Improvised'), distance: 90 },
        Cyd: { rocket: whole('Improvised').slice(0, 1), groundFuel: 100 },
      },
    })
    table.end('Cyd')
    expect(table.outcome).toMatchObject({ places: [2, 1, 2], points: [4, 6, 4], ending: 'roundLimit', result: 'won' })
  })

  test('BR-18.8 six places bring 6, 4, 3, 2, 1 and 0 points', () => {
    const seats = ['Ada', 'Ben', 'Cyd', 'Dot', 'Eve', 'Fay']
    const table = given({
      seats,
      turn: 'Fay',
      round: 20,
      options: { roundLimit: 20 },
      players: Object.fromEntries(seats.map((name, place) => [name, { groundFuel: 90 - 10 * place }])),
    })
    table.end('Fay')
    expect(table.outcome).toMatchObject({ places: [1, 2, 3, 4, 5, 6], points: [6, 4, 3, 2, 1, 0] })
  })

  test('BR-18.7, BR-R53 without a limit it ends after a thousand rounds', () => {
    const table = given({ turn: 'Cyd', round: 1000, options: { roundLimit: 0 } })
    expect(table.view('Ada').lastRound).toBe(1000)
    table.end('Cyd')
    expect(table.outcome).toMatchObject({ ending: 'roundLimit', result: 'draw' })
  })

  test('BR-18.8 the winner, then by progress, then the eliminated, last one first', () => {
    const table = given({
      seats: [...TRIO, 'Dan'],
      players: { Ada: landed(nearly), Ben: {}, Cyd: {}, Dan: landed() },
    })
    table.resign('Cyd')
    table.resign('Ben')
    table.end('Ada')
    expect(table.outcome).toMatchObject({ places: [1, 3, 4, 2], points: [6, 3, 2, 4] })
  })
})
