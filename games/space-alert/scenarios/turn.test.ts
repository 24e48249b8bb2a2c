import { describe, expect, test } from 'vitest'
import type { Happening } from '../rules/happening.ts'
import { type Frame, filmOf, resolve, snapshotOf } from '../rules/resolution/resolve.ts'
import { startState } from '../rules/resolution/start.ts'
import type { ShipState } from '../rules/resolution/state.ts'
import { CLOSING_STEPS, TURN_STEPS } from '../rules/vocabulary.ts'
import { missionFiles, missionIn, missionWith } from './missions.fixture.ts'

const framesOf = (more: object): readonly Frame[] => filmOf(missionWith(more)).frames

const happeningsOf = (more: object): readonly Happening[] => framesOf(more).map(({ happening }) => happening)

const kinds = (happenings: readonly Happening[]): readonly string[] => happenings.map(({ kind }) => kind)

describe('order of a turn', () => {
  const kept = happeningsOf({ crew: [{ name: 'Ada', actions: ['C', null, null, 'C'] }] })
  const steps = kept.filter(({ kind }) => kind === 'stepBegan')

  test('SA-3.2, SA-3.13 a turn has seven steps, and turns follow each other', () => {
    for (const turn of [1, 4, 7])
      expect(steps.filter((one) => one.turn === turn).map(({ step }) => step)).toEqual(TURN_STEPS)
  })

  test('SA-3.11 the closing step is one more, without crew actions', () => {
    expect(steps.filter(({ turn }) => turn === 8).map(({ step }) => step)).toEqual(CLOSING_STEPS)
  })

  test('SA-3.12 after a loss nothing more happens', () => {
    const lost = happeningsOf({ threats: [{ id: 'SI2-05', turn: 1 }] })
    expect(kinds(lost).slice(-2)).toEqual(['shipLost', 'missionScored'])
  })

  test('SA-3.1, SA-R22 the ship starts as its profile says, everybody on the bridge', () => {
    expect(startState(missionWith())).toMatchObject({
      turn: 0,
      zones: {
        red: { shield: 1, reactor: 2, fuel: null },
        white: { shield: 1, reactor: 3, fuel: 3 },
        blue: { shield: 1, reactor: 2, fuel: null },
      },
      crew: [{ name: 'Ada', at: 'white-upper', squad: null }],
      rockets: 2,
      squads: [{ at: 'blue-upper' }, { at: 'red-lower' }],
    })
  })

  test('SA-3.4 one finishes before the next begins', () => {
    const crew = [
      { name: 'Ada', actions: ['lift'] },
      { name: 'Bo', actions: ['lift', 'A'] },
    ]
    const acts = happeningsOf({ crew }).filter(({ turn, step }) => turn === 1 && step === 'crewActions')
    expect(kinds(acts)).toEqual(['stepBegan', 'cardPlayed', 'crewMoved', 'cardPlayed', 'crewMoved', 'delayed'])
  })

  test('SA-4.9 an empty slot is no action', () => {
    expect(kinds(happeningsOf({}))).not.toContain('cardPlayed')
  })

  test('SA-3.10 marks of a turn are gone in the next', () => {
    const crew = [{ name: 'Ada', actions: ['lift', 'A', null, 'lift', 'C'] }]
    const after = framesOf({ crew }).filter(({ happening }) => happening.kind === 'turnBegan' && happening.turn === 3)
    expect(after[0]?.ship).toMatchObject({ shots: [], liftsUsed: [], sortie: null })
  })

  test('SA-3.9 a rocket takes two spaces', () => {
    const crew = [{ name: 'Ada', actions: ['go:blue-lower', 'C'] }]
    const told = framesOf({ crew }).filter(({ happening }) =>
      ['rocketLaunched', 'rocketMoved', 'shotAimed'].includes(happening.kind),
    )
    expect(told.map(({ happening, ship }) => [happening.kind, happening.turn, ship.isRocketUnderway])).toEqual([
      ['rocketLaunched', 2, false],
      ['rocketMoved', 2, true],
      ['shotAimed', 3, false],
    ])
  })
})

describe('telling', () => {
  const missions = missionFiles().map(({ json }) => missionIn(json).mission)

  test('changes nothing', () => {
    for (const mission of missions) expect(resolve(mission, () => {})).toEqual(resolve(mission))
  })

  test('leaves the mission as it is', () => {
    for (const mission of missions) {
      const before = JSON.stringify(mission)
      resolve(mission)
      expect(JSON.stringify(mission)).toBe(before)
    }
  })

  test('every kind of happening occurs in some mission, and each says when', () => {
    const told = new Map<string, Happening>()
    for (const mission of missions)
      resolve(mission, (happening) => {
        told.set(happening.kind, happening)
        expect(happening.turn).toBeGreaterThan(0)
      })
    expect([...told.keys()].sort()).toEqual([...KINDS].sort())
  })

  test('a snapshot is plain data and stays as it was', () => {
    const seen: { text: string; kept: ShipState }[] = []
    resolve(
      missionWith({ threats: [{ id: 'E1-05', turn: 1, zone: 'red' }] }),
      (_happening, ship) => void seen.push({ text: JSON.stringify(ship), kept: snapshotOf(ship) }),
    )
    for (const { text, kept } of seen) expect(JSON.stringify(kept)).toBe(text)
    expect(new Set(seen.map(({ text }) => text)).size).toBeGreaterThan(10)
  })
})

const KINDS: readonly Happening['kind'][] = [
  'turnBegan',
  'stepBegan',
  'threatAppeared',
  'tripped',
  'cardPlayed',
  'nothingDone',
  'delayed',
  'crewMoved',
  'interceptorsLaunched',
  'interceptorsAttacked',
  'interceptorsReturned',
  'crewKnockedOut',
  'cannonFired',
  'energyMoved',
  'fuelBurnt',
  'rocketLaunched',
  'computerMaintained',
  'visualConfirmed',
  'squadTaken',
  'squadActivated',
  'squadDisabled',
  'malfunctionRepaired',
  'repairBonus',
  'intruderAttacked',
  'fissureRepaired',
  'shotAimed',
  'cryoshieldBroken',
  'threatHit',
  'threatDestroyed',
  'threatBrokeUp',
  'threatSplashed',
  'splashTaken',
  'threatRetaliated',
  'threatMoved',
  'threatActed',
  'zoneAttacked',
  'tileTurned',
  'energyLost',
  'threatHealed',
  'threatSpedUp',
  'threatShieldsSet',
  'flagRaised',
  'markCounted',
  'intruderMoved',
  'intruderStayed',
  'slimeSpread',
  'rocketLost',
  'fuelLost',
  'threatHurt',
  'threatSurvived',
  'rocketMoved',
  'computerChecked',
  'shipLost',
  'shipJumped',
  'missionScored',
]
