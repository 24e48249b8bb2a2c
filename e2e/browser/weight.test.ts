import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { House, type Person } from './browser.fixture.ts'
import { loadedByHome } from './loaded.fixture.ts'

const MOST_BYTES = 150_000

let house: House
let ada: Person
beforeAll(async () => {
  house = await House.open()
  ada = await house.person('Ada')
}, 180_000)
afterAll(() => house.close())

describe('the weight of the home page', () => {
  it('is under 150 KB compressed with everything in it, and no game has been loaded', async () => {
    const files = await loadedByHome(ada)
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
    const list = files.map(({ url, bytes }) => `${bytes} ${new URL(url).pathname}`).join('\n')
    expect(files.length).toBeGreaterThan(3)
    expect(bytes, list).toBeLessThan(MOST_BYTES)
    expect(list).not.toMatch(/board|RULES|worker/)
  })
})
