import { describe, expect, test } from 'vitest'
import type { Action } from '../rules/actions.ts'
import { DESIGN_IDS, DESIGNS, type DesignId } from '../rules/cards/catalogue.ts'
import { LEVELS, type Level, type PartKind } from '../rules/vocabulary.ts'
import { DUEL, given, type Table, whole } from './table.ts'

/** A player at each level with nothing special. */
const at = (level: Level, more: object = {}) => ({
  level,
  ...(level > 1 && { rocket: whole('Cutting Edge') }),
  ...(level === 2 && { distance: 50 }),
  ...more,
})

const designs = <T extends string>(type: T) => DESIGN_IDS.filter((id) => DESIGNS[id].type === type)

/** The plainest way to play a card. */
function playing(table: Table, design: DesignId): Action {
  const { type, covert, name } = DESIGNS[design]
  const card = table.held('Ada', name)
  if (type === 'component') return { kind: 'placeComponent', card }
  if (covert === 'always') return { kind: 'placeCovert', card }
  if (type === 'enhancement') return { kind: 'playEnhancement', card }
  if (type === 'ability') return { kind: 'playAbility', card }
  return table.sabotageOf('Ada', name, 'Ben')
}

describe('levels', () => {
  const wrong = DESIGN_IDS.flatMap((design) =>
    LEVELS.filter((level) => !DESIGNS[design].levels.includes(level)).map((level) => [design, level] as const),
  )

  test('BR-R38, BR-R39 there are 89 designs and 265 cards', () => {
    const copies = DESIGN_IDS.flatMap((id) => DESIGNS[id].copies)
    expect([DESIGN_IDS.length, copies.reduce((sum, count) => sum + count, 0)]).toEqual([89, 265])
    const types = ['component', 'sabotage', 'ability', 'enhancement'].map((type) => designs(type).length)
    expect(types).toEqual([33, 21, 20, 15])
    expect([DESIGNS['drag-chute'].copies, DESIGNS['sky-crane'].copies]).toEqual([
      [0, 3, 0],
      [0, 2, 0],
    ])
  })

  test.each(wrong)('BR-3.1 %s is refused in Level %i', (design, level) => {
    const table = given({ seats: DUEL, players: { Ada: at(level, { hand: [design] }), Ben: at(level) } })
    const { text } = table.refused('Ada', playing(table, design), { rule: 'BR-3.1' })
    expect(text).toMatch(new RegExp(`is a card of Levels? [123, and]+; you are in Level ${level}\\.$`))
  })
})

const PARTS = designs('component').flatMap((id) => {
  const { effect, name } = DESIGNS[id]
  return effect.kind === 'part' ? [{ id, name, ...effect }] : []
})

describe('rocket parts', () => {
  test.each(PARTS)('BR-5.6 $name is installed with strength $strength', ({ id, name, strength }) => {
    const table = given({ players: { Ada: { hand: [id] } } })
    table.place('Ada', name)
    expect([table.rocket('Ada'), table.strength('Ada')]).toEqual([[name], strength])
  })

  test.each(PARTS.filter(({ tier }) => tier > 0))(
    'BR-7.4 $name fails a launch by its tier alone',
    ({ id, name, tier }) => {
      const kind = DESIGNS[id].effect.kind === 'part' ? name.split(' ').slice(-1)[0] : ''
      const others = whole('Cutting Edge').filter((other) => !other.endsWith(kind ?? ''))
      const launched = (...dice: number[]) => {
        const table = given({ players: { Ada: { rocket: [...others, id], groundFuel: 100 } } })
        table.launch('Ada', ...dice)
        return table.player('Ada').level === 2
      }
      const distance = [1, 1, 1]
      if (tier === 3) expect(launched(...distance)).toBe(true)
      else {
        const limit = 3 - tier
        expect([launched(limit), launched(limit + 1, ...distance)]).toEqual([false, true])
      }
    },
  )
})

describe('components', () => {
  test('BR-5.1 Launch Pad', () => {
    const table = given({ players: { Ada: { pad: 'hand' } } })
    table.place('Ada', 'Launch Pad')
    expect([table.player('Ada').pad, table.strength('Ada')]).toEqual(['launch-pad@1', 0])
  })

  test.each([
    ['Small Fuel Tank', 10],
    ['Large Fuel Tank', 20],
    ['Extra Large Fuel Tank', 50],
  ])('BR-6.1, BR-R3 %s gives %i%% on the pad and in space, and nothing on Mars', (tank, percent) => {
    const earth = given({ players: { Ada: { hand: [tank] } } })
    earth.place('Ada', tank)
    const space = given({ players: { Ada: at(2, { hand: [tank] }) } })
    space.refuel('Ada', tank)
    expect([earth.player('Ada').groundFuel, space.player('Ada').spaceFuel]).toEqual([percent, percent])
    const mars = given({ players: { Ada: at(3, { hand: [tank] }) } })
    const rule = tank === 'Extra Large Fuel Tank' ? 'BR-3.1' : 'BR-6.4'
    mars.refused('Ada', { kind: 'placeComponent', card: mars.held('Ada', tank) }, { rule })
  })

  test.each([
    ['Improvised Mars Rover', 3],
    ['Second-Hand Mars Rover', 5],
    ['Cutting Edge Mars Rover', 7],
  ])('BR-16.1 %s drives %i km in the turn it is set up', (rover, km) => {
    const table = given({ seats: DUEL, players: { Ada: at(3, { hand: [rover] }) } })
    table.place('Ada', rover)
    table.end('Ada', 6)
    expect(table.player('Ada').km).toBe(km)
  })

  test.each([
    ['Windmill Generator', 10, 10],
    ['Improvised Solar Panels', 10, 15],
    ['Second-Hand Solar Panels', 20, 25],
    ['Cutting Edge Solar Panels', 30, 35],
    ['Geothermal Power Plant', 50, 50],
  ])('BR-15.2 %s gives %i%%, with Solar Panel Efficiency %i%%', (generator, plain, efficient) => {
    const power = (enhancements: string[]) => {
      const table = given({ seats: DUEL, players: { Ada: at(3, { hand: [generator], enhancements }) } })
      table.place('Ada', generator)
      table.end('Ada')
      table.end('Ben')
      table.end('Ada')
      return table.player('Ada').power
    }
    expect([power([]), power(['Solar Panel Efficiency'])]).toEqual([plain, efficient])
  })

  test.each([
    ['Basic Antenna', 1],
    ['Satellite Dish', 2],
    ['Deep Space Array', 3],
  ])('BR-17.1 %s gives signal %i', (antenna, signal) => {
    const table = given({ players: { Ada: at(3, { hand: [antenna] }) } })
    table.place('Ada', antenna)
    expect(table.view('Ada').players[0]?.figures.signal).toBe(signal)
  })
})

/** Every sabotage card on a target that it can be aimed at: what it does, with these dice. */
interface Attack {
  readonly level: Level
  readonly ben: object
  readonly ada?: object
  readonly aim?: { readonly part?: PartKind; readonly place?: number; readonly second?: string }
  readonly dice?: readonly number[]
  readonly found: (table: Table) => unknown
  readonly expected: unknown
  /** What `found` is if nothing happened. */
  readonly before: unknown
}

const damage = (table: Table) => table.player('Ben').damage
const distance = (table: Table) => table.player('Ben').distance

const ATTACKS: Readonly<Record<string, Attack>> = {
  'Shoot An RPG': {
    level: 1,
    ben: { rocket: ['Improvised Thruster', 'Staging'] },
    aim: { part: 'thruster' },
    found: (table) => table.rocket('Ben'),
    expected: ['Staging'],
    before: ['Improvised Thruster', 'Staging'],
  },
  'Industrial Espionage': {
    level: 1,
    ben: {},
    found: (table) => table.player('Ben').spies.length,
    expected: 1,
    before: 0,
  },
  'Switch Parts': {
    level: 1,
    ada: { rocket: ['Improvised Thruster'] },
    ben: { rocket: ['Cutting Edge Thruster'] },
    aim: { part: 'thruster' },
    found: (table) => table.rocket('Ben'),
    expected: ['Improvised Thruster'],
    before: ['Cutting Edge Thruster'],
  },
  'Inspection Delay': {
    level: 1,
    ben: {},
    found: (table) => table.player('Ben').delayedUntil,
    expected: 6,
    before: 0,
  },
  'Hostile Takeover': {
    level: 1,
    ben: { faceDown: ['Insurance Policy'] },
    found: (table) => table.faceDown('Ben'),
    expected: [],
    before: ['Insurance Policy'],
  },
  'Asteroid Storm': { level: 2, ben: {}, dice: [5, 5, 5], found: damage, expected: 3, before: 0 },
  'Space Dust': { level: 2, ben: { rocket: whole('Second-hand') }, dice: [2], found: damage, expected: 2, before: 0 },
  'Missile Attack': { level: 2, ben: {}, dice: [6, 6, 6], found: damage, expected: 6, before: 0 },
  'Van-Allen Belts': {
    level: 2,
    ben: {},
    found: (table) => table.player('Ben').heldUntil,
    expected: 7,
    before: 0,
  },
  'Cosmic Rays': { level: 2, ben: {}, dice: [1, 1, 3], found: damage, expected: 2, before: 0 },
  Wormhole: { level: 2, ben: {}, dice: [1], found: distance, expected: 80, before: 50 },
  'Collision Course': { level: 2, ben: {}, aim: { second: 'Ada' }, found: distance, expected: 70, before: 50 },
  'Cyber Attack': { level: 2, ben: {}, found: distance, expected: 100, before: 50 },
  'Tractor Beam': { level: 2, ben: {}, found: distance, expected: 70, before: 50 },
  'Power Flow Re-routing': {
    level: 3,
    ben: { generators: ['Windmill Generator'] },
    aim: { place: 0 },
    found: (table) => table.generators('Ben'),
    expected: [],
    before: ['Windmill Generator'],
  },
  'Dust Storm': {
    level: 3,
    ben: { generators: ['Improvised Solar Panels'] },
    found: (table) => table.player('Ben').dustUntil,
    expected: 8,
    before: 0,
  },
  'Alien Interference': {
    level: 3,
    ben: { rovers: ['Backup Rover'], km: 15 },
    found: (table) => table.player('Ben').km,
    expected: 5,
    before: 15,
  },
  'Signal Jammer': {
    level: 3,
    ben: { communications: ['Satellite Dish'] },
    found: (table) => table.view('Ben').players[1]?.figures.signal,
    expected: 1,
    before: 2,
  },
  'Rover Sabotage': {
    level: 3,
    ben: { rovers: ['Cutting Edge Mars Rover'] },
    aim: { place: 0 },
    dice: [3],
    found: (table) => table.rovers('Ben'),
    expected: ['Cutting Edge Mars Rover, broken'],
    before: ['Cutting Edge Mars Rover'],
  },
}

const attackTable = (card: string, { level, ada, ben }: Attack, hand: string[] = []) =>
  given({ seats: DUEL, players: { Ada: at(level, { hand: [card], ...ada }), Ben: at(level, { hand, ...ben }) } })

describe('sabotage', () => {
  test('every sabotage card has its scenario, the raid and the bomb of their own', () => {
    const names = designs('sabotage').map((id) => DESIGNS[id].name)
    expect(Object.keys(ATTACKS).toSorted()).toEqual(
      names.filter((name) => name !== 'Resource Raid' && name !== 'Plant Bomb').toSorted(),
    )
  })

  test.each(Object.entries(ATTACKS))('BR-19.9 %s comes through', (card, attack) => {
    const table = attackTable(card, attack)
    expect(attack.found(table)).toEqual(attack.before)
    table.hit('Ada', card, 'Ben', attack.aim ?? {}, ...(attack.dice ?? []))
    expect(attack.found(table)).toEqual(attack.expected)
    expect([...table.discards(1), ...table.discards(2), ...table.discards(3)]).toContain(card)
  })

  test.each(Object.entries(ATTACKS))('BR-19.10 %s is countered by Newton’s Third Law', attackTurned)

  test('BR-R50 Resource Raid takes a tank of the victim’s choice, and the thief alone learns which', () => {
    const table = given({
      players: { Ada: { hand: ['Resource Raid'] }, Ben: { hand: ['Large Fuel Tank', 'Small Fuel Tank'] } },
    })
    table.hit('Ada', 'Resource Raid', 'Ben')
    table.refused('Ben', { kind: 'giveFuelTank', card: 'slingshot@1' }, { rule: 'BR-R50' })
    table.do('Ben', { kind: 'giveFuelTank', card: 'small-fuel-tank@1' })
    expect([table.hand('Ada'), table.told('Cyd')]).toEqual([
      ['Small Fuel Tank'],
      [{ kind: 'tankTaken', seat: 0, from: 1 }],
    ])
    expect(table.told('Ada')).toEqual([{ kind: 'tankTaken', seat: 0, from: 1, card: 'small-fuel-tank@1' }])
  })
})

describe('abilities', () => {
  test('BR-9.4 Slingshot: 10 km at launch and 10 in the first cruise', () => {
    const table = given({
      seats: DUEL,
      players: { Ada: { hand: ['Slingshot'], rocket: whole('Cutting Edge'), groundFuel: 100 } },
    })
    table.ability('Ada', 'Slingshot')
    table.launch('Ada', 2, 2, 2)
    expect(table.player('Ada').distance).toBe(50)
    table.end('Ben')
    table.end('Ada')
    expect(table.player('Ada').distance).toBe(40)
  })

  test('BR-R19 Reverse Engineering lowers every tiered component of an opponent at one’s level', () => {
    const table = given({
      players: {
        Ada: { hand: ['Reverse Engineering'] },
        Ben: { rocket: ['Improvised Fuselage', 'Cutting Edge Thruster', 'Staging'] },
        Cyd: at(2),
      },
    })
    table.refused('Ada', table.abilityOf('Ada', 'Reverse Engineering', { on: 'Cyd' }), { rule: 'BR-R19' })
    table.ability('Ada', 'Reverse Engineering', { on: 'Ben' })
    expect([table.rocket('Ben'), table.strengths('Ben')]).toEqual([
      ['Cutting Edge Thruster', 'Staging'],
      [2, 1],
    ])
  })

  test('BR-R19 on Mars, in a custom deck, both work on the equipment', () => {
    const table = given({
      options: { deckOverrides: { 'reverse-engineering@3': 1, 'r-and-d-team@3': 1 } },
      players: {
        Ada: at(3, {
          hand: ['reverse-engineering@3', 'r-and-d-team@3'],
          generators: ['Improvised Solar Panels', 'Windmill Generator'],
        }),
        Ben: at(3, {
          rovers: ['Improvised Mars Rover', 'Cutting Edge Mars Rover'],
          generators: ['Second-Hand Solar Panels'],
        }),
      },
    })
    table.ability('Ada', 'Reverse Engineering', { on: 'Ben' })
    expect(table.player('Ben').rovers.map(({ tier }) => tier)).toEqual([2])
    expect(table.player('Ben').generators.map(({ tier }) => tier)).toEqual([1])
    table.ability('Ada', 'R&D Team')
    expect(table.player('Ada').generators.map(({ tier }) => tier)).toEqual([2, 0])
  })

  test('BR-5.7 R&D Team raises every tiered component; Cutting Edge stays', () => {
    const table = given({
      players: {
        Ada: { hand: ['R&D Team', 'R&D Team'], rocket: ['Improvised Fuselage', 'Cutting Edge Thruster', 'Staging'] },
      },
    })
    table.ability('Ada', 'R&D Team')
    expect(table.strengths('Ada')).toEqual([2, 3, 1])
    const bare = given({ players: { Ada: { hand: ['R&D Team'] } } })
    bare.ability('Ada', 'R&D Team')
    expect(bare.strength('Ada')).toBe(0)
  })

  test('BR-3.5 Supernova burns all face-up enhancements and nothing else', () => {
    const table = given({
      players: {
        Ada: { hand: ['Supernova'] },
        Ben: { enhancements: ['Solar Sail', 'Intelligence Agency'], faceDown: ['Enigma Machine'] },
      },
    })
    table.refused('Ada', table.abilityOf('Ada', 'Supernova', { on: 'Cyd' }), { rule: 'BR-3.5' })
    table.ability('Ada', 'Supernova', { on: 'Ben' })
    expect([table.enhancements('Ben'), table.faceDown('Ben')]).toEqual([[], ['Enigma Machine']])
  })

  test('BR-19.16 Parallel Universe exchanges up to three parts', () => {
    const table = given({
      players: {
        Ada: { hand: ['Parallel Universe'], rocket: whole('Improvised') },
        Ben: { rocket: whole('Cutting Edge') },
      },
    })
    const kinds: PartKind[] = ['fuselage', 'nose-cone', 'thruster']
    table.ability('Ada', 'Parallel Universe', { on: 'Ben', give: kinds, take: kinds })
    expect([table.strength('Ada'), table.strength('Ben')]).toEqual([10, 6])
  })

  test.each([
    ['Warp Drive Generator', 50, 30],
    ['Teleport', 10, 30],
    ['Emergency Thrusters', 15, 10],
  ])('BR-11.3 %s: %i km forward', (card, km, fuel) => {
    const table = given({ players: { Ada: at(2, { hand: [card], spaceFuel: 30, distance: 100 }) } })
    table.ability('Ada', card)
    expect(table.player('Ada')).toMatchObject({ distance: 100 - km, spaceFuel: fuel })
  })

  test('BR-16.2 Repair Kit mends anybody’s broken rover, and no other', () => {
    const table = given({
      players: {
        Ada: at(3, { hand: ['Repair Kit', 'Repair Kit'] }),
        Ben: at(3, { rovers: ['Improvised Mars Rover, broken', 'Cutting Edge Mars Rover'] }),
      },
    })
    table.refused('Ada', table.abilityOf('Ada', 'Repair Kit', { on: 'Ben', place: 1 }), { rule: 'BR-16.2' })
    table.ability('Ada', 'Repair Kit', { on: 'Ben', place: 0 })
    expect(table.rovers('Ben')).toEqual(['Improvised Mars Rover', 'Cutting Edge Mars Rover'])
    table.refused('Ada', table.abilityOf('Ada', 'Repair Kit', { on: 'Ben', place: 0 }), { rule: 'BR-16.2' })
  })

  test('BR-15.3 Power Surge: 30% at once', () => {
    const table = given({ players: { Ada: at(3, { hand: ['Power Surge'] }) } })
    table.ability('Ada', 'Power Surge')
    expect(table.player('Ada').power).toBe(30)
  })

  test.each(['Drag Chute', 'Newton’s Third Law'])('BR-2.4 %s waits for its moment', (card) => {
    const table = given({ players: { Ada: at(2, { hand: [card] }) } })
    table.refused('Ada', table.abilityOf('Ada', card), { rule: 'BR-2.4' })
  })

  test('BR-13.10 Laser Cannon on Mars: a part, or a rover of an opponent', () => {
    const table = given({
      players: {
        Ada: at(3, { hand: ['laser-cannon@2', 'laser-cannon@3'] }),
        Ben: at(3, { rovers: ['Improvised Mars Rover'] }),
      },
    })
    table.ability('Ada', 'laser-cannon@2', { on: 'Ben', part: 'fuselage' })
    table.ability('Ada', 'laser-cannon@3', { on: 'Ben', place: 0 })
    expect([table.player('Ben').damage, table.rovers('Ben')]).toEqual([3, []])
  })
})

describe('enhancements', () => {
  const INITIAL = designs('enhancement').filter((id) => DESIGNS[id].covert !== 'always')

  test.each(INITIAL.flatMap((id) => DESIGNS[id].levels.map((level) => [id, level] as const)))(
    'BR-3.2 %s stays in play in Level %i',
    (id, level) => {
      const table = given({ players: { Ada: at(level, { hand: [id] }) } })
      table.enhance('Ada', DESIGNS[id].name)
      expect([table.enhancements('Ada'), table.hand('Ada')]).toEqual([[DESIGNS[id].name], []])
    },
  )

  test('BR-2.2 Anti-Matter Propulsion: 20% at the start of five turns, then it is gone', () => {
    const table = given({
      seats: DUEL,
      decks: { 1: { draw: [] }, 2: { draw: [] } },
      players: { Ada: at(2, { hand: ['Anti-Matter Propulsion'], distance: 180 }) },
      options: { thrusterCruise: false },
    })
    table.enhance('Ada', 'Anti-Matter Propulsion')
    const fuel = [1, 2, 3, 4, 5].map(() => {
      table.end('Ada')
      table.end('Ben')
      return table.player('Ada').spaceFuel
    })
    expect([fuel, table.enhancements('Ada')]).toEqual([[20, 40, 60, 80, 100], []])
  })

  test('BR-4.4 Spy Satellite shows all hands but for cards that can be hidden', () => {
    const table = given({
      players: {
        Ada: at(2, { hand: ['Spy Satellite'] }),
        Ben: { hand: ['Slingshot', 'Staging'] },
        Cyd: { hand: ['Supernova'] },
      },
    })
    table.enhance('Ada', 'Spy Satellite')
    const hands = table.view('Ada').players.map(({ hand }) => hand)
    expect(hands).toEqual([[], ['slingshot@1', null], ['supernova@1']])
    expect(table.view('Ben').players[2]?.hand).toBeUndefined()
    expect(table.told('Ben')).not.toContainEqual(expect.objectContaining({ kind: 'handsSeen' }))
  })

  test('BR-8.1, BR-R44 Enigma Machine and face-down cards: others see a strength of what is open, and more', () => {
    const table = given({ players: { Ada: { rocket: ['Cutting Edge Fuselage'], faceDown: ['Staging'] } } })
    expect(table.view('Ben').players[0]?.figures).toMatchObject({ strength: 3, isStrengthOpen: true })
    expect(table.view('Ada').players[0]?.figures).toMatchObject({ strength: 4, isStrengthOpen: false })
  })
})

/** What stops, removes or undoes a card, by the card that does it. */
const COUNTERS: Readonly<Record<string, (design: DesignId) => void>> = {
  'newtons-third-law'(design) {
    if (design === 'resource-raid') return raidTurned()
    if (design === 'plant-bomb') return bombTurned()
    const { name } = DESIGNS[design]
    const attack = ATTACKS[name]
    if (attack === undefined) throw new Error(`${name} has no scenario.`)
    return attackTurned(name, attack)
  },
  'shoot-an-rpg': (design) => losesPart(design, (table, part) => table.hit('Ada', 'Shoot An RPG', 'Ben', { part })),
  'plant-bomb': (design) =>
    losesPart(design, (table, part) => {
      table.detonate('Ada', part)
      table.react('Ben', 'pass')
    }),
  'switch-parts': (design) => losesPart(design, (table, part) => table.hit('Ada', 'Switch Parts', 'Ben', { part })),
  'reverse-engineering'(design) {
    const table = onRocket(design)
    const before = table.strength('Ben')
    table.ability('Ada', 'Reverse Engineering', { on: 'Ben' })
    expect(table.strength('Ben')).toBeLessThan(before)
  },
  'parallel-universe': (design) =>
    losesPart(design, (table, part) =>
      table.ability('Ada', 'Parallel Universe', { on: 'Ben', give: [part], take: [part] }),
    ),
  'cosmic-rays'(design) {
    const table = given({
      players: {
        Ada: at(2, { hand: ['Cosmic Rays'] }),
        Ben: at(2, { rocket: [design, ...whole('Cutting Edge').slice(1)] }),
      },
    })
    table.hit('Ada', 'Cosmic Rays', 'Ben', {}, 1, 2, 2)
    const { effect } = DESIGNS[design]
    expect(table.player('Ben').damage).toBe(5 - (effect.kind === 'part' ? effect.tier : 0))
  },
  'hostile-takeover'(design) {
    const level = DESIGNS[design].levels[0] ?? 1
    const table = hidden(design, level, ['Hostile Takeover'])
    table.sabotage('Ada', 'Hostile Takeover', 'Ben', {}, ...(level > 1 ? [6, 6] : []))
    table.react('Ben', 'pass')
    expect([table.faceDown('Ben'), table.hand('Ada')]).toEqual([[], [DESIGNS[design].name]])
  },
  'security-audit'(design) {
    const level = DESIGNS[design].levels[0] ?? 1
    const table = hidden(design, level, ['Security Audit'])
    table.ability('Ada', 'Security Audit', { on: 'Ben' }, ...(level > 1 ? [6, 6] : []))
    expect(table.faceDown('Ben')).toEqual([])
  },
  'resource-raid'(design) {
    const table = given({ players: { Ada: { hand: ['Resource Raid'] }, Ben: { hand: [design] } } })
    table.hit('Ada', 'Resource Raid', 'Ben')
    table.do('Ben', { kind: 'giveFuelTank', card: `${design}@1` as const })
    expect(table.hand('Ada')).toEqual([DESIGNS[design].name])
  },
  'rover-sabotage'(design) {
    const table = given({ players: { Ada: at(3, { hand: ['Rover Sabotage'] }), Ben: at(3, { rovers: [design] }) } })
    table.hit('Ada', 'Rover Sabotage', 'Ben', { place: 0 }, 2)
    expect(table.player('Ben').rovers[0]?.broken).toBe(true)
  },
  'alien-interference'(design) {
    const table = given({
      players: { Ada: at(3, { hand: ['Alien Interference'] }), Ben: at(3, { rovers: [design], km: 12 }) },
    })
    table.hit('Ada', 'Alien Interference', 'Ben')
    expect(table.player('Ben').km).toBe(2)
  },
  'laser-cannon'(design) {
    if (design === 'asteroid-storm') {
      const table = given({ players: { Ada: at(2, { hand: [design] }), Ben: at(2, { hand: ['Laser Cannon'] }) } })
      table.sabotage('Ada', 'Asteroid Storm', 'Ben')
      table.react('Ben', 'laser')
      expect(table.player('Ben').damage).toBe(0)
      return
    }
    const table = given({ players: { Ada: at(3, { hand: ['Laser Cannon'] }), Ben: at(3, { rovers: [design] }) } })
    table.ability('Ada', 'Laser Cannon', { on: 'Ben', place: 0 })
    expect(table.rovers('Ben')).toEqual([])
  },
  'dust-storm'(design) {
    const table = given({
      seats: DUEL,
      turn: 'Ben',
      players: { Ada: at(3, { generators: [design] }), Ben: at(3, { hand: ['Dust Storm'] }) },
    })
    table.hit('Ben', 'Dust Storm', 'Ada')
    table.end('Ben')
    table.end('Ada')
    expect(table.player('Ada').power).toBe(0)
  },
  'power-flow-re-routing'(design) {
    const table = given({
      players: { Ada: at(3, { hand: ['Power Flow Re-routing'] }), Ben: at(3, { generators: [design] }) },
    })
    table.hit('Ada', 'Power Flow Re-routing', 'Ben', { place: 0 })
    expect(table.hand('Ada')).toEqual([DESIGNS[design].name])
  },
  'signal-jammer'(design) {
    const table = given({
      players: { Ada: at(3, { hand: ['Signal Jammer'] }), Ben: at(3, { communications: [design] }) },
    })
    const before = table.view('Ada').players[1]?.figures.signal ?? 0
    table.hit('Ada', 'Signal Jammer', 'Ben')
    expect(table.view('Ada').players[1]?.figures.signal).toBe(before - 1)
  },
  'enigma-machine'(design) {
    const rocket = ['Cutting Edge Fuselage']
    const table = given({
      players: {
        Ada: {
          rocket: ['Improvised Fuselage'],
          hand: design === 'plant-bomb' ? [] : [design],
          faceDown: design === 'plant-bomb' ? [{ card: design, victim: 'Ben' }] : [],
        },
        Ben: { rocket, enhancements: ['Enigma Machine'] },
      },
    })
    expect(table.legal('Ada').map(({ kind }) => kind)).toEqual(['endActions'])
  },
  'x-ray-machine'(design) {
    const table = given({
      turn: 'Ben',
      players: { Ada: { faceDown: [{ card: design, victim: 'Ben' }] }, Ben: { hand: ['X-Ray Machine'] } },
    })
    table.ability('Ben', 'X-Ray Machine', { on: 'Ada' })
    expect(table.faceDown('Ada')).toEqual([])
  },
  'intelligence-agency'(design) {
    const table = given({
      players: { Ada: { faceDown: [{ card: design, victim: 'Ben' }] }, Ben: { enhancements: ['Intelligence Agency'] } },
    })
    expect(table.view('Ben').players[0]?.faceDown[0]?.card).toBe('plant-bomb@1')
  },
  'anti-asteroid-system': (design) => cutsDice(design, 'Anti-Asteroid System'),
  'anti-missile-system': (design) => cutsDice(design, 'Anti-Missile System'),
  'long-range-radar': (design) => keepsAway(design, 'Long Range Radar'),
  'thermal-radiation-meter': (design) => keepsAway(design, 'Thermal Radiation Meter'),
  'uhf-transceiver': (design) => keepsAway(design, 'UHF Transceiver'),
  'heat-shield'(design) {
    const table = given({ players: { Ada: at(2, { hand: [design] }), Ben: at(2, { faceDown: ['Heat Shield'] }) } })
    table.sabotage('Ada', DESIGNS[design].name, 'Ben')
    table.react('Ben', 'heatShield')
    expect(table.player('Ben').damage).toBe(0)
  },
  supernova(design) {
    const level = DESIGNS[design].levels[0] ?? 1
    const isBackup = design === 'backup-rover'
    const table = given({
      players: {
        Ada: { hand: ['Supernova'] },
        Ben: at(level, isBackup ? { rovers: [design] } : { enhancements: [design] }),
      },
    })
    table.ability('Ada', 'Supernova', { on: 'Ben' }, ...(level > 1 ? [6, 6] : []))
    expect([table.enhancements('Ben'), table.rovers('Ben')]).toEqual([[], []])
  },
  'missile-attack'(design) {
    const table = given({
      players: { Ada: at(2, { hand: ['Missile Attack'] }), Ben: at(2, { enhancements: [design] }) },
    })
    table.hit('Ada', 'Missile Attack', 'Ben', {}, 1, 1, 1)
    expect(table.enhancements('Ben')).toEqual([])
  },
}

function attackTurned(card: string, attack: Attack): void {
  const table = attackTable(card, attack, ['Newton’s Third Law'])
  table.sabotage('Ada', card, 'Ben', attack.aim ?? {})
  const rolls = ['Asteroid Storm', 'Missile Attack', 'Cosmic Rays'].includes(card) ? [1, 1, 1] : []
  const dice = ['Wormhole', 'Space Dust'].includes(card) ? [6] : rolls
  table.react('Ben', 'newton', ...dice)
  if (card === 'Switch Parts') expect(table.rocket('Ben')).toEqual(['Improvised Thruster'])
  else expect(attack.found(table)).toEqual(attack.before)
}

/** The thief has to give. */
function raidTurned(): void {
  const tanks = ['Large Fuel Tank', 'Small Fuel Tank']
  const table = given({
    players: {
      Ada: { hand: ['Resource Raid', tanks[0] ?? ''] },
      Ben: { hand: ['Newton’s Third Law', tanks[1] ?? ''] },
    },
  })
  table.reflect('Ada', 'Resource Raid', 'Ben')
  table.do('Ada', { kind: 'giveFuelTank', card: 'large-fuel-tank@1' })
  expect([table.hand('Ada'), table.hand('Ben')]).toEqual([[], tanks.toReversed()])
}

/** The bomb goes off under the rocket of whoever planted it. */
function bombTurned(): void {
  const table = given({
    players: {
      Ada: { rocket: ['Improvised Thruster', 'Staging'], faceDown: [{ card: 'Plant Bomb', victim: 'Ben' }] },
      Ben: { rocket: ['Cutting Edge Fuselage'], hand: ['Newton’s Third Law'] },
    },
  })
  table.detonate('Ada', 'fuselage')
  table.react('Ben', 'newton')
  table.do('Ben', { kind: 'reflectChoice', part: 'thruster' })
  expect([table.rocket('Ada'), table.rocket('Ben'), table.faceDown('Ada')]).toEqual([
    ['Staging'],
    ['Cutting Edge Fuselage'],
    [],
  ])
}

const ARMOURY = ['Shoot An RPG', 'Switch Parts', 'Reverse Engineering', 'Parallel Universe']
const other: Readonly<Record<string, string>> = {
  fuselage: 'Second-hand Fuselage',
  'nose-cone': 'Second-hand Nose Cone',
  'stabilizer-fins': 'Second-hand Stabilizer Fins',
  thruster: 'Second-hand Thruster',
  boosters: 'Solid Rocket Boosters',
  staging: 'Staging',
  'anti-missile': 'Anti-Missile System',
  'anti-asteroid': 'Anti-Asteroid System',
}

const partOf = (design: DesignId): PartKind => {
  const { effect } = DESIGNS[design]
  return effect.kind === 'part' ? effect.part : 'fuselage'
}

/** Ada has every weapon and a part of the same kind, Ben has the part and one more. */
const onRocket = (design: DesignId): Table => {
  const spare = partOf(design) === 'thruster' ? 'Improvised Fuselage' : 'Improvised Thruster'
  return given({
    players: {
      Ada: { rocket: [other[partOf(design)] ?? ''], hand: ARMOURY, faceDown: [{ card: 'Plant Bomb', victim: 'Ben' }] },
      Ben: { rocket: [design, spare] },
    },
  })
}

function losesPart(design: DesignId, attack: (table: Table, part: PartKind) => void): void {
  const table = onRocket(design)
  const part = partOf(design)
  const before = table.player('Ben').rocket.find((one) => one?.card.startsWith(design))
  attack(table, part)
  expect(table.player('Ben').rocket.includes(before ?? null) && before !== undefined).toBe(false)
}

const hidden = (design: DesignId, level: Level, hand: string[]): Table =>
  given({
    players: {
      Ada: { hand },
      Ben: at(level, { faceDown: [design === 'plant-bomb' ? { card: design, victim: 'Ada' } : design] }),
    },
  })

function cutsDice(design: DesignId, system: string): void {
  const table = given({ players: { Ada: at(2, { hand: [design] }), Ben: at(2, { faceDown: [system] }) } })
  const told = table.hit('Ada', DESIGNS[design].name, 'Ben', {}, 6)
  expect(told).toContainEqual(expect.objectContaining({ kind: 'diceRolled', dice: [6], damage: 0 }))
}

function keepsAway(design: DesignId, enhancement: string): void {
  const table = given({ players: { Ada: at(2, { hand: [design] }), Ben: at(2, { enhancements: [enhancement] }) } })
  table.refused('Ada', table.sabotageOf('Ada', DESIGNS[design].name, 'Ben'), { rule: 'BR-19.3' })
}

describe('counters', () => {
  const pairs = DESIGN_IDS.flatMap((design) => DESIGNS[design].counters.map((counter) => [design, counter] as const))

  test.each(pairs)('BR-3.5 %s is countered by %s', (design, counter) => {
    const show = COUNTERS[counter]
    expect(show).toBeDefined()
    show?.(design)
  })
})
