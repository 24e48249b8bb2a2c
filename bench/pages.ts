import type { Guest } from '@starboard/wire/guest'
import { type Browser, chromium, type Page } from 'playwright-core'
import { requireChromium } from '../tools/chromium.mjs'

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run', '--disable-sync']

export const openBrowser = (): Promise<Browser> => chromium.launch({ executablePath: requireChromium(), args: FLAGS })

/** The frame writes here how much of the story has been on screen, and whether a film is on. */
export const SCREEN = '[data-told]'

interface Seen {
  readonly guest: Guest
  readonly code: string
  readonly motion: 'reduce' | 'no-preference'
}

/** A table as somebody has it on a screen of their own. */
export async function screenOf(browser: Browser, { guest, code, motion }: Seen): Promise<Page> {
  const context = await browser.newContext({ baseURL: guest.url, reducedMotion: motion })
  const [name = '', value = ''] = guest.cookie.split('=', 2)
  await context.addCookies([{ name, value, url: guest.url }])
  const page = await context.newPage()
  await page.goto(`/t/${code}`)
  await page.waitForSelector(SCREEN)
  return page
}
