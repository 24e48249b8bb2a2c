import { describe, expect, test } from 'vitest'
import { shieldsOf } from './damage-step.fixture.ts'
import { firstAfter, missionWith } from './hand-made.fixture.ts'
import { delayedPlan } from './plan.fixture.ts'
import { afterTurn, playOut, resolve } from './resolve.fixture.ts'
import { hpOf, memberNamed } from './world.fixture.ts'

/** The edge cases of the rules that concern the resolution, for the second resolver. */
describe('the second resolver, edge case', () => {
  test('1: heavy and light in one turn are summed before shields are taken off', () => {
    const mission = missionWith(
      { Ada: ['go:red-upper', 'A'], Bo: ['go:red-lower', 'A'] },
      { threats: [{ id: 'E1-08', turn: 1, zone: 'red' }] },
    )
    expect(firstAfter(mission, 2).damage).toBe(3)
  })

  test('2: in two turns shields are taken off twice', () => {
    const mission = missionWith(
      { Ada: ['go:red-upper', 'A'], Bo: ['go:red-lower', null, 'A'] },
      { threats: [{ id: 'E1-08', turn: 1, zone: 'red' }] },
    )
    expect([2, 3].map((turn) => firstAfter(mission, turn).damage)).toEqual([1, 1])
  })

  test('3: a Fighter on T4 has done X only when the second shot destroys it', () => {
    const mission = missionWith(
      { Ada: ['red', null, 'A', 'A'] },
      { tracks: { red: 4, white: 1, blue: 2, internal: 3 }, threats: [{ id: 'E1-07', turn: 2, zone: 'red' }] },
    )
    expect([3, 4].map((turn) => firstAfter(mission, turn).status)).toEqual(['remaining', 'destroyed'])
    expect(resolve(mission)).toMatchObject({ damage: { red: 0 }, energy: { shield: { red: 0 } }, score: 4 })
  })

  test('4: a shot takes the nearest, and a faster threat may pass the one before it', () => {
    const mission = missionWith(
      { Ada: [null, 'A', 'A'] },
      {
        threats: [
          { id: 'E1-05', turn: 1, zone: 'white' },
          { id: 'E1-10', turn: 2, zone: 'white' },
        ],
      },
    )
    const second = afterTurn(mission, 2).threats
    expect(second.map(({ damage, space }) => [damage, space])).toEqual([
      [3, 7],
      [0, 6],
    ])
    expect(afterTurn(mission, 3).threats.map(({ status }) => status)).toEqual(['remaining', 'destroyed'])
  })

  test('5: a Destroyer doubles what passes the shield', () => {
    const mission = missionWith({}, { threats: [{ id: 'E1-02', turn: 1, zone: 'red' }] })
    expect(afterTurn(mission, 3).shield.red).toBe(0)
    expect(afterTurn(mission, 4).turned.red).toEqual([])
    expect(afterTurn(mission, 5).turned.red).toHaveLength(4)
    expect(resolve(mission)).toMatchObject({ threatPoints: 2, penalties: 8, score: -6 })
  })

  test('6: a Swarm loses 1 a turn', () => {
    const mission = missionWith({ Ada: [null, 'A', 'A', 'A'] }, { threats: [{ id: 'E2-04', turn: 1, zone: 'white' }] })
    expect([2, 3, 4].map((turn) => firstAfter(mission, turn).damage)).toEqual([1, 2, 3])
    expect(firstAfter(mission, 4).status).toBe('destroyed')
  })

  test('7: a Jellyfish takes 2 more and recovers half of it', () => {
    const mission = missionWith({ Ada: [null, 'A'] }, { threats: [{ id: 'E2-05', turn: 1, zone: 'white' }] })
    expect(firstAfter(mission, 1).space).toBe(9)
    expect(firstAfter(mission, 2)).toMatchObject({ damage: 7 - 3, space: 7 })
  })

  test('8: Crossed Wires fill the shield, leak, and leak everywhere', () => {
    const mission = missionWith(
      {},
      { tracks: { red: 2, white: 3, blue: 4, internal: 1 }, threats: [{ id: 'SI1-05', turn: 1 }] },
    )
    const afterX = afterTurn(mission, 2)
    expect([afterX.shield.white, afterX.reactor.white, afterX.turned.white.length]).toEqual([3, 0, 1])
    expect(resolve(mission).damage).toEqual({ red: 2, white: 1, blue: 2 })
  })

  test('9: Power System Overload repaired from all three stations loses 5', () => {
    const mission = missionWith(
      { Ada: ['go:red-lower', 'B'], Bo: ['go:white-lower', 'B'], Cy: ['go:blue-lower', 'B'] },
      { threats: [{ id: 'SI2-03', turn: 1 }] },
    )
    expect(hpOf(firstAfter(mission, 2))).toBe(2)
  })

  test('10: Unstable Warheads take as many repairs as there are rockets, and leave them', () => {
    const mission = missionWith(
      { Ada: ['blue', 'lift', 'C', 'C', 'C'] },
      { turns: 12, threats: [{ id: 'I1-07', turn: 3 }] },
    )
    expect([4, 5].map((turn) => firstAfter(mission, turn).status)).toEqual(['remaining', 'destroyed'])
    expect(resolve(mission).energy.rockets).toBe(3)
  })

  test('11: an Executioner knocks out who has no active squad', () => {
    const mission = missionWith(
      { Ada: ['go:red-lower', 'C', 'go:white-upper'] },
      { tracks: { red: 2, white: 3, blue: 4, internal: 1 }, threats: [{ id: 'SI2-01', turn: 1 }] },
    )
    expect(afterTurn(mission, 2).crew.map(({ isKnockedOut }) => isKnockedOut)).toEqual([false, false])
    expect(afterTurn(mission, 3).crew.map(({ isKnockedOut }) => isKnockedOut)).toEqual([false, true])
    expect(afterTurn(mission, 4).turned.white).toHaveLength(0)
    expect(afterTurn(mission, 5).turned.white).toHaveLength(3)
  })

  test('12: a Scout strengthens others and not itself', () => {
    const mission = missionWith(
      {},
      {
        threats: [
          { id: 'E2-02', turn: 1, zone: 'red' },
          { id: 'E1-05', turn: 3, zone: 'blue' },
        ],
      },
    )
    expect(afterTurn(mission, 3).threats.map(({ flags, space }) => [flags, space])).toEqual([
      [['attack-aura'], 4],
      [[], 10],
    ])
    // X of the Gunship on T3: 2 + 1, 1 of it absorbed.
    expect(afterTurn(mission, 4).turned.blue).toHaveLength(2)
    const afterZ = afterTurn(mission, 5)
    expect([afterZ.turned.red.length, afterZ.shield.red]).toEqual([2, 1])
  })

  test('13: C on the bridge repairs a Virus and does not maintain the computer', () => {
    const mission = missionWith({}, { threats: [{ id: 'I2-05', turn: 1 }], crew: [{ name: 'Ada', actions: ['C'] }] })
    const world = afterTurn(mission, 1)
    expect([world.threats[0]?.damage, world.maintained]).toEqual([1, []])
  })

  test('14: a delay slides cards as far as the first empty slot, and a second one changes nothing', () => {
    const once = delayedPlan(['A', 'B', 'bots', null, 'C'], 3)
    expect(once).toEqual(['A', 'B', null, 'bots', 'C'])
    expect(delayedPlan(once, 3)).toEqual(once)
  })

  test('15: what is pushed past the last slot is lost', () => {
    const plan = delayedPlan(delayedPlan(['A', 'B', 'C', 'lift', 'hero-A'], 3), 4)
    expect(plan).toEqual(['A', 'B', null, null, 'C'])
  })

  test('16: of two riders the second is late in the next turn', () => {
    const mission = missionWith({ Ada: ['lift', 'A'], Bo: ['lift', 'B'] })
    const world = afterTurn(mission, 1)
    expect(world.crew.slice(0, 2).map(({ at, plan }) => [at, plan.slice(1, 3)])).toEqual([
      ['white-lower', ['A', null]],
      ['white-lower', [null, 'B']],
    ])
  })

  test('17: with a lift tile one rider is late as well, a heroic move is not', () => {
    const mission = missionWith(
      { Ada: ['lift', 'A'], Bo: ['go:white-lower', 'B'] },
      { initialDamage: { white: ['lift'] } },
    )
    expect(
      afterTurn(mission, 1)
        .crew.slice(0, 2)
        .map(({ plan }) => plan.slice(1, 3)),
    ).toEqual([
      [null, 'A'],
      ['B', null],
    ])
  })

  test('18: an empty reactor fires nothing, and a later A of the same turn may', () => {
    const mission = missionWith(
      {
        Ada: ['go:red-upper', 'A', 'A', 'A'],
        Bo: ['go:red-lower', null, null, 'B'],
        Cy: ['go:red-upper', null, null, 'A'],
      },
      {},
    )
    expect(afterTurn(mission, 3).reactor.red).toBe(0)
    const world = afterTurn(mission, 4)
    expect(world.notes.filter((note) => note === 'fired heavy')).toHaveLength(3)
    expect([world.reactor.red, world.reactor.white]).toEqual([2, 0])
  })

  test('19: a heroic B fills above capacity, and a B on top of that does nothing', () => {
    const mission = missionWith(
      { Ada: ['lift', 'B', 'B', 'A', 'A', 'A', 'hero-B', 'B'] },
      { turns: 12, rules: { computer: 'classic' } },
    )
    expect([afterTurn(mission, 6).reactor.white, afterTurn(mission, 6).fuel.white]).toEqual([2, 1])
    for (const turn of [7, 8])
      expect([afterTurn(mission, turn).reactor.white, afterTurn(mission, turn).fuel.white]).toEqual([6, 0])
  })

  test('20: a shield tile spills what no longer fits', () => {
    const mission = missionWith(
      { Ada: ['blue', 'B'] },
      {
        tracks: { red: 2, white: 3, blue: 4, internal: 1 },
        threats: [{ id: 'I2-04', turn: 1 }],
        damageTiles: { blue: ['structure', 'shield', 'reactor'] },
      },
    )
    expect(afterTurn(mission, 4).shield.blue).toBe(2)
    expect(afterTurn(mission, 5)).toMatchObject({
      shield: { blue: 1 },
      turned: { blue: ['structure', 'shield', 'reactor', 'lift'] },
    })
  })

  test('21: a rocket of the last turn hits in the closing step before anything moves', () => {
    const mission = missionWith(
      { Ada: ['go:red-upper', null, null, null, null, 'hero-A'], Bo: ['blue', 'lift', null, null, null, null, 'C'] },
      { tracks: { red: 5, white: 1, blue: 2, internal: 3 }, threats: [{ id: 'E1-07', turn: 6, zone: 'red' }] },
    )
    expect(firstAfter(mission, 7)).toMatchObject({ space: 8, damage: 3, status: 'remaining' })
    expect(playOut(mission).threats[0]).toMatchObject({ space: 8, damage: 4, status: 'destroyed' })
  })

  test('22: interceptors hit one threat in range with 3, several with 1', () => {
    const mission = missionWith(
      { Ada: ['go:red-lower', 'C', 'go:red-upper', null, 'C', 'bots'] },
      {
        tracks: { red: 1, white: 2, blue: 4, internal: 3 },
        threats: [
          { id: 'E1-09', turn: 1, zone: 'blue' },
          { id: 'SE2-06', turn: 3, zone: 'red' },
        ],
      },
    )
    expect(afterTurn(mission, 4).threats.map(({ space }) => space)).toEqual([5, 6])
    expect(afterTurn(mission, 5).threats.map(({ damage }) => damage)).toEqual([3, 0])
    expect(afterTurn(mission, 6).threats.map(({ damage }) => damage)).toEqual([4, 1])
  })

  test('23: any other card brings the pilot home and is played a turn later', () => {
    const mission = missionWith({ Ada: ['go:red-lower', 'C', 'go:red-upper', 'C', 'A', 'B'] })
    expect(memberNamed(afterTurn(mission, 4), 'Ada').at).toBe('space')
    expect(memberNamed(afterTurn(mission, 5), 'Ada')).toMatchObject({
      at: 'red-upper',
      plan: ['go:red-lower', 'C', 'go:red-upper', 'C', null, 'A', 'B'],
    })
    const world = afterTurn(mission, 7)
    // A takes 1 of 2 energy, B moves the other one to the shield.
    expect([world.reactor.red, world.shield.red]).toEqual([0, 2])
  })

  test('24: Skirmishers return fire when destroyed, and C makes the squad active again', () => {
    const threats = [{ id: 'I1-02', turn: 2 }] as const
    const fought = missionWith({ Ada: ['blue', 'C', 'bots'] }, { threats })
    expect(resolve(fought)).toMatchObject({ threats: [{ status: 'destroyed' }], disabledSquads: 1, penalties: 1 })
    const recharged = missionWith({ Ada: ['blue', 'C', 'bots', 'C'] }, { threats })
    expect(resolve(recharged)).toMatchObject({ disabledSquads: 0, penalties: 0 })
  })

  test('26: one more damage than tiles loses the mission', () => {
    const mission = missionWith(
      {},
      {
        threats: [{ id: 'E1-09', turn: 1, zone: 'blue' }],
        initialDamage: { blue: ['lift', 'upper-weapon', 'structure'] },
        rules: { carriedStructure: 'none' },
      },
    )
    expect(resolve(mission)).toMatchObject({
      outcome: 'lost',
      score: 0,
      damage: { blue: 6 },
      threats: [{ status: 'remaining' }],
      lostBy: { reason: 'zone', zone: 'blue', threat: 'E1-09', turn: 6 },
    })
  })

  test('27: a carried structure doubles', () => {
    const mission = missionWith(
      {},
      {
        tracks: { red: 4, white: 1, blue: 2, internal: 3 },
        threats: [{ id: 'E1-07', turn: 2, zone: 'red' }],
        initialDamage: { red: ['structure'] },
      },
    )
    expect([3, 4].map((turn) => afterTurn(mission, turn).turned.red.length)).toEqual([1, 5])
  })

  test('28: the small ship starts threats damaged and slower', () => {
    const withTurn = (turn: number) =>
      missionWith({ Ada: [] }, { ship: 'duckling', threats: [{ id: 'E1-07', turn, zone: 'red' }] })
    expect(firstAfter(withTurn(1), 1)).toMatchObject({ damage: 1, speed: 2, space: 8 })
    expect(firstAfter(withTurn(4), 4)).toMatchObject({ damage: 1, speed: 3, space: 7 })
  })

  test('30: everybody knocked out in the closing step', () => {
    const mission = missionWith({ Ada: [] }, { threats: [{ id: 'SE2-03', turn: 4, zone: 'red' }] })
    expect(resolve(mission)).toMatchObject({ outcome: 'lost', lostBy: { reason: 'crew', turn: 8 }, penalties: 4 })
    expect(resolve({ ...mission, rules: { allKnockedOut: 'continue' } })).toMatchObject({
      outcome: 'won',
      score: 6 - 2 * 2,
      knockedOut: ['Ada', 'Keeper'],
    })
  })

  test('31: the pulse breaks the Marauder’s bonus too', () => {
    const mission = missionWith(
      { Ada: ['go:red-upper', 'A'], Bo: ['go:white-lower', 'A'] },
      {
        threats: [
          { id: 'E1-04', turn: 1, zone: 'red' },
          { id: 'E2-06', turn: 1, zone: 'white' },
        ],
      },
    )
    expect(afterTurn(mission, 1).threats[1]?.flags).toEqual(['shield-aura'])
    expect(afterTurn(mission, 2).threats.map(({ damage }) => damage)).toEqual([5, 0])
  })

  test('32: the Scout strengthens a break-up', () => {
    const mission = missionWith(
      { Ada: [null, 'A', 'A'] },
      {
        tracks: { red: 3, white: 2, blue: 1, internal: 4 },
        threats: [
          { id: 'E2-02', turn: 1, zone: 'red' },
          { id: 'SE1-08', turn: 1, zone: 'white' },
        ],
        initialDamage: { white: ['shield'] },
      },
    )
    expect(afterTurn(mission, 2).threats.map(({ flags, marksCrossed }) => [flags.length, marksCrossed])).toEqual([
      [1, 0],
      [0, 1],
    ])
    expect(afterTurn(mission, 3).turned.white).toHaveLength(1 + 3)
  })

  test('33: a splash breaks no cryoshield and provokes no Nemesis', () => {
    const mission = missionWith(
      {
        Ada: ['go:red-upper', 'A', 'A', 'A'],
        Bo: ['go:red-lower', 'A', 'A', 'A'],
        Cy: ['go:red-lower', null, 'B'],
      },
      {
        tracks: { red: 7, white: 6, blue: 5, internal: 1 },
        threats: [
          { id: 'SE1-03', turn: 1, zone: 'red' },
          { id: 'E1-06', turn: 4, zone: 'blue' },
          { id: 'SE2-05', turn: 4, zone: 'white' },
        ],
      },
    )
    const world = afterTurn(mission, 4)
    expect(world.threats.map(({ status, damage, hasCryoshield }) => [status, damage, hasCryoshield])).toEqual([
      ['destroyed', 9, false],
      ['remaining', 1, true],
      ['remaining', 1, false],
    ])
    expect(world.notes).toContain('splashed')
    expect(world.notes).not.toContain('struck back')
  })

  test('34: a repaired malfunction is gone at once', () => {
    const mission = missionWith(
      { Ada: ['blue', 'B', 'B', 'B'], Bo: ['blue', null, null, 'B'] },
      { threats: [{ id: 'I1-05', turn: 2 }], tracks: { red: 1, white: 2, blue: 3, internal: 7 } },
    )
    const world = afterTurn(mission, 4)
    expect(world.threats[0]?.status).toBe('destroyed')
    // X in turn 3 has emptied the shield.
    expect([world.shield.blue, world.reactor.blue]).toEqual([2, 0])
  })

  test('35: survived intruders are not there any more', () => {
    const mission = missionWith(
      { Ada: ['go:red-lower', 'C', 'go:white-upper', null, 'bots'] },
      { tracks: { red: 2, white: 3, blue: 4, internal: 1 }, threats: [{ id: 'I1-01', turn: 1 }] },
    )
    expect(firstAfter(mission, 4)).toMatchObject({ status: 'survived', stations: ['white-upper'] })
    expect(resolve(mission)).toMatchObject({ threats: [{ status: 'survived' }], disabledSquads: 0 })
  })

  test('36: the second card of a slot moves when the first holds up', () => {
    const mission = missionWith(
      {},
      {
        initialDamage: { white: ['lift'] },
        rules: { doubleActions: 'solo' },
        crew: [{ name: 'Ada', actions: ['C', ['lift', 'B'], 'A'] }],
      },
    )
    expect(memberNamed(afterTurn(mission, 2), 'Ada').plan.slice(2, 5)).toEqual(['B', 'A', null])
  })

  test('38: the handicap limits shields all mission', () => {
    const mission = missionWith(
      { Ada: [] },
      {
        ship: 'duckling',
        tracks: { red: 3, blue: 1, internal: 2 },
        threats: [{ id: 'SE1-02', turn: 1, zone: 'red' }],
      },
    )
    const world = afterTurn(mission, 7)
    expect(world.threats[0]).toMatchObject({ shields: 3, damage: 3, space: 2 })
    expect(shieldsOf(world, firstAfter(mission, 7))).toBe(2)
  })

  test('39: going where one stands does nothing, slime or not', () => {
    const mission = missionWith(
      { Ada: ['go:blue-lower', 'go:blue-lower', 'B'], Bo: [null, 'go:blue-lower', 'B'] },
      { threats: [{ id: 'I2-01', turn: 2 }] },
    )
    expect(
      afterTurn(mission, 2)
        .crew.slice(0, 2)
        .map(({ plan }) => plan.slice(2, 4)),
    ).toEqual([
      ['B', null],
      [null, 'B'],
    ])
  })
})
