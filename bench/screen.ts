import type { Playable } from '@starboard/bots'
import type { TableClient } from '@starboard/server/client'
import { Guest } from '@starboard/server/guest'
import { type Browser, chromium, type Page } from 'playwright-core'
import { requireChromium } from '../tools/chromium.mjs'
import type { BenchRun } from './index.ts'
import { inGroups, LoadedTable, wait } from './load.ts'
import { figureOf, shareOf } from './measure.ts'
import { startServer } from './server-process.ts'

const TABLES = 99
const PACE_MS = 1000
const WARM_UP_MS = 1500
const MOVES = 200
const BETWEEN_MS = 30

/**
 * From the moment one player sends a move to the moment it is painted on the other player's screen: a real Chromium
 * beside a hundred running tables on the same machine. Films are off, because they take the time they are given.
 */
export async function benchScreen({ game }: Playable, { onFigure }: BenchRun): Promise<void> {
  const server = await startServer([])
  const browser = await chromium.launch({ executablePath: requireChromium(), args: FLAGS })
  const state = { isMeasured: false, isOver: false, moves: 0 }
  try {
    const tables = await inGroups(TABLES, 20, () => LoadedTable.open(server.url, game.meta.id))
    for (const table of tables) table.run(PACE_MS, state, [])
    await wait(WARM_UP_MS)
    const seen = await watched(browser, server.url, game.meta.id)
    state.isOver = true
    for (const table of tables) table.close()
    onFigure(
      figureOf({ name: `${TABLES + 1} tables: sent to painted, half of them`, unit: 'ms' }, [shareOf(seen, 0.5)]),
    )
    onFigure(figureOf({ name: '  99 of 100', unit: 'ms', goal: { below: 100 } }, [shareOf(seen, 0.99)]))
    onFigure(figureOf({ name: '  the slowest', unit: 'ms' }, [shareOf(seen, 1)]))
  } finally {
    state.isOver = true
    await browser.close()
    await server.stop()
  }
}

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run', '--disable-sync']

/** Two people whose moves are made over sockets; the second one also has the table open on a screen. */
async function watched(browser: Browser, url: string, game: string): Promise<readonly number[]> {
  const seen: number[] = []
  while (seen.length < MOVES) {
    const table = await tableWithScreen(browser, url, game)
    await play(table, seen)
    await table.page.context().close()
    for (const client of table.clients) client.close()
  }
  return seen
}

interface Watched {
  readonly page: Page
  readonly clients: readonly TableClient[]
}

async function tableWithScreen(browser: Browser, url: string, game: string): Promise<Watched> {
  const [first, second] = await Promise.all([Guest.at(url, 'First'), Guest.at(url, 'Second')])
  const { code } = await first.createTable({ game, seats: 2, time: { kind: 'off' } })
  const clients = [first, second].map((guest) => guest.watch(code))
  for (const client of clients) {
    await client.send({ kind: 'sit' })
    await client.send({ kind: 'ready', ready: true })
  }
  await clients[0]?.send({ kind: 'start' })
  return { page: await screenOf(browser, second, code), clients }
}

async function screenOf(browser: Browser, guest: Guest, code: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: guest.url, reducedMotion: 'reduce' })
  const [name = '', value = ''] = guest.cookie.split('=', 2)
  await context.addCookies([{ name, value, url: guest.url }])
  const page = await context.newPage()
  await page.goto(`/t/${code}`)
  await page.waitForSelector(SCREEN)
  return page
}

/** The frame writes here how much of the story has been on screen. */
const SCREEN = '[data-told]'

async function play({ page, clients }: Watched, seen: number[]): Promise<void> {
  while (seen.length < MOVES && !clients[0]?.state.frame?.outcome) {
    const seat = clients.findIndex(({ state }) => (state.frame?.legal.length ?? 0) > 0)
    const client = clients[seat]
    if (client === undefined) {
      await wait(1)
      continue
    }
    const { legal = [], open = [] } = client.state.frame ?? {}
    const action = legal[Math.floor(Math.random() * legal.length)]
    // A sealed answer is nobody else's business: nothing of it is shown.
    const isSeen = seat === 0 && open.some((decision) => decision.seat === seat && decision.mode === 'single')
    if (isSeen) seen.push(await sentToPainted(page, () => client.act(action)))
    else await client.act(action)
    await wait(BETWEEN_MS)
  }
}

const now = (): number => performance.timeOrigin + performance.now()

/** Both clocks are the machine's own. */
async function sentToPainted(page: Page, send: () => Promise<unknown>): Promise<number> {
  await page.evaluate(ARM)
  const sentAt = now()
  const [paintedAt] = await Promise.all([page.evaluate<number>('window.painted'), send()])
  return paintedAt - sentAt
}

/** As text, because it is for the page: resolves once the frame after the next news has been painted. */
const ARM = `window.painted = new Promise((resolve) => {
  const observer = new MutationObserver(() => {
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => resolve(performance.timeOrigin + performance.now())))
  })
  observer.observe(document.querySelector('${SCREEN}'), { attributes: true, attributeFilter: ['data-told'] })
}), undefined`
