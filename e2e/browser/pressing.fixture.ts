import type { Locator, Page } from 'playwright-core'
import { heardOn, type Person } from './browser.fixture.ts'

/** Plays as somebody would who presses what glows: through the screen, by the names a reader hears. */

export const prompt = (page: Page): Locator => page.getByRole('region', { name: 'What is decided now' })

export const isOver = (page: Page): Promise<boolean> => page.getByRole('dialog', { name: 'Result' }).isVisible()

/** What can be pressed, in the order in which it is tried. */
export type Presses = readonly ((page: Page) => Locator)[]

/** Presses one thing, if there is something for this person to press. */
async function pressOne(page: Page, presses: Presses): Promise<boolean> {
  for (const find of presses) {
    const button = find(page).first()
    if (!(await button.isVisible())) continue
    // It may have changed under the finger: a film began, time ran out.
    await button.click({ timeout: 1500 }).catch(() => undefined)
    return true
  }
  return false
}

const LONGEST_MS = 280_000
const GLANCE_MS = 20
/** Films end, and clocks run out, without that anything comes over the line. */
const LONGEST_BLINK_MS = 400

/** To look for buttons is work for the page: who found nothing to press looks again when something has come. */
async function untilNews(pages: readonly Page[]): Promise<void> {
  const count = () => pages.reduce((sum, page) => sum + heardOn(page), 0)
  const [before, end] = [count(), Date.now() + LONGEST_BLINK_MS]
  do await new Promise((resolve) => setTimeout(resolve, GLANCE_MS))
  while (count() === before && Date.now() < end)
}

/** All of them press what they may until `until` says so. */
export const pressing =
  (presses: Presses) =>
  async (pages: readonly Page[], until: () => Promise<boolean>): Promise<void> => {
    const end = Date.now() + LONGEST_MS
    while (!(await until())) {
      if (Date.now() > end) throw new Error('This takes too long.')
      const pressed = await Promise.all(pages.map((page) => pressOne(page, presses)))
      if (!pressed.includes(true)) await untilNews(pages)
    }
  }

/** How much came to this browser that says something: a line that is alive says so now and then. */
export const heardBy = ({ received }: Person): number =>
  received.filter((text) => !text.startsWith('{"kind":"pong"')).length

export interface News {
  readonly kind: string
  readonly [field: string]: unknown
}

/** Every event that this person's browser was told. */
export const toldTo = ({ received }: Person): readonly News[] =>
  received.flatMap((text) => {
    const message = JSON.parse(text) as { kind: string; events?: readonly News[] }
    return message.kind === 'news' ? (message.events ?? []) : []
  })
