import { shelf } from '@starboard/games'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boards } from './boards.fixture.ts'
import { House, type Person, SAME_LUCK } from './browser.fixture.ts'
import { EDITED, FIRST } from './games.fixture.ts'
import { misdrawn } from './seen.fixture.ts'
import { resize } from './size.fixture.ts'
import { isWide, missedByThumb } from './thumb.fixture.ts'

let house: House
let ada: Person

beforeAll(async () => {
  house = await House.open(SAME_LUCK)
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
  { name: 'rules', path: `/g/${FIRST.id}/rules`, heading: new RegExp(FIRST.name) },
  { name: 'rules-with-courses', path: `/g/${EDITED.id}/rules`, heading: new RegExp(EDITED.name) },
  { name: 'editor', path: `/g/${EDITED.id}/editor`, heading: /.+/ },
  { name: 'rulebooks', path: '/rules', heading: /ule/ },
  { name: 'lab', path: '/lab', heading: 'Lab' },
  { name: 'settings', path: '/settings', heading: 'Settings' },
  { name: 'gallery', path: '/gallery', heading: /allery/ },
  { name: 'replays', path: '/replays', heading: 'Replays' },
  { name: 'daily', path: `/g/${FIRST.id}/daily`, heading: /.+/ },
  { name: 'my-numbers', path: '/me', heading: 'My numbers' },
  { name: 'not-found', path: '/nowhere', heading: /.+/ },
  { name: 'no-such-table', path: '/t/ZZZZZ', heading: /.+/ },
  { name: 'no-such-replay', path: '/r/ZZZZZ', heading: /.+/ },
  { name: 'no-such-game', path: '/g/chess', heading: /.+/ },
]

describe('every page', () => {
  it.each(PAGES)('$name: has no barriers, fits, and is kept as a picture', async ({ name, path, heading }) => {
    const { page } = ada
    await page.goto(path)
    await page.getByRole('heading', { name: heading }).first().waitFor()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await ada.picture(`page-${name}`)
    expect(await ada.barriers()).toEqual([])
    for (const width of [1280, 390, 360]) {
      await resize(page, { width, height: 800, isTouch: width < 1280 })
      expect(await isWide(page), `${width} px`).toBe(false)
      await expect.poll(() => misdrawn(page), { message: `${width} px` }).toEqual([])
    }
    // What is measured of a new size is drawn a moment after it.
    await expect.poll(() => missedByThumb(page), { message: 'standing' }).toEqual([])
    await resize(page, { width: 844, height: 390, isTouch: true })
    await expect.poll(() => missedByThumb(page), { message: 'lying' }).toEqual([])
    expect(await isWide(page), 'lying').toBe(false)
    await expect.poll(() => misdrawn(page), { message: 'lying' }).toEqual([])
    await resize(page, { width: 1280, height: 800, isTouch: false })
  })

  it('no rulebook is wider than a phone', async () => {
    const { page } = ada
    await resize(page, { width: 390, height: 844, isTouch: true })
    for (const { game } of shelf) {
      await page.goto(`/g/${game.meta.id}/rules`)
      await page.locator('main article').getByRole('heading', { level: 2 }).first().waitFor()
      expect(await isWide(page), game.meta.id).toBe(false)
    }
    await resize(page, { width: 1280, height: 800, isTouch: false })
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

  it('has no barriers by day, and a board is as dark as ever', async () => {
    const dee = await house.person('Dee', { colours: 'light' })
    const { page } = dee
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    for (const path of [
      '/',
      `/g/${FIRST.id}`,
      `/g/${FIRST.id}/daily`,
      '/replays',
      '/me',
      '/lab',
      '/settings',
      '/rules',
    ]) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      expect(await dee.barriers(), path).toEqual([])
      await dee.picture(`page-by-day${path.replaceAll('/', '-')}`)
    }
    expect(await ground()).toBe('rgb(238, 241, 248)')
    await page.goto(`/learn/${FIRST.id}`)
    await page.getByRole('region', { name: 'Coach' }).waitFor()
    expect(await ground()).toBe('rgb(11, 16, 32)')
    await page.goto('/settings')
    await page.getByRole('radio', { name: 'dark' }).check()
    await expect.poll(ground).toBe('rgb(11, 16, 32)')
    expect(dee.complaints).toEqual([])
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

describe('a browser that was never here', () => {
  it('has one name from the first load on, and plays without a word of complaint', async () => {
    const fay = await house.person('Fay', { isFresh: true })
    const { page } = fay
    const name = async () => (await page.getByRole('button', { name: /: change my name$/ }).innerText()).trim()
    await page.goto('/', { waitUntil: 'networkidle' })
    const first = await name()
    await page.reload({ waitUntil: 'networkidle' })
    expect(await name()).toBe(first)
    for (const path of ['/replays', '/me', '/settings', `/g/${FIRST.id}/daily`]) {
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await name(), path).toBe(first)
    }
    await page.goto('/')
    await page.getByRole('button', { name: 'Create a table' }).click()
    const dialog = page.getByRole('dialog', { name: 'Which game?' })
    await dialog.getByRole('button', { name: FIRST.name }).click()
    await page.waitForURL(/\/t\//)
    await page.getByText(first, { exact: true }).first().waitFor()
    await page.goto('/')
    await page.getByRole('region', { name: 'Continue' }).getByText('Not started yet').waitFor()
    expect(await name()).toBe(first)
    expect(fay.complaints).toEqual([])
  })

  it('is told what goes wrong above an open dialog, where it can be read and pressed away', async () => {
    const { page } = ada
    await page.goto('/')
    await page.getByRole('button', { name: 'Create a table' }).click()
    const refusal = { code: 'too-many', rule: 'api', text: 'Too many tables for today.' }
    await page.route('**/api/tables', (route) => route.fulfill({ status: 409, json: refusal }))
    const dialog = page.getByRole('dialog', { name: 'Which game?' })
    await dialog.getByRole('button', { name: FIRST.name }).click()
    const told = page.getByText(refusal.text)
    await told.waitFor()
    const isOnTop = (text: Element) => {
      const { left, top, width, height } = text.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2) === text
    }
    expect(await told.evaluate(isOnTop)).toBe(true)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await told.waitFor({ state: 'detached' })
    await page.unroute('**/api/tables')
  })
})

describe('every board', () => boards(() => house))

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
    for (const size of [
      { width: 390, height: 844, isTouch: true },
      { width: 844, height: 390, isTouch: true },
    ]) {
      await resize(ada.page, size)
      expect(await missedByThumb(ada.page)).toEqual([])
      expect(await isWide(ada.page)).toBe(false)
    }
  })
})
