import { shelf } from '@starboard/games'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { House, type Person } from './browser.fixture.ts'

const MOST_BYTES = 150_000
/** What opening a board loads beyond the home page, fonts and pictures included. */
const MOST_BYTES_OF_A_BOARD = 250_000

let house: House
let ada: Person
beforeAll(async () => {
  house = await House.open()
  ada = await house.person('Ada')
}, 180_000)
afterAll(() => house.close())

/** Address and compressed size of everything that a page loads. */
async function loaded({ page, context }: Person, path: string): Promise<readonly { url: string; bytes: number }[]> {
  const session = await context.newCDPSession(page)
  const urls = new Map<string, string>()
  const files: { url: string; bytes: number }[] = []
  session.on('Network.responseReceived', ({ requestId, response }) => void urls.set(requestId, response.url))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    files.push({ url: urls.get(requestId) ?? requestId, bytes: encodedDataLength })
  })
  await session.send('Network.enable')
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate(async () => void (await document.fonts.ready))
  await page.waitForLoadState('networkidle')
  return files
}

describe('the weight of the home page', () => {
  it('is under 150 KB compressed with everything in it, and no game has been loaded', async () => {
    const files = await loaded(ada, '/')
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
    const list = files.map(({ url, bytes }) => `${bytes} ${new URL(url).pathname}`).join('\n')
    expect(files.length).toBeGreaterThan(3)
    expect(bytes, list).toBeLessThan(MOST_BYTES)
    expect(list).not.toMatch(/board|RULES|worker/)
  })
})

/** The worker that plays alone has the rules of all games in it, and the rulebook is there for whoever opens it. */
const isOfBoard = (url: string): boolean => /\/assets\//.test(url) && !/worker|RULES/.test(url)

describe('the weight of a board', () => {
  it.each(shelf.map(({ game }) => game.meta.id))(
    'of %s is under 250 KB compressed on top of the home page',
    async (id) => {
      const bob = await house.person('Bob')
      const home = new Set((await loaded(bob, '/')).map(({ url }) => url))
      const files = (await loaded(bob, `/solo/${id}`)).filter(({ url }) => !home.has(url) && isOfBoard(url))
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
      const list = files.map(({ url, bytes }) => `${bytes} ${new URL(url).pathname}`).join('\n')
      expect(list).toMatch(/board/)
      expect(bytes, list).toBeLessThan(MOST_BYTES_OF_A_BOARD)
    },
    60_000,
  )
})
