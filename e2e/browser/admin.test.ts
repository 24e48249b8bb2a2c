import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DESK, House, type Person, PHONE } from './browser.fixture.ts'
import { FIRST } from './games.fixture.ts'

const TOKEN = 'a-token-of-the-host-of-this-server'
const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth

let house: House
let [host, ada, mal]: Person[] = []
let code = ''

beforeAll(async () => {
  house = await House.open({ STARBOARD_ADMIN_TOKEN: TOKEN })
  ;[host, ada, mal] = await Promise.all(['Host', 'Ada', 'Mal'].map((name) => house.person(name)))
}, 180_000)
afterAll(() => house.close())

const here = (person: Person | undefined): Person => {
  if (person === undefined) throw new Error('Somebody is missing.')
  return person
}

async function expectNoBarriers(person: Person, where: string) {
  expect(await person.barriers(), where).toEqual([])
  await person.picture(where)
  for (const size of [PHONE, DESK]) {
    await person.page.setViewportSize(size)
    expect(await person.page.evaluate(isWide), `${where}, ${size.width} px`).toBe(false)
  }
}

describe('the host of the server', () => {
  it('comes in by the token, from the keyboard alone', async () => {
    const made = await here(ada).context.request.post('/api/tables', { data: { game: FIRST.id, seats: 2 } })
    code = ((await made.json()) as { code: string }).code
    for (const person of [ada, mal]) {
      await here(person).context.request.post(`/api/tables/${code}/sit`, { data: {} })
      await here(person).page.goto(`/t/${code}`)
      await here(person).page.getByText('Mal').first().waitFor()
    }
    const { page } = here(host)
    await page.goto('/admin')
    await page.getByLabel('Token').focus()
    await expectNoBarriers(here(host), 'admin-token')
    await page.keyboard.type(TOKEN)
    await page.keyboard.press('Enter')
    await page.getByRole('region', { name: 'The server' }).waitFor()
    await expectNoBarriers(here(host), 'admin')
  })

  it('announces a restart, which everybody reads at their table and on the shelf', async () => {
    const { page } = here(host)
    await page.getByRole('button', { name: 'Announce' }).click()
    for (const person of [ada, mal]) await here(person).page.getByText('The server restarts.').first().waitFor()
    await expectNoBarriers(here(ada), 'admin-notice')
    await here(mal).page.goto('/')
    await here(mal).page.getByText('The server restarts.').waitFor()
    await here(mal).page.getByRole('button', { name: 'Got it' }).click()
    await here(mal).page.getByText('The server restarts.').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Take back' }).click()
    await here(ada).page.getByText('The server restarts.').waitFor({ state: 'detached' })
    await here(mal).page.goto(`/t/${code}`)
  })

  it('bans one, who is cut off and reads why, at the table and wherever they come back', async () => {
    const { page } = here(host)
    await page.getByRole('button', { name: 'Ban Mal' }).click()
    await page.getByLabel('Why, as they read it').fill('Cheating.')
    await expectNoBarriers(here(host), 'admin-ban')
    await page.getByRole('button', { name: 'Ban them' }).click()
    await page.getByRole('button', { name: 'Let in Mal' }).waitFor()
    await here(mal).page.getByText('You cannot play here.').waitFor()
    await here(mal).page.getByText('Cheating.').waitFor()
    await expectNoBarriers(here(mal), 'admin-banned')
  })

  it('closes the table, and whoever is left reads that', async () => {
    const { page } = here(host)
    await page.getByRole('button', { name: /^Close table/ }).click()
    await page.getByLabel('Why, as people there read it').fill('Enough.')
    await page.getByRole('button', { name: 'Close it for good' }).click()
    await here(ada).page.getByText('This table is closed.').waitFor()
    await here(ada).page.getByText('for good: Enough.').waitFor()
    await page.getByText('Nobody plays or waits.').waitFor()
  })
})
