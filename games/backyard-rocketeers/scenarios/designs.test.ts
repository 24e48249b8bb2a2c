import { describe, expect, test } from 'vitest'
import { DESIGN_IDS, DESIGNS, type DesignId } from '../rules/cards/catalogue.ts'
import type { Level } from '../rules/vocabulary.ts'
import { DUEL, given, type Table, whole } from './table.ts'

/** A card is played by Ada at one level: what is found then, and what would be found without it. */
interface Scene {
  readonly ada?: object
  readonly ben?: object
  readonly options?: object
  readonly play: (table: Table) => void
  readonly found: (table: Table) => unknown
  readonly before: unknown
  readonly after: unknown
}

type Scenes = Readonly<Partial<Record<Level, Scene>>>

const own = (table: Table) => table.player('Ada')
const figures = (table: Table) => table.view('Ada').players[0]?.figures
const placed =
  (name: string, ...dice: number[]) =>
  (table: Table) => {
    table.place('Ada', name)
    table.end('Ada', ...dice)
  }
const used = (name: string) => (table: Table) => void table.ability('Ada', name)
const enhanced = (name: string) => (table: Table) => void table.enhance('Ada', name)

/** Both rockets stand whole in space and on Mars. */
const at = (level: Level, more: object = {}) => ({
  level,
  ...(level > 1 && { rocket: whole('Cutting Edge') }),
  ...(level === 2 && { distance: 100 }),
  ...more,
})

const part = (name: string, strength: number): Scenes => ({
  1: { play: placed(name), found: (table) => table.strength('Ada'), before: 0, after: strength },
})

const tank = (name: string, percent: number): Scenes => ({
  1: { play: placed(name), found: (table) => own(table).groundFuel, before: 0, after: percent },
  2: {
    play: (table) => void table.refuel('Ada', name),
    found: (table) => own(table).spaceFuel,
    before: 0,
    after: percent,
  },
})

/** BR-6.4: a card of Level 3 by its list, and of no use there. */
const uselessTank = (name: string): Scene => ({
  play: (table) =>
    void table.refused('Ada', { kind: 'placeComponent', card: table.held('Ada', name) }, { rule: 'BR-6.4' }),
  found: (table) => table.hand('Ada'),
  before: [name],
  after: [name],
})

const rover = (name: string, km: number): Scenes => ({
  3: { play: placed(name, 6), found: (table) => own(table).km, before: 0, after: km },
})

const generator = (name: string, percent: number): Scenes => ({
  3: {
    play(table) {
      placed(name)(table)
      table.end('Ben')
      table.end('Ada')
    },
    found: (table) => own(table).power,
    before: 0,
    after: percent,
  },
})

const antenna = (name: string, signal: number): Scenes => ({
  3: { play: placed(name), found: (table) => figures(table)?.signal, before: 0, after: signal },
})

const flight = (name: string, { km, fuel }: { km: number; fuel: number }): Scenes => ({
  2: {
    ada: { spaceFuel: 30 },
    play: used(name),
    found: (table) => [own(table).distance, own(table).spaceFuel],
    before: [100, 30],
    after: [100 - km, fuel],
  },
})

/** Newton's Third Law at each level: the attacker suffers instead. */
const turned = (attack: string, scene: Pick<Scene, 'ada' | 'ben' | 'found' | 'before' | 'after'>): Scene => ({
  ...scene,
  play(table) {
    table.end('Ada')
    table.sabotage('Ben', attack, 'Ada')
    table.react('Ada', 'newton')
  },
})

/** The other one cannot even aim it. */
const shielded = (name: string, attack: string): Scenes => ({
  2: {
    ben: { hand: [attack] },
    play: enhanced(name),
    found: (table) =>
      table.view('Ada').players[0]?.enhancements.length === 1 ? refusedFor(table, attack) : 'may be aimed',
    before: 'may be aimed',
    after: 'BR-19.3',
  },
})

function refusedFor(table: Table, attack: string): string {
  table.end('Ada')
  table.refused('Ben', table.sabotageOf('Ben', attack, 'Ada'), { rule: 'BR-19.3' })
  return 'BR-19.3'
}

const teleported = (name: string) => (table: Table) => {
  table.enhance('Ada', name)
  table.ability('Ada', 'Teleport')
}

const SCENES: Readonly<Partial<Record<DesignId, Scenes>>> = {
  'launch-pad': {
    1: {
      ada: { pad: 'hand', hand: [] },
      play: placed('Launch Pad'),
      found: (table) => own(table).pad,
      before: null,
      after: 'launch-pad@1',
    },
  },
  'improvised-fuselage': part('Improvised Fuselage', 1),
  'second-hand-fuselage': part('Second-hand Fuselage', 2),
  'cutting-edge-fuselage': part('Cutting Edge Fuselage', 3),
  'improvised-nose-cone': part('Improvised Nose Cone', 1),
  'second-hand-nose-cone': part('Second-hand Nose Cone', 2),
  'cutting-edge-nose-cone': part('Cutting Edge Nose Cone', 3),
  'improvised-stabilizer-fins': part('Improvised Stabilizer Fins', 1),
  'second-hand-stabilizer-fins': part('Second-hand Stabilizer Fins', 2),
  'cutting-edge-stabilizer-fins': part('Cutting Edge Stabilizer Fins', 3),
  'improvised-thruster': part('Improvised Thruster', 1),
  'second-hand-thruster': part('Second-hand Thruster', 2),
  'cutting-edge-thruster': part('Cutting Edge Thruster', 3),
  'improvised-boosters': part('Improvised Boosters', 1),
  'solid-rocket-boosters': part('Solid Rocket Boosters', 2),
  'hypergolic-boosters': part('Hypergolic Boosters', 3),
  staging: part('Staging', 1),
  'anti-missile-system': part('Anti-Missile System', 2),
  'anti-asteroid-system': part('Anti-Asteroid System', 2),
  'small-fuel-tank': { ...tank('Small Fuel Tank', 10), 3: uselessTank('Small Fuel Tank') },
  'large-fuel-tank': { ...tank('Large Fuel Tank', 20), 3: uselessTank('Large Fuel Tank') },
  'extra-large-fuel-tank': tank('Extra Large Fuel Tank', 50),
  'improvised-mars-rover': rover('Improvised Mars Rover', 3),
  'second-hand-mars-rover': rover('Second-Hand Mars Rover', 5),
  'cutting-edge-mars-rover': rover('Cutting Edge Mars Rover', 7),
  'windmill-generator': generator('Windmill Generator', 10),
  'improvised-solar-panels': generator('Improvised Solar Panels', 10),
  'second-hand-solar-panels': generator('Second-Hand Solar Panels', 20),
  'cutting-edge-solar-panels': generator('Cutting Edge Solar Panels', 30),
  'geothermal-power-plant': generator('Geothermal Power Plant', 50),
  'basic-antenna': antenna('Basic Antenna', 1),
  'satellite-dish': antenna('Satellite Dish', 2),
  'deep-space-array': antenna('Deep Space Array', 3),

  'x-ray-machine': {
    1: {
      ben: { faceDown: [{ card: 'Plant Bomb', victim: 'Ada' }, 'Insurance Policy'] },
      play: (table) => void table.ability('Ada', 'X-Ray Machine', { on: 'Ada' }),
      found: (table) => table.faceDown('Ben'),
      before: ['Plant Bomb', 'Insurance Policy'],
      after: ['Insurance Policy'],
    },
  },
  slingshot: {
    1: {
      ada: { rocket: whole('Cutting Edge'), groundFuel: 100 },
      play(table) {
        table.ability('Ada', 'Slingshot')
        table.launch('Ada', 2, 2, 2)
      },
      found: (table) => [own(table).distance, own(table).slingshotKm],
      before: [0, 0],
      after: [50, 10],
    },
  },
  'reverse-engineering': {
    1: {
      ben: { rocket: ['Improvised Fuselage', 'Cutting Edge Thruster', 'Staging'] },
      play: (table) => void table.ability('Ada', 'Reverse Engineering', { on: 'Ben' }),
      found: (table) => table.strengths('Ben'),
      before: [1, 3, 1],
      after: [2, 1],
    },
    3: {
      options: { deckOverrides: { 'reverse-engineering@3': 1 } },
      ben: { rovers: ['Improvised Mars Rover', 'Cutting Edge Mars Rover'] },
      play: (table) => void table.ability('Ada', 'Reverse Engineering', { on: 'Ben' }),
      found: (table) => table.player('Ben').rovers.map(({ tier }) => tier),
      before: [1, 3],
      after: [2],
    },
  },
  'r-and-d-team': {
    1: {
      ada: { rocket: ['Improvised Fuselage', 'Cutting Edge Thruster', 'Staging'] },
      play: used('R&D Team'),
      found: (table) => table.strengths('Ada'),
      before: [1, 3, 1],
      after: [2, 3, 1],
    },
    3: {
      options: { deckOverrides: { 'r-and-d-team@3': 1 } },
      ada: { rovers: ['Improvised Mars Rover', 'Cutting Edge Mars Rover'] },
      play: used('R&D Team'),
      found: (table) => own(table).rovers.map(({ tier }) => tier),
      before: [1, 3],
      after: [2, 3],
    },
  },
  supernova: {
    1: {
      ben: { enhancements: ['Solar Sail', 'Intelligence Agency'] },
      play: (table) => void table.ability('Ada', 'Supernova', { on: 'Ben' }),
      found: (table) => table.enhancements('Ben'),
      before: ['Solar Sail', 'Intelligence Agency'],
      after: [],
    },
  },
  'parallel-universe': {
    1: {
      ada: { rocket: ['Improvised Thruster'] },
      ben: { rocket: ['Cutting Edge Thruster'] },
      play: (table) =>
        void table.ability('Ada', 'Parallel Universe', { on: 'Ben', give: ['thruster'], take: ['thruster'] }),
      found: (table) => [table.rocket('Ada'), table.rocket('Ben')],
      before: [['Improvised Thruster'], ['Cutting Edge Thruster']],
      after: [['Cutting Edge Thruster'], ['Improvised Thruster']],
    },
  },
  'security-audit': {
    1: {
      ben: { faceDown: ['Staging'] },
      play: (table) => void table.ability('Ada', 'Security Audit', { on: 'Ben' }),
      found: (table) => [table.faceDown('Ben'), table.rocket('Ben')],
      before: [['Staging'], []],
      after: [[], ['Staging']],
    },
  },
  'insurance-policy': {
    1: {
      ada: { rocket: ['Improvised Fuselage'] },
      ben: { hand: ['Shoot An RPG'] },
      play(table) {
        table.hide('Ada', 'Insurance Policy')
        table.end('Ada')
        table.hit('Ben', 'Shoot An RPG', 'Ada', { part: 'fuselage' })
        table.keep('Ada', 'fuselage')
      },
      found: (table) => [table.rocket('Ada'), table.discards(1).filter((name) => name === 'Insurance Policy')],
      before: [['Improvised Fuselage'], []],
      after: [['Improvised Fuselage'], ['Insurance Policy']],
    },
  },
  'laser-cannon': {
    2: {
      play: (table) => void table.ability('Ada', 'Laser Cannon', { on: 'Ben', part: 'fuselage' }),
      found: (table) => table.player('Ben').damage,
      before: 0,
      after: 3,
    },
    3: {
      ben: { rovers: ['Cutting Edge Mars Rover'] },
      play: (table) => void table.ability('Ada', 'Laser Cannon', { on: 'Ben', place: 0 }),
      found: (table) => table.rovers('Ben'),
      before: ['Cutting Edge Mars Rover'],
      after: [],
    },
  },
  'warp-drive-generator': flight('Warp Drive Generator', { km: 50, fuel: 30 }),
  teleport: flight('Teleport', { km: 10, fuel: 30 }),
  'emergency-thrusters': flight('Emergency Thrusters', { km: 15, fuel: 10 }),
  'space-gas-station': {
    2: { play: used('Space Gas Station'), found: (table) => own(table).spaceFuel, before: 0, after: 30 },
  },
  'asteroid-mining': {
    2: {
      play: (table) => void table.ability('Ada', 'Asteroid Mining', {}, 4, 5, 6),
      found: (table) => [own(table).distance, own(table).spaceFuel],
      before: [100, 0],
      after: [85, 20],
    },
  },
  'drag-chute': {
    2: {
      ada: { rocket: whole('Improvised'), distance: 0 },
      play(table) {
        table.end('Ada')
        table.land('Ada', { chutes: 1 }, 1, 2, 3)
      },
      found: (table) => own(table).level,
      before: 2,
      after: 3,
    },
  },
  'repair-kit': {
    3: {
      ada: { rovers: ['Cutting Edge Mars Rover, broken'] },
      play: (table) => void table.ability('Ada', 'Repair Kit', { on: 'Ada', place: 0 }),
      found: (table) => table.rovers('Ada'),
      before: ['Cutting Edge Mars Rover, broken'],
      after: ['Cutting Edge Mars Rover'],
    },
  },
  'signal-booster': {
    3: { play: used('Signal Booster'), found: (table) => figures(table)?.signal, before: 0, after: 1 },
  },
  'power-surge': { 3: { play: used('Power Surge'), found: (table) => own(table).power, before: 0, after: 30 } },
  'newtons-third-law': {
    1: turned('Inspection Delay', {
      ben: { hand: ['Inspection Delay'] },
      found: (table) => [own(table).delayedUntil > 0, table.player('Ben').delayedUntil > 0],
      before: [false, false],
      after: [false, true],
    }),
    2: turned('Cyber Attack', {
      ben: { hand: ['Cyber Attack'] },
      found: (table) => [own(table).distance, table.player('Ben').distance],
      before: [100, 100],
      after: [100, 150],
    }),
    3: turned('Signal Jammer', {
      ada: { communications: ['Satellite Dish'] },
      ben: { hand: ['Signal Jammer'], communications: ['Satellite Dish'] },
      found: (table) => [own(table).jams, table.player('Ben').jams],
      before: [0, 0],
      after: [0, 1],
    }),
  },
  'heat-shield': {
    2: {
      ben: { hand: ['Cosmic Rays'] },
      play(table) {
        table.hide('Ada', 'Heat Shield')
        table.end('Ada')
        table.sabotage('Ben', 'Cosmic Rays', 'Ada')
        table.react('Ada', 'heatShield')
      },
      found: (table) => [own(table).damage, table.discards(2)],
      before: [0, []],
      after: [0, ['Cosmic Rays', 'Heat Shield']],
    },
    3: {
      ben: { level: 2, distance: 50, hand: ['Cosmic Rays'] },
      play(table) {
        table.hide('Ada', 'Heat Shield')
        table.end('Ada')
        table.sabotage('Ben', 'Cosmic Rays', 'Ada', {}, 4, 4)
        table.react('Ada', 'heatShield')
      },
      found: (table) => [own(table).damage, table.discards(3)],
      before: [0, []],
      after: [0, ['Heat Shield']],
    },
  },

  'intelligence-agency': {
    1: {
      ben: { faceDown: [{ card: 'Plant Bomb', victim: 'Ada' }] },
      play: enhanced('Intelligence Agency'),
      found: (table) => table.view('Ada').players[1]?.faceDown.map(({ card }) => card),
      before: [undefined],
      after: ['plant-bomb@1'],
    },
  },
  'enigma-machine': {
    1: {
      ada: { rocket: ['Improvised Fuselage'] },
      play: enhanced('Enigma Machine'),
      found: (table) => table.view('Ben').players[0]?.rocket === undefined,
      before: false,
      after: true,
    },
  },
  'solar-sail': {
    1: {
      ada: { rocket: whole('Cutting Edge'), groundFuel: 100 },
      play(table) {
        table.enhance('Ada', 'Solar Sail')
        table.launch('Ada', 3, 3, 3)
      },
      found: (table) => [own(table).level, table.enhancements('Ada')],
      before: [1, []],
      after: [2, ['Solar Sail']],
    },
    2: {
      ada: { hand: ['solar-sail@2', 'Teleport'], enhancements: ['Solar Wind'], spaceFuel: 30 },
      play: teleported('Solar Sail'),
      found: (table) => own(table).distance,
      before: 100,
      after: 86,
    },
  },
  'solar-wind': {
    2: {
      ada: { hand: ['Solar Wind', 'Teleport'], spaceFuel: 30 },
      play: teleported('Solar Wind'),
      found: (table) => own(table).distance,
      before: 100,
      after: 88,
    },
  },
  'spy-satellite': {
    2: {
      ben: { hand: ['Wormhole', 'Heat Shield'] },
      play: enhanced('Spy Satellite'),
      found: (table) => table.view('Ada').players[1]?.hand,
      before: undefined,
      after: ['wormhole@2', null],
    },
  },
  'ion-thrusters': {
    2: {
      play(table) {
        table.enhance('Ada', 'Ion Thrusters')
        table.end('Ada')
      },
      found: (table) => own(table).distance,
      before: 100,
      after: 97,
    },
  },
  'thermal-radiation-meter': shielded('Thermal Radiation Meter', 'Cosmic Rays'),
  'long-range-radar': shielded('Long Range Radar', 'Asteroid Storm'),
  'uhf-transceiver': shielded('UHF Transceiver', 'Cyber Attack'),
  'anti-matter-propulsion': {
    2: {
      play(table) {
        table.enhance('Ada', 'Anti-Matter Propulsion')
        table.end('Ada')
        table.end('Ben')
      },
      found: (table) => own(table).spaceFuel,
      before: 0,
      after: 20,
    },
  },
  'sky-crane': {
    2: {
      ada: { rocket: whole('Improvised'), distance: 0 },
      play(table) {
        table.enhance('Ada', 'Sky Crane')
        table.end('Ada')
      },
      found: (table) => own(table).level,
      before: 2,
      after: 3,
    },
  },
  'all-terrain-wheels': {
    3: {
      ada: { rovers: ['Second-Hand Mars Rover'] },
      play(table) {
        table.enhance('Ada', 'All-Terrain Wheels')
        table.end('Ada', 6)
      },
      found: (table) => own(table).km,
      before: 0,
      after: 7,
    },
  },
  'backup-rover': {
    3: {
      ada: { rovers: ['Cutting Edge Mars Rover'] },
      play(table) {
        table.hide('Ada', 'Backup Rover')
        table.end('Ada', 1)
        table.end('Ben')
        table.end('Ada')
      },
      found: (table) => [own(table).km, table.rovers('Ada')],
      before: [0, ['Cutting Edge Mars Rover']],
      after: [4, ['Cutting Edge Mars Rover, broken', 'Backup Rover']],
    },
  },
  'signal-amplifier': {
    3: {
      ada: { communications: ['Basic Antenna', 'Basic Antenna'] },
      play: enhanced('Signal Amplifier'),
      found: (table) => figures(table)?.signal,
      before: 2,
      after: 4,
    },
  },
  'solar-panel-efficiency': {
    3: {
      ada: { generators: ['Improvised Solar Panels', 'Windmill Generator'] },
      play(table) {
        table.enhance('Ada', 'Solar Panel Efficiency')
        table.end('Ada')
      },
      found: (table) => own(table).power,
      before: 0,
      after: 25,
    },
  },
}

const CASES = DESIGN_IDS.filter((id) => DESIGNS[id].type !== 'sabotage').flatMap((design) =>
  DESIGNS[design].levels.map((level) => ({ design, level, name: DESIGNS[design].name })),
)

const sceneOf = (design: DesignId, level: Level): Scene => {
  const scene = SCENES[design]?.[level]
  if (scene === undefined) throw new Error(`${DESIGNS[design].name} has no scenario in Level ${level}.`)
  return scene
}

/** The copy of this level's deck, if there is one: only custom decks have some of them. */
const copyOf = (design: DesignId, level: Level, options: object | undefined): string =>
  options === undefined ? DESIGNS[design].name : `${design}@${level}`

describe('every design in each level where it is legal (sabotage is in cards.test.ts)', () => {
  test('BR-3.1 68 designs are no sabotage; with each of their levels that makes 80 scenarios', () => {
    expect(Object.keys(SCENES).toSorted()).toEqual([...new Set(CASES.map(({ design }) => design))].toSorted())
    expect([new Set(CASES.map(({ design }) => design)).size, CASES.length]).toEqual([68, 80])
  })

  test.each(CASES)('BR-3.2 $name does in Level $level what it says', ({ design, level }) => {
    const { ada, ben, options, play, found, before, after } = sceneOf(design, level)
    const hand = [copyOf(design, level, options)]
    const table = given({
      seats: DUEL,
      decks: { 1: { draw: [] }, 2: { draw: [] }, 3: { draw: [] } },
      players: { Ada: at(level, { hand, ...ada }), Ben: at(level, ben) },
      ...(options && { options }),
    })
    expect(found(table)).toEqual(before)
    play(table)
    expect(found(table)).toEqual(after)
  })
})
