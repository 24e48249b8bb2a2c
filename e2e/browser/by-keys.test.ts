import { existsSync } from 'node:fs'
import { withBoard } from '@starboard/games/boards.fixture.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DESK, House, type Person, PHONE, SAME_LUCK } from './browser.fixture.ts'
import { ask, forgetAnswers, type KeyMatch, listen, longestWait, playByKeys } from './by-keys.fixture.ts'
import { movedOn, watchCalm } from './calm.fixture.ts'
import { focused, press } from './keyboard.fixture.ts'
import { resize } from './size.fixture.ts'
import { brokenNames, missedByThumb, spilled } from './thumb.fixture.ts'

let house: House
let ada: Person
beforeAll(async () => {
  house = await House.open(SAME_LUCK)
  ada = await house.person('Ada')
  await ada.context.addInitScript(listen)
}, 180_000)
afterAll(() => house.close())

const AT_A_DESK = { ...DESK, isTouch: false }
const STANDING = { ...PHONE, isTouch: true }
const LYING = { width: 844, height: 390, isTouch: true }

/** Where it stands without scrolling, at every size. */
const OWN_PLACE = /^You (came|won|lost)|^You all lost|^It is (a draw|over)/

const fileOf = (id: string) => new URL(`../../games/${id}/browser-tests/by-keys.fixture.ts`, import.meta.url)

/** A table in its lobby, with bots on all seats but one. */
async function tableOf(id: string, { seats, level, options }: KeyMatch): Promise<string> {
  const bots = [null, ...Array.from({ length: seats - 1 }, () => level)]
  const made = await ada.context.request.post('/api/tables', { data: { game: id, seats, bots, options } })
  expect(made.ok(), await made.text()).toBe(true)
  const { code } = (await made.json()) as { code: string }
  return `/t/${code}`
}

describe.each(withBoard.map(({ game }) => game.meta.id))('%s by keys and by ear', (id) => {
  it('is sat down at and played to its end: the focus is never lost, everything is said, and briefly', async () => {
    expect(existsSync(fileOf(id)), 'The game says how it is played by keys.').toBe(true)
    const { byKeys } = (await import(fileOf(id).href)) as { byKeys: KeyMatch }
    const { page } = ada
    await page.goto(await tableOf(id, byKeys))
    await page.getByRole('button', { name: 'Sit down' }).first().waitFor()
    for (const size of [STANDING, AT_A_DESK]) {
      await resize(page, size)
      await expect.poll(() => brokenNames(page)).toEqual([])
    }
    await press(page, /^Sit down/)
    await page.getByRole('button', { name: /^Start/ }).waitFor()
    await expect.poll(() => focused(page)).not.toBe('the body')
    await press(page, /^Start/)
    await page.locator('[data-decision][data-mood="asked"]').waitFor()
    for (const [key, answer] of Object.entries(byKeys.asks)) await ask(page, key, answer)
    await forgetAnswers(page)
    await watchCalm(page)
    await playByKeys(page, byKeys)
    // The arrival of the result included.
    expect.soft(await movedOn(page)).toEqual([])
    expect(await longestWait(page)).toBe('')
    await page.locator('dialog[open]').getByText(OWN_PLACE).waitFor()
    for (const size of [LYING, STANDING, AT_A_DESK]) {
      await resize(page, size)
      await expect.poll(() => spilled(page)).toEqual([])
      if (size.isTouch) await expect.poll(() => missedByThumb(page)).toEqual([])
      const own = await page.locator('dialog[open]').getByText(OWN_PLACE).boundingBox()
      expect(own !== null && own.y > 0 && own.y + own.height <= size.height).toBe(true)
    }
  })

  it('does all that without a complaint', () => expect(house.complaints).toEqual([]))
})
