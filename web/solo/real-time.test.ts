import type { Playable } from '@starboard/bots'
import type { AnyGame } from '@starboard/kernel'
import { beforeEach, describe, expect, it } from 'vitest'
import { nightWatch } from '../../e2e/night-watch/rules/index.ts'
import { type Device, FakePage, FakeStore, FakeWorld, openPage } from './solo.fixture.ts'
import type { SoloSource } from './solo-source.ts'

const ALONE_MS = 5000
const COUNTDOWN_MS = 3000
const CALM_MS = 8000
const playable: Playable = { game: nightWatch as unknown as AnyGame, bots: {} }

let device: Device & { readonly page: FakePage }
beforeEach(() => {
  device = { playable, world: new FakeWorld(), store: new FakeStore(), page: new FakePage() }
})

const open = () => openPage(device, { seats: 2, options: { oil: 1, gusts: 4 } })
const tableOf = ({ state }: SoloSource) => state.table

const pass = (ms: number) => device.world.pass(ms)

describe('a game in real time, alone', () => {
  it('has its clock, and stands 5 seconds after the page was hidden', async () => {
    const source = await open()
    expect(tableOf(source)).toMatchObject({ isPaused: false, time: { kind: 'game' }, clock: { rate: 1 } })
    await device.page.hide(true)
    await pass(ALONE_MS - 1)
    expect(tableOf(source)?.isPaused).toBe(false)
    await pass(1)
    expect(tableOf(source)).toMatchObject({ isPaused: true, clock: { now: ALONE_MS, rate: 0 } })
    expect(tableOf(source)?.pause).toEqual({ by: 'absence', isBlind: true, isEnding: false, endsInMs: null })
    expect(device.world.isQuiet).toBe(true)
    expect(await source.act({ kind: 'light', colour: 'red' })).toMatchObject({ refused: { code: 'paused' } })
  })

  it('comes back with a countdown of 3 seconds, from where it stood', async () => {
    const source = await open()
    await device.page.hide(true)
    await pass(ALONE_MS)
    await device.page.hide(false)
    expect(tableOf(source)?.pause).toEqual({ by: 'absence', isBlind: true, isEnding: true, endsInMs: COUNTDOWN_MS })
    await pass(COUNTDOWN_MS - 1)
    expect(tableOf(source)?.isPaused).toBe(true)
    await pass(1)
    expect(tableOf(source)).toMatchObject({ isPaused: false, clock: { now: ALONE_MS, rate: 1 } })
    expect(tableOf(source)).not.toHaveProperty('pause')
    const told = (await source.story()).events.length
    await pass(CALM_MS - ALONE_MS)
    expect((await source.story()).events.length).toBeGreaterThan(told)
  })

  it('does not stop for a short look elsewhere', async () => {
    const source = await open()
    await device.page.hide(true)
    await pass(ALONE_MS - 1)
    await device.page.hide(false)
    await pass(10)
    expect(tableOf(source)?.isPaused).toBe(false)
  })

  it('stays where it is if the page is hidden again in the countdown', async () => {
    const source = await open()
    await device.page.hide(true)
    await pass(ALONE_MS)
    await device.page.hide(false)
    await device.page.hide(true)
    await pass(COUNTDOWN_MS)
    expect(tableOf(source)?.pause).toMatchObject({ isEnding: false, endsInMs: null })
    await device.page.hide(false)
    await pass(COUNTDOWN_MS)
    expect(tableOf(source)?.isPaused).toBe(false)
  })

  it('begins with the countdown after a reload', async () => {
    await open()
    await pass(CALM_MS)
    device.world.crash()
    const source = await open()
    expect(tableOf(source)?.pause).toEqual({ by: 'absence', isBlind: true, isEnding: true, endsInMs: COUNTDOWN_MS })
    expect(tableOf(source)?.clock).toMatchObject({ now: CALM_MS, rate: 0 })
    await pass(COUNTDOWN_MS)
    expect(tableOf(source)).toMatchObject({ isPaused: false, clock: { now: CALM_MS, rate: 1 } })
  })
})
