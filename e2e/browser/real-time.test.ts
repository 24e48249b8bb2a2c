import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { House, type Person } from './browser.fixture.ts'

let house: House
let ada: Person
let ben: Person

beforeAll(async () => {
  house = await House.open({ STARBOARD_FIXTURES: 'on' })
  ada = await house.person('Ada', { motion: 'no-preference' })
  ben = await house.person('Ben', { motion: 'no-preference' })
}, 180_000)

afterAll(() => house.close())

const OPTIONS = { gusts: 2, oil: 6, calmSeconds: 8, hushSeconds: 8 }

/** Two people with a page each, and a bot. */
async function night(): Promise<void> {
  const data = { game: 'night-watch', seats: 3, bots: [null, null, 'heuristic'], options: OPTIONS }
  const made = await ada.context.request.post('/api/tables', { data })
  const { code } = (await made.json()) as { code: string }
  for (const { page } of [ada, ben]) {
    await page.goto(`/t/${code}`)
    await page.getByRole('region', { name: 'What to do now' }).getByRole('button', { name: 'Sit down' }).click()
  }
  await ben.page.getByRole('button', { name: 'Ready', exact: true }).click()
  await ada.page.getByRole('button', { name: /^Start/ }).click()
  for (const { page } of [ada, ben]) await lamps(page).waitFor()
}

const lamps = (page: Page) => page.getByRole('list', { name: 'Lamps' })

describe('a night at one table', () => {
  it('looks well', async () => {
    await night()
    await ada.picture('night-calm')
    expect(await ada.barriers()).toEqual([])
    expect(house.complaints).toEqual([])
  })
})
