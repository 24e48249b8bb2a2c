import type { Page } from 'playwright-core'
import { prompt } from './pressing.fixture.ts'

const MOST_STEPS = 120

/** What has the focus, by the name that a screen reader says. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body) return 'the body'
    const label = activeElement?.getAttribute('aria-label') ?? ''
    const described = (activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent ?? ''
    return label || described || (activeElement?.textContent ?? '')
  })

/** Goes on with Tab until this has the focus; never by mouse, never by script. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step++) {
    if (name.test((await focused(page)).trim())) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${name} cannot be reached with the Tab key.`)
}

export async function press(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

export const says = (page: Page, text: string | RegExp) => prompt(page).getByText(text).first().waitFor()
