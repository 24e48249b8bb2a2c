import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { thisServer } from '../holder.ts'
import { holdStore } from '../open.ts'
import { type FilePlace, makeFilePlace } from './file.fixture.ts'

describe('nobody else on the machine', () => {
  let place: FilePlace
  let mask: number
  beforeEach(() => {
    place = makeFilePlace()
    // A host that lets everybody read what it makes.
    mask = process.umask(0)
  })
  afterEach(async () => {
    process.umask(mask)
    await place.leave()
  })

  const hold = (dataDir: string) => holdStore({ dataDir }, { me: thisServer(0), onLost: () => undefined })
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
  const modesIn = (folder: string) =>
    Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]))

  const PRIVATE = {
    'lock.json': '600',
    'lock.sqlite': '600',
    'starboard.sqlite': '600',
    'starboard.sqlite-shm': '600',
    'starboard.sqlite-wal': '600',
  }

  test('can read the files of a new store, or look into its folder', async () => {
    const dataDir = join(place.dataDir, 'a', 'b')
    const { store } = await hold(dataDir)
    expect(modesIn(dataDir)).toEqual(PRIVATE)
    expect(modeOf(dataDir)).toBe('700')
    await store.close()
  })

  test('can read what an earlier version has left open', async () => {
    await (await place.open()).close()
    writeFileSync(join(place.dataDir, 'secret'), 'x', { mode: 0o644 })
    chmodSync(place.path, 0o664)
    chmodSync(place.dataDir, 0o755)
    const { store } = await hold(place.dataDir)
    expect(modesIn(place.dataDir)).toEqual({ ...PRIVATE, secret: '600' })
    expect(modeOf(place.dataDir)).toBe('700')
    await store.close()
  })

  test('is shut out of a folder that is not for the store alone, but its files are safe there too', async () => {
    writeFileSync(join(place.dataDir, 'holiday.jpg'), '')
    chmodSync(place.dataDir, 0o755)
    const { store } = await hold(place.dataDir)
    expect(modesIn(place.dataDir)).toEqual({ ...PRIVATE, 'holiday.jpg': '666' })
    expect(modeOf(place.dataDir)).toBe('755')
    await store.close()
  })
})
