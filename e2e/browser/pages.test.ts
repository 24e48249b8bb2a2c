import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { House, type Person } from './browser.fixture.ts'
import { COMING, EDITED, FIRST } from './games.fixture.ts'

let house: House
let ada: Person

beforeAll(async () => {
  house = await House.open()
  ada = await house.person('Ada')
}, 180_000)
afterAll(() => house.close())

interface Shown {
  readonly name: string
  readonly path: string
  /** Something that is only there once the page is. */
  readonly heading: string | RegExp
}

const PAGES: readonly Shown[] = [
  { name: 'home-empty', path: '/', heading: 'What shall we play?' },
  { name: 'game', path: `/g/${FIRST.id}`, heading: new RegExp(FIRST.name) },
  { name: 'game-with-editor', path: `/g/${EDITED.id}`, heading: new RegExp(EDITED.name) },
  { name: 'game-coming', path: `/g/${COMING.id}`, heading: /.+/ },
  { name: 'rules', path: `/g/${FIRST.id}/rules`, heading: new RegExp(FIRST.name) },
  { name: 'rules-with-courses', path: `/g/${EDITED.id}/rules`, heading: new RegExp(EDITED.name) },
  { name: 'editor', path: `/g/${EDITED.id}/editor`, heading: /.+/ },
  { name: 'rulebooks', path: '/rules', heading: /ule/ },
  { name: 'settings', path: '/settings', heading: 'Settings' },
  { name: 'gallery', path: '/gallery', heading: /allery/ },
  { name: 'open-file', path: '/r', heading: /.+/ },
  { name: 'not-found', path: '/nowhere', heading: /.+/ },
  { name: 'no-such-table', path: '/t/ZZZZZ', heading: /.+/ },
  { name: 'no-such-replay', path: '/r/ZZZZZ', heading: /.+/ },
  { name: 'no-such-game', path: '/g/chess', heading: /.+/ },
]

const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth

describe('every page', () => {
  it.each(PAGES)('$name: has no barriers, fits, and is kept as a picture', async ({ name, path, heading }) => {
    const { page } = ada
    await page.goto(path)
    await page.getByRole('heading', { name: heading }).first().waitFor()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await ada.picture(`page-${name}`)
    expect(await ada.barriers()).toEqual([])
    for (const width of [1280, 390, 360]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(isWide), `${width} px`).toBe(false)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  it('has enough contrast when high contrast is asked for', async () => {
    const { page } = ada
    await page.goto('/settings')
    await page.evaluate(() => localStorage.setItem('starboard.settings', JSON.stringify({ contrast: 'high' })))
    for (const path of ['/', `/g/${FIRST.id}/rules`, '/settings']) {
      await page.goto(path)
      await page.getByRole('heading').first().waitFor()
      expect(await ada.barriers(), path).toEqual([])
    }
    await ada.picture('page-high-contrast')
    await page.evaluate(() => localStorage.removeItem('starboard.settings'))
  })

  it('a rule has an address, and opening it shows the rule', async () => {
    const { page } = ada
    await page.goto(`/g/${FIRST.id}/rules`)
    // Far down, so that it is not in sight by itself.
    const id = await page.locator('[id*="-4.4"]').first().getAttribute('id')
    await page.goto('/')
    await page.goto(`/g/${FIRST.id}/rules#${id}`)
    const rule = page.locator(`[id="${id}"]`)
    await rule.waitFor()
    const isInSight = (y: number) => y > 0 && y < 800
    await expect.poll(async () => isInSight((await rule.boundingBox())?.y ?? -1)).toBe(true)
  })

  it('none complained', () => expect(house.complaints).toEqual([]))

  it('a style in the text of a page would be a complaint', async () => {
    const eve = await house.person('Eve')
    await eve.page.goto('/settings')
    await eve.page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p style="color: red">Red?</p>'))
    await expect.poll(() => eve.complaints.join()).toContain('The policy forbids style-src-attr')
    await eve.page.evaluate(() =>
      document.head.append(Object.assign(document.createElement('style'), { textContent: 'p {}' })),
    )
    await expect.poll(() => eve.complaints.join()).toContain('The policy forbids style-src-elem')
  })
})

describe('logging out', () => {
  it('is asked twice, says what is lost, and makes a new guest', async () => {
    const dan = await house.person('Dan')
    const { page } = dan
    // Known to this browser from a visit before.
    await page.goto('/settings')
    await page.evaluate(() => localStorage.setItem('starboard.name', 'Dan'))
    await page.reload()
    const panel = page.getByRole('region', { name: 'Logged in' })
    await panel.getByRole('button', { name: 'Log out everywhere else' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere else' }).click()
    await page.getByText('Every other browser and terminal is logged out.').waitFor()
    expect((await dan.context.request.get('/api/session')).status()).toBe(200)

    await page.goto('/')
    await page.getByRole('button', { name: 'Create a table' }).click()
    await page.getByRole('dialog', { name: 'Which game?' }).getByRole('button', { name: FIRST.name }).click()
    await page.waitForURL(/\/t\//)
    const table = await dan.context.newPage()
    await table.goto(page.url())
    await page.goto('/settings')
    await panel.getByRole('button', { name: 'Log out', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Log out of this browser?' })
    await dialog.getByText('There is no way back.').waitFor()
    await dan.picture('settings-log-out')
    expect(await dan.barriers()).toEqual([])
    await dialog.getByRole('button', { name: 'Stay' }).click()
    await dan.picture('settings-logged-in')
    expect(await dan.barriers()).toEqual([])
    await panel.getByRole('button', { name: 'Log out', exact: true }).click()
    await dialog.getByRole('button', { name: 'Log out for good' }).click()
    await page.waitForURL('/')
    await page.getByRole('heading', { name: 'What shall we play?' }).waitFor()
    expect((await dan.context.request.get('/api/session')).status()).toBe(401)
    await table.getByRole('heading', { name: 'You are logged out.' }).waitFor()
    expect(dan.complaints).toEqual([])
  })
})

describe('a table that is full, and one that shows the door', () => {
  it('says so, and lets people watch', async () => {
    const [ben, eve] = [await house.person('Ben'), await house.person('Eve')]
    await ada.page.goto('/')
    await ada.page.getByRole('button', { name: 'Create a table' }).click()
    await ada.page.getByRole('dialog', { name: 'Which game?' }).getByRole('button', { name: FIRST.name }).click()
    await ada.page.waitForURL(/\/t\//)
    const code = new URL(ada.page.url()).pathname
    for (const seat of [3, 4])
      await ada.page
        .getByRole('group', { name: `Put a bot on seat ${seat}` })
        .getByRole('button', { name: 'easy' })
        .click()
    await ben.page.goto(code)
    await ben.page.getByRole('region', { name: 'What to do now' }).getByRole('button', { name: 'Sit down' }).click()
    await ada.page.getByText('Ben', { exact: true }).first().waitFor()
    await eve.page.goto(code)
    await eve.page
      .getByText(/full|taken/i)
      .first()
      .waitFor()
    await eve.picture('state-table-full')
    expect(await eve.barriers()).toEqual([])

    await ada.page.getByRole('button', { name: 'Free the seat of Ben' }).click()
    await ada.page.getByRole('dialog').getByRole('button', { name: 'Free the seat' }).click()
    await ben.page.getByRole('heading', { name: /seat/i }).first().waitFor()
    await ben.picture('state-kicked')
    expect(await ben.barriers()).toEqual([])
    await ada.picture('lobby')
    expect(await ada.barriers()).toEqual([])
  })
})
