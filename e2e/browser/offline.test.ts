import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { House, type Person } from './browser.fixture.ts'
import { FIRST } from './games.fixture.ts'

let house: House
let ada: Person
beforeAll(async () => {
  house = await House.open()
  ada = await house.person('Ada', { isCaching: true })
}, 120_000)
afterAll(() => house.close())

/** Everything that it takes to play any game alone is here. */
async function loadedAhead({ page }: Person): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Put all games on this device' }).click()
  await page.getByText('All games are on this device.').waitFor({ timeout: 60_000 })
}

/** How many moves of the person are in the log that this browser keeps. */
const keptMoves = ({ page }: Person): Promise<number> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('starboard')
      request.onsuccess = () => resolve(request.result)
    })
    const request = database.transaction('solo-entries').objectStore('solo-entries').getAll()
    const entries = await new Promise<readonly { by?: string }[]>((resolve) => {
      request.onsuccess = () => resolve(request.result)
    })
    database.close()
    return entries.filter(({ by }) => by === 'player').length
  })

const DAY = 24 * 60 * 60 * 1000

/** A match on the server against a bot, whose first question is mine. */
async function begin({ page, context: { request } }: Person): Promise<void> {
  const made = await request.post('/api/tables', { data: { game: FIRST.id, seats: 2, bots: [null, 'random'] } })
  const { code } = (await made.json()) as { code: string }
  const ask = (command: string, data: object) => request.post(`/api/tables/${code}/${command}`, { data })
  await ask('sit', { seat: 0 })
  await ask('ready', { ready: true })
  await ask('start', {})
  await page.goto(`/t/${code}`)
  await page.locator('[data-mood="asked"]').waitFor()
}

describe('without a network', () => {
  it('the shelf opens, a lesson and a match against bots run, and a reload goes on with it', async () => {
    const { page, context } = ada
    await begin(ada)
    await page.goto('/')
    await loadedAhead(ada)
    await ada.picture('settings-offline')
    await house.stopServer()
    await context.setOffline(true)

    await page.goto('/')
    await page.getByRole('heading', { name: 'What shall we play?' }).waitFor()
    await page.getByText('The server does not answer.').first().waitFor()
    await page.getByText('You are offline.').waitFor()
    await ada.picture('offline-shelf')

    await page.goto(`/learn/${FIRST.id}`)
    await page.getByRole('region', { name: 'Coach' }).getByText('Step 1 of').waitFor()
    await page.goto('/')
    await page.getByRole('button', { name: new RegExp(`^A usual match.*${FIRST.name}`) }).click()
    await page.waitForURL(/\/solo\/.*match=/)
    await page.getByText('Offline match on this device').waitFor()
    const match = page.url()

    await page
      .getByRole('region', { name: 'Decks' })
      .getByRole('button', { name: /from Engineering/ })
      .click()
    await expect.poll(() => keptMoves(ada)).toBe(1)
    await page.reload()
    await page.getByText('Draft card 2 of 4').waitFor()
    expect(page.url()).toBe(match)
    expect(await keptMoves(ada)).toBe(1)
    await ada.picture('offline-match')
    expect(house.complaints).toEqual([])
  }, 180_000)

  it('the match belongs to the tab that opened it last; the other one says so', async () => {
    const { page, context } = ada
    const other = await context.newPage()
    await other.goto(page.url())
    await other
      .getByRole('region', { name: 'Decks' })
      .getByRole('button', { name: /from Economic/ })
      .click()
    await expect.poll(() => keptMoves(ada)).toBe(2)
    // Its bots may have found out before; and on a slow machine a press may come to nothing.
    const button = page.getByRole('region', { name: 'Decks' }).getByRole('button', { name: /from Espionage/ })
    const said = page.getByText('This match is open in another tab.')
    const isSaid = async () => {
      if (!(await said.isVisible())) await button.click({ timeout: 2000 }).catch(() => undefined)
      return said.isVisible()
    }
    await expect.poll(isSaid, { timeout: 60_000 }).toBe(true)
    expect(await keptMoves(ada)).toBe(2)
    await other.close()
    await page.getByRole('button', { name: 'Load it again' }).click()
    await page.getByText('Draft card 3 of 4').waitFor()
  })

  it('a game that does not exist is said to be so', async () => {
    await ada.page.goto('/solo/no-such-game')
    await ada.page.getByRole('heading', { name: 'There is no such game to play here.' }).waitFor()
    expect(await ada.barriers()).toEqual([])
  })
})

describe('what was begun before the server went', () => {
  it('waits on the shelf of another tab for days, and goes on with a press', async () => {
    const { context } = ada
    await house.startServer()
    await context.setOffline(false)
    const other = await context.newPage()
    const begun = new Date()
    await other.clock.setFixedTime(begun.getTime() + 3 * DAY)
    await other.goto('/')
    const day = begun.toLocaleDateString('en-GB', { weekday: 'long' })
    const link = other.getByRole('link', { name: new RegExp(`^Go on with ${FIRST.name}, table`) })
    const line = other.getByRole('region', { name: 'Continue' }).getByRole('listitem').filter({ has: link })
    await line.getByText(`Waits for you since ${day}`, { exact: true }).waitFor()
    await link.click()
    await other.waitForURL(/\/t\//)
    await other.locator('[data-mood="asked"]').waitFor()
    await other.getByText('Draft card 1 of 4').waitFor()
    await other.close()
    expect(house.complaints).toEqual([])
  }, 60_000)
})
