import type { Playable } from '@starboard/bots'
import type { TableClient } from '@starboard/wire/client'
import { Guest } from '@starboard/wire/guest'
import type { Browser, Page } from 'playwright-core'
import type { BenchRun } from './index.ts'
import { wait } from './load/loaded-table.ts'
import { figureOf } from './measure.ts'
import { openBrowser, screenOf } from './pages.ts'
import { startServer } from './server-process.ts'

const PAGES = 3
/** A match that announces nothing for so long will not do it at all. */
const PATIENCE_MS = 60_000
const LOOK_EVERY_MS = 250

/** How far apart three pages paint the same announcement: the first of them to the last. */
export async function benchAnnouncements({ game }: Playable, { rounds, onFigure }: BenchRun): Promise<void> {
  const server = await startServer([])
  const browser = await openBrowser()
  try {
    const { pages, clients } = await openTable(browser, { url: server.url, game: game.meta.id })
    const spreads = await spreadsOf(pages, rounds)
    for (const client of clients) client.close()
    if (spreads.length === 0) throw new Error(`${game.meta.name} has announced nothing in ${PATIENCE_MS / 1000} s.`)
    onFigure(
      figureOf({ name: `one announcement on ${PAGES} pages, first to last`, unit: 'ms', goal: { below: 50 } }, spreads),
    )
  } finally {
    await browser.close()
    await server.stop()
  }
}

interface Opened {
  readonly pages: readonly Page[]
  readonly clients: readonly TableClient[]
}

/** People who sit down over sockets, each with the table on a screen before the match begins. */
async function openTable(browser: Browser, { url, game }: { url: string; game: string }): Promise<Opened> {
  const guests = await Promise.all(Array.from({ length: PAGES }, (_, seat) => Guest.at(url, `Page ${seat + 1}`)))
  const [host] = guests
  if (host === undefined) throw new Error('Nobody is there.')
  const { code } = await host.createTable({ game, seats: PAGES })
  const clients = guests.map((guest) => guest.watch(code))
  for (const client of clients) {
    await client.send({ kind: 'sit' })
    await client.send({ kind: 'ready', ready: true })
  }
  await clients[0]?.send({ kind: 'start' })
  const pages = await Promise.all(guests.map((guest) => screenOf(browser, { guest, code, motion: 'reduce' })))
  await Promise.all(pages.map((page) => page.evaluate(ARM)))
  return { pages, clients }
}

interface Painted {
  readonly text: string
  readonly at: number
}

/** Of those announcements that every page has painted. */
async function spreadsOf(pages: readonly Page[], wanted: number): Promise<readonly number[]> {
  const until = performance.now() + PATIENCE_MS
  let spreads: readonly number[] = []
  while (spreads.length < wanted && performance.now() < until) {
    await wait(LOOK_EVERY_MS)
    spreads = spreadsIn(await Promise.all(pages.map((page) => page.evaluate<readonly Painted[]>('window.painted'))))
  }
  return spreads
}

/** The same words within a second are the same announcement. */
function spreadsIn(painted: readonly (readonly Painted[])[]): readonly number[] {
  const [first = []] = painted
  return first.flatMap(({ text, at }) => {
    const times = painted.flatMap((page) => page.find((one) => one.text === text && Math.abs(one.at - at) < 1000) ?? [])
    const sorted = times.map((one) => one.at).toSorted((one, other) => one - other)
    return sorted.length === painted.length ? [(sorted.at(-1) ?? 0) - (sorted[0] ?? 0)] : []
  })
}

/** As text, because it is for the page: when the frame with each announcement has been painted, on the machine's clock. */
const ARM = `window.painted = []
new MutationObserver((changes) => {
  const text = changes.flatMap(({ addedNodes }) => [...addedNodes]).map(({ textContent }) => textContent).join(' ')
  if (text === '') return
  requestAnimationFrame(() => setTimeout(() => window.painted.push({ text, at: performance.timeOrigin + performance.now() })))
}).observe(document.querySelector('[aria-live="assertive"]'), { childList: true })`
