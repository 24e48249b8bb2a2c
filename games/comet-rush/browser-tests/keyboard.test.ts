import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { House, type Person } from '../../../e2e/browser/browser.fixture.ts'
import { BROADSIDES } from '../../space-goats/browser-tests/fight.fixture.ts'
import { prompt } from './play.fixture.ts'

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
      .toMatch(/Bot \d|Draw a card/)
    expect(house.complaints).toEqual([])
  })
})

describe('a shot and a block with the keyboard alone', () => {
  let ben: Person

  it('begins with Ada, who hears why a card is too dear and fires the rocket in her hand', async () => {
    ben = await house.person('Ben')
    await sitDown([ada, ben])
    const { page } = ada
    await says(page, 'Your action: do one thing.')
    await press(page, /^Slot 1: Standard Rocket/)
    await says(page, /costs 1/)
    await page.keyboard.press('Escape')
    await says(page, 'Your action: do one thing.')
    await fireBarrage(page)
    await says(page, /every opponent/)
    await page.keyboard.press('Enter')
    await says(page, /Ben is choosing/)
    await expect.poll(() => hasFocus(page)).toBe(true)
  })

  it('Ben lands it on ship B, and fires back', async () => {
    const { page } = ben
    await says(page, /land it on a ship/)
    await page.keyboard.press('b')
    await page.locator('button[aria-keyshortcuts="B"][aria-pressed="true"]').waitFor()
    await page.keyboard.press('Enter')
    await says(page, 'Your action: do one thing.')
    await fireBarrage(page)
    await says(page, /every opponent/)
    await page.keyboard.press('Enter')
    await says(page, /Ada is choosing/)
  })

  it('Ada blocks it and is told so, and both meet the wreckage of a quiet round', async () => {
    const { page } = ada
    await says(page, /land it on a ship, or block it/)
    await press(page, /^Block: Emergency Shield/)
    await says(page, /The hit is cancelled/)
    await page.keyboard.press('Enter')
    await says(page, /^Wreckage!/)
    await page
      .locator('[aria-live]')
      .getByText(/Ada blocks with Emergency Shield\./)
      .waitFor({ state: 'attached' })
    for (const person of [ada, ben]) {
      await says(person.page, /^Wreckage!/)
      await press(person.page, /^Take it on /)
    }
    await says(page, 'Your action: do one thing.')
    await expect.poll(() => hasFocus(page)).toBe(true)
    expect(await ada.barriers()).toEqual([])
    expect(house.complaints).toEqual([])
  })
})

/** The hand is one stop for the Tab key; the arrows go from card to card. */
async function fireBarrage(page: Page): Promise<void> {
  await tabTo(page, /^(Barrage Rocket|Emergency Shield), /)
  await page.keyboard.press('Home')
  for (let step = 0; step < 4 && !/^Barrage/.test(await focused(page)); step++) await page.keyboard.press('ArrowRight')
  expect(await focused(page)).toMatch(/^Barrage Rocket, /)
  await page.keyboard.press('Enter')
}

const hasFocus = (page: Page): Promise<boolean> => page.evaluate(() => document.activeElement !== document.body)

/** A table where every hand holds a rocket and a block, without clocks; Ada begins. */
async function sitDown([host, guest]: readonly [Person, Person]): Promise<void> {
  const options = { cardSet: BROADSIDES, shipsPerPlayer: 2, startSeat: 1, turnSeconds: 0, defendSeconds: 0 }
  const made = await host.context.request.post('/api/tables', { data: { game: 'space-goats', seats: 2, options } })
  const { code } = (await made.json()) as { code: string }
  for (const { page } of [host, guest]) {
    await page.goto(`/t/${code}`)
    await page.getByRole('button', { name: 'Sit down' }).first().waitFor()
    await press(page, /^Sit down/)
  }
  await guest.page.getByRole('button', { name: 'Ready', exact: true }).waitFor()
  await press(guest.page, /^Ready$/)
  await host.page.getByRole('button', { name: /^Start/ }).waitFor()
  await press(host.page, /^Start/)
}
