import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { isOver, prompt, toldTo } from '../../../e2e/browser/pressing.fixture.ts'
import { type Crew, isWide, SLOWLY } from './crew.fixture.ts'

/** For whoever is new, and for all others. */
const playNow = (page: Page) => page.getByRole('button', { name: /^Play now.*Space Alert/ })
const comment = (page: Page) => page.getByRole('complementary', { name: 'First flight' }).getByRole('status')
/** Asked by whoever still places. */
const endPhase = (page: Page) => prompt(page).getByRole('button', { name: /^End phase/ })
const goOn = (page: Page) => prompt(page).getByRole('button', { name: 'Go on' })

/** Whatever the captain can go on from. */
const REPORTS = 14
/** A data transfer, with threats on the board. */
const CLEARED = 5

/** What of a comment does not fit into its line, or lies under something else. */
const hidden = (): readonly string[] => {
  const line = document.querySelector('aside[aria-label="First flight"]')
  const text = line?.querySelector('p')
  if (line == null || text == null) return ['There is none.']
  const { left, right, top, bottom } = text.getBoundingClientRect()
  const points = [left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => document.elementFromPoint(x, y)))
  return [
    ...(text.scrollWidth > text.clientWidth || line.scrollHeight > line.clientHeight ? ['It is cut off.'] : []),
    ...points.filter((found) => found === null || !line.contains(found)).map(() => 'It is covered.'),
  ]
}

export function firstFlights(crew: Crew): void {
  describe.each([
    ['at a desk', ({ ada }: Crew) => ada, '/g/space-alert'],
    ['with a phone', ({ ben }: Crew) => ben, '/'],
  ] as const)('who is new to the game, %s', (_, who, address) => {
    it('is offered the first flight first, and is its captain', async () => {
      const person = who(crew)
      await person.page.goto(address)
      await person.page.getByRole('button', { name: /^Crew of four.*Space Alert with bots/ }).waitFor()
      await person.picture(`first-flight-offer-${person.name}`)
      expect(await person.barriers()).toEqual([])
      await playNow(person.page).click()
      await person.page.waitForURL(/\/t\//)
      await comment(person.page).waitFor()
      expect(await goOn(person.page).isVisible()).toBe(true)
    }, 90_000)

    it('SA-2.20 reads a comment with each report, which covers nothing and is not cut off', async () => {
      const person = who(crew)
      const { page } = person
      const said = new Set<string>()
      for (let reports = 1; reports <= REPORTS; reports++) {
        await expect.poll(async () => said.add(await comment(page).innerText()).size, SLOWLY).toBe(reports)
        expect(await page.evaluate(hidden)).toEqual([])
        expect(await isWide(person)).toBe(false)
        if ([1, 2, 5].includes(reports)) await person.picture(`first-flight-${person.name}-${reports}`)
        if (reports === CLEARED) await expect.poll(() => person.barriers(), SLOWLY).toEqual([])
        await goOn(page).click()
        if (await endPhase(page).isVisible()) await endPhase(page).click()
      }
    }, 120_000)

    it('watches it come true, and is not asked again', async () => {
      const person = who(crew)
      const { page } = person
      await page.getByRole('region', { name: 'Plan and film' }).waitFor()
      await expect.poll(() => comment(page).innerText(), SLOWLY).toMatch(/^(In each turn|Watch where|The ship is)/)
      expect(await page.evaluate(hidden)).toEqual([])
      await person.picture(`first-flight-film-${person.name}`)
      await expect.poll(() => person.barriers(), SLOWLY).toEqual([])
      await prompt(page).getByRole('button', { name: 'Run all' }).click()
      await expect.poll(() => isOver(page), SLOWLY).toBe(true)
      await page.goto('/g/space-alert')
      const before = toldTo(person).length
      await playNow(page).click()
      await page.waitForURL(/\/t\//)
      await expect.poll(() => toldTo(person).length, SLOWLY).toBeGreaterThan(before)
      expect(await comment(page).count()).toBe(0)
      await page.goto('about:blank')
    }, 90_000)
  })
}
