import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { House, type Person } from '../../../e2e/browser/browser.fixture.ts'
import { focused, press, says, tabTo } from '../../../e2e/browser/keyboard.fixture.ts'
import { BROADSIDES } from './fight.fixture.ts'

let house: House
let ada: Person
beforeAll(async () => {
  house = await House.open()
  ada = await house.person('Ada')
}, 180_000)
afterAll(() => house.close())

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
      .getByText(/You block with Emergency Shield\./)
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
