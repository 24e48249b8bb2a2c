import { describe, expect, test } from 'vitest'
import { firstAfter, missionWith } from './hand-made.fixture.ts'
import type { Mission, Result, Slot } from './mission.fixture.ts'
import { afterTurn, resolve } from './resolve.fixture.ts'
import { hpOf, memberNamed } from './world.fixture.ts'

const ROCKET: readonly Slot[] = ['blue', 'lift', 'C']
const PILOT: readonly Slot[] = ['go:red-lower', 'C', 'go:red-upper']
const FIGHTER: readonly Slot[] = ['blue', 'C']

const inRed = (id: string, turn = 1): Pick<Mission, 'threats'> => ({ threats: [{ id, turn, zone: 'red' }] })
const inside = (id: string, turn = 1): Pick<Mission, 'threats'> => ({ threats: [{ id, turn }] })
const LONG = { red: 7, white: 6, blue: 5, internal: 4 }

describe('in the second resolver, outside,', () => {
  test('stealth: nothing hits a Stealth Fighter before its X', () => {
    const mission = missionWith({ Ada: ['red', 'A', 'A', 'A'] }, { tracks: LONG, ...inRed('E1-03') })
    // X on 12 of T7 is crossed in turn 2.
    expect([2, 3].map((turn) => firstAfter(mission, turn).damage)).toEqual([0, 2])
  })

  test('noRockets: a rocket passes an Amoeba and takes the next', () => {
    const mission = missionWith(
      { Ada: ROCKET },
      {
        threats: [
          { id: 'E1-09', turn: 1, zone: 'red' },
          { id: 'E1-06', turn: 3, zone: 'white' },
        ],
      },
    )
    const world = afterTurn(mission, 4)
    expect(world.threats.map(({ damage }) => damage)).toEqual([0, 0])
    expect(world.notes).toContain('cryoshield broken')
  })

  test('noHeavy: a Scout is out of reach of heavy cannons only', () => {
    const mission = missionWith(
      { Ada: ['red', 'A'], Bo: ['go:red-lower', null, 'A'] },
      { tracks: LONG, ...inRed('E2-02') },
    )
    expect([2, 3].map((turn) => firstAfter(mission, turn).damage)).toEqual([0, 1])
  })

  test('maxTargetRange: a Pulse Satellite is out of reach at range 3', () => {
    const mission = missionWith({ Ada: ['red', 'A', 'A'] }, { tracks: LONG, ...inRed('SE1-04') })
    expect([2, 3].map((turn) => firstAfter(mission, turn))).toMatchObject([
      { damage: 0, space: 10 },
      { damage: 2, space: 7 },
    ])
  })

  test('rocketImmune: a rocket is spent on a Phantom Fighter', () => {
    const mission = missionWith(
      { Ada: ROCKET },
      {
        tracks: { red: 7, white: 1, blue: 2, internal: 3 },
        threats: [
          { id: 'E2-03', turn: 1, zone: 'red' },
          { id: 'E1-06', turn: 4, zone: 'white' },
        ],
      },
    )
    expect(firstAfter(mission, 3)).toMatchObject({ flags: ['revealed'], space: 7 })
    const world = afterTurn(mission, 4)
    expect(world.threats).toMatchObject([{ damage: 0 }, { damage: 0, hasCryoshield: true }])
    expect(world.rocketOnSecondSpace).toBe(false)
  })

  test('rocketMagnet: rockets find a Juggernaut at any range, and it hardens', () => {
    const mission = missionWith(
      { Ada: [...ROCKET, 'C'] },
      {
        tracks: LONG,
        threats: [
          { id: 'SE2-02', turn: 3, zone: 'red' },
          { id: 'E1-02', turn: 1, zone: 'white' },
        ],
      },
    )
    expect([4, 5].map((turn) => firstAfter(mission, turn))).toMatchObject([
      { shields: 4, damage: 0, space: 14 },
      { shields: 5, damage: 0 },
    ])
  })

  test('cryo: the first turn with a hit is for nothing', () => {
    const mission = missionWith({ Ada: ['red', 'A', 'A'] }, { tracks: LONG, ...inRed('SE1-05') })
    expect([2, 3].map((turn) => firstAfter(mission, turn).damage)).toEqual([0, 3])
  })

  test('damageCap: a splash does no more to a Swarm that was hit', () => {
    const shots: readonly Slot[] = ['A', 'A', 'A']
    const withShot = (last: Slot) =>
      missionWith(
        {
          Ada: ['go:red-upper', ...shots],
          Bo: ['go:red-lower', ...shots],
          Cy: ['go:red-lower', null, 'B'],
          Di: ['go:blue-upper', null, null, last],
        },
        {
          tracks: LONG,
          threats: [
            { id: 'E2-04', turn: 4, zone: 'blue' },
            { id: 'SE1-03', turn: 1, zone: 'red' },
          ],
        },
      )
    for (const last of ['A', null] as const) {
      const world = afterTurn(withShot(last), 4)
      expect(world.reactor.blue).toBe(last === 'A' ? 1 : 2)
      expect(world).toMatchObject({ threats: [{ damage: 1 }, { status: 'destroyed' }] })
    }
  })

  test('deathSplash: who is felled by it scores, and breaks up afterwards', () => {
    const shots: readonly Slot[] = ['A', 'A', 'A']
    const mission = missionWith(
      {
        Ada: ['go:red-upper', ...shots],
        Bo: ['go:red-lower', ...shots],
        Cy: ['go:red-lower', null, 'B'],
        Di: [null, 'hero-A'],
      },
      {
        tracks: LONG,
        threats: [
          { id: 'SE1-03', turn: 1, zone: 'red' },
          { id: 'E2-07', turn: 2, zone: 'white' },
        ],
      },
    )
    expect(afterTurn(mission, 3).threats.map(hpOf)).toEqual([2, 1])
    const world = afterTurn(mission, 4)
    expect(world.threats.map(({ status }) => status)).toEqual(['destroyed', 'destroyed'])
    // Two marks, 1 each; the shield takes one of them.
    expect([world.turned.white.length, world.shield.white]).toEqual([1, 0])
  })

  test('fragmentDamage: an Asteroid breaks up by the marks it has crossed', () => {
    const shotFrom = (turn: number) =>
      missionWith(
        { Ada: [...Array.from({ length: turn - 1 }, () => null), 'A', 'A'] },
        { tracks: { red: 1, white: 7, blue: 2, internal: 3 }, threats: [{ id: 'SE1-08', turn: 1, zone: 'white' }] },
      )
    const outcome = ({ threats, damage, energy }: Result) => [threats[0]?.status, damage.white, energy.shield.white]
    expect(outcome(resolve(shotFrom(1)))).toEqual(['destroyed', 0, 1])
    expect(outcome(resolve(shotFrom(2)))).toEqual(['destroyed', 1, 0])
  })

  test('retaliates: a Nemesis that was hurt attacks every zone, also when destroyed', () => {
    const mission = missionWith({ Ada: ['red', 'A'] }, { tracks: LONG, ...inRed('SE2-05', 2) })
    const world = afterTurn(mission, 2)
    expect([world.shield, world.threats[0]?.damage]).toEqual([{ red: 0, white: 0, blue: 0 }, 3])
  })

  test('behemoth: alone in range 1 it is hit with 9, and the pilot pays', () => {
    const mission = missionWith(
      { Ada: [...PILOT, null, 'C'] },
      { tracks: { red: 1, white: 2, blue: 3, internal: 4 }, ...inRed('SE2-01', 2) },
    )
    expect(firstAfter(mission, 4).space).toBe(4)
    const world = afterTurn(mission, 5)
    expect(world.threats[0]).toMatchObject({ damage: 5 })
    expect(memberNamed(world, 'Ada')).toMatchObject({ at: 'red-upper', isKnockedOut: true })
    expect(resolve(mission)).toMatchObject({ knockedOut: ['Ada'], disabledSquads: 1 })
  })

  test('advanceOthers: a Scout on Y moves everybody else, with what they enter', () => {
    const mission = missionWith(
      {},
      {
        tracks: { red: 3, white: 2, blue: 1, internal: 4 },
        threats: [
          { id: 'E2-02', turn: 1, zone: 'red' },
          { id: 'E1-02', turn: 4, zone: 'white' },
        ],
      },
    )
    // The Scout enters 3 in turn 5; before that the Destroyer stands on 9.
    expect(afterTurn(mission, 4).threats.map(({ space }) => space)).toEqual([4, 9])
    expect(afterTurn(mission, 5).threats.map(({ space }) => space)).toEqual([2, 6])
  })
})

describe('in the second resolver, inside,', () => {
  test('allStationsBonus: both stations at once repair an Uprising by 3', () => {
    const mission = missionWith({ Ada: ['blue', 'C'], Bo: ['go:red-lower', 'C'] }, inside('SI1-06'))
    expect(hpOf(firstAfter(mission, 2))).toBe(1)
  })

  test('inaccessibility: the third C of a turn disarms a Nuclear Device', () => {
    const disarming = (names: readonly string[]) =>
      missionWith(Object.fromEntries(names.map((name) => [name, ['go:white-lower', 'C']])), {
        tracks: { red: 1, white: 2, blue: 3, internal: 7 },
        ...inside('SI2-05'),
      })
    expect(firstAfter(disarming(['Ada', 'Bo', 'Cy']), 2).status).toBe('destroyed')
    expect(resolve(disarming(['Ada', 'Bo'])).lostBy).toEqual({ reason: 'threat', threat: 'SI2-05', turn: 3 })
  })

  test('ko-lower-lateral: repairing an Overheated Reactor knocks out left and right of it, at once', () => {
    const mission = missionWith(
      { Ada: ['go:white-lower', 'hero-B', 'B'], Bo: ['go:blue-lower', null, 'C'] },
      { tracks: { red: 1, white: 2, blue: 3, internal: 7 }, ...inside('I2-06') },
    )
    expect(resolve(mission)).toMatchObject({ knockedOut: ['Bo'], energy: { rockets: 2 } })
  })

  test('ko-attacker: who destroys a Seeker goes down with it, heroic or not', () => {
    const mission = missionWith(
      { Ada: ['blue', 'C', 'red', 'hero-bots', 'hero-bots'] },
      { tracks: { red: 1, white: 2, blue: 3, internal: 7 }, ...inside('SI2-02', 3) },
    )
    expect(afterTurn(mission, 4).squads).toContainEqual({ stands: null, leader: 'Ada', isActive: true })
    expect(resolve(mission)).toMatchObject({
      threats: [{ status: 'destroyed' }],
      threatPoints: 15,
      knockedOut: ['Ada'],
      disabledSquads: 1,
    })
  })

  test('grown: an Alien returns fire after its X', () => {
    const mission = missionWith(
      { Ada: [...FIGHTER, 'go:white-lower', null, 'bots', 'bots'] },
      { tracks: { red: 1, white: 3, blue: 4, internal: 2 }, ...inside('SI1-03', 4) },
    )
    const squadAfter = (turn: number) => afterTurn(mission, turn).squads.find(({ leader }) => leader === 'Ada')
    expect(firstAfter(mission, 5)).toMatchObject({ damage: 1, flags: ['grown'] })
    expect([5, 6].map((turn) => squadAfter(turn)?.isActive)).toEqual([true, false])
    expect(firstAfter(mission, 6).status).toBe('destroyed')
  })

  test('tokenPerStation: each attack takes a token, the third all of them', () => {
    const mission = missionWith(
      { Ada: [...FIGHTER, 'bots', 'bots', 'lift', 'bots'] },
      { tracks: { red: 1, white: 2, blue: 3, internal: 7 }, ...inside('SI2-04', 3) },
    )
    expect([3, 4, 6].map((turn) => firstAfter(mission, turn))).toMatchObject([
      { damage: 1, stations: ['red-upper', 'red-lower', 'blue-lower'] },
      { damage: 1 },
      { damage: 2, stations: ['red-upper', 'red-lower'] },
    ])
  })

  test('lethal: who enters a station with a token of a survived Contamination is knocked out', () => {
    const mission = missionWith(
      { Ada: [null, null, null, null, null, 'blue'] },
      { tracks: { red: 2, white: 3, blue: 4, internal: 1 }, ...inside('SI2-04') },
    )
    expect(afterTurn(mission, 5).threats[0]?.status).toBe('survived')
    expect(resolve(mission)).toMatchObject({ knockedOut: ['Ada'], stations: { Ada: 'blue-upper' } })
  })

  test('slime: the first token takes two hits, and without a token it is destroyed', () => {
    const mission = missionWith({ Ada: [...FIGHTER, 'lift', 'bots', 'bots', 'bots'] }, inside('I2-01', 3))
    // Entering blue-lower costs a turn.
    expect([4, 5, 6].map((turn) => firstAfter(mission, turn).tokens)).toEqual([
      [{ station: 'blue-lower', hp: 2 }],
      [{ station: 'blue-lower', hp: 1 }],
      [],
    ])
    expect(resolve(mission).threats).toMatchObject([{ status: 'destroyed' }])
  })

  test('hpFromRockets: without rockets Unstable Warheads are destroyed at once; a rocket lost costs a hit point', () => {
    expect(resolve(missionWith({}, { rockets: 0, ...inside('I1-07') }))).toMatchObject({ threatPoints: 4 })
    const both = missionWith(
      {},
      {
        tracks: { red: 1, white: 2, blue: 3, internal: 7 },
        threats: [
          { id: 'I2-01', turn: 1 },
          { id: 'I1-07', turn: 2 },
        ],
      },
    )
    expect(afterTurn(both, 2).threats[1]).toMatchObject({ hpMost: 2, damage: 1 })
  })

  test('a Fissure is repaired from space alone, and doubles until then', () => {
    const mission = missionWith(
      { Ada: [...PILOT, 'C', 'hero-bots'] },
      {
        tracks: { red: 1, white: 2, blue: 3, internal: 7 },
        threats: [
          { id: 'SI1-04', turn: 1 },
          { id: 'E1-02', turn: 1, zone: 'red' },
        ],
      },
    )
    expect([3, 4, 5].map((turn) => firstAfter(mission, turn).damage)).toEqual([0, 1, 2])
    expect(afterTurn(mission, 5).threats[1]?.damage).toBe(0)
    // Z of the Destroyer comes after the last repair of turn 5: 2 x 2, doubled no more.
    expect(resolve(mission).damage.red).toBe(4)
    const scouted: Mission = {
      ...mission,
      threats: [
        { id: 'SI1-04', turn: 1 },
        { id: 'E2-02', turn: 1, zone: 'red' },
      ],
    }
    expect(afterTurn(scouted, 5).turned.red).toHaveLength(2)
    expect(afterTurn({ ...scouted, crew: missionWith({}).crew }, 5).turned.red).toHaveLength(4)
  })
})
