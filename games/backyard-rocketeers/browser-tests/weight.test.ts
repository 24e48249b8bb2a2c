import { afterAll, beforeAll, expect, it } from 'vitest'
import { House } from '../../../e2e/browser/browser.fixture.ts'
import { loadedByBoard } from '../../../e2e/browser/loaded.fixture.ts'

const MOST_BYTES = 250_000

let house: House
beforeAll(async () => {
  house = await House.open()
}, 180_000)
afterAll(() => house.close())

it('opening the board loads less than 250 KB beyond the home page, fonts and drawings included', async () => {
  const files = await loadedByBoard(await house.person('Ada'), 'backyard-rocketeers')
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const list = files.map(({ url, bytes }) => `${bytes} ${new URL(url).pathname}`).join('\n')
  expect(list).toMatch(/board-.*\.js/)
  expect(list).toMatch(/permanent-marker/)
  expect(bytes, list).toBeLessThan(MOST_BYTES)
}, 60_000)
