import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { House, type Person, PHONE, SAME_LUCK } from '../../../e2e/browser/browser.fixture.ts'
import { prompt } from '../../../e2e/browser/pressing.fixture.ts'
import { playUntil, roundOf } from './play.fixture.ts'

let house: House
let ada: Person
beforeAll(async () => {
  house = await House.open(SAME_LUCK)
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

/** Cards that are played on somebody. */
const AIMED = /^(Embargo|Diplomatic Pressure|Espionage Agent|Resource Seizure)/

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

  it('whoever aims has all targets in sight, wherever the page is scrolled to', async () => {
    const { page, context } = ada
    // Nobody's film has to be waited for.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const options = { startSeat: 1, turnSeconds: 0, draftSeconds: 0, responseSeconds: 0 }
    const bots = [null, 'random', 'random']
    const table = { game: 'comet-rush', seats: 3, bots, options }
    const made = await context.request.post('/api/tables', { data: table })
    const { code } = (await made.json()) as { code: string }
    for (const [command, data] of Object.entries({ sit: { seat: 0 }, ready: { ready: true }, start: {} }))
      await context.request.post(`/api/tables/${code}/${command}`, { data })
    await page.goto(`/t/${code}`)
    const espionage = page.getByRole('region', { name: 'Decks' }).getByRole('button', { name: /from Espionage/ })
    for (const card of [1, 2, 3, 4]) {
      await prompt(page).getByText(`Draft card ${card} of 4`).waitFor()
      await espionage.tap()
    }
    await prompt(page).getByText('Draw a card').waitFor()
    await espionage.tap()
    await prompt(page).getByText('Your main step').waitFor()
    const hand = page.getByRole('region', { name: 'Your hand' })
    await hand.getByRole('button', { name: AIMED }).first().tap()
    const targets = page.getByRole('list', { name: /^Targets of/ }).getByRole('button')
    await targets.first().waitFor()
    const seen = await targets.evaluateAll((buttons) =>
      buttons.map((button) => {
        const { left, top, width, height, bottom } = button.getBoundingClientRect()
        const isOnTop = button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        return isOnTop && top >= 0 && bottom <= innerHeight
      }),
    )
    expect(seen).toEqual([true, true])
    await ada.picture('phone-aiming')
  })

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
