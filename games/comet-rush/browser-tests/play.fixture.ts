import type { Locator, Page } from 'playwright-core'
import { type Presses, pressing, prompt } from '../../../e2e/browser/pressing.fixture.ts'

const inPrompt =
  (name: RegExp) =>
  (page: Page): Locator =>
    open(page, prompt(page).getByRole('button', { name }))

const onBoard =
  (name: RegExp) =>
  (page: Page): Locator =>
    open(page, page.getByRole('button', { name }))

/** What only says why not is left alone. */
const open = (page: Page, button: Locator): Locator => button.and(page.locator(':enabled:not([aria-disabled="true"])'))

/** In the order in which they are tried. */
const PRESSES: Presses = [
  inPrompt(/^(Accept|Spend it)/),
  onBoard(/^(Draft|Draw) from (Engineering|Economic)/),
  inPrompt(/^Launch/),
  onBoard(/^Build for \d+/),
  inPrompt(/^End turn/),
]

export const playUntil = pressing(PRESSES)

export const isOver = (page: Page): Promise<boolean> =>
  page.getByRole('dialog').getByText('The comet').first().isVisible()

export async function roundOf(page: Page): Promise<number> {
  const text = await page
    .getByText(/· Round \d+/)
    .first()
    .innerText()
  return Number(/Round (\d+)/.exec(text)?.[1])
}
