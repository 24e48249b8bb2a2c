import type { Locator, Page } from 'playwright-core'

/** Plays Comet Rush as somebody would who presses what glows: through the screen, by the names a reader hears. */

export const prompt = (page: Page): Locator => page.getByRole('region', { name: 'What is decided now' })

const inPrompt =
  (name: RegExp) =>
  (page: Page): Locator =>
    prompt(page).getByRole('button', { name })

/** In the order in which they are tried. */
const PRESSES: readonly ((page: Page) => Locator)[] = [
  inPrompt(/^(Accept|Spend it)/),
  (page) => page.getByRole('button', { name: /^(Draft|Draw) from (Engineering|Economic)/ }),
  inPrompt(/^Launch/),
  (page) => page.getByRole('button', { name: /^Build for \d+/ }),
  inPrompt(/^End turn/),
]

/** Presses one thing, if there is something for this person to press. */
async function pressOne(page: Page): Promise<boolean> {
  for (const find of PRESSES) {
    const button = find(page).first()
    // It may change under the finger: a film begins, time runs out.
    if (!(await button.isVisible()) || !(await button.isEnabled({ timeout: 500 }).catch(() => false))) continue
    await button.click({ timeout: 1500 }).catch(() => undefined)
    return true
  }
  return false
}

export const isOver = (page: Page): Promise<boolean> =>
  page.getByRole('dialog').getByText('The comet').first().isVisible()

const LONGEST_MS = 280_000
const PAUSE_MS = 40

/** All of them press what they may until `until` says so. */
export async function playUntil(pages: readonly Page[], until: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + LONGEST_MS
  while (!(await until())) {
    if (Date.now() > end) throw new Error('This takes too long.')
    const pressed = await Promise.all(pages.map(pressOne))
    if (!pressed.includes(true)) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

export async function roundOf(page: Page): Promise<number> {
  const text = await page
    .getByText(/· Round \d+/)
    .first()
    .innerText()
  return Number(/Round (\d+)/.exec(text)?.[1])
}
