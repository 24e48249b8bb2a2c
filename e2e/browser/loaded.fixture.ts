import type { Page } from 'playwright-core'
import type { Person } from './browser.fixture.ts'
import { prompt } from './pressing.fixture.ts'

export interface Loaded {
  readonly url: string
  /** Compressed, with its headers. */
  readonly bytes: number
}

/** Address and compressed size of everything that a page loads, and what comes once this is there. */
async function loaded(
  { page, context }: Person,
  path: string,
  isThere: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<readonly Loaded[]> {
  const session = await context.newCDPSession(page)
  const urls = new Map<string, string>()
  const files: Loaded[] = []
  session.on('Network.responseReceived', ({ requestId, response }) => void urls.set(requestId, response.url))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    files.push({ url: urls.get(requestId) ?? requestId, bytes: encodedDataLength })
  })
  await session.send('Network.enable')
  await page.goto(path, { waitUntil: 'networkidle' })
  await isThere(page)
  await page.evaluate(async () => void (await document.fonts.ready))
  await page.waitForLoadState('networkidle')
  return files
}

/** The home page with every poster that is in sight: on a busy machine they come long after the network seemed idle. */
export const loadedByHome = (person: Person): Promise<readonly Loaded[]> => loaded(person, '/', postersInSight)

async function postersInSight(page: Page): Promise<void> {
  await page.locator('[data-art]').first().waitFor()
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-art=awaited]')].every(
      (art) => art.getBoundingClientRect().top > innerHeight + 160,
    ),
  )
}

/** The worker that plays alone has the rules of all games in it, and the rulebook is there for whoever opens it. */
const isOfBoard = (url: string): boolean => /\/assets\//.test(url) && !/worker|RULES/.test(url)

/** What opening a board loads beyond the home page, fonts and pictures included. */
export async function loadedByBoard(person: Person, game: string): Promise<readonly Loaded[]> {
  const home = new Set((await loadedByHome(person)).map(({ url }) => url))
  return (await loaded(person, `/solo/${game}`, (page) => prompt(page).waitFor())).filter(
    ({ url }) => !home.has(url) && isOfBoard(url),
  )
}
