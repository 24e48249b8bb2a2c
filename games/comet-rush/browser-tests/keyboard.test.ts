import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { House, type Person } from '../../../e2e/browser/browser.fixture.ts'
import { focused, press, says, tabTo } from '../../../e2e/browser/keyboard.fixture.ts'
import { prompt } from '../../../e2e/browser/pressing.fixture.ts'
import { BOT_NAMES } from '../data/bot-names.ts'

let house: House
let ada: Person
beforeAll(async () => {
  house = await House.open()
  ada = await house.person('Ada')
}, 180_000)
afterAll(() => house.close())

describe('a whole turn with the keyboard alone', () => {
  it('begins on the shelf', async () => {
    const { page } = ada
    await page.goto('/')
    await page.getByRole('button', { name: /Play now.*Comet Rush/ }).waitFor()
    await press(page, /^A usual match.*Comet Rush/)
    await page.waitForURL(/\/t\//)
    await says(page, 'Draft card 1 of 4')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
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
      .toMatch(new RegExp([...BOT_NAMES, 'Draw a card'].join('|')))
    expect(house.complaints).toEqual([])
  })
})
