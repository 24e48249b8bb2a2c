import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { House, type Person, PHONE } from '../../../e2e/browser/browser.fixture.ts'
import { prompt } from '../../../e2e/browser/pressing.fixture.ts'
import { playUntil, roundOf } from './play.fixture.ts'

let house: House
let ada: Person
beforeAll(async () => {
  house = await House.open()
  ada = await house.person('Ada', { viewport: PHONE, isTouch: true, motion: 'no-preference' })
}, 180_000)
afterAll(() => house.close())

const LEAST_PX = 44

/** Buttons that a thumb would miss, or that hang over the edge of the screen. */
const cramped = (least: number): readonly string[] =>
  [...document.querySelectorAll('main button')]
    .filter((button) => (button as HTMLElement).checkVisibility())
    .map((button) => ({
      name: button.getAttribute('aria-label') ?? button.textContent,
      box: button.getBoundingClientRect(),
    }))
    .filter(({ box }) => box.top < innerHeight && box.bottom > 0 && box.height > 0)
    // The number of a rule stands in a sentence, like any link in a text.
    .filter(({ name, box }) => !name?.startsWith('Read rule') && (box.height < least || box.width < least))
    .map(({ name, box }) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`)

const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth

describe('on a phone, with motion and a thumb', () => {
  it('the shelf leads to a match in one tap for whoever is new, beside the lesson', async () => {
    const { page } = ada
    await page.goto('/')
    await page.getByRole('button', { name: /^Play now.*Comet Rush, the first time with a lesson/ }).waitFor()
    await page.getByRole('button', { name: /^A usual match.*Comet Rush/ }).tap()
    await page.waitForURL(/\/t\//)
    await prompt(page).getByText('Draft card 1 of 4').waitFor()
    expect(await page.evaluate(isWide)).toBe(false)
    expect(await page.evaluate(cramped, LEAST_PX)).toEqual([])
  })

  it('two rounds are played, the films of the others can be skipped', async () => {
    const { page } = ada
    const skip = prompt(page).getByRole('button', { name: 'Skip' })
    await playUntil([page], async () => {
      if (await skip.isVisible()) await skip.tap({ timeout: 500 }).catch(() => undefined)
      return (await roundOf(page)) >= 3 && (await prompt(page).innerText()).includes('Your main step')
    })
    await ada.picture('phone-main')
    expect(await page.evaluate(isWide)).toBe(false)
    expect(await page.evaluate(cramped, LEAST_PX)).toEqual([])
    // What has just changed is shown in passing, in colours of its own: what counts is what stays.
    await expect.poll(() => ada.barriers(), { timeout: 20_000 }).toEqual([])
  }, 180_000)

  it('every tab of the sheet opens', async () => {
    const { page } = ada
    for (const name of ['Decks', 'Rivals', 'Log', 'Chat', 'Rules', 'Rocket works']) {
      await page.getByRole('tab', { name }).tap()
      await page.getByRole('tabpanel', { name }).waitFor()
      await ada.picture(`phone-tab-${name.toLowerCase().replace(' ', '-')}`)
      expect(await page.evaluate(isWide), name).toBe(false)
    }
    expect(house.complaints).toEqual([])
  })
})
