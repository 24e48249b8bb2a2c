import { readdirSync } from 'node:fs'
import { hostname } from 'node:os'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Held, thisServer } from '../holder.ts'
import { holdStore } from '../open.ts'
import { startAppending } from './appending.fixture.ts'
import { type FilePlace, makeFilePlace } from './file.fixture.ts'

const SINCE = Date.UTC(2026, 2, 1, 12, 30)

describe('a data folder', () => {
  let place: FilePlace
  beforeEach(() => {
    place = makeFilePlace()
  })
  afterEach(() => place.leave())

  const hold = () => holdStore(place, { me: thisServer(SINCE), onLost: () => undefined })
  const refusal = async () => {
    const error: unknown = await hold().catch((reason) => reason)
    expect(error).toBeInstanceOf(Held)
    return (error as Held).message
  }

  test('has one server at a time, and the next one is told which and what to do', async () => {
    const { store, tellAddress } = await hold()
    expect(await refusal()).toBe(
      `Another Starboard server has this data already: process ${process.pid} on ${hostname()}, since 2026-03-01 12:30 UTC. ` +
        'Stop it first, or choose another folder with STARBOARD_DATA.',
    )
    await tellAddress('http://127.0.0.1:8080')
    expect(await refusal()).toContain('UTC, at http://127.0.0.1:8080. Stop it')
    await store.close()
  })

  test('is free when its server has closed, and nothing of the lock says otherwise', async () => {
    for (const _ of ['once', 'and again']) {
      const { store } = await hold()
      await Promise.all([store.close(), store.close()])
    }
    expect(readdirSync(place.dataDir).toSorted()).toEqual(['lock.sqlite', 'starboard.sqlite'])
  })

  test('is free at once when its server was killed', async () => {
    const appending = await startAppending(place.dataDir)
    await appending.said(1)
    expect(await refusal()).toContain(`process ${appending.pid} on `)
    await appending.kill()
    const { store, warnings } = await hold()
    expect(warnings).toEqual([])
    await store.close()
  })

  test('is written by nobody who is refused', async () => {
    const { store } = await hold()
    const before = await place.commits()
    await refusal()
    expect(await place.commits()).toBe(before)
    await store.close()
  })

  test('can be read by others meanwhile: the lock belongs to servers, not to the store', async () => {
    const { store } = await hold()
    const other = await place.open()
    await store.beat(5)
    expect(await other.lastBeat()).toBe(5)
    await store.close()
  })

  test('that cannot be used is not held', async () => {
    await place.run('create table users (shoe_size integer)')
    for (const _ of ['once', 'and again']) await expect(hold()).rejects.toThrow('table users already exists')
  })
})
