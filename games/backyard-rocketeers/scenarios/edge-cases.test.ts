import { describe, expect, test } from 'vitest'
import { DUEL, given, kinds, whole } from './table.ts'

const MIXED = ['Improvised Fuselage', 'Second-hand Nose Cone', 'Cutting Edge Stabilizer Fins', 'Second-hand Thruster']
const FIVE = [
  'Improvised Fuselage',
  'Second-hand Nose Cone',
  'Cutting Edge Stabilizer Fins',
  'Cutting Edge Thruster',
  'Solid Rocket Boosters',
]

describe('on Earth', () => {
  test('BR-8.1 edge case 1: parts of 1, 2, 3, 3 and 2 have strength 11', () => {
    expect(given({ players: { Ada: { rocket: FIVE } } }).strength('Ada')).toBe(11)
  })

  test('BR-7.3 edge case 2: three dice for parts, none for Cutting Edge, then the distance', () => {
    const table = given({ players: { Ada: { rocket: MIXED, groundFuel: 100 } } })
    table.launch('Ada', 3, 2, 2, 4, 5, 1)
    expect(table.player('Ada')).toMatchObject({ level: 2, distance: 100, spaceFuel: 0, groundFuel: 0, original: 8 })
    expect(table.hand('Ada')).toHaveLength(3)
  })

  test('BR-7.6 edge case 3: a scrub costs the failed parts, keeps the fuel and ends the action phase', () => {
    const table = given({ players: { Ada: { rocket: MIXED, groundFuel: 100 } } })
    table.launch('Ada', 2, 1, 5)
    expect(table.rocket('Ada')).toEqual(['Cutting Edge Stabilizer Fins', 'Second-hand Thruster'])
    expect(table.player('Ada')).toMatchObject({ level: 1, groundFuel: 100 })
    expect(table.asked).toEqual(['Ben action'])
    table.refused('Ada', { kind: 'launch' }, { rule: 'BR-1.7' })
  })

  test('BR-7.5 edge case 4: Staging stands in for the Thruster and is not part of the original strength', () => {
    const parts = ['Cutting Edge Fuselage', 'Cutting Edge Nose Cone', 'Cutting Edge Stabilizer Fins']
    const table = given({
      players: { Ada: { rocket: [...parts, 'Improvised Thruster'], faceDown: ['Staging'], groundFuel: 100 } },
    })
    table.launch('Ada', 1)
    expect(table.asked).toEqual(['Ada useStaging'])
    table.do('Ada', { kind: 'useStaging', use: true }, [2, 3, 4])
    expect(table.player('Ada')).toMatchObject({ level: 2, distance: 90, original: 10 })
    expect(table.rocket('Ada')).toContain('Improvised Thruster')
    expect(table.discards(1)).toEqual(['Staging'])
  })

  test('BR-6.1 edge case 5: what is above 100% is lost', () => {
    const table = given({ players: { Ada: { hand: ['Extra Large Fuel Tank'], groundFuel: 90 } } })
    expect(table.place('Ada', 'Extra Large Fuel Tank')).toContainEqual(
      expect.objectContaining({ kind: 'fuelled', to: 100, lost: 40 }),
    )
  })

  test('BR-9.1 edge case 6: four cards stay, three are drawn', () => {
    const table = given({
      options: { launchPads: 'deck' },
      players: {
        Ada: {
          pad: 'play',
          rocket: whole('Cutting Edge'),
          groundFuel: 100,
          hand: [
            'Launch Pad',
            'Small Fuel Tank',
            'Slingshot',
            'Solar Sail',
            'Newton’s Third Law',
            'Industrial Espionage',
            'Large Fuel Tank',
          ],
        },
      },
    })
    table.launch('Ada', 1, 1, 1)
    expect(table.hand('Ada').slice(0, 4)).toEqual([
      'Small Fuel Tank',
      'Solar Sail',
      'Newton’s Third Law',
      'Large Fuel Tank',
    ])
    expect(table.hand('Ada')).toHaveLength(7)
  })

  test('BR-8.3 edge case 10: exactly the damage, by any exact set', () => {
    const storm = () => {
      const table = given({
        options: { groundStorms: true },
        players: { Ada: { hand: ['asteroid-storm@1'] }, Ben: { rocket: FIVE } },
      })
      table.hit('Ada', 'Asteroid Storm', 'Ben', {}, 5, 6, 5)
      return table
    }
    const table = storm()
    expect(table.asked).toEqual(['Ben chooseLosses'])
    table.refused('Ben', { kind: 'chooseLosses', parts: ['stabilizer-fins', 'thruster'] }, { rule: 'BR-8.3' })
    table.lose('Ben', 'thruster', 'nose-cone')
    expect(table.strength('Ben')).toBe(6)
    const other = storm()
    other.lose('Ben', 'fuselage', 'nose-cone', 'boosters')
    expect(other.rocket('Ben')).toEqual(['Cutting Edge Stabilizer Fins', 'Cutting Edge Thruster'])
  })

  test('BR-8.4 edge case 11: where nothing is exact, the least excess and no more', () => {
    const table = given({
      options: { groundStorms: true },
      players: {
        Ada: { hand: ['asteroid-storm@1'] },
        Ben: { rocket: ['Cutting Edge Fuselage', 'Cutting Edge Nose Cone'] },
      },
    })
    table.hit('Ada', 'Asteroid Storm', 'Ben', {}, 2, 2, 3)
    table.refused('Ben', { kind: 'chooseLosses', parts: [] }, { rule: 'BR-8.4' })
    table.refused('Ben', { kind: 'chooseLosses', parts: ['fuselage', 'nose-cone'] }, { rule: 'BR-8.4' })
    table.lose('Ben', 'nose-cone')
    expect(table.rocket('Ben')).toEqual(['Cutting Edge Fuselage'])
  })

  test('BR-8.6 edge case 12: an empty pad is no target and not destroyed', () => {
    const table = given({ turn: 'Ben', players: { Ben: { hand: ['Shoot An RPG'] } } })
    table.refused('Ben', table.sabotageOf('Ben', 'Shoot An RPG', 'Ada', { part: 'fuselage' }), { rule: 'BR-3.5' })
    expect(table.player('Ada').wrecked).toBe(false)
  })

  test('BR-8.8 edge case 13: an insured rocket keeps up to two parts, and the fuel stays', () => {
    const table = given({
      turn: 'Ben',
      players: {
        Ada: { rocket: ['Second-hand Fuselage'], faceDown: ['Insurance Policy'], groundFuel: 60 },
        Ben: { hand: ['Shoot An RPG'] },
      },
    })
    table.hit('Ben', 'Shoot An RPG', 'Ada', { part: 'fuselage' })
    expect(table.asked).toEqual(['Ada insuranceKeep'])
    table.keep('Ada', 'fuselage')
    expect([table.rocket('Ada'), table.faceDown('Ada'), table.player('Ada').groundFuel]).toEqual([
      ['Second-hand Fuselage'],
      [],
      60,
    ])
    expect(table.discards(1)).toEqual(['Shoot An RPG', 'Insurance Policy'])
  })

  test('BR-4.2 edge case 26: no third face-down card until one is turned up', () => {
    const table = given({
      players: { Ada: { faceDown: ['Staging', 'Insurance Policy'], hand: ['Insurance Policy'] } },
    })
    const third = { kind: 'placeCovert', card: 'insurance-policy@1' }
    table.refused('Ada', third, { rule: 'BR-4.2' })
    table.reveal('Ada', 0)
    table.hide('Ada', 'Insurance Policy')
    expect(table.faceDown('Ada')).toEqual(['Insurance Policy', 'Insurance Policy'])
  })

  test('BR-4.11 edge case 27: a bomb waits for the next own turn, and an X-Ray Machine finds it', () => {
    const players = {
      Ada: { hand: ['Plant Bomb'] },
      Ben: { rocket: ['Cutting Edge Fuselage'], hand: ['X-Ray Machine'] },
    }
    const table = given({ seats: DUEL, players })
    table.hide('Ada', 'Plant Bomb', 'Ben')
    table.refused('Ada', { kind: 'detonate', place: 0, part: 'fuselage' }, { rule: 'BR-4.11' })
    table.end('Ada')
    expect(table.ability('Ben', 'X-Ray Machine', { on: 'Ben' })).toContainEqual(
      expect.objectContaining({ kind: 'xRayed', found: 1 }),
    )
    expect([table.faceDown('Ada'), table.discards(1)]).toEqual([[], ['X-Ray Machine', 'Plant Bomb']])
  })

  test('BR-2.9 edge case 29: a refill between two cards', () => {
    const discard = [...whole('Improvised'), 'Slingshot', 'X-Ray Machine']
    const table = given({
      decks: { 1: { draw: ['Supernova'], discard } },
      turn: 'Cyd',
      players: { Ben: { level: 2, rocket: whole('Cutting Edge'), distance: 50 } },
    })
    const events = table.end('Cyd', 'supernova@1', 'slingshot@1')
    expect(kinds(events).filter((kind) => kind === 'reshuffled')).toHaveLength(1)
    expect(table.hand('Ada')).toEqual(['Supernova', 'Slingshot'])
  })

  test('BR-5.5 edge case 30: with both optional slots full the part that goes is named', () => {
    const table = given({
      players: { Ada: { rocket: ['Improvised Boosters'], faceDown: ['Staging'], hand: ['Anti-Missile System'] } },
    })
    const card = 'anti-missile-system@1'
    table.refused('Ada', { kind: 'placeComponent', card }, { rule: 'BR-5.5' })
    table.place('Ada', 'Anti-Missile System', { replaces: 'staging', faceDown: true })
    expect([table.faceDown('Ada'), table.discards(1)]).toEqual([['Anti-Missile System'], ['Staging']])
  })

  test('BR-8.9 edge case 33: a takeover of the last part destroys the rocket, and the policy keeps nothing', () => {
    const table = given({
      turn: 'Ben',
      players: { Ada: { faceDown: ['Staging', 'Insurance Policy'] }, Ben: { hand: ['Hostile Takeover'] } },
    })
    table.hit('Ben', 'Hostile Takeover', 'Ada')
    table.do('Ada', { kind: 'giveCovert', place: 0 })
    expect([table.hand('Ben'), table.faceDown('Ada'), table.player('Ada').wrecked]).toEqual([['Staging'], [], true])
    expect(table.discards(1)).toEqual(['Hostile Takeover', 'Insurance Policy'])
  })

  test('BR-6.1 edge case 34: tanks of 10, 20, 10, 20 and 50 on five turns', () => {
    const tanks = ['Small', 'Large', 'Small', 'Large', 'Extra Large'].map((size) => `${size} Fuel Tank`)
    const table = given({
      seats: DUEL,
      players: { Ada: { hand: tanks } },
      decks: { 1: { draw: ['Slingshot', 'Slingshot'] } },
    })
    const gauge = tanks.map((tank) => {
      table.place('Ada', tank)
      table.end('Ada')
      table.end('Ben')
      return table.player('Ada').groundFuel
    })
    expect(gauge).toEqual([10, 30, 40, 60, 100])
  })

  test('BR-19.16 edge case 35: a face-down part that is doubled by the exchange goes', () => {
    const table = given({
      players: {
        Ada: { rocket: ['Staging'], hand: ['Parallel Universe'] },
        Ben: { rocket: ['Improvised Nose Cone', 'Improvised Boosters'], faceDown: ['Staging'] },
      },
    })
    table.ability('Ada', 'Parallel Universe', { on: 'Ben', give: ['staging'], take: ['nose-cone'] })
    expect(table.rocket('Ada')).toEqual(['Improvised Nose Cone'])
    expect(table.rocket('Ben')).toEqual(['Improvised Boosters', 'Staging'])
    expect([table.faceDown('Ben'), table.discards(1)]).toEqual([[], ['Parallel Universe', 'Staging']])
  })
})

describe('in space', () => {
  const flying = (more: object = {}) => ({ level: 2 as const, rocket: whole('Cutting Edge'), distance: 50, ...more })

  test('BR-19.5 edge case 7: 7 is not enough to reach a higher level, and nobody is asked', () => {
    const table = given({ players: { Ada: { hand: ['Shoot An RPG'] }, Ben: flying() } })
    table.sabotage('Ada', 'Shoot An RPG', 'Ben', { part: 'thruster' }, 5, 2)
    expect([table.asked, table.player('Ben').damage, table.discards(1)]).toEqual([['Ada action'], 0, ['Shoot An RPG']])
  })

  test('BR-13.3 edge case 8: 8 passes, and a part in space is damage of its strength', () => {
    const table = given({ players: { Ada: { hand: ['Shoot An RPG'] }, Ben: flying() } })
    table.sabotage('Ada', 'Shoot An RPG', 'Ben', { part: 'thruster' }, 5, 3)
    table.react('Ben', 'pass')
    expect([table.player('Ben').damage, table.rocket('Ben')]).toEqual([3, whole('Cutting Edge')])
  })

  test('BR-19.17 edge case 8 with rpg die: a 6 hits two parts, chosen after it', () => {
    const rocket = [
      'Cutting Edge Fuselage',
      'Second-hand Nose Cone',
      'Cutting Edge Stabilizer Fins',
      'Second-hand Thruster',
    ]
    const table = given({
      options: { rpg: 'die' },
      players: { Ada: { hand: ['Shoot An RPG'] }, Ben: flying({ rocket }) },
    })
    table.sabotage('Ada', 'Shoot An RPG', 'Ben', {}, 5, 3)
    table.react('Ben', 'pass', 6)
    table.do('Ada', { kind: 'chooseRpgTargets', parts: ['fuselage', 'thruster'] })
    expect(table.player('Ben').damage).toBe(5)
  })

  test('BR-13.5 edge case 9: damage that reaches the original strength sends the player back with five cards', () => {
    const table = given({
      players: {
        Ada: flying({ hand: ['Cosmic Rays'] }),
        Ben: flying({
          rocket: [
            'Second-hand Fuselage',
            'Cutting Edge Nose Cone',
            'Cutting Edge Stabilizer Fins',
            'Cutting Edge Thruster',
          ],
          original: 12,
          damage: 8,
          hand: ['Newton’s Third Law', 'Teleport'],
        }),
      },
    })
    table.hit('Ada', 'Cosmic Rays', 'Ben', {}, 1, 2, 3)
    expect(table.player('Ben')).toMatchObject({ level: 1, damage: 0, original: 0, out: 0, pad: 'launch-pad@1' })
    expect([table.hand('Ben')[0], table.hand('Ben').length, table.rocket('Ben')]).toEqual(['Newton’s Third Law', 5, []])
  })

  test('BR-11.4 edge case 14: Teleport and a cruise of 33 bring 100 km down to 57 for 10% fuel', () => {
    const table = given({
      players: {
        Ada: flying({
          distance: 100,
          spaceFuel: 30,
          rocket: [...whole('Cutting Edge'), 'Solid Rocket Boosters'],
          enhancements: ['Ion Thrusters'],
          hand: ['Teleport'],
        }),
      },
    })
    table.ability('Ada', 'Teleport')
    expect(table.player('Ada').distance).toBe(90)
    table.end('Ada')
    expect(table.player('Ada')).toMatchObject({ distance: 57, spaceFuel: 20 })
  })

  test('BR-10.3 edge case 15: the next zone is in reach, the one after it is not', () => {
    const reach = (distance: number) => {
      const table = given({
        seats: DUEL,
        players: { Ada: flying({ hand: ['Tractor Beam'] }), Ben: flying({ distance }) },
      })
      return table.legal('Ada').some(({ kind }) => kind === 'playSabotage')
    }
    expect([49, 69, 39, 70].map(reach)).toEqual([true, true, false, false])
    const table = given({ players: { Ada: flying({ hand: ['Tractor Beam'] }), Ben: flying({ distance: 70 }) } })
    table.refused('Ada', table.sabotageOf('Ada', 'Tractor Beam', 'Ben'), { rule: 'BR-10.3' })
  })

  test('BR-11.2 edge case 16: nothing moves under power without fuel', () => {
    const table = given({
      players: {
        Ada: flying({
          rocket: [...whole('Cutting Edge'), 'Improvised Boosters'],
          hand: ['Teleport', 'Space Gas Station'],
        }),
      },
    })
    table.refused('Ada', table.abilityOf('Ada', 'Teleport'), { rule: 'BR-11.2' })
    table.ability('Ada', 'Space Gas Station')
    table.ability('Ada', 'Teleport')
    table.end('Ada')
    expect(table.player('Ada')).toMatchObject({ distance: 30, spaceFuel: 20 })
  })

  test('BR-10.1 edge case 17: nobody drifts beyond the farthest start', () => {
    const table = given({
      turn: 'Cyd',
      players: { Ada: flying({ rocket: whole('Improvised'), distance: 175 }) },
    })
    table.end('Cyd', 4)
    expect(table.player('Ada').distance).toBe(180)
  })

  test('BR-19.10 edge case 18: the attacker suffers, and is not asked', () => {
    const table = given({
      players: {
        Ada: flying({ distance: 45, hand: ['Cyber Attack', 'newtons-third-law@1'] }),
        Ben: flying({ distance: 40, hand: ['newtons-third-law@2'] }),
      },
    })
    table.reflect('Ada', 'Cyber Attack', 'Ben')
    expect([table.player('Ada').distance, table.player('Ben').distance, table.asked]).toEqual([95, 40, ['Ada action']])
  })

  test('BR-19.12 edge case 19: a reflected share of a collision, and the other one', () => {
    const table = given({
      players: {
        Ada: flying({ distance: 35, hand: ['Collision Course'] }),
        Ben: flying({ distance: 30 }),
        Cyd: flying({ distance: 41, hand: ['Newton’s Third Law'] }),
      },
    })
    table.sabotage('Ada', 'Collision Course', 'Ben', { second: 'Cyd' })
    table.react('Ben', 'pass')
    table.react('Cyd', 'newton')
    expect(['Ada', 'Ben', 'Cyd'].map((name) => table.player(name).distance)).toEqual([55, 50, 41])
  })

  test('BR-19.9 edge case 20: the satellite falls, the hidden system turns up, and one die does nothing', () => {
    const table = given({
      players: {
        Ada: flying({ hand: ['Missile Attack'] }),
        Ben: flying({ original: 9, faceDown: ['Anti-Missile System'], enhancements: ['Spy Satellite'] }),
      },
    })
    table.hit('Ada', 'Missile Attack', 'Ben', {}, 6)
    expect([table.enhancements('Ben'), table.faceDown('Ben'), table.player('Ben').damage]).toEqual([[], [], 0])
    expect(table.rocket('Ben')).toContain('Anti-Missile System')
  })

  test('BR-14.4 edge case 21: five dice, of which one above 1 lands', () => {
    const orbit = () => {
      const table = given({
        seats: DUEL,
        players: { Ada: flying({ distance: 0, hand: ['Drag Chute'], faceDown: ['Heat Shield'] }) },
      })
      table.end('Ada')
      expect(table.asked).toEqual(['Ada commitLanding'])
      return table
    }
    const landed = orbit()
    landed.land('Ada', { chutes: 1, hidden: 1 }, 1, 1, 1, 1, 2)
    expect(landed.player('Ada').level).toBe(3)
    const crashed = orbit()
    crashed.land('Ada', { chutes: 1, hidden: 1 }, 1, 1, 1, 1, 1)
    expect(crashed.player('Ada').out).toBe(1)
  })

  test('BR-18.3 edge case 28: the last one in the game wins at any level', () => {
    const table = given({
      seats: DUEL,
      turn: 'Ben',
      players: { Ben: flying({ rocket: whole('Improvised'), distance: 0 }) },
    })
    table.end('Ben')
    table.land('Ben', {}, 2)
    expect(table.outcome).toMatchObject({ places: [1, 2], ending: 'lastStanding', rule: 'BR-18.3' })
  })
})

describe('on Mars', () => {
  const landed = (more: object = {}) => ({ level: 3 as const, rocket: whole('Cutting Edge'), ...more })

  test('BR-15.2 edge case 22: 0, 30, 70 and 110 after four turns', () => {
    const table = given({
      seats: DUEL,
      players: { Ada: landed({ hand: ['Cutting Edge Solar Panels', 'Windmill Generator'] }) },
    })
    const power = [1, 2, 3, 4].map((turn) => {
      if (turn === 1) table.place('Ada', 'Cutting Edge Solar Panels')
      if (turn === 3) table.place('Ada', 'Windmill Generator')
      table.end('Ada')
      table.end('Ben')
      return table.player('Ada').power
    })
    expect(power).toEqual([0, 30, 70, 110])
  })

  test('BR-18.1 edge case 23: a Signal Booster counts for the check of this turn alone', () => {
    const near = (km: number) =>
      given({
        seats: DUEL,
        players: { Ada: landed({ power: 100, km, communications: ['Satellite Dish'], hand: ['Signal Booster'] }) },
      })
    const won = near(22)
    won.ability('Ada', 'Signal Booster')
    won.end('Ada')
    expect(won.outcome).toMatchObject({ places: [1, 2], ending: 'mission' })
    const missed = near(19)
    missed.ability('Ada', 'Signal Booster')
    expect(missed.view('Ada').players[0]?.figures.signal).toBe(3)
    missed.end('Ada')
    expect([missed.outcome, missed.view('Ada').players[0]?.figures.signal]).toEqual([null, 2])
  })

  test('BR-15.4 edge case 24: three dusty production steps, new panels included', () => {
    const table = given({
      seats: DUEL,
      turn: 'Ben',
      players: {
        Ada: landed({
          generators: ['Second-Hand Solar Panels', 'Second-Hand Solar Panels', 'Windmill Generator'],
          hand: ['Cutting Edge Solar Panels'],
        }),
        Ben: landed({ hand: ['Dust Storm'] }),
      },
    })
    table.hit('Ben', 'Dust Storm', 'Ada')
    table.end('Ben')
    table.place('Ada', 'Cutting Edge Solar Panels')
    const power = [1, 2, 3, 4].map(() => {
      table.end('Ada')
      table.end('Ben')
      return table.player('Ada').power
    })
    expect(power).toEqual([10, 20, 30, 110])
  })

  test('BR-R46 edge case 24 with dustStorm one: only the chosen panel is silent', () => {
    const table = given({
      seats: DUEL,
      options: { dustStorm: 'one' },
      turn: 'Ben',
      players: {
        Ada: landed({ generators: ['Windmill Generator', 'Second-Hand Solar Panels', 'Cutting Edge Solar Panels'] }),
        Ben: landed({ hand: ['Dust Storm'] }),
      },
    })
    table.refused('Ben', table.sabotageOf('Ben', 'Dust Storm', 'Ada', { place: 0 }), { rule: 'BR-19.1' })
    table.hit('Ben', 'Dust Storm', 'Ada', { place: 2 })
    table.end('Ben')
    table.end('Ada')
    expect(table.player('Ada').power).toBe(30)
  })

  test('BR-16.4 edge case 25: a Backup Rover rolls out at once and drives from the next turn on', () => {
    const table = given({
      seats: DUEL,
      players: { Ada: landed({ rovers: ['Improvised Mars Rover'], faceDown: ['Backup Rover'] }) },
    })
    table.end('Ada', 3)
    expect([table.rovers('Ada'), table.player('Ada').km]).toEqual([
      ['Improvised Mars Rover, broken', 'Backup Rover'],
      0,
    ])
    table.end('Ben')
    table.end('Ada')
    expect(table.player('Ada').km).toBe(4)
  })

  test('BR-16.6 edge case 31: an audited Backup Rover waits face up and deploys all the same', () => {
    const table = given({
      turn: 'Cyd',
      players: {
        Ben: landed({ rovers: ['Cutting Edge Mars Rover'], faceDown: ['Backup Rover'] }),
        Cyd: { hand: ['Security Audit'] },
      },
    })
    table.ability('Cyd', 'Security Audit', { on: 'Ben' }, 5, 4)
    expect([table.faceDown('Ben'), table.enhancements('Ben'), table.rovers('Ben')]).toEqual([
      [],
      ['Backup Rover'],
      ['Cutting Edge Mars Rover'],
    ])
    table.end('Cyd')
    table.end('Ada')
    table.end('Ben', 1)
    expect([table.enhancements('Ben'), table.rovers('Ben')]).toEqual([
      [],
      ['Cutting Edge Mars Rover, broken', 'Backup Rover'],
    ])
  })

  test('BR-2.8 edge case 32: reflected dust leaves the present turn alone and covers the next three', () => {
    const table = given({
      seats: DUEL,
      players: {
        Ada: landed({ generators: ['Cutting Edge Solar Panels'], hand: ['Dust Storm'] }),
        Ben: landed({ generators: ['Cutting Edge Solar Panels'], hand: ['Newton’s Third Law'] }),
      },
    })
    table.reflect('Ada', 'Dust Storm', 'Ben')
    const power = [1, 2, 3, 4, 5].map(() => {
      table.end('Ada')
      table.end('Ben')
      return table.player('Ada').power
    })
    expect(power).toEqual([30, 30, 30, 30, 60])
  })
})
