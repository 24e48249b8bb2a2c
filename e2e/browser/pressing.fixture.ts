import type { Locator, Page } from 'playwright-core'
import { heardOn, type Person } from './browser.fixture.ts'

/** Plays as somebody would who presses what glows: through the screen, by the names a reader hears. */

/** By its label: to look for roles makes Playwright read the whole page, and this is asked all the time. */
export const prompt = (page: Page): Locator => page.locator('section[aria-label="What is decided now"]')

export const isOver = (page: Page): Promise<boolean> =>
  page.locator('dialog[open]:has(> div > header > h2:text-is("Result"))').isVisible()

/** A kind of button: what it says, where it stands, and when it is wanted. */
export interface Press {
  /** What a reader hears of it. */
  readonly name?: RegExp
  /** The region that it stands in; unless told, the whole page. */
  readonly within?: string
  /** What else is true of it. */
  readonly css?: string
  /** Only while the bar says such a thing. */
  readonly said?: RegExp
}

/** What can be pressed, in the order in which it is tried. What only says why not is left alone. */
export type Presses = readonly Press[]

export const PROMPT = 'What is decided now'

export const inPrompt = (name: RegExp): Press => ({ name, within: PROMPT })

const MARK = 'data-pressed-next'

/**
 * Runs in the page, all at one go: marks the first button that may be pressed. Playwright's own search by role and name
 * goes through the whole page for each of them, which takes longer than to play.
 */
function markNext({ presses, mark, bar }: { presses: Presses; mark: string; bar: string }): boolean {
  const regionOf = (name: string) => document.querySelector(`section[aria-label="${name}"]`)
  const textOf = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
    if (node instanceof Element && node.getAttribute('aria-hidden') === 'true') return ''
    return [...node.childNodes].map(textOf).join('')
  }
  const nameOf = (button: Element) => (button.getAttribute('aria-label') ?? textOf(button)).replace(/\s+/g, ' ').trim()
  // What may be chosen on the board stands once more beside the question, for those who do not see the board.
  const isSeen = (button: Element) => button.closest('ul[aria-label="To choose from"]') === null
  const isOpen = (button: Element) =>
    isSeen(button) &&
    button.matches(':not(:disabled):not([aria-disabled="true"])') &&
    button.checkVisibility({ visibilityProperty: true }) &&
    button.getBoundingClientRect().width > 0
  const isWanted = ({ said }: Press) => said === undefined || said.test(regionOf(bar)?.textContent ?? '')
  const found = ({ name, within, css = '' }: Press) => {
    const place = within === undefined ? document.body : regionOf(within)
    return [...(place?.querySelectorAll(`:is(button, [role="button"], [role="gridcell"][data-may])${css}`) ?? [])].find(
      (button) => (name === undefined || name.test(nameOf(button))) && isOpen(button),
    )
  }
  for (const old of document.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark)
  for (const press of presses) {
    const button = isWanted(press) ? found(press) : undefined
    if (button === undefined) continue
    button.setAttribute(mark, '')
    return true
  }
  return false
}

/** Presses one thing, if there is something for this person to press. */
export async function pressOne(page: Page, presses: Presses): Promise<boolean> {
  if (!(await page.evaluate(markNext, { presses, mark: MARK, bar: PROMPT }))) return false
  // It may have changed under the finger: a film began, time ran out.
  await page
    .locator(`[${MARK}]`)
    .click({ timeout: 1500 })
    .catch(() => undefined)
  return true
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

/** How often the match told this browser something; that somebody has come to the table is told whenever it is known. */
export const newsTo = ({ received }: Person): number =>
  received.filter((text) => text.startsWith('{"kind":"news"')).length

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
