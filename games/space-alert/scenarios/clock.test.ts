import { describe, expect, test } from 'vitest'
import { testRun1 } from '../data/scripts/test-run-1.ts'
import { spaceAlert } from '../rules/index.ts'
import { DUO, TRIO, table } from './table.fixture.ts'

describe('the clock', () => {
  test('SA-2.1 a simple mission has two phases and lasts 420 seconds', () => {
    const t = table()
    t.at(419.999)
    expect(t.heard).not.toContain('mission-end')
    t.at(420)
    expect(t.heard.slice(-2)).toEqual(['phase-end', 'mission-end'])
    expect(t.state.turns).toBe(7)
  })

  test('SA-2.2 an advanced mission has three phases and lasts 600 seconds', () => {
    const t = table({ options: { mission: 'mission-adv-1' } })
    t.at(599.999)
    expect(t.member('Ada').openPhase).toBe(3)
    t.at(600)
    expect(t.heard.at(-1)).toBe('mission-end')
    expect(t.state.turns).toBe(12)
  })

  test('SA-2.3 the events of the script happen in its order', () => {
    const t = table()
    t.fly()
    expect(t.state.told.map(({ event }) => event)).toEqual(t.state.script.events)
  })

  test('SA-2.4 the clock starts after a countdown of 3 seconds, and events happen on the millisecond', () => {
    const t = table()
    t.time(2999)
    expect([t.view('Ada').stage, t.heard]).toEqual(['countdown', []])
    t.time(3000)
    expect([t.view('Ada').stage, t.heard]).toEqual(['planning', ['phase-start']])
    t.time(3000 + 13_999)
    expect(t.state.threats).toHaveLength(0)
    t.time(3000 + 14_000)
    expect(t.state.told.at(-1)).toMatchObject({ at: 17_000, event: { type: 'threat', at: 14 } })
  })

  test('SA-2.4 events that are due are not lost by a late clock', () => {
    const t = table()
    t.time(3000 + 300_000)
    expect(t.heard).toHaveLength(14)
    expect(t.state.told.map(({ at, event }) => at - 3000 - 1000 * event.at)).toEqual(Array(14).fill(0))
  })

  test('SA-2.13 warnings come 60 and 20 seconds before a phase ends', () => {
    const t = table()
    t.fly()
    const warnings = t.state.told.filter(({ event }) => event.type === 'phase-warning')
    expect(warnings.map(({ event }) => event.at)).toEqual([165, 205, 360, 400])
  })

  test('SA-2.15 at the end all slots lock, and the resolution begins 5 seconds later', () => {
    const t = table()
    t.at(420)
    expect([t.view('Ada').stage, t.member('Ada').openPhase, t.open]).toEqual(['silence', null, []])
    t.refused('Ada', t.placing('Ada', 7, 0), { rule: 'SA-3.1' })
    t.at(424.999)
    expect(t.state.flight).toBeNull()
    t.at(425)
    expect(t.state.flight?.turn).toBe(1)
  })

  test('SA-2.16 edge case 37: a card at the very millisecond of the end of a phase is too late', () => {
    const t = table()
    t.at(224.999)
    t.place('Ada', 3, 0)
    const late = t.placing('Ada', 2, 0)
    t.at(225)
    t.refused('Ada', late, { rule: 'SA-2.6', code: 'locked' })
    expect(
      t
        .board('Ada')
        .slice(0, 3)
        .filter((slot) => slot !== ''),
    ).toHaveLength(1)
  })

  test('SA-2.16 a call at the very millisecond of an outage is too late', () => {
    const t = table()
    const call = { kind: 'callOut', claim: { what: 'computer', turn: 1 } } as const
    t.at(138.999)
    t.act('Ada', call)
    t.at(139)
    t.refused('Ada', call, { rule: 'SA-2.12' })
    t.at(151)
    t.act('Ada', call)
  })

  test('SA-2.23, SA-R49 the times of the phases are public from the start, all else is unknown', () => {
    const t = table({ options: { mission: 'simple' } })
    const [first = 0, second = 0] = t.state.script.phaseSeconds
    const end = 1000 * first + 3000
    expect(first + second).toBe(420)
    expect(t.view('spectator').phases).toEqual([
      { phase: 1, from: 3000, to: end, warnings: [end - 60_000, end - 20_000] },
      { phase: 2, from: end, to: 423_000, warnings: [363_000, 403_000] },
    ])
    expect(t.view('Ada').told).toEqual([])
    expect(JSON.stringify(t.view('Ada'))).not.toContain('incoming-data')
  })

  test('SA-2.23 when the next event comes is told to nobody', () => {
    const t = table()
    t.at(60)
    for (const viewer of [...TRIO, 'spectator'])
      expect(t.look(viewer).open.every(({ by }) => by === undefined)).toBe(true)
  })
})

describe('other clocks', () => {
  test('SA-2.20 clockScale multiplies all times and lengths', () => {
    const t = table({ options: { clockScale: 1.5 } })
    t.time(3000 + 1.5 * 110_000 - 1)
    expect(t.state.transfer).toBeNull()
    t.time(3000 + 1.5 * 110_000)
    expect(t.state.transfer).toMatchObject({ until: 3000 + 1.5 * 125_000 })
    t.time(3000 + 1.5 * 139_000)
    expect(t.state.outage).toMatchObject({ until: 3000 + 1.5 * 151_000 })
    expect(t.view('Ada').phases?.[1]?.to).toBe(3000 + 1.5 * 420_000)
  })

  test('SA-2.20 with untimed the captain makes the next event happen, and nothing else does', () => {
    const t = table({ options: { untimed: true } })
    expect(t.heard).toEqual(['phase-start'])
    expect(t.view('Ada').phases).toBeNull()
    t.time(3_600_000)
    expect(t.heard).toEqual(['phase-start'])
    t.act('Ada', { kind: 'advance' })
    expect(t.heard).toEqual(['phase-start', 'threat'])
    t.refused('Ben', { kind: 'advance' }, { rule: 'SA-2.22' })
  })

  test('SA-2.20 with untimed the end of a phase and the next start come together, and a transfer waits', () => {
    const t = table({ options: { untimed: true } })
    const advance = () => t.act('Ada', { kind: 'advance' })
    while (t.heard.at(-1) !== 'data-transfer') advance()
    expect(t.state.transfer).toMatchObject({ until: null })
    advance()
    expect([t.state.transfer, t.heard.at(-1), t.state.outage?.until]).toEqual([null, 'comms-down', null])
    while (t.member('Ada').openPhase === 1) advance()
    expect(t.heard.slice(-2)).toEqual(['phase-end', 'phase-start'])
    expect(t.member('Ada').openPhase).toBe(2)
    while (t.heard.at(-1) !== 'mission-end') advance()
    expect(t.view('Ada').stage).toBe('silence')
  })

  test('SA-2.20 where the clock runs the captain cannot push it', () => {
    const t = table()
    t.at(0)
    t.refused('Ada', { kind: 'advance' }, { rule: 'SA-2.20', code: 'timed' })
  })

  test('SA-2.21 more than half may stop the clock, three times, but not in an outage or a transfer', () => {
    const { pausing } = spaceAlert
    const rule = (seconds: number, used: number, options: object = { pause: 'vote' }) => {
      const t = table({ options })
      t.at(seconds)
      return pausing?.check(t.state, used)?.code ?? null
    }
    expect([rule(20, 0), rule(20, 2), rule(20, 3)]).toEqual([null, null, 'no-pause-left'])
    expect([rule(112, 0), rule(140, 0), rule(20, 0, {})]).toEqual(['transfer', 'comms-down', 'no-pauses'])
    expect(rule(430, 0)).toBe('no-clock')
    expect(pausing).toMatchObject({ votes: 'most', isBlind: true, longestMs: 120_000, countdownMs: 3000 })
  })

  test('SA-2.18, SA-R24 when everybody has locked the last phase the rest happens at once', () => {
    const t = table({ seats: DUO })
    t.at(20)
    for (const name of DUO) t.lock(name, 1)
    t.lock('Ada', 2)
    expect(t.heard).toHaveLength(2)
    t.lock('Ben', 2)
    expect(t.state.told.map(({ event }) => event)).toEqual(t.state.script.events)
    expect(t.state.told.at(-1)?.at).toBe(t.now)
    expect([t.state.transfer, t.state.outage, t.view('Ada').stage]).toEqual([null, null, 'silence'])
    expect(t.state.threats).toHaveLength(3)
    // What came late is in the hands, and of no use any more.
    expect(t.hand('Ada')).toHaveLength(7 + 6 + 3)
    t.time(t.now + 5000)
    expect(t.state.flight?.turn).toBe(1)
  })

  test('SA-2.24 a test run has no outage', () => {
    expect(testRun1.events.some(({ type }) => type === 'comms-down')).toBe(false)
  })
})
