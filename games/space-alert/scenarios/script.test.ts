import { chanceFrom, fastChance, isRefusal } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { SCRIPTS } from '../data/scripts/index.ts'
import { scriptFaults } from '../rules/script/check-script.ts'
import { generateScript } from '../rules/script/make-script.ts'
import { readScript } from '../rules/script/read-script.ts'
import { SCRIPT_KINDS, type Script, type ScriptEvent, threatLevelOf, threatsOf } from '../rules/script/script.ts'
import { broken, finished, type Spoil, spoilt } from './script.fixture.ts'

const SIMULATION = finished('simulation-2')
const ADVANCED = finished('mission-adv-1')
const DUCKLING = finished('duckling-1')

/** The rules that a script breaks after something was changed in it. */
const rulesBroken = (script: Script, spoil: Spoil): readonly string[] => broken(spoilt(script, spoil))

describe('finished scripts', () => {
  test.each(SCRIPTS.map((script) => [script.id, script] as const))(
    'SA-12.10 the finished script %s is valid',
    (_id, script) => {
      expect(scriptFaults(script)).toEqual([])
    },
  )

  test('SA-12.10 there are five of them, for all three kinds of missions', () => {
    expect(SCRIPTS.map(({ id }) => id)).toEqual([
      'test-run-1',
      'simulation-2',
      'mission-adv-1',
      'duckling-1',
      'duckling-2',
    ])
  })
})

describe('what talks over something else', () => {
  test('SA-12.1 a threat takes 10 s, incoming data 5 s', () => {
    // The threat of the simulation is announced at 52 s, the data come at 82 s.
    expect(rulesBroken(SIMULATION, { at: 82, to: { at: 61 } })).toEqual(['SA-12.1'])
    expect(rulesBroken(SIMULATION, { at: 82, to: { at: 62 } })).toEqual([])
    expect(rulesBroken(SIMULATION, { at: 82, to: { at: 48 } })).toEqual(['SA-12.1'])
    expect(rulesBroken(SIMULATION, { at: 82, to: { at: 47 } })).toEqual([])
  })

  test('SA-12.1 a transfer lasts as long as its window', () => {
    expect(rulesBroken(SIMULATION, { at: 110, to: { seconds: 29 } })).toEqual([])
    expect(rulesBroken(SIMULATION, { at: 110, to: { seconds: 30 } })).toEqual(['SA-12.1'])
  })

  test('SA-12.1 a phase end is heard for 10 s before it, a phase start for 10 s after it', () => {
    expect(rulesBroken(SIMULATION, { at: 178, to: { at: 210 } })).toEqual([])
    expect(rulesBroken(SIMULATION, { at: 178, to: { at: 211 } })).toEqual(['SA-12.1'])
    expect(rulesBroken(SIMULATION, { at: 277, to: { at: 234 } })).toEqual(['SA-12.1'])
  })

  test('SA-12.1 warnings come 60 and 20 s before a phase ends, and none is missing or said twice', () => {
    expect(rulesBroken(SIMULATION, { at: 165, to: { at: 164 } })).toEqual(['SA-12.1'])
    expect(rulesBroken(SIMULATION, { at: 205, to: null })).toEqual(['SA-12.1'])
    expect(
      rulesBroken(SIMULATION, { at: 205, and: { at: 211, type: 'phase-warning', phase: 1, secondsLeft: 20 } }),
    ).toEqual(['SA-12.1'])
  })

  test('SA-12.1 communications are restored exactly when the outage ends', () => {
    expect(rulesBroken(SIMULATION, { at: 151, to: { at: 152 } })).toEqual(['SA-12.1'])
    expect(rulesBroken(SIMULATION, { at: 151, to: null })).toEqual(['SA-12.1'])
  })

  test('SA-12.1 events are in order of time', () => {
    expect(broken({ ...SIMULATION, events: SIMULATION.events.toReversed() })).toContain('SA-12.1')
  })
})

describe('phases', () => {
  const withPhases = (script: Script, phaseSeconds: readonly number[]) => broken({ ...script, phaseSeconds })

  test('SA-12.2 two phases last 420 s, the first of them 210 to 240', () => {
    expect(withPhases(SIMULATION, [225, 196])).toContain('SA-12.2')
    expect(withPhases(SIMULATION, [209, 211])).toContain('SA-12.2')
    expect(withPhases(SIMULATION, [241, 179])).toContain('SA-12.2')
    for (const first of [210, 240]) expect(withPhases(SIMULATION, [first, 420 - first])).not.toContain('SA-12.2')
  })

  test('SA-12.2 three phases last 600 s, the first 225 to 245, the second 195 to 215', () => {
    expect(withPhases(ADVANCED, [246, 204, 150])).toContain('SA-12.2')
    expect(withPhases(ADVANCED, [240, 216, 144])).toContain('SA-12.2')
    expect(withPhases(ADVANCED, [300, 300])).toContain('SA-12.2')
    expect(withPhases(ADVANCED, [225, 195, 180])).not.toContain('SA-12.2')
    expect(withPhases(ADVANCED, [245, 215, 140])).not.toContain('SA-12.2')
  })
})

describe('when threats are announced', () => {
  test('SA-12.3 the first threat comes 10 to 20 s after the start', () => {
    expect(rulesBroken(SIMULATION, { at: 14, to: { at: 20 } })).toEqual([])
    expect(rulesBroken(SIMULATION, { at: 14, to: { at: 21 } })).toEqual(['SA-12.3'])
  })

  test('SA-12.3 the first threat of phase 2 comes 10 to 40 s after its start', () => {
    expect(rulesBroken(SIMULATION, { at: 244, to: { at: 265 } })).toEqual([])
    expect(rulesBroken(SIMULATION, { at: 244, to: { at: 266 } })).toEqual(['SA-12.3'])
  })

  test('SA-12.3 threats lie in the first 70 % of their phase', () => {
    // 70 % of 225 s are 157.5 s; the outage at 139 s is in the way until 154 s.
    expect(rulesBroken(SIMULATION, { at: 52, to: { at: 154 } })).toEqual([])
    expect(rulesBroken(SIMULATION, { at: 52, to: { at: 183 } })).toContain('SA-12.3')
  })

  test('SA-12.3 an ambush is a common external T+4 in the last minute of phase 1, or T+8 in that of phase 2', () => {
    const ambush = { at: 244, to: { at: 190 } } as const
    expect(rulesBroken(SIMULATION, ambush)).toEqual([])
    expect(rulesBroken(SIMULATION, { at: 244, to: { at: 190, level: 'serious' } })).toContain('SA-12.3')
    expect(rulesBroken(SIMULATION, { at: 244, to: { at: 365 } })).toContain('SA-12.3')
    expect(rulesBroken(ADVANCED, { at: 375, to: { at: 416, turn: 8 } })).toEqual([])
    expect(rulesBroken(ADVANCED, { at: 375, to: { at: 416 } })).toEqual(['SA-12.3'])
  })

  test('SA-12.3 there is one ambush at most', () => {
    const both = spoilt(spoilt(ADVANCED, { at: 375, to: { at: 416, turn: 8 } }), { at: 190, to: null })
    const restored = spoilt(both, { at: 204, to: null })
    expect(broken(spoilt(restored, { at: 146, to: { at: 190 } }))).toContain('SA-12.3')
  })
})

describe('which threats there are', () => {
  test('SA-12.4 all T are different', () => {
    expect(rulesBroken(SIMULATION, { at: 52, to: { turn: 4 } })).toEqual(['SA-12.4'])
  })

  test('SA-12.4 T+1 to T+3 are announced in phase 1, T+4 in 1 or 2, later ones in phase 2, nothing in phase 3', () => {
    expect(rulesBroken(SIMULATION, { at: 244, to: { turn: 2 } })).toEqual(['SA-12.4'])
    expect(rulesBroken(SIMULATION, { at: 244, to: { at: 62 } })).toEqual([])
    expect(rulesBroken(ADVANCED, { at: 146, to: { turn: 8 } })).toContain('SA-12.4')
    expect(rulesBroken(ADVANCED, { at: 375, to: { at: 530 } })).toContain('SA-12.4')
  })

  test('SA-12.5 each sort of threat has its window of T', () => {
    expect(rulesBroken(SIMULATION, { at: 14, to: { level: 'serious' } })).toEqual(['SA-12.5'])
    expect(rulesBroken(SIMULATION, { at: 244, to: { turn: 5 } })).toEqual(['SA-12.5'])
    expect(rulesBroken(ADVANCED, { at: 375, to: { turn: 9 } })).toEqual(['SA-12.5'])
    expect(rulesBroken(ADVANCED, { at: 290, to: { turn: 8 } })).toEqual(['SA-12.5'])
  })

  test('SA-12.6 two phases are of level 3 to 5', () => {
    expect(rulesBroken(SIMULATION, { at: 244, to: null })).toEqual(['SA-12.6'])
    expect(rulesBroken(SIMULATION, { at: 52, to: { level: 'serious' } })).toEqual([])
  })

  test('SA-12.6 a mission to learn with has neither internal nor serious threats', () => {
    const learning = finished('test-run-1')
    expect([threatLevelOf(learning), broken(learning)]).toEqual([3, []])
    const serious = spoilt(learning, { at: 74, to: null })
    expect(broken(spoilt(serious, { at: 242, to: { level: 'serious' } }))).toEqual(['SA-12.6'])
  })

  test('SA-12.6 three phases are of level 5 to 12, and one common threat more is for a crew of five', () => {
    expect([threatLevelOf(ADVANCED), threatsOf(ADVANCED).length]).toEqual([7, 6])
    expect(rulesBroken(ADVANCED, { at: 375, to: { minCrew: 4 } })).toEqual(['SA-12.6'])
    expect(rulesBroken(ADVANCED, { at: 375, to: { level: 'serious' } })).toEqual(['SA-12.6'])
    expect(rulesBroken(ADVANCED, { at: 375, to: null })).toEqual(['SA-12.6'])
    expect(rulesBroken(SIMULATION, { at: 244, to: { minCrew: 5 } })).toContain('SA-12.6')
  })

  test('SA-12.6 the table may ask for another level', () => {
    for (const threatLevel of [5, 6, 7, 8, 9, 10, 11, 12])
      expect(threatLevelOf(generateScript({ kind: 'three-phase', threatLevel }, fastChance('level')))).toBe(threatLevel)
    for (const threatLevel of [3, 4, 5])
      expect(threatLevelOf(generateScript({ kind: 'two-phase', threatLevel }, fastChance('level')))).toBe(threatLevel)
  })

  test('SA-12.7 internal threats are one or two, of level 1 to 3', () => {
    const external = { kind: 'external', zone: 'blue' } as const
    expect(rulesBroken(ADVANCED, { at: 256, to: external })).toContain('SA-12.7')
    const two = spoilt(ADVANCED, { at: 13, to: { kind: 'internal' } })
    expect(broken(two)).toEqual([])
    expect(broken(spoilt(two, { at: 146, to: { kind: 'internal' } }))).toContain('SA-12.7')
  })

  test('SA-12.7 two internal threats never follow each other in T', () => {
    expect(rulesBroken(ADVANCED, { at: 146, to: { kind: 'internal' } })).toEqual(['SA-12.7'])
  })

  test('SA-12.7 two external threats that follow each other in T are never in one zone', () => {
    expect(rulesBroken(ADVANCED, { at: 45, to: { zone: 'red' } })).toEqual(['SA-12.7'])
    // T+1 and T+4 of the simulation have T+3 between them.
    expect(rulesBroken(SIMULATION, { at: 244, to: { zone: 'white' } })).toEqual([])
  })

  test('SA-12.7 in three phases there are as many threats before T+5 as after it, or one more', () => {
    const early: ScriptEvent = { at: 60, type: 'threat', kind: 'external', level: 'common', turn: 1, zone: 'white' }
    const fourEarly = spoilt(ADVANCED, { at: 45, and: early })
    expect(broken(fourEarly)).toEqual([])
    expect(broken(spoilt(fourEarly, { at: 290, to: null }))).toEqual(['SA-12.7'])
  })
})

describe('data and outages', () => {
  test('SA-12.8 every phase has its share of data', () => {
    const data = (at: number): ScriptEvent => ({ at, type: 'incoming-data' })
    expect(rulesBroken(SIMULATION, { at: 178, to: null })).toEqual([])
    expect(broken(spoilt(spoilt(SIMULATION, { at: 178, to: null }), { at: 82, to: null }))).toEqual(['SA-12.8'])
    const three = spoilt(SIMULATION, { at: 82, and: data(90) })
    expect(broken(three)).toEqual([])
    expect(broken(spoilt(three, { at: 82, and: data(96) }))).toEqual(['SA-12.8'])
    expect(rulesBroken(SIMULATION, { at: 277, to: null })).toEqual(['SA-12.8'])
    expect(rulesBroken(ADVANCED, { at: 555, and: data(561) })).toEqual(['SA-12.8'])
  })

  test('SA-12.8 there are enough transfers, and not too many in a phase', () => {
    const transfer = (at: number): ScriptEvent => ({ at, type: 'data-transfer', seconds: 10 })
    expect(rulesBroken(SIMULATION, { at: 303, to: null })).toEqual(['SA-12.8'])
    expect(rulesBroken(SIMULATION, { at: 110, to: null })).toEqual(['SA-12.8'])
    expect(rulesBroken(SIMULATION, { at: 110, and: transfer(125) })).toEqual(['SA-12.8'])
    expect(rulesBroken(SIMULATION, { at: 303, and: transfer(318) })).toEqual([])
    expect(rulesBroken(ADVANCED, { at: 486, to: null })).toEqual(['SA-12.8'])
    expect(rulesBroken(SIMULATION, { at: 110, to: { seconds: 7 } })).toEqual(['SA-12.8'])
  })

  test('SA-12.8 the generator prefers the first transfer of a phase soon after a threat', () => {
    const scripts = Array.from({ length: 40 }, (_, seed) =>
      generateScript({ kind: 'two-phase' }, fastChance(`soon ${seed}`)),
    )
    const isSoon = ({ events, phaseSeconds: [first = 0] }: Script) => {
      const transfer = events.find(({ type, at }) => type === 'data-transfer' && at > first)
      const threats = events.filter(({ type, at }) => type === 'threat' && at > first)
      return (
        threats.length === 0 || threats.some(({ at }) => (transfer?.at ?? 0) > at && (transfer?.at ?? 0) <= at + 30)
      )
    }
    expect(scripts.filter(isSoon).length).toBeGreaterThan(36)
  })

  test('SA-12.9 an outage lasts 9 to 20 s', () => {
    const outage = (seconds: number) => {
      const changed = spoilt(SIMULATION, { at: 330, to: { seconds } })
      return broken(spoilt(changed, { at: 340, to: { at: 330 + seconds } }))
    }
    expect([8, 9, 17].map(outage)).toEqual([['SA-12.9'], [], []])
    const long = spoilt(spoilt(DUCKLING, { at: 325, to: { seconds: 21 } }), { at: 335, to: { at: 346 } })
    expect(broken(long)).toEqual(['SA-12.9'])
  })

  test('SA-12.9 outages last up to 30 s in all, in three phases 45 to 60 s', () => {
    const longer = spoilt(spoilt(SIMULATION, { at: 330, to: { seconds: 19 } }), { at: 340, to: { at: 349 } })
    expect(broken(longer)).toEqual(['SA-12.9'])
    const fewer = spoilt(spoilt(ADVANCED, { at: 190, to: null }), { at: 204, to: null })
    expect(broken(fewer)).toEqual(['SA-12.9'])
  })

  test('SA-12.9 not in the last 30 s of a mission', () => {
    const outage = (at: number) =>
      broken(spoilt(spoilt(DUCKLING, { at: 325, to: { at } }), { at: 335, to: { at: at + 10 } }))
    expect([378, 380, 381].map(outage)).toEqual([[], [], ['SA-12.9']])
  })
})

describe('the generator', () => {
  test('SA-12.10 the same seed always gives the same script', () => {
    for (const kind of SCRIPT_KINDS)
      expect(generateScript({ kind }, fastChance('again'))).toEqual(generateScript({ kind }, fastChance('again')))
  })

  test('SA-12.10 all of its luck comes from one stream', () => {
    const streams = new Set<string>()
    const luck = fastChance('streams')
    const noting = chanceFrom((n, stream) => {
      streams.add(stream)
      return luck.below(n, stream)
    })
    generateScript({ kind: 'three-phase' }, noting)
    expect([...streams]).toEqual(['script'])
  })

  test('SA-12.11 a script of the small ship follows the figures of two phases, in red and blue', () => {
    expect(rulesBroken(DUCKLING, { at: 80, to: { zone: 'white' } })).toEqual(['SA-12.11'])
    const { ship, turns, phaseSeconds } = generateScript({ kind: 'duckling' }, fastChance('small'))
    expect([ship, turns, phaseSeconds.length]).toEqual(['duckling', 7, 2])
  })

  test('SA-12.11 neighbours in T are found among all threats, those for a larger crew included', () => {
    // T+6 and T+7 of the advanced mission; the latter is for a crew of five.
    expect(rulesBroken(ADVANCED, { at: 375, to: { zone: 'red' } })).toEqual(['SA-12.7'])
  })

  test('SA-12.12 a script from outside is read, or refused with where it is wrong', () => {
    expect(readScript(JSON.parse(JSON.stringify(ADVANCED)))).toEqual(ADVANCED)
    const misread = readScript({ ...ADVANCED, turns: 8 })
    expect(isRefusal(misread) && misread).toMatchObject({ rule: 'SA-12.12', text: expect.stringContaining('turns') })
    expect(isRefusal(readScript({ ...ADVANCED, events: [{ at: 1.5, type: 'incoming-data' }] }))).toBe(true)
    expect(isRefusal(readScript({ ...ADVANCED, weather: 'fine' }))).toBe(true)
  })

  test('SA-12.12 every rule that it breaks is named, with figures', () => {
    expect(scriptFaults(spoilt(SIMULATION, { at: 14, to: { at: 21 } }))).toEqual([
      {
        kind: 'refusal',
        code: 'bad-script',
        rule: 'SA-12.3',
        text: 'The first threat comes 21 s after the start instead of 10-20.',
      },
    ])
  })

  test('SA-12.13 after so many starts in vain it is the finished script of that kind', () => {
    const inVain = SCRIPT_KINDS.map((kind) => generateScript({ kind, threatLevel: 99 }, fastChance('in vain')).id)
    expect(inVain).toEqual(['simulation-2', 'mission-adv-1', 'duckling-2'])
  })
})
