import { describe, expect, test } from 'vitest'
import { DESIGN_IDS, DESIGNS } from '../rules/cards/catalogue.ts'
import { DUEL, given, whole } from './table.ts'

describe('covert cards', () => {
  test('BR-4.1, BR-4.3 eight cards can be hidden, four of them always', () => {
    const covert = DESIGN_IDS.filter((id) => DESIGNS[id].covert !== 'never')
    expect(covert.toSorted()).toEqual([
      'anti-asteroid-system',
      'anti-missile-system',
      'backup-rover',
      'enigma-machine',
      'heat-shield',
      'insurance-policy',
      'plant-bomb',
      'staging',
    ])
    expect(covert.filter((id) => DESIGNS[id].covert === 'always')).toHaveLength(4)
    const table = given({ players: { Ada: { hand: ['Insurance Policy', 'Improvised Fuselage'] } } })
    table.refused('Ada', table.abilityOf('Ada', 'Insurance Policy'), { rule: 'BR-2.4' })
    const up = { kind: 'placeComponent', card: 'improvised-fuselage@1', faceDown: true }
    table.refused('Ada', up, { rule: 'BR-4.3' })
  })

  test('BR-4.4, BR-4.16 whatever is hidden, opponents hear and see the same', () => {
    const hand = ['Staging', 'Enigma Machine', 'Insurance Policy', 'Plant Bomb']
    const told = hand.map((card) => {
      const table = given({ players: { Ada: { hand } } })
      if (card === 'Staging') table.place('Ada', card, { faceDown: true })
      else if (card === 'Enigma Machine') table.enhance('Ada', card, true)
      else table.hide('Ada', card, card === 'Plant Bomb' ? 'Ben' : undefined)
      const { players, placedOpenly } = table.view('Cyd')
      return JSON.stringify([table.told('Cyd'), players[0], placedOpenly, table.view('Cyd').placed])
    })
    expect(new Set(told).size).toBe(1)
    expect(told[0]).toContain('[{"kind":"covertPlaced","seat":0,"since":5}]')
  })

  test('BR-4.5 a face-down part has strength, takes a slot and the placement; others do none of this', () => {
    const table = given({
      players: {
        Ada: { rocket: ['Improvised Boosters'], hand: ['Staging', 'Anti-Missile System', 'Insurance Policy'] },
      },
    })
    table.place('Ada', 'Staging', { faceDown: true })
    expect(table.strength('Ada')).toBe(2)
    table.refused('Ada', { kind: 'placeComponent', card: 'anti-missile-system@1', faceDown: true }, { rule: 'BR-2.4' })
    table.hide('Ada', 'Insurance Policy')
    expect(table.strength('Ada')).toBe(2)
    const bare = given({ players: { Ada: { pad: 'none', hand: ['Insurance Policy', 'Staging'] } } })
    bare.hide('Ada', 'Insurance Policy')
    bare.refused('Ada', { kind: 'placeComponent', card: 'staging@1', faceDown: true }, { rule: 'BR-5.1' })
  })

  test('BR-4.6 parts and an Enigma Machine are turned up at will, the others are not', () => {
    const table = given({ players: { Ada: { faceDown: ['Anti-Asteroid System', 'Insurance Policy'] } } })
    table.refused('Ada', { kind: 'revealCovert', place: 1 }, { rule: 'BR-4.6' })
    table.reveal('Ada', 0)
    expect(table.rocket('Ada')).toEqual(['Anti-Asteroid System'])
  })

  test.each([
    ['Staging', ['Staging'], []],
    ['Enigma Machine', [], ['Enigma Machine']],
    ['Insurance Policy', [], []],
  ])('BR-4.7, BR-4.8, BR-R17 an audit turns up %s', (card, rocket, enhancements) => {
    const table = given({ players: { Ada: { hand: ['Security Audit'] }, Ben: { faceDown: [card, 'Plant Bomb'] } } })
    table.ability('Ada', 'Security Audit', { on: 'Ben' })
    expect(table.asked).toEqual(['Ben auditReveal'])
    table.do('Ben', { kind: 'auditReveal', place: 0 })
    expect([table.rocket('Ben'), table.enhancements('Ben'), table.faceDown('Ben')]).toEqual([
      rocket,
      enhancements,
      ['Plant Bomb'],
    ])
    expect(table.discards(1).includes(card)).toBe(rocket.length + enhancements.length === 0)
  })

  test('BR-4.9, BR-R16 an X-Ray Machine on an opponent finds that opponent’s bombs and nothing else', () => {
    const table = given({
      players: {
        Ada: { hand: ['X-Ray Machine', 'X-Ray Machine'] },
        Ben: { faceDown: [{ card: 'Plant Bomb', victim: 'Cyd' }, 'Insurance Policy'] },
      },
    })
    table.ability('Ada', 'X-Ray Machine', { on: 'Ben' })
    expect(table.faceDown('Ben')).toEqual(['Insurance Policy'])
    expect(table.ability('Ada', 'X-Ray Machine', { on: 'Cyd' })).toContainEqual(
      expect.objectContaining({ kind: 'xRayed', target: 2, found: 0 }),
    )
  })

  test('BR-4.10 an Intelligence Agency shows its owner the bombs, old ones too, and nobody else', () => {
    const table = given({
      players: {
        Ada: { faceDown: [{ card: 'Plant Bomb', victim: 'Ben' }] },
        Ben: { hand: ['Intelligence Agency'] },
      },
      turn: 'Ben',
    })
    expect(table.view('Ben').players[0]?.faceDown).toEqual([{ since: 4 }])
    table.enhance('Ben', 'Intelligence Agency')
    expect(table.view('Ben').players[0]?.faceDown).toEqual([{ since: 4, card: 'plant-bomb@1', victim: 1, tier: 0 }])
    expect(table.view('Cyd').players[0]?.faceDown).toEqual([{ since: 4 }])
    expect(table.told('Ben')).toContainEqual({
      kind: 'bombsSeen',
      seat: 1,
      bombs: [{ seat: 0, place: 0, card: 'plant-bomb@1' }],
    })
    expect(table.told('Cyd')).not.toContainEqual(expect.objectContaining({ kind: 'bombsSeen' }))
  })

  test('BR-4.12 a detonation shows the bomb, can be answered and destroys the named part', () => {
    const table = given({
      players: {
        Ada: { faceDown: [{ card: 'Plant Bomb', victim: 'Ben' }] },
        Ben: { rocket: ['Improvised Fuselage', 'Cutting Edge Thruster'] },
      },
    })
    table.refused('Ada', { kind: 'detonate', place: 0, part: 'boosters' }, { rule: 'BR-4.12' })
    table.detonate('Ada', 'thruster')
    expect(table.asked).toEqual(['Ben react'])
    table.react('Ben', 'pass')
    expect([table.rocket('Ben'), table.discards(1)]).toEqual([
      ['Improvised Fuselage'],
      ['Plant Bomb', 'Cutting Edge Thruster'],
    ])
  })

  test('BR-4.13 a bomb goes with its planter, with its victim, and forgets the victim when it is taken', () => {
    const launched = given({
      players: {
        Ada: { rocket: whole('Cutting Edge'), groundFuel: 100, faceDown: [{ card: 'Plant Bomb', victim: 'Ben' }] },
      },
    })
    launched.launch('Ada', 1, 1, 1)
    expect([launched.faceDown('Ada'), launched.discards(1)]).toEqual([[], ['Plant Bomb']])
    const left = given({ players: { Ada: { faceDown: [{ card: 'Plant Bomb', victim: 'Ben' }] } } })
    left.resign('Ben')
    expect(left.faceDown('Ada')).toEqual([])
    const taken = given({
      players: { Ada: { faceDown: [{ card: 'Plant Bomb', victim: 'Ben' }] }, Ben: { hand: ['Hostile Takeover'] } },
      turn: 'Ben',
    })
    taken.hit('Ben', 'Hostile Takeover', 'Ada')
    expect([taken.hand('Ben'), taken.player('Ben').faceDown]).toEqual([['Plant Bomb'], []])
  })

  test('BR-4.14, BR-R18 behind a face-up Enigma Machine nothing can be chosen', () => {
    const table = given({
      players: {
        Ada: { rocket: ['Improvised Fuselage'], hand: ['Shoot An RPG', 'Switch Parts', 'Parallel Universe'] },
        Ben: { rocket: ['Cutting Edge Fuselage'], enhancements: ['Enigma Machine'] },
      },
    })
    table.refused('Ada', table.sabotageOf('Ada', 'Shoot An RPG', 'Ben', { part: 'fuselage' }), { rule: 'BR-3.5' })
    table.refused('Ada', table.sabotageOf('Ada', 'Switch Parts', 'Ben', { part: 'fuselage' }), { rule: 'BR-3.5' })
    const swap = table.abilityOf('Ada', 'Parallel Universe', { on: 'Ben', give: ['fuselage'], take: ['fuselage'] })
    table.refused('Ada', swap, { rule: 'BR-3.5' })
    expect(table.view('Ada').players[1]).toMatchObject({ parts: 1 })
    expect(table.view('Ada').players[1]?.rocket).toBeUndefined()
    expect(table.view('Ben').players[1]?.rocket?.[0]).toMatchObject({ card: 'cutting-edge-fuselage@1' })
  })

  test('BR-4.14 a launch shows the parts, and a scrub hides them again', () => {
    const table = given({
      players: {
        Ada: { rocket: whole('Second-hand'), groundFuel: 100, enhancements: ['Enigma Machine'], faceDown: ['Staging'] },
      },
    })
    table.launch('Ada', 2, 2, 2, 1)
    expect(table.view('Ben').players[0]?.rocket?.[0]).toMatchObject({ card: 'second-hand-fuselage@1' })
    table.do('Ada', { kind: 'useStaging', use: false })
    expect(table.view('Ben').players[0]?.rocket).toBeUndefined()
  })

  test('BR-4.15 Enigma hides what, not how many; damage and Reverse Engineering still reach it', () => {
    const table = given({
      players: {
        Ada: { hand: ['Reverse Engineering'] },
        Ben: {
          rocket: ['Improvised Fuselage', 'Cutting Edge Thruster'],
          enhancements: ['Enigma Machine'],
          faceDown: ['Staging'],
        },
      },
    })
    expect(table.view('Ada').players[1]).toMatchObject({ parts: 2, faceDown: [{ since: 4 }] })
    table.ability('Ada', 'Reverse Engineering', { on: 'Ben' })
    expect([table.strengths('Ben'), table.discards(1)]).toEqual([[2], ['Reverse Engineering', 'Improvised Fuselage']])
  })

  test('BR-4.11 the victim is any opponent in the game, and not oneself', () => {
    const table = given({ seats: DUEL, players: { Ada: { hand: ['Plant Bomb'] } } })
    table.refused('Ada', { kind: 'placeCovert', card: 'plant-bomb@1', victim: 0 }, { rule: 'BR-19.2' })
    table.refused('Ada', { kind: 'placeCovert', card: 'plant-bomb@1', victim: 4 }, { rule: 'BR-4.11' })
    table.refused('Ada', { kind: 'placeCovert', card: 'plant-bomb@1' }, { rule: 'BR-4.11' })
  })
})
