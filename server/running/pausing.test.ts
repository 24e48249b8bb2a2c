import { setImmediate } from 'node:timers/promises'
import { isRefusal } from '@starboard/kernel'
import type { Command } from '@starboard/wire/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Lab, sleep, Visitor } from '../fixtures/lab.fixture.ts'
import type { Table } from '../table/table.ts'

const HOUR = 3_600_000
const LONGEST_MS = 120_000
const COUNTDOWN_MS = 3000
const CALM_MS = 8000
const HUSH_MS = 3000
const light = { kind: 'light', colour: 'red' }
const agree = { kind: 'pause', agree: true } as const

let lab: Lab
let people = ['Ada', 'Ben', 'Cleo'].map((name) => new Visitor(name)) as [Visitor, Visitor, Visitor]
beforeEach(async () => {
  people = ['Ada', 'Ben', 'Cleo'].map((name) => new Visitor(name)) as [Visitor, Visitor, Visitor]
  lab = await Lab.open()
})
afterEach(() => lab.close())

const night = () => lab.started({ game: 'night-watch', seats: 3, options: { gusts: 4, oil: 6 } }, people)

async function pass(ms: number, table: Table) {
  await sleep(ms)
  await setImmediate()
  await table.settled()
}

/** The first two are most of three. */
async function paused(table: Table): Promise<void> {
  for (const one of people.slice(0, 2)) await one.must(table, agree)
}
const told = ({ mirror }: Visitor) => mirror.table
const clockOf = (one: Visitor) => told(one)?.clock

describe('a clock that is set to run faster', () => {
  it('is the clock of a real-time game alone, also after a pause', async () => {
    await lab.close()
    lab = await Lab.open({ pace: { clockSpeed: 20 } })
    const table = await night()
    await pass(100, table)
    expect(clockOf(people[0])).toMatchObject({ rate: 20 })
    await paused(table)
    expect(clockOf(people[2])).toMatchObject({ now: 2000, rate: 0 })
    await people[2].must(table, { kind: 'resume' })
    await pass(COUNTDOWN_MS, table)
    expect(clockOf(people[2])).toMatchObject({ now: 2000, rate: 20 })
    const turns = await lab.started({ game: 'comet-rush', seats: 3 }, people)
    expect(turns.info('').clock).toMatchObject({ rate: 1 })
  })
})

describe('a pause that the game governs', () => {
  it('begins when most of those who are there agree, and stops the clock for everybody at the same instant', async () => {
    const table = await night()
    await people[0].must(table, agree)
    expect(told(people[2])).toMatchObject({ isPaused: false, pauseVotes: [0] })
    await pass(1500, table)
    await people[1].must(table, agree)
    for (const one of people) {
      expect(clockOf(one)).toMatchObject({ now: 1500, rate: 0 })
      expect(told(one)?.pause).toEqual({ by: 'vote', isBlind: true, isEnding: false, endsInMs: LONGEST_MS })
    }
  })

  it('accepts nothing but talk, votes, the wish to go on and getting up', async () => {
    const table = await night()
    await paused(table)
    const refused: readonly Command[] = [
      { kind: 'act', action: light },
      { kind: 'undo' },
      { kind: 'order', orders: [] },
      { kind: 'takeOver', seat: 1 },
    ]
    for (const command of refused) expect(await people[2].ask(table, command)).toMatchObject({ code: 'paused' })
    for (const command of [{ kind: 'chat', text: 'Wait' }, agree, { kind: 'stand' }] as const)
      expect(isRefusal(await people[2].ask(table, command))).toBe(false)
    expect(isRefusal(await table.look(people[0].id))).toBe(false)
    expect(told(people[0])?.isPaused).toBe(true)
  })

  it('goes on after the countdown, in which nothing is accepted but talk', async () => {
    const table = await night()
    await pass(1000, table)
    await paused(table)
    await pass(10_000, table)
    await people[2].must(table, { kind: 'resume' })
    expect(told(people[0])?.pause).toEqual({ by: 'vote', isBlind: true, isEnding: true, endsInMs: COUNTDOWN_MS })
    await pass(1000, table)
    expect(await people[0].act(table, light)).toMatchObject({ code: 'paused', text: 'The match goes on in 2 s.' })
    expect(await people[0].ask(table, agree)).toMatchObject({ code: 'paused' })
    await people[1].must(table, { kind: 'resume' })
    await people[0].must(table, { kind: 'chat', text: 'Ready?' })
    await pass(COUNTDOWN_MS - 1001, table)
    expect(table.info(people[0].id).clock).toMatchObject({ now: 1000, rate: 0 })
    await pass(1, table)
    expect(told(people[0])).toMatchObject({ isPaused: false, pauseVotes: [], clock: { now: 1000, rate: 1 } })
    await people[0].mustAct(table, light)
  })

  it('is over by itself after the longest time; its last seconds are the countdown', async () => {
    const table = await night()
    await paused(table)
    await pass(LONGEST_MS - COUNTDOWN_MS, table)
    expect(told(people[2])?.pause).toEqual({ by: 'vote', isBlind: true, isEnding: true, endsInMs: COUNTDOWN_MS })
    await pass(COUNTDOWN_MS, table)
    expect(told(people[2])).toMatchObject({ isPaused: false, clock: { rate: 1 } })
  })

  it('ends once and at its time after a restart too', async () => {
    const { code, id } = await night()
    await paused(await lab.at(code))
    await sleep(60_000)
    lab = await lab.restart({ downMs: 30_000, isKilled: true })
    const table = await lab.at(code)
    for (const one of people) await one.watch(table)
    expect(told(people[0])?.pause).toMatchObject({ by: 'vote', endsInMs: 30_000 })
    await pass(30_000, table)
    expect(told(people[0])).toMatchObject({ isPaused: false, clock: { now: 0, rate: 1 } })
    await pass(CALM_MS - 1, table)
    expect(await lab.log({ id })).toHaveLength(1)
    await pass(1, table)
    expect(await lab.log({ id })).toHaveLength(2)
  })

  it('that ended while nobody was there waits for somebody', async () => {
    const { code, id } = await night()
    await paused(await lab.at(code))
    lab = await lab.restart({ downMs: HOUR, isKilled: true })
    await sleep(5000)
    const table = await lab.at(code)
    expect(table.info('').pause).toEqual({ by: 'absence', isBlind: true, isEnding: false, endsInMs: null })
    expect(await lab.log({ id })).toHaveLength(1)
  })

  it('is refused, with the game’s reason, and everybody is told that it would be', async () => {
    const table = await night()
    expect(told(people[0])?.pauseRefused).toBeUndefined()
    await people[0].must(table, agree)
    await pass(CALM_MS, table)
    for (const one of people) expect(told(one)?.pauseRefused).toMatchObject({ code: 'hush', rule: 'NW-5' })
    expect(await people[1].ask(table, agree)).toMatchObject({ code: 'hush', rule: 'NW-5' })
    expect(told(people[0])?.isPaused).toBe(false)
    await pass(HUSH_MS, table)
    expect(told(people[0])?.pauseRefused).toBeUndefined()
    await people[1].must(table, agree)
    expect(told(people[0])?.isPaused).toBe(true)
  })

  it('is refused for what happens at that very moment', async () => {
    const table = await night()
    await people[0].must(table, agree)
    lab.ahead += CALM_MS
    expect(await people[1].ask(table, agree)).toMatchObject({ code: 'hush' })
  })

  it('may be had as often as the game allows, whatever happens to the server', async () => {
    let table = await night()
    for (let times = 0; times < 3; times++) {
      await paused(table)
      await people[2].must(table, { kind: 'resume' })
      await pass(COUNTDOWN_MS, table)
      lab = await lab.restart({ downMs: 1000 })
      table = await lab.at(table.code)
      for (const one of people) await one.watch(table)
      await pass(COUNTDOWN_MS, table)
    }
    expect(told(people[0])).toMatchObject({ isPaused: false, pauseRefused: { code: 'no-pause-left' } })
    expect(await people[0].ask(table, agree)).toMatchObject({ code: 'no-pause-left' })
  })
})
