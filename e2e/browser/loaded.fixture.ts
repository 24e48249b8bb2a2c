import type { Person } from './browser.fixture.ts'

export interface Loaded {
  readonly url: string
  /** Compressed, with its headers. */
  readonly bytes: number
}

/** Address and compressed size of everything that a page loads. */
export async function loaded({ page, context }: Person, path: string): Promise<readonly Loaded[]> {
  const session = await context.newCDPSession(page)
  const urls = new Map<string, string>()
  const files: Loaded[] = []
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

/** The worker that plays alone has the rules of all games in it, and the rulebook is there for whoever opens it. */
const isOfBoard = (url: string): boolean => /\/assets\//.test(url) && !/worker|RULES/.test(url)

/** What opening a board loads beyond the home page, fonts and pictures included. */
export async function loadedByBoard(person: Person, game: string): Promise<readonly Loaded[]> {
  const home = new Set((await loaded(person, '/')).map(({ url }) => url))
  return (await loaded(person, `/solo/${game}`)).filter(({ url }) => !home.has(url) && isOfBoard(url))
}
