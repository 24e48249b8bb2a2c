import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { House, type Person } from './browser.fixture.ts'
import { prompt } from './comet-rush.fixture.ts'

let house: House
let ada: Person
beforeAll(async () => {
  house = await House.open()
  ada = await house.person('Ada')
}, 180_000)
afterAll(() => house.close())

const MOST_STEPS = 120

/** What has the focus, by the name that a screen reader says. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document
    const label = activeElement?.getAttribute('aria-label') ?? ''
    const described = (activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent ?? ''
    return label || described || (activeElement?.textContent ?? '')
  })

/** Goes on with Tab until this has the focus; never by mouse, never by script. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step++) {
    if (name.test((await focused(page)).trim())) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${name} cannot be reached with the Tab key.`)
}

async function press(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

const says = (page: Page, text: string | RegExp) => prompt(page).getByText(text).first().waitFor()

describe('a whole turn with the keyboard alone', () => {
  it('begins on the shelf', async () => {
    const { page } = ada
    await page.goto('/')
    await page
      .getByRole('button', { name: /Play now/ })
      .first()
      .waitFor()
    await press(page, /^Play now/)
    await page.waitForURL(/\/t\//)
    await says(page, 'Draft card 1 of 4')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
  })

  it('drafts four cards, the arrows go from deck to deck', async () => {
    const { page } = ada
    for (const card of [1, 2, 3, 4]) {
      await says(page, `Draft card ${card} of 4`)
      await tabTo(page, /^Draft from/)
      await page.keyboard.press('ArrowRight')
      expect(await focused(page)).toMatch(/^Draft from/)
      await page.keyboard.press('Enter')
    }
    await says(page, /Draw a card|drawing a card|main step/)
  })

  it('draws, looks at a card and puts it back, and builds a rocket of its own design', async () => {
    const { page } = ada
    await says(page, 'Draw a card')
    await press(page, /^Draw from Engineering/)
    await says(page, 'Your main step')
    const hand = page.getByRole('region', { name: 'Your hand' })
    await hand.getByRole('button').first().waitFor()
    await page.keyboard.press('1')
    await prompt(page).getByRole('button', { name: 'Back' }).waitFor()
    await page.keyboard.press('Escape')
    await says(page, 'Your main step')

    await tabTo(page, /^Power/)
    await page.keyboard.press('ArrowLeft')
    await press(page, /^Build for \d+/)
    await says(page, 'You have built this turn')
  })

  it('and ends', async () => {
    const { page } = ada
    await press(page, /^End turn/)
    await expect
      .poll(async () => {
        const text = await prompt(page).innerText()
        if (text.includes('End it anyway')) await page.keyboard.press('Enter')
        return text
      })
      .toMatch(/Bot \d|Draw a card/)
    expect(house.complaints).toEqual([])
  })
})
