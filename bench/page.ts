import type { CDPSession, Page } from 'playwright-core'
import { openBrowser } from './pages.ts'
import { startServer } from './server-process.ts'

/** What one press of a key came to. */
export interface Pressed {
  /** From the key to the end of the frame that shows what it did: what somebody waits, the machine's other work included. */
  readonly paintedMs: number
  /** What the page's own thread spent on it: scripts, styles, layout and painting. */
  readonly coreMs: number
}

export interface MeasuredPage {
  readonly page: Page
  press(key: string): Promise<Pressed>
}

const DESK = { width: 1280, height: 800 }

/** A page of the app as it is built for everybody, in a real Chromium, beside a server of its own. Films are off. */
export async function onPage(path: string, run: (page: MeasuredPage) => Promise<void>): Promise<void> {
  const server = await startServer([])
  const browser = await openBrowser()
  try {
    const context = await browser.newContext({ baseURL: server.url, viewport: DESK, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(path)
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.evaluate(ARM)
    await run({ page, press: (key) => press(page, session, key) })
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Long enough for what a page puts off until after the paint. */
const SETTLE_MS = 80

async function press(page: Page, session: CDPSession, key: string): Promise<Pressed> {
  const before = await coreMsOf(session)
  await page.keyboard.press(key)
  const paintedMs = await page.evaluate<number>('window.painted')
  await page.waitForTimeout(SETTLE_MS)
  return { paintedMs, coreMs: (await coreMsOf(session)) - before }
}

async function coreMsOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

/** As text, because it is for the page: a key is pressed, its frame is painted, and only then comes the next message. */
const ARM = `addEventListener('keydown', () => {
  const start = performance.now()
  window.painted = new Promise((resolve) => requestAnimationFrame(() => {
    const after = new MessageChannel()
    after.port1.onmessage = () => resolve(performance.now() - start)
    after.port2.postMessage(null)
  }))
}, true)`
