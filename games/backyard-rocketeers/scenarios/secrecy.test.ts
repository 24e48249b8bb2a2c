import { mutedCtx } from '@starboard/bots'
import { bug, fastChance, orderedAnswer } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { rollBarrage } from '../rules/attack/barrage.ts'
import { SABOTAGE } from '../rules/cards/sabotage.ts'
import type { Event } from '../rules/events.ts'
import { backyardRocketeers } from '../rules/index.ts'
import type { Blow } from '../rules/state.ts'
import { DUEL, given, kinds, whole } from './table.ts'

const NO_CHOICE = { part: null, place: null, isReflected: false } as const

const flying = (more: object = {}) => ({ level: 2 as const, rocket: whole('Cutting Edge'), distance: 50, ...more })

describe('what is asked', () => {
  test('BR-19.8 the window opens for every target alike, and closes no sooner than the pause', () => {
    const asked = (hand: string[]) => {
      const table = given({ pace: { pauseMs: 3_000 }, players: { Ada: { hand: ['Resource Raid'] }, Ben: { hand } } })
      table.sabotage('Ada', 'Resource Raid', 'Ben')
      const [open] = table.look('Cyd').open
      table.act('Ben', { kind: 'react', with: 'pass', against: 'resource-raid@1', from: table.seat('Ada') })
      expect(table.told('Cyd')).toEqual([])
      return open
    }
    expect(asked(['Newton’s Third Law'])).toEqual(asked(['Slingshot']))
  })

  test('BR-19.8 reactionWindow holdersOnly asks only those who can answer, and says that it tells', () => {
    const options = { reactionWindow: 'holdersOnly' }
    const table = given({ options, players: { Ada: flying({ hand: ['Tractor Beam'] }), Ben: flying() } })
    table.sabotage('Ada', 'Tractor Beam', 'Ben')
    expect([table.asked, table.player('Ben').distance]).toEqual([['Ada action'], 70])
    const holder = given({
      options,
      players: { Ada: flying({ hand: ['Tractor Beam'] }), Ben: flying({ hand: ['Newton’s Third Law'] }) },
    })
    holder.sabotage('Ada', 'Tractor Beam', 'Ben')
    expect(holder.asked).toEqual(['Ben react'])
    expect(backyardRocketeers.options.tells(holder.state.options)).toBe(true)
    const row = backyardRocketeers.options.form.find(({ name }) => name === 'reactionWindow')
    expect(row?.label).toContain('tells who can')
  })

  test('BR-19.8 standing orders can be particular', () => {
    const table = given({
      players: {
        Ada: flying({ hand: ['Cyber Attack', 'Tractor Beam'] }),
        Ben: flying({ distance: 45, hand: ['Newton’s Third Law'] }),
      },
    })
    const prefer = [
      { with: 'newton', against: 'cyber-attack@2' },
      { with: 'heatShield', against: 'cosmic-rays@2' },
      { with: 'pass' },
    ]
    table.sabotage('Ada', 'Tractor Beam', 'Ben')
    expect(orderedAnswer(table.legal('Ben'), { prefer })).toMatchObject({ with: 'pass' })
    table.react('Ben', 'pass')
    table.do('Ada', table.sabotageOf('Ada', 'Cyber Attack', 'Ben'))
    expect(orderedAnswer(table.legal('Ben'), { prefer })).toMatchObject({ with: 'newton' })
  })

  test('BR-R52 losses are asked for even if only one set fits', () => {
    const table = given({
      options: { groundStorms: true },
      players: {
        Ada: { hand: ['asteroid-storm@1'] },
        Ben: { rocket: ['Improvised Thruster', 'Cutting Edge Fuselage'] },
      },
    })
    table.hit('Ada', 'Asteroid Storm', 'Ben', {}, 1, 2, 2)
    expect([table.asked, table.legal('Ben').length]).toEqual([['Ben chooseLosses'], 1])
  })
})

describe('what is seen', () => {
  test('BR-R16 a bomb’s victim is the planter’s secret until it goes off', () => {
    const view = (victim: string) =>
      given({ players: { Ada: { faceDown: [{ card: 'Plant Bomb', victim }] } } }).view('Cyd')
    expect(view('Ben')).toEqual(view('Cyd'))
  })

  test('BR-2.11 espionage shows a hand for two turns of its owner, and what is drawn meanwhile', () => {
    const table = given({
      seats: DUEL,
      players: { Ada: { hand: ['Industrial Espionage'] }, Ben: { hand: ['Staging'] } },
    })
    table.hit('Ada', 'Industrial Espionage', 'Ben')
    expect(table.view('Ada').players[1]?.hand).toEqual(['staging@1'])
    table.end('Ada', 'slingshot@1')
    expect(table.told('Ada')).toContainEqual(expect.objectContaining({ kind: 'cardsDrawn', cards: ['slingshot@1'] }))
    expect(table.told('spectator')).not.toContainEqual(expect.objectContaining({ cards: ['slingshot@1'] }))
    table.end('Ben')
    expect(table.view('Ada').players[1]?.hand).toHaveLength(2)
    table.end('Ada')
    table.end('Ben')
    expect(table.view('Ada').players[1]?.hand).toBeUndefined()
  })

  test('BR-4.4, BR-4.9 of two cards that were hidden in one turn nobody else hears which one an X-Ray Machine turns up', () => {
    const bomb = { card: 'Plant Bomb', victim: 'Cyd' }
    const tables = [
      [bomb, 'Insurance Policy'],
      ['Insurance Policy', bomb],
    ].map((faceDown) => given({ players: { Ada: { hand: ['X-Ray Machine'] }, Ben: { faceDown } } }))
    for (const table of tables) {
      table.ability('Ada', 'X-Ray Machine', { on: 'Ben' })
      expect(table.faceDown('Ben')).toEqual(['Insurance Policy'])
    }
    for (const viewer of ['Ada', 'Cyd', 'spectator']) {
      const [first, second] = tables.map((table) => table.told(viewer))
      expect(first).toContainEqual(expect.objectContaining({ kind: 'covertRevealed', place: 0 }))
      expect(second).toEqual(first)
    }
  })

  test('BR-4.14 a made-up world fits Enigma, satellite, agency and bombs, and is another one', () => {
    const table = given({
      players: {
        Ada: flying({ enhancements: ['Spy Satellite'] }),
        Ben: {
          rocket: whole('Improvised'),
          enhancements: ['Enigma Machine'],
          faceDown: ['Staging', { card: 'Plant Bomb', victim: 'Ada' }],
          hand: ['Insurance Policy', 'Slingshot'],
        },
        Cyd: { enhancements: ['Intelligence Agency'], faceDown: ['Insurance Policy'] },
      },
    })
    for (const name of ['Ada', 'Cyd', 'spectator']) {
      const viewer = name === 'spectator' ? ('spectator' as const) : table.seat(name)
      const view = backyardRocketeers.view(table.state, viewer)
      const worlds = Array.from({ length: 20 }, (_, seed) =>
        backyardRocketeers.determinize(view, viewer, fastChance(`${name} ${seed}`)),
      )
      for (const world of worlds) {
        expect(backyardRocketeers.view(world, viewer)).toEqual(view)
        expect(world.players[1]?.rocket.filter((part) => part !== null)).toHaveLength(4)
        if (name === 'Cyd') expect(world.players[1]?.faceDown.some(({ victim }) => victim === 2)).toBe(false)
      }
      expect(new Set(worlds.map((world) => JSON.stringify(world.players))).size).toBeGreaterThan(1)
    }
  })

  test.each([
    ['with', ['Anti-Asteroid System'], 1],
    ['without', [], 3],
  ])('BR-4.15, BR-19.9 a storm’s dice tell of a defence behind an Enigma Machine: %s one', (_, defence, count) => {
    const rocket = [...whole('Cutting Edge'), ...defence]
    const { state: s } = given({ players: { Ada: {}, Ben: { rocket, enhancements: ['Enigma Machine'] } } })
    const [by, victim] = [s.players[0] ?? bug('No Ada.'), s.players[1] ?? bug('No Ben.')]
    const { effect } = SABOTAGE['asteroid-storm']
    if (effect.kind !== 'barrage') return bug('A storm is rolled.')
    const blow: Blow = { ...NO_CHOICE, card: 'asteroid-storm@1', by: by.seat, victim: victim.seat }
    const opened: Event[] = []
    rollBarrage({ s, blow, by, victim, effect }, { ...mutedCtx('storm'), reveal: (event) => opened.push(event) })
    expect(opened).toMatchObject([{ kind: 'diceRolled', dice: { length: count } }])
  })

  test('BR-20.4 every roll is told to everybody, with its purpose', () => {
    const table = given({ players: { Ada: { hand: ['Shoot An RPG'] }, Ben: flying() } })
    table.sabotage('Ada', 'Shoot An RPG', 'Ben', { part: 'thruster' }, 2, 2)
    expect(table.told('spectator')).toContainEqual({
      kind: 'levelChecked',
      seat: 0,
      target: 1,
      card: 'shoot-an-rpg@1',
      dice: [2, 2],
      passed: false,
    })
    const launch = given({ players: { Ada: { rocket: whole('Second-hand'), groundFuel: 100 } } })
    expect(kinds(launch.launch('Ada', 1, 1, 1, 1)).filter((kind) => kind === 'partChecked')).toHaveLength(4)
  })
})

describe('dice order', () => {
  test('BR-20.1 the level check, then the dice of the effect', () => {
    const table = given({
      players: { Ada: flying({ hand: ['Missile Attack'] }), Ben: { level: 3, rocket: whole('Cutting Edge') } },
    })
    table.sabotage('Ada', 'Missile Attack', 'Ben', {}, 5, 5)
    table.react('Ben', 'pass', 6, 6, 2)
    expect(table.player('Ben').damage).toBe(2)
  })

  test('BR-20.2, BR-R37 navigation, actions, landing; then rovers in order of deployment', () => {
    const table = given({
      seats: DUEL,
      turn: 'Ben',
      players: { Ada: flying({ rocket: whole('Second-hand'), distance: 8, hand: ['Asteroid Mining'] }) },
    })
    table.end('Ben', 3)
    table.ability('Ada', 'Asteroid Mining', {}, 3, 3, 3)
    table.end('Ada')
    table.land('Ada', {}, 2)
    expect(table.player('Ada').level).toBe(3)
    const mars = given({
      players: {
        Ada: { level: 3, rocket: whole('Improvised'), rovers: ['Improvised Mars Rover', 'Cutting Edge Mars Rover'] },
      },
    })
    mars.end('Ada', 3, 2)
    expect(mars.rovers('Ada')).toEqual(['Improvised Mars Rover, broken', 'Cutting Edge Mars Rover'])
  })
})
