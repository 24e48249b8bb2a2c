import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { House, type Person } from './browser.fixture.ts'
import { isOver, prompt, toldTo } from './pressing.fixture.ts'
import { hide, seenBy, watchNight } from './real-time.fixture.ts'

let house: House
let ada: Person
let ben: Person

beforeAll(async () => {
  house = await House.open({ STARBOARD_FIXTURES: 'on' })
  ada = await house.person('Ada', { motion: 'no-preference' })
  ben = await house.person('Ben', { motion: 'no-preference' })
}, 180_000)

afterAll(() => house.close())

const OIL = 6

/** A table for two people with a page each, and a bot. */
async function sitDown(options: object): Promise<void> {
  const data = { game: 'night-watch', seats: 3, bots: [null, null, 'heuristic'], options: { oil: OIL, ...options } }
  const made = await ada.context.request.post('/api/tables', { data })
  const { code } = (await made.json()) as { code: string }
  for (const { page, received } of [ada, ben]) {
    received.length = 0
    await page.goto(`/t/${code}`)
    await page.getByRole('region', { name: 'What to do now' }).getByRole('button', { name: 'Sit down' }).click()
  }
  await ben.page.getByRole('button', { name: 'Ready', exact: true }).click()
}

async function start(): Promise<void> {
  await ada.page.getByRole('button', { name: /^Start/ }).click()
  for (const { page } of [ada, ben]) await lamps(page).waitFor()
}

const lamps = (page: Page) => page.getByRole('list', { name: 'Lamps' })
const light = (page: Page, colour: string) => page.getByRole('button', { name: `Light ${colour}` })
const covered = (page: Page) => page.getByRole('heading', { name: 'The board is covered' })
const countdown = (page: Page) => page.getByRole('heading', { name: 'Everybody to their places' })

const menu = async (page: Page, name: RegExp) => {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name }).click()
}

/** Which colours Ada has lit, as Ben was told. */
const litByAda = () => toldTo(ben).flatMap(({ kind, seat, colour }) => (kind === 'lit' && seat === 0 ? [colour] : []))

/** Where the match clock stood in each pause that somebody was told of. */
const stoodAt = ({ received }: Person) =>
  received.flatMap((text) => {
    const { table } = JSON.parse(text) as { table?: { isPaused?: boolean; clock?: { now: number; rate: number } } }
    return table?.isPaused === true && table.clock?.rate === 0 ? [table.clock.now] : []
  })

describe('a calm night at one table', () => {
  it('two quick actions both happen, the second after the first', async () => {
    await sitDown({ calmSeconds: 60 })
    await start()
    await ada.picture('night-calm')
    expect(await ada.barriers()).toEqual([])
    const [red, blue] = await Promise.all(['red', 'blue'].map((colour) => light(ada.page, colour).elementHandle()))
    await ada.page.evaluate(
      ([one, other]) => [one, other].map((button) => (button as HTMLElement).click()),
      [red, blue],
    )
    await expect.poll(litByAda).toEqual(['red', 'blue'])
    await ada.page.getByText(`Oil for ${OIL - 2} more`).waitFor()
  })

  it('a pause that both vote for covers the board at the same moment, and three seconds are counted before it is back', async () => {
    await menu(ada.page, /^Propose a pause/)
    await menu(ben.page, /^Agree to a pause/)
    for (const { page } of [ada, ben]) {
      await covered(page).waitFor()
      expect(await lamps(page).count()).toBe(0)
      expect(await light(page, 'red').count()).toBe(0)
    }
    await ada.picture('night-paused')
    expect(stoodAt(ada).at(0)).toBeGreaterThan(0)
    expect(new Set([...stoodAt(ada), ...stoodAt(ben)]).size).toBe(1)
    await prompt(ada.page).getByRole('button', { name: 'Resume' }).click()
    for (const { page } of [ada, ben]) await countdown(page).waitFor()
    for (const { page } of [ada, ben]) await lamps(page).waitFor()
    await light(ada.page, 'green').click()
    await expect.poll(litByAda).toEqual(['red', 'blue', 'green'])
  })
})

describe('a stormy night at one table', () => {
  it('a keeper acts while the gust is on stage, all see every caption at the same match time, and the hush locks the chat', async () => {
    await sitDown({ gusts: 2, calmSeconds: 3, hushSeconds: 3 })
    await watchNight(ada.page, { presses: 'Light green' })
    await watchNight(ben.page, { presses: null })
    await start()
    await expect.poll(async () => (await isOver(ada.page)) && (await isOver(ben.page)), { timeout: 60_000 }).toBe(true)
    const [seenByAda, seenByBen] = await Promise.all([seenBy(ada.page), seenBy(ben.page)])
    expect(seenByAda.actedInFilm).toBe(true)
    expect(litByAda()).toEqual(['green'])
    const weather = ['3200 A gust! Not a word.', '6200 The air is calm again.', '9200 A gust! Not a word.']
    expect(seenByAda.captions.slice(0, weather.length)).toEqual(weather)
    expect(seenByBen.captions.slice(0, weather.length)).toEqual(weather)
    const hush = 'closed: Nobody may talk until the air is calm again.'
    expect(seenByBen.talk.slice(-5)).toEqual(['open', hush, 'open', hush, 'open'])
    await ada.picture('night-over')
    expect(house.complaints).toEqual([])
  })
})

describe('a night alone in this browser', () => {
  it('pauses when nobody looks at the page, and counts down when somebody does again', async () => {
    const { page } = ada
    await page.goto('/solo/night-watch?level=heuristic')
    await lamps(page).waitFor()
    await hide(page, true)
    await covered(page).waitFor()
    expect(await lamps(page).count()).toBe(0)
    await hide(page, false)
    await countdown(page).waitFor()
    await lamps(page).waitFor()
    expect(house.complaints).toEqual([])
  })
})
