import type { Playable } from '@starboard/bots'
import type { TableClient } from '@starboard/wire/client'
import { Guest } from '@starboard/wire/guest'
import type { Browser, Page } from 'playwright-core'
import { benchAnnouncements } from './announcements.ts'
import type { BenchRun } from './index.ts'
import { inGroups, LoadedTable, wait } from './load/loaded-table.ts'
import { Tally } from './load/tally.ts'
import { figureOf, shareOf } from './measure.ts'
import { openBrowser, SCREEN, screenOf } from './pages.ts'
import { startServer } from './server-process.ts'

const TABLES = 99
const PACE_MS = 1000
const WARM_UP_MS = 1500
const BETWEEN_MS = 30

/**
 * From the moment one player sends a move to the moment it is painted on the other player's screen: a real Chromium
 * beside a hundred running tables on the same machine. Films are off, because they take the time they are given. Of a
 * game in real time: how far apart three pages paint the same announcement.
 */
export const benchScreen = (entry: Playable, run: BenchRun): Promise<void> =>
  entry.game.meta.pace === 'real-time' ? benchAnnouncements(entry, run) : bench(entry, run, STILL)

/**
 * From the moment the last hidden answer is sent to the moment its film is on the other player's screen. The film itself
 * takes the time it is given, so each is skipped once it has begun.
 */
export const benchFilm = (entry: Playable, run: BenchRun): Promise<void> => bench(entry, run, MOVING)

interface Kind {
  readonly what: string
  readonly moves: number
  readonly motion: 'reduce' | 'no-preference'
}

const STILL: Kind = { what: 'sent to painted', moves: 200, motion: 'reduce' }
const MOVING: Kind = { what: 'last answer to film', moves: 60, motion: 'no-preference' }

async function bench({ game }: Playable, { onFigure }: BenchRun, kind: Kind): Promise<void> {
  const server = await startServer([])
  const browser = await openBrowser()
  const tally = new Tally()
  try {
    const wanted = { url: server.url, game: game.meta.id, tally }
    const tables = await inGroups(TABLES, 20, () => LoadedTable.open(wanted))
    for (const table of tables) table.run({ thinkMs: PACE_MS, change: 0 })
    await wait(WARM_UP_MS)
    const seen = await watched(browser, { url: server.url, game: game.meta.id, kind })
    for (const table of tables) table.close()
    onFigure(figureOf({ name: `${TABLES + 1} tables: ${kind.what}, half of them`, unit: 'ms' }, [shareOf(seen, 0.5)]))
    onFigure(figureOf({ name: '  99 of 100', unit: 'ms', goal: { below: 100 } }, [shareOf(seen, 0.99)]))
    onFigure(figureOf({ name: '  the slowest', unit: 'ms' }, [shareOf(seen, 1)]))
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Two people whose moves are made over sockets; the second one also has the table open on a screen. */
async function watched(browser: Browser, scene: Scene): Promise<readonly number[]> {
  const seen: number[] = []
  while (seen.length < scene.kind.moves) {
    const table = await tableWithScreen(browser, scene)
    await play(table, scene.kind, seen)
    await table.page.context().close()
    for (const client of table.clients) client.close()
  }
  return seen
}

interface Scene {
  readonly url: string
  readonly game: string
  readonly kind: Kind
}

interface Watched {
  readonly page: Page
  readonly clients: readonly TableClient[]
}

async function tableWithScreen(browser: Browser, { url, game, kind }: Scene): Promise<Watched> {
  const [first, second] = await Promise.all([Guest.at(url, 'First'), Guest.at(url, 'Second')])
  const { code } = await first.createTable({ game, seats: 2, time: { kind: 'off' } })
  const clients = [first, second].map((guest) => guest.watch(code))
  for (const client of clients) {
    await client.send({ kind: 'sit' })
    await client.send({ kind: 'ready', ready: true })
  }
  await clients[0]?.send({ kind: 'start' })
  return { page: await screenOf(browser, { guest: second, code, motion: kind.motion }), clients }
}

async function play(watched: Watched, kind: Kind, seen: number[]): Promise<void> {
  const { page, clients } = watched
  while (seen.length < kind.moves && !clients[0]?.state.shown?.outcome) {
    // The one who is measured answers last.
    const seat = clients.findLastIndex(({ state }) => (state.shown?.legal.length ?? 0) > 0)
    const client = clients[seat]
    if (client === undefined) {
      await wait(1)
      continue
    }
    const { legal = [], open = [] } = client.state.shown ?? {}
    const action = legal[Math.floor(Math.random() * legal.length)]
    if (seat === 0 && isWorthSeeing(kind, open)) seen.push(...(await sentToPainted(watched, () => client.act(action))))
    else await client.act(action)
    await wait(BETWEEN_MS)
    await endFilm(page)
  }
}

/** What is measured next must not wait for a film that is still on. */
async function endFilm(page: Page): Promise<void> {
  while ((await page.locator(`${SCREEN}[data-film]`).count()) > 0) await page.keyboard.press('Escape')
}

type Open = NonNullable<TableClient['state']['shown']>['open']

/** A hidden answer is nobody else's business until the last one is in; a film needs something hidden. */
const isWorthSeeing = (kind: Kind, open: Open): boolean =>
  kind === MOVING ? open.length === 1 : open.some(({ seat, mode }) => seat === 0 && mode === 'single')

const now = (): number => performance.timeOrigin + performance.now()

/** Both clocks are the machine's own. None, if what was sent was not for the other's eyes. */
async function sentToPainted({ page, clients }: Watched, send: () => Promise<unknown>): Promise<readonly number[]> {
  const other = clients[1]
  const before = other?.state.at
  await page.evaluate(ARM)
  const sentAt = now()
  await send()
  await wait(BETWEEN_MS)
  return other?.state.at === before ? [] : [(await page.evaluate<number>('window.painted')) - sentAt]
}

/** As text, because it is for the page: resolves once the frame after the next news has been painted. */
const ARM = `window.painted = new Promise((resolve) => {
  const observer = new MutationObserver(() => {
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => resolve(performance.timeOrigin + performance.now())))
  })
  observer.observe(document.querySelector('${SCREEN}'), { attributes: true, attributeFilter: ['data-told', 'data-film'] })
}), undefined`
