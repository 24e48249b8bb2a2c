import { afterEach, describe, expect, it } from 'vitest'
import { simulation2 } from '../data/scripts/simulation-2.ts'
import { at, MissionAtTable, NAMES } from './mission.fixture.ts'

let mission: MissionAtTable
afterEach(() => mission.close())

/** What the script says, and when that is on the match clock. */
const SCRIPTED = simulation2.events.map((event) => [event.type, at(event.at)])

describe('a server that is killed in the middle of a phase', () => {
  it('SA-2.4 goes on where the clock stood: nothing is announced twice, nothing is lost, and plans lie as they lay', async () => {
    mission = await MissionAtTable.begin()
    await mission.until(at(60))
    await mission.place('Ada', 1)
    await mission.place('Ada', 3)
    await mission.pass(700)
    await mission.place('Ben', 2)
    const [stood, plans] = [mission.now, NAMES.map((name) => mission.own(name))]
    await mission.kill(45_000)
    // It was last known to be alive at the last entry or heartbeat, whichever came later.
    expect(mission.now).toBe(stood)
    expect(NAMES.map((name) => mission.own(name))).toEqual(plans)
    await mission.pass(3000)
    expect(mission.people.Ada.mirror.table).toMatchObject({ isPaused: false, clock: { now: stood, rate: 1 } })
    await mission.until(at(421))
    for (const name of NAMES) {
      expect(mission.announced(name)).toEqual(SCRIPTED)
      expect(mission.view(name).told.map(({ event, at }) => [event.type, at])).toEqual(SCRIPTED)
    }
  })

  it('SA-2.6 the phase ends at its very millisecond', async () => {
    mission = await MissionAtTable.begin()
    await mission.until(at(200))
    await mission.kill(3_600_000)
    await mission.pass(3000)
    await mission.until(at(225) - 1)
    await mission.place('Ada', 3)
    const late = mission.placing('Ada', 2)
    await mission.pass(1)
    expect(await mission.people.Ada.act(mission.table, late)).toMatchObject({ code: 'locked', rule: 'SA-2.6' })
    expect(mission.own('Ada')).toMatchObject({ openPhase: 2, board: [[], [], [{}], [], [], [], []] })
  })

  it('SA-2.12 an outage goes on, with its silence, and ends when it was to end', async () => {
    mission = await MissionAtTable.begin()
    await mission.until(at(140))
    await mission.place('Ada', 1)
    await mission.kill(45_000)
    await mission.pass(3000)
    const { Ada, Ben } = mission.people
    expect(await Ben.ask(mission.table, { kind: 'chat', text: 'Anybody?' })).toMatchObject({ code: 'comms-down' })
    expect(mission.view('Ben').crew[0]?.board[0]).toEqual([])
    await mission.until(at(151) - 1)
    expect(await Ada.ask(mission.table, { kind: 'chat', text: 'Anybody?' })).toMatchObject({ code: 'comms-down' })
    await mission.pass(1)
    await Ada.must(mission.table, { kind: 'chat', text: 'Anybody?' })
    expect(mission.view('Ben').crew[0]?.board[0]).toEqual(['action'])
  })
})

describe('a pause that most of the crew vote for', () => {
  const agree = { kind: 'pause', agree: true } as const

  it('SA-2.21 stops clock and script for all at the same instant; meanwhile nobody can place anything', async () => {
    mission = await MissionAtTable.begin({ pause: 'vote' })
    const { Ada, Ben, Cyd } = mission.people
    await mission.until(at(80))
    const early = mission.placing('Cyd', 1)
    await Ada.must(mission.table, agree)
    await Ben.must(mission.table, agree)
    for (const one of [Ada, Ben, Cyd]) expect(one.mirror.table?.clock).toMatchObject({ now: at(80), rate: 0 })
    const before = mission.announced('Cyd')
    await mission.pass(100_000)
    expect(await Cyd.act(mission.table, early)).toMatchObject({ code: 'paused' })
    expect(await Cyd.act(mission.table, { kind: 'callOut', claim: { what: 'computer', turn: 1 } })).toMatchObject({
      code: 'paused',
    })
    for (const name of NAMES) expect(mission.announced(name)).toEqual(before)
    expect(mission.own('Cyd').board.flat()).toEqual([])
    await Cyd.must(mission.table, { kind: 'resume' })
    await mission.pass(3000)
    for (const one of [Ada, Ben, Cyd]) expect(one.mirror.table?.clock).toMatchObject({ now: at(80), rate: 1 })
    await Cyd.mustAct(mission.table, early)
    await mission.until(at(421))
    for (const name of NAMES) expect(mission.announced(name)).toEqual(SCRIPTED)
  })

  it('SA-2.21 cannot be had in a transfer, in an outage, or a fourth time', async () => {
    mission = await MissionAtTable.begin({ pause: 'vote' })
    const { Ada, Ben } = mission.people
    await mission.until(at(111))
    expect(await Ada.ask(mission.table, agree)).toMatchObject({ code: 'transfer', rule: 'SA-2.21' })
    await mission.until(at(140))
    expect(await Ada.ask(mission.table, agree)).toMatchObject({ code: 'comms-down', rule: 'SA-2.21' })
    await mission.until(at(160))
    for (let times = 0; times < 3; times++) {
      for (const one of [Ada, Ben]) await one.must(mission.table, agree)
      await Ada.must(mission.table, { kind: 'resume' })
      await mission.pass(3000)
    }
    expect(await Ada.ask(mission.table, agree)).toMatchObject({ code: 'no-pause-left', rule: 'SA-2.21' })
  })
})
