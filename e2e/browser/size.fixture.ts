import type { CDPSession, Page } from 'playwright-core'

export interface Size {
  readonly width: number
  readonly height: number
  /** A thumb instead of a mouse. */
  readonly isTouch: boolean
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** What is asked for in it lasts as long as it does. */
export function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/** Who watches whether anything moves looks away meanwhile. */
interface Watched {
  readonly calm?: { pause(): void; begin(): Promise<void> }
}

/** Another size, and a thumb instead of a mouse or the other way round. */
export async function resize(page: Page, { width, height, isTouch }: Size): Promise<void> {
  await page.evaluate(() => (window as Watched).calm?.pause())
  const session = await sessionOf(page)
  // In this order: what a style asks of the pointer is looked at again when the size changes.
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: isTouch, maxTouchPoints: 1 })
  await page.setViewportSize({ width, height })
  await page.evaluate(() => (window as Watched).calm?.begin())
}
