import type { Locator, Page } from 'playwright-core'
import type { Person } from './browser.fixture.ts'

/** Races as somebody would who presses what glows: through the screen, by the names a reader hears. */

export const prompt = (page: Page): Locator => page.getByRole('region', { name: 'What is decided now' })

const inPrompt = (page: Page, name: RegExp): Locator => prompt(page).getByRole('button', { name })

/** Cards that lie in the hand; those already placed say where. */
const inHand = (page: Page): Locator =>
  page.getByRole('region', { name: 'Your hand' }).getByRole('button', { name: /^\d+ [A-Z][^,:]*$/ })

const OPEN = ':not([aria-disabled="true"])'

/** In the order in which they are tried; cards come highest priority first. */
const PRESSES: readonly ((page: Page) => Locator)[] = [
  (page) => inPrompt(page, /^Submit/).and(page.locator(OPEN)),
  (page) => inPrompt(page, /^Come back/),
  (page) => inPrompt(page, /^(north|east|south|west)$/).and(page.locator('[aria-pressed="false"]')),
  (page) => page.getByRole('button', { name: /come back here/i }),
  (page) => inPrompt(page, /^Place in/),
  inHand,
]

/** Presses one thing, if there is something for this person to press. */
export async function pressOne(page: Page): Promise<boolean> {
  for (const find of PRESSES) {
    const button = find(page).first()
    if (!(await button.isVisible())) continue
    // It may have changed under the finger: a film began, time ran out.
    await button.click({ timeout: 1500 }).catch(() => undefined)
    return true
  }
  return false
}

export const isOver = (page: Page): Promise<boolean> => page.getByRole('dialog', { name: 'Result' }).isVisible()

const LONGEST_MS = 240_000
const PAUSE_MS = 40

/** All of them press what they may until `until` says so. */
export async function raceUntil(pages: readonly Page[], until: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + LONGEST_MS
  while (!(await until())) {
    if (Date.now() > end) throw new Error('This takes too long.')
    const pressed = await Promise.all(pages.map(pressOne))
    if (!pressed.includes(true)) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

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

/**
 * Four docks in a row, all facing the pit: whoever drives pushes the others before it. The flag lies behind the robots'
 * backs, where somebody who only drives straight on never comes.
 */
export const CRASH_CORNER = `rrcourse 1
name: Crash Corner
players: 4
heading: e
grid
+     +     +     +     +     +     +
 .     .     .     .     .     .
+     +     +     +     +     +     +
 .     D1    D2    D3    D4    #
+     +     +     +     +     +     +
 .     .     .     .     .     .
+     +     +     +     +     +     +
 F1    .     .     .     .     .
+     +     +     +     +     +     +
end
`
