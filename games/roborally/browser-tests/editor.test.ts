import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { House, type Person } from '../../../e2e/browser/browser.fixture.ts'
import { prompt, toldTo } from '../../../e2e/browser/pressing.fixture.ts'
import { resize } from '../../../e2e/browser/size.fixture.ts'
import { raceUntil } from './race.fixture.ts'

let house: House
let ada: Person
let ben: Person

beforeAll(async () => {
  house = await House.open()
  ada = await house.person('Ada')
  ben = await house.person('Ben')
}, 180_000)

afterAll(() => house.close())

const board = (): Locator => ada.page.getByRole('application')
const square = (x: number, y: number): Locator => board().getByRole('img', { name: `[${x},${y}]` })
const tool = (name: string): Promise<void> =>
  ada.page.getByRole('group', { name: 'Tools' }).getByRole('button', { name }).click()

async function middleOf(place: Locator): Promise<readonly [number, number]> {
  const box = await place.boundingBox()
  if (box === null) throw new Error('This square is not on the screen.')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** As with a mouse: pressed on the first square, drawn over the others, let go on the last. */
async function drag(...places: readonly (readonly [number, number])[]): Promise<void> {
  const { mouse } = ada.page
  for (const [index, [x, y]] of places.entries()) {
    const [left, top] = await middleOf(square(x, y))
    await mouse.move(left, top, { steps: 4 })
    if (index === 0) await mouse.down()
  }
  await mouse.up()
}

const courseText = async (): Promise<string> => {
  await ada.page.getByRole('tab', { name: 'Text' }).click()
  return ada.page.getByRole('tabpanel').getByRole('textbox').inputValue()
}

describe('a course is drawn and raced on', () => {
  it('Ada begins with a bare floor of eight by eight', async () => {
    const { page } = ada
    await page.goto('/g/roborally')
    await page
      .getByRole('link', { name: /editor/i })
      .first()
      .click()
    await page.waitForURL(/\/editor/)
    await page.getByRole('button', { name: 'New course' }).click()
    const dialog = page.getByRole('dialog', { name: 'New course' })
    for (const side of ['Columns', 'Rows']) await dialog.getByLabel(side).selectOption('8')
    await dialog.getByRole('button', { name: 'Begin', exact: true }).click()
    await board().waitFor()
    expect(await board().getAttribute('aria-label')).toContain('8 columns, 8 rows')
  })

  it('all of it is on the screen of a phone that lies', async () => {
    const { page } = ada
    await resize(page, { width: 844, height: 390, isTouch: true })
    const [, top] = await middleOf(square(0, 0))
    const [, bottom] = await middleOf(square(7, 7))
    const isScrolled = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight)
    expect({ isSeen: top > 0 && bottom < 390, isScrolled }).toEqual({ isSeen: true, isScrolled: false })
    await resize(page, { width: 1280, height: 800, isTouch: false })
  })

  it('RR-5.9 a belt that she drags round a corner curves by itself', async () => {
    await tool('Belt')
    await drag([1, 3], [4, 3], [4, 5])
    await expect.poll(() => square(4, 3).getAttribute('aria-label')).toMatch(/belt to the south, .*west/i)
    await expect.poll(courseText).toMatch(/vw/)
    await ada.picture('editor')
    expect(await ada.barriers()).toEqual([])
  })

  it('undo takes the whole belt away, redo brings it back', async () => {
    await ada.page.getByRole('button', { name: /^Undo/ }).click()
    await expect.poll(courseText).not.toMatch(/vw/)
    await ada.page.getByRole('button', { name: /^Redo/ }).click()
    await expect.poll(courseText).toMatch(/vw/)
  })

  it('RR-13.12 a fault in the text is told with line and column, and the drawing waits', async () => {
    const text = await courseText()
    const field = ada.page.getByRole('tabpanel').getByRole('textbox')
    await field.fill(text.replace('vw', 'vn'))
    await ada.page
      .getByText(/Line \d+, column \d+/)
      .first()
      .waitFor()
    expect(await square(4, 3).getAttribute('aria-label')).toMatch(/belt to the south/i)
    await ada.picture('editor-fault')
    await field.fill(text.replace(/^name: .*$/m, 'name: Ada’s Bend'))
    await ada.page.getByRole('heading', { name: 'Ada’s Bend' }).waitFor()
  })

  it('the link she shares opens the same course on another screen', async () => {
    await ada.page.getByRole('button', { name: 'Share and save' }).click()
    await ada.page.getByRole('button', { name: 'Copy the link' }).click()
    const copied = () => ada.page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(copied).toMatch(/^http/)
    const link = await copied()
    await ada.page.keyboard.press('Escape')
    await ben.page.goto(link)
    await ben.page.getByRole('heading', { name: 'Ada’s Bend' }).waitFor()
    await ben.page.getByRole('tab', { name: 'Text' }).click()
    expect(await ben.page.getByRole('tabpanel').getByRole('textbox').inputValue()).toBe(await courseText())
  })

  it('bots measure it in the background', async () => {
    const { page } = ada
    await page.getByRole('tab', { name: 'Bots' }).click()
    await page.getByRole('tabpanel').getByRole('radio', { name: '10', exact: true }).click()
    await page.getByRole('button', { name: 'Let them race' }).click()
    const said = page.getByRole('region', { name: 'What the bots say' })
    await expect.poll(() => said.innerText(), { timeout: 60_000 }).toMatch(/turns/i)
    await ada.picture('editor-bots')
  }, 90_000)

  it('she opens a table on it, and the first turn is run on her own belt', async () => {
    const { page } = ada
    await page.getByRole('button', { name: 'Open a table' }).click()
    await page.waitForURL(/\/t\/[A-Z0-9]+$/)
    await page.getByText('Ada’s Bend').first().waitFor()
    await ada.picture('editor-lobby')
    await page.getByRole('button', { name: 'Fill and start' }).click()
    await page.getByRole('region', { name: 'Your hand' }).waitFor()
    await raceUntil([page], async () => /Turn 2|wins/.test(await page.getByRole('main').innerText()))
    expect(toldTo(ada).some(({ kind }) => kind === 'registerEnded')).toBe(true)
    expect(await prompt(page).count()).toBe(1)
  }, 120_000)

  it('nobody’s page had anything to complain about', () => {
    expect(house.complaints).toEqual([])
  })
})
