import type { Page } from 'playwright-core'
import { inPrompt, type Presses, pressing } from '../../../e2e/browser/pressing.fixture.ts'

/** In the order in which they are tried. */
export const PRESSES: Presses = [
  inPrompt(/^(Accept|Spend it)/),
  { name: /^(Draft|Draw) from (Engineering|Economic)/ },
  inPrompt(/^Launch/),
  { name: /^Build for \d+/ },
  inPrompt(/^End turn/),
]

export const playUntil = pressing(PRESSES)

export const isOver = (page: Page): Promise<boolean> =>
  page.locator('dialog[open]').getByText('The comet').first().isVisible()

export async function roundOf(page: Page): Promise<number> {
  const text = await page
    .getByText(/· Round \d+/)
    .first()
    .innerText()
  return Number(/Round (\d+)/.exec(text)?.[1])
}
