import { describe, expect, test } from 'vitest'
import { DUEL, given, kinds, whole } from './table.ts'

const place = (card: string, more: object = {}) => ({ kind: 'placeComponent', card: `${card}@1`, ...more })

describe('building', () => {
  test('BR-5.1, BR-R2, BR-R6 the pad comes first and is the placement of its turn', () => {
    const table = given({ players: { Ada: { pad: 'hand', hand: ['Improvised Fuselage', 'Small Fuel Tank'] } } })
    table.refused('Ada', place('improvised-fuselage'), { rule: 'BR-5.1' })
    table.refused('Ada', place('small-fuel-tank'), { rule: 'BR-5.1' })
    table.place('Ada', 'Launch Pad')
    table.refused('Ada', place('improvised-fuselage'), { rule: 'BR-2.4' })
  })

  test('BR-5.2, BR-5.3, BR-R15 a slot for each required kind and two for the others; both defences fit', () => {
    const table = given({
      players: { Ada: { rocket: [...whole('Improvised'), 'Anti-Missile System'], hand: ['Anti-Asteroid System'] } },
    })
    table.place('Ada', 'Anti-Asteroid System')
    expect(table.rocket('Ada')).toHaveLength(6)
  })

  test('BR-5.4 the same kind replaces what is there', () => {
    const table = given({ players: { Ada: { rocket: ['Improvised Fuselage'], hand: ['Cutting Edge Fuselage'] } } })
    table.refused('Ada', place('cutting-edge-fuselage', { replaces: 'boosters' }), { rule: 'BR-5.5' })
    table.place('Ada', 'Cutting Edge Fuselage')
    expect([table.rocket('Ada'), table.discards(1)]).toEqual([['Cutting Edge Fuselage'], ['Improvised Fuselage']])
  })

  test('BR-5.5, BR-R51 an optional part may make room for another kind, a required one never', () => {
    const table = given({ players: { Ada: { rocket: ['Improvised Boosters'], hand: ['Staging'] } } })
    table.refused('Ada', place('staging', { replaces: 'fuselage' }), { rule: 'BR-5.5' })
    table.place('Ada', 'Staging', { replaces: 'boosters' })
    expect([table.rocket('Ada'), table.discards(1)]).toEqual([['Staging'], ['Improvised Boosters']])
  })

  test('BR-5.6 strength is the tier; Staging 1, defence systems 2, the pad 0', () => {
    const rocket = ['Improvised Fuselage', 'Second-hand Nose Cone', 'Hypergolic Boosters', 'Staging']
    expect(given({ players: { Ada: { rocket } } }).strengths('Ada')).toEqual([1, 2, 3, 1])
    expect(
      given({ players: { Ada: { rocket: ['Anti-Missile System', 'Anti-Asteroid System'] } } }).strength('Ada'),
    ).toBe(4)
  })

  test('BR-5.7 a raised part keeps its tier on another rocket, and its card is what it was', () => {
    const table = given({
      players: {
        Ada: { rocket: ['Improvised Thruster'], hand: ['Switch Parts'] },
        Ben: { rocket: [{ card: 'Improvised Thruster', tier: 3 }] },
      },
    })
    table.hit('Ada', 'Switch Parts', 'Ben', { part: 'thruster' })
    expect([table.strengths('Ada'), table.strengths('Ben')]).toEqual([[3], [1]])
    expect(table.rocket('Ada')).toEqual(['Improvised Thruster'])
  })

  test('BR-5.8, BR-R49 no card allows a kind twice', () => {
    const table = given({ players: { Ada: { faceDown: ['Staging'], hand: ['Staging'] } } })
    table.place('Ada', 'Staging')
    expect([table.rocket('Ada'), table.faceDown('Ada'), table.discards(1)]).toEqual([['Staging'], [], ['Staging']])
  })

  test('BR-5.9 losses by default take what comes first in slot order', () => {
    const table = given({
      options: { groundStorms: true, choiceSeconds: 30 },
      players: {
        Ada: { hand: ['asteroid-storm@1'] },
        Ben: { rocket: ['Second-hand Fuselage', 'Second-hand Nose Cone', 'Second-hand Thruster'] },
      },
    })
    table.hit('Ada', 'Asteroid Storm', 'Ben', {}, 2, 3, 3)
    table.time(30_000)
    expect(table.rocket('Ben')).toEqual(['Second-hand Nose Cone', 'Second-hand Thruster'])
  })
})

describe('ground fuel', () => {
  test('BR-6.2 a tank is the placement of the turn unless the option says otherwise', () => {
    const hand = ['Small Fuel Tank', 'Large Fuel Tank', 'Improvised Fuselage']
    const table = given({ players: { Ada: { hand } } })
    table.place('Ada', 'Small Fuel Tank')
    table.refused('Ada', place('improvised-fuselage'), { rule: 'BR-2.4' })
    const free = given({ options: { tankIsPlacement: false }, players: { Ada: { hand } } })
    free.place('Ada', 'Small Fuel Tank')
    free.place('Ada', 'Large Fuel Tank')
    free.place('Ada', 'Improvised Fuselage')
    expect(free.player('Ada').groundFuel).toBe(30)
  })

  test('BR-6.3 a launch needs exactly 100%', () => {
    const table = given({ players: { Ada: { rocket: whole('Cutting Edge'), groundFuel: 90 } } })
    expect(table.refused('Ada', { kind: 'launch' }, { rule: 'BR-7.1' }).text).toContain('100% fuel (you have 90%)')
  })

  test('BR-6.4, BR-R8 the same tank feeds the gauge of its level, and none on Mars', () => {
    const space = given({
      players: { Ada: { level: 2, rocket: whole('Improvised'), hand: ['large-fuel-tank@1'], distance: 9 } },
    })
    space.refuel('Ada', 'Large Fuel Tank')
    expect(space.player('Ada')).toMatchObject({ groundFuel: 0, spaceFuel: 20 })
    const mars = given({ players: { Ada: { level: 3, rocket: whole('Improvised'), hand: ['small-fuel-tank@3'] } } })
    mars.refused('Ada', { kind: 'refuel', card: 'small-fuel-tank@3' }, { rule: 'BR-6.4' })
    mars.refused('Ada', { kind: 'placeComponent', card: 'small-fuel-tank@3' }, { rule: 'BR-6.4' })
    const earth = given({ players: { Ada: { hand: ['Small Fuel Tank'] } } })
    earth.refused('Ada', { kind: 'refuel', card: 'small-fuel-tank@1' }, { rule: 'BR-6.2' })
  })

  test('BR-6.5 nothing lifts the cap, in space neither', () => {
    const table = given({
      players: {
        Ada: { level: 2, rocket: whole('Improvised'), spaceFuel: 95, distance: 9, hand: ['Extra Large Fuel Tank'] },
      },
    })
    table.refuel('Ada', 'Extra Large Fuel Tank')
    expect(table.player('Ada').spaceFuel).toBe(100)
  })
})

describe('launch', () => {
  const ready = (more: object = {}) => ({ rocket: whole('Second-hand'), groundFuel: 100, ...more })

  test('BR-7.1 pad, four kinds and full fuel; an Inspection Delay does not matter', () => {
    const table = given({ players: { Ada: { rocket: whole('Improvised').slice(0, 3), groundFuel: 100 } } })
    expect(table.refused('Ada', { kind: 'launch' }, { rule: 'BR-7.1' }).text).toBe('A launch still needs a Thruster.')
    const delayed = given({ players: { Ada: ready({ delayedUntil: 5, turns: 5 }) } })
    delayed.launch('Ada', 2, 2, 2, 2, 1, 1, 1)
    expect(delayed.player('Ada').level).toBe(2)
  })

  test('BR-7.2 it cannot be taken back', () => {
    const table = given({ players: { Ada: { rocket: whole('Cutting Edge'), groundFuel: 100 } } })
    table.launch('Ada', 1, 1, 1)
    table.undoRefused('Ada')
  })

  test('BR-7.3, BR-7.4 fuselage, cone, fins, thruster, boosters; every check is made', () => {
    const table = given({
      players: { Ada: ready({ rocket: [...whole('Improvised'), 'Improvised Boosters', 'Anti-Missile System'] }) },
    })
    const checked = table.launch('Ada', 2, 3, 1, 6, 2).filter(({ kind }) => kind === 'partChecked')
    expect(checked).toEqual(
      [
        ['fuselage', 2, false],
        ['nose-cone', 3, true],
        ['stabilizer-fins', 1, false],
        ['thruster', 6, true],
        ['boosters', 2, false],
      ].map(([part, die, passed]) => ({ kind: 'partChecked', seat: 0, tier: 1, part, die, passed })),
    )
    expect(table.rocket('Ada')).toEqual(['Improvised Nose Cone', 'Improvised Thruster', 'Anti-Missile System'])
  })

  test('BR-7.5, BR-R52 with any face-down card the question is put, whether it is Staging or not', () => {
    const table = given({ players: { Ada: ready({ faceDown: ['Insurance Policy'] }) } })
    table.launch('Ada', 2, 2, 2, 1)
    expect([table.asked, table.legal('Ada')]).toEqual([['Ada useStaging'], [{ kind: 'useStaging', use: false }]])
    table.refused('Ada', { kind: 'useStaging', use: true }, { rule: 'BR-7.5' })
    table.do('Ada', { kind: 'useStaging', use: false })
    expect([table.rocket('Ada').length, table.faceDown('Ada')]).toEqual([3, ['Insurance Policy']])
    const without = given({ players: { Ada: ready() } })
    without.launch('Ada', 2, 2, 2, 1)
    expect(without.asked).toEqual(['Ben action'])
  })

  test('BR-7.7, BR-R11 no failure, and the rocket is in space; tiers alone decide', () => {
    const table = given({ players: { Ada: ready() } })
    expect(kinds(table.launch('Ada', 2, 2, 2, 2, 3, 3, 3))).toContain('liftedOff')
    expect(table.player('Ada')).toMatchObject({ level: 2, distance: 90 })
  })
})

describe('damage and destruction on Earth', () => {
  const storm = (ben: object, ...dice: number[]) => {
    const table = given({ options: { groundStorms: true }, players: { Ada: { hand: ['asteroid-storm@1'] }, Ben: ben } })
    table.hit('Ada', 'Asteroid Storm', 'Ben', {}, ...dice)
    return table
  }

  test('BR-8.2 a roll that does not beat the strength does nothing', () => {
    const table = storm({ rocket: whole('Cutting Edge') }, 4, 4, 4)
    expect([table.asked, table.rocket('Ben').length]).toEqual([['Ada action'], 4])
  })

  test('BR-8.5 damage of the whole strength destroys without a choice', () => {
    const table = storm({ rocket: ['Improvised Fuselage', 'Improvised Thruster'] }, 1, 1, 2)
    expect([table.asked, table.rocket('Ben'), table.player('Ben').pad]).toEqual([['Ada action'], [], 'launch-pad@1'])
  })

  test('BR-8.6, BR-R20 only an opponent’s effect destroys, and a scrub is none', () => {
    const table = given({
      players: { Ada: { rocket: whole('Improvised'), groundFuel: 100, faceDown: ['Insurance Policy'] } },
    })
    table.launch('Ada', 1, 1, 1, 1)
    table.do('Ada', { kind: 'useStaging', use: false })
    expect([table.rocket('Ada'), table.player('Ada').wrecked, table.faceDown('Ada')]).toEqual([
      [],
      false,
      ['Insurance Policy'],
    ])
  })

  test('BR-8.7, BR-R7 ground fuel stays, or is lost by option', () => {
    const fuel = (destroyedRocketFuel: string) => {
      const table = given({
        options: { destroyedRocketFuel },
        players: { Ada: { hand: ['Shoot An RPG'] }, Ben: { rocket: ['Improvised Thruster'], groundFuel: 60 } },
      })
      table.hit('Ada', 'Shoot An RPG', 'Ben', { part: 'thruster' })
      return table.player('Ben').groundFuel
    }
    expect([fuel('kept'), fuel('lost')]).toEqual([60, 0])
  })

  test('BR-8.8 one policy for one destruction; the second stays', () => {
    const table = storm(
      { rocket: ['Improvised Fuselage'], faceDown: ['Insurance Policy', 'Insurance Policy'] },
      6,
      6,
      6,
    )
    table.refused('Ben', { kind: 'insuranceKeep', parts: ['thruster'] }, { rule: 'BR-8.8' })
    table.keep('Ben')
    expect([table.rocket('Ben'), table.faceDown('Ben')]).toEqual([[], ['Insurance Policy']])
  })

  test('BR-8.9 hidden parts can be lost, and become known; kept ones have the tier they had', () => {
    const table = storm({ rocket: ['Second-hand Fuselage'], faceDown: ['Anti-Missile System'] }, 1, 2, 3)
    expect(table.lose('Ben', 'anti-missile')).toContainEqual(
      expect.objectContaining({ kind: 'cardDiscarded', card: 'anti-missile-system@1', from: 'faceDown' }),
    )
    const reversed = given({
      players: {
        Ada: { hand: ['Reverse Engineering'] },
        Ben: { rocket: [{ card: 'Cutting Edge Thruster', tier: 1 }], faceDown: ['Insurance Policy'] },
      },
    })
    reversed.ability('Ada', 'Reverse Engineering', { on: 'Ben' })
    reversed.keep('Ben', 'thruster')
    expect(reversed.strengths('Ben')).toEqual([1])
  })

  test('BR-8.10, BR-R23 rays and dust from above are paid with parts, too', () => {
    const table = given({
      seats: DUEL,
      options: { attackDown: true },
      players: {
        Ada: { level: 2, rocket: whole('Improvised'), distance: 40, hand: ['Cosmic Rays', 'Space Dust'] },
        Ben: { rocket: whole('Cutting Edge') },
      },
    })
    table.hit('Ada', 'Cosmic Rays', 'Ben', {}, 1, 2, 4)
    table.refused('Ben', { kind: 'chooseLosses', parts: ['fuselage'] }, { rule: 'BR-8.4' })
    table.lose('Ben', 'fuselage', 'thruster')
    table.hit('Ada', 'Space Dust', 'Ben', {}, 1)
    expect(table.rocket('Ben')).toHaveLength(2)
  })
})

describe('changing level', () => {
  test('BR-9.1, BR-9.2, BR-9.4, BR-R1 discards, three cards, then the distance less the slingshots', () => {
    const table = given({
      players: { Ada: { rocket: whole('Cutting Edge'), groundFuel: 100, slingshots: 2, hand: ['Supernova'] } },
    })
    const order = kinds(table.launch('Ada', 2, 2, 2)).filter((kind) =>
      ['cardDiscarded', 'cardsDrawn', 'distanceRolled'].includes(kind),
    )
    expect(order.slice(0, 3)).toEqual(['cardDiscarded', 'cardsDrawn', 'distanceRolled'])
    expect(table.player('Ada')).toMatchObject({ distance: 40, slingshots: 0, slingshotKm: 20, original: 12 })
  })

  test('BR-9.5, BR-9.7 play there begins next turn, but the level counts at once', () => {
    const table = given({ seats: DUEL, players: { Ada: { rocket: whole('Cutting Edge'), groundFuel: 100 } } })
    table.launch('Ada', 5, 5, 5)
    expect(table.hand('Ben')).toHaveLength(2)
    table.end('Ben')
    expect(table.player('Ada').spaceTurns).toBe(1)
  })

  test('BR-9.6 the pad stays for the whole game', () => {
    const table = given({ players: { Ada: { rocket: whole('Cutting Edge'), groundFuel: 100 } } })
    table.launch('Ada', 5, 5, 5)
    expect(table.player('Ada').pad).toBe('launch-pad@1')
  })

  test.each([10, 20, 100, 1000])('BR-9.4, BR-10.1 distanceScale %i', (distanceScale) => {
    const table = given({
      options: { distanceScale },
      players: { Ada: { rocket: whole('Cutting Edge'), groundFuel: 100 } },
    })
    table.launch('Ada', 6, 6, 6)
    expect(table.player('Ada').distance).toBe(18 * distanceScale)
  })
})
