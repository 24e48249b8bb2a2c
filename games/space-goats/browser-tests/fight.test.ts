import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DESK, House, type Person, PHONE } from '../../../e2e/browser/browser.fixture.ts'
import { heardBy, isOver, prompt, toldTo } from '../../../e2e/browser/pressing.fixture.ts'
import { isWide } from '../../../e2e/browser/thumb.fixture.ts'
import { BROADSIDES, dodgeUntil, fightUntil, TRIGGER_HAPPY } from './fight.fixture.ts'

let house: House
let ada: Person
let ben: Person
let cyd: Person

beforeAll(async () => {
  house = await House.open()
  ada = await house.person('Ada')
  ben = await house.person('Ben', { viewport: PHONE, isTouch: true })
  cyd = await house.person('Cyd')
}, 180_000)

afterAll(() => house.close())

const seatOf = { ada: 0, ben: 1, cyd: 2 }

/** A table for these people, in this order, and bots on the other seats. Luck has no say in who starts. */
async function open(people: readonly Person[], seats: number, options: object): Promise<string> {
  const data = { game: 'space-goats', seats, options: { startSeat: 1, ...options } }
  const made = await ada.context.request.post('/api/tables', { data })
  const { code } = (await made.json()) as { code: string }
  for (const { page, received } of people) {
    received.length = 0
    await page.goto(`/t/${code}`)
    await page.getByRole('region', { name: 'What to do now' }).getByRole('button', { name: 'Sit down' }).click()
  }
  for (let seat = people.length + 1; seat <= seats; seat++)
    await ada.page
      .getByRole('group', { name: `Put a bot on seat ${seat}` })
      .getByRole('button')
      .first()
      .click()
  for (const { page } of people.slice(1)) await page.getByRole('button', { name: 'Ready', exact: true }).click()
  await ada.page.getByRole('button', { name: /^Start/ }).click()
  for (const { page } of people) await prompt(page).waitFor()
  return code
}

const promptOf = ({ page }: Person): Promise<string> => prompt(page).innerText()
const isAskedTo = async (person: Person, what: RegExp): Promise<boolean> => what.test(await promptOf(person))
const PATIENCE = { timeout: 20_000 }
const waitUntilAsked = (person: Person, what: RegExp) => expect.poll(() => promptOf(person), PATIENCE).toMatch(what)

/** A slow machine may take longer for a picture than a player may think. */
const NO_CLOCKS = { turnSeconds: 0, defendSeconds: 0, choiceSeconds: 0 }

/** What was told about one of them, such as every `blocked` of seat 0. */
const toldOf = (person: Person, kind: string, seat: number) =>
  toldTo(person).filter((event) => event.kind === kind && 'seat' in event && event.seat === seat)

describe('one person and three bots', () => {
  it('SG-2.6 the whole game is played through the screen, and SG-4.4 Ada blocks on the way', async () => {
    await open([ada], 4, { cardSet: TRIGGER_HAPPY, shipsPerPlayer: 2, ...NO_CLOCKS })
    await waitUntilAsked(ada, /Your action/)
    await ada.picture('goats-action')
    expect(await ada.barriers()).toEqual([])
    const hasBlocked = () => toldOf(ada, 'blocked', seatOf.ada).length > 0
    let isPictured = false
    await dodgeUntil([ada.page], async () => {
      if (!isPictured && (await isAskedTo(ada, /block it/))) {
        isPictured = true
        await ada.picture('goats-defend')
        expect(await ada.barriers()).toEqual([])
      }
      return hasBlocked() || isOver(ada.page)
    })
    await fightUntil([ada.page], () => isOver(ada.page))
    expect(hasBlocked()).toBe(true)
    expect(toldTo(ada).filter(({ kind }) => kind === 'gameEnded')).toHaveLength(1)
    await ada.picture('goats-result')
    expect(await ada.barriers()).toEqual([])
  }, 300_000)

  it('the replay shows it, and every card that was drawn is recomputed', async () => {
    await ada.page.getByRole('dialog', { name: 'Result' }).getByRole('link', { name: 'Watch the replay' }).click()
    await ada.page
      .getByText(/(\d+) of \1 rolls and shuffles recomputed/)
      .first()
      .waitFor()
    await ada.picture('goats-replay')
    expect(await ada.barriers()).toEqual([])
    await ada.page.setViewportSize(PHONE)
    const board = await ada.page
      .getByRole('region', { name: 'Board' })
      .getByRole('region', { name: 'What happens' })
      .boundingBox()
    expect(board?.width).toBeGreaterThan(PHONE.width * 0.8)
    await ada.page.setViewportSize(DESK)
  })
})

describe('the lesson', () => {
  const step = (page: Page, number: number) =>
    page.getByRole('region', { name: 'Coach' }).getByText(`Step ${number} of`)
  const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()

  it('is offered by Play now, is played with the mouse, and says kindly what comes later', async () => {
    const { page } = cyd
    await page.goto('/g/space-goats')
    await page.getByRole('button', { name: /^Play now/ }).click()
    for (let number = 1; number <= 4; number++) {
      await step(page, number).waitFor()
      await next(page)
    }
    await step(page, 5).waitFor()
    await cyd.picture('goats-lesson')
    expect(await cyd.barriers()).toEqual([])
    // It says that it may not be pressed now; pressing tells why.
    await page.getByRole('button', { name: /^Slot 3: Piercing Rocket/ }).click({ force: true })
    await prompt(page).getByRole('status').filter({ hasText: 'today you begin with the Hull Plating' }).waitFor()
    await page.getByRole('button', { name: /^Slot 1: Hull Plating/ }).click()
    await prompt(page).getByRole('button', { name: 'Buy for 2' }).click()
    await step(page, 6).waitFor(PATIENCE)
  })

  it('is left by Escape, and taken up again on a phone-sized screen where it was', async () => {
    const { page } = cyd
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Leave the lesson?' }).getByRole('button', { name: 'Leave' }).click()
    await page.getByRole('heading', { name: 'What shall we play?' }).waitFor()
    await page.setViewportSize(PHONE)
    await page.goto('/learn/space-goats')
    await step(page, 6).waitFor()
    await prompt(page)
      .getByRole('button', { name: /^Take it on Hircus/ })
      .click()
    await step(page, 7).waitFor(PATIENCE)
    await cyd.picture('goats-lesson-phone')
    await page.setViewportSize(DESK)
  })
})

describe('a barrage among three people', () => {
  it('SG-4.18 everybody is asked at once, and nobody is told who has answered', async () => {
    await open([ada, ben, cyd], 3, { cardSet: BROADSIDES, shipsPerPlayer: 2, ...NO_CLOCKS })
    await fire(ada)
    for (const person of [ben, cyd]) await waitUntilAsked(person, /land it on a ship/)
    const told = heardBy(cyd)
    await takeIt(ben)
    await waitUntilAsked(ben, /Your answer is in/)
    await waitUntilAsked(ada, /Ben|Cyd/)
    expect(heardBy(cyd)).toBe(told)
    await ada.picture('goats-barrage-attacker')
    await cyd.picture('goats-barrage-defender')
    await takeIt(cyd)
    await waitUntilAsked(ben, /Your action/)
    for (const seat of [seatOf.ben, seatOf.cyd])
      await expect.poll(() => toldOf(ada, 'shipFlipped', seat)).toHaveLength(1)
  }, 120_000)

  it('SG-4.4 one of them blocks, the other lands it on a ship of choice', async () => {
    await fire(ben)
    for (const person of [ada, cyd]) await waitUntilAsked(person, /land it on a ship/)
    await prompt(ada.page)
      .getByRole('button', { name: /^Block: Emergency Shield/ })
      .click()
    await sayYes(ada)
    await cyd.page.getByRole('region', { name: 'Your fleet' }).getByRole('button').last().click()
    await takeIt(cyd)
    await waitUntilAsked(cyd, /Your action/)
    // The news reach one browser sooner than the other.
    await expect.poll(() => toldOf(ben, 'blocked', seatOf.ada)).toHaveLength(1)
    await expect.poll(() => toldOf(ben, 'shipFlipped', seatOf.cyd)).toHaveLength(2)
  }, 120_000)

  it('standing orders answer for Ada, and only she knows', async () => {
    await prompt(ada.page)
      .getByRole('button', { name: /^Orders/ })
      .click()
    const dialog = ada.page.getByRole('dialog', { name: 'Standing orders' })
    await dialog.getByRole('checkbox', { name: /Emergency Shield/ }).check()
    await dialog
      .getByRole('checkbox', { name: /Hircus Maximus/ })
      .first()
      .check()
    await dialog.getByRole('radio', { name: 'Until the end' }).check()
    await ada.picture('goats-orders')
    await dialog.getByRole('button', { name: 'Give these orders' }).click()
    await prompt(ada.page)
      .getByRole('button', { name: /^Orders on/ })
      .waitFor()
    await fire(cyd)
    await waitUntilAsked(ben, /land it on a ship/)
    await takeIt(ben)
    await waitUntilAsked(ada, /Your action/)
    for (const { received } of [ben, cyd]) expect(received.filter((text) => text.includes('"prefer"'))).toEqual([])
  }, 120_000)
})

describe('the lab', () => {
  const RULES = JSON.stringify({ preset: 'tabletop', shipsPerPlayer: 3 })
  const address = `/lab?game=space-goats&bots=reference,reference&games=1000&seed=goats&b=${encodeURIComponent(RULES)}`

  it('plays 1,000 games with each of two rule sets in this browser, and nothing leaves it', async () => {
    const { page } = cyd
    await page.goto(address)
    await page.getByText('B: tabletop').waitFor()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await page.getByText('All games are played.').waitFor({ state: 'attached', timeout: 60_000 })
    // The browser may fetch what the page is made of, its icon in the tab among it, whenever it likes.
    expect(asked.filter((path) => !path.startsWith('/assets/') && path !== '/favicon.svg')).toEqual([])
    const turns = page.getByRole('table', { name: 'B compared with A' }).getByRole('row', { name: /^turns/ })
    // Fewer ships are sunk sooner: with a thousand games each that is beyond doubt.
    expect(await turns.innerText()).toMatch(/^turns\s+\d+(\.\d+)?\s+\d+(\.\d+)?\s+−\d/)
    await page.getByRole('heading', { name: /^In A whoever bought / }).waitFor()
    expect(await cyd.barriers()).toEqual([])
    await cyd.picture('goats-lab')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export: Report page' }).click()
    expect((await download).suggestedFilename()).toBe('lab-space-goats-goats.html')
    await page.setViewportSize(PHONE)
    expect(await isWide(page)).toBe(false)
    await page.setViewportSize(DESK)
  })
})

describe('a duel', () => {
  it('SG-7.3 after a quiet round wreckage hits both; both choose unseen, until the last ships are gone', async () => {
    await open([ada, ben], 2, { shipsPerPlayer: 2, ...NO_CLOCKS })
    for (const person of [ada, ben]) await pass(person)
    for (const person of [ada, ben]) await waitUntilAsked(person, /Wreckage/)
    await ada.picture('goats-wreckage')
    expect(await ada.barriers()).toEqual([])
    const told = heardBy(ben)
    await sayYes(ada)
    await waitUntilAsked(ada, /Your answer is in/)
    expect(heardBy(ben)).toBe(told)
    await sayYes(ben)
    await waitUntilAsked(ada, /Your action/)
    for (const seat of [seatOf.ada, seatOf.ben])
      await expect.poll(() => toldOf(ada, 'shipFlipped', seat).length).toBeGreaterThan(0)
    await fightOutByWreckage()
    expect(toldTo(ada).filter(({ kind }) => kind === 'wreckageCame').length).toBeGreaterThanOrEqual(4)
    await ada.picture('goats-duel-result')
  }, 180_000)

  it('nobody’s page had anything to complain about', () => {
    expect(house.complaints).toEqual([])
  })
})

/** Both pass, and take what comes on the ship that is picked already. */
async function fightOutByWreckage(): Promise<void> {
  await expect
    .poll(
      async () => {
        for (const person of [ada, ben]) {
          if (await isAskedTo(person, /Your action/)) await pass(person)
          else if (await isAskedTo(person, /Wreckage! Pick/)) await sayYes(person)
        }
        return (await isOver(ada.page)) && (await isOver(ben.page))
      },
      { timeout: 120_000 },
    )
    .toBe(true)
}

async function fire(person: Person): Promise<void> {
  await waitUntilAsked(person, /Your action/)
  await person.page
    .getByRole('region', { name: 'Your hand' })
    .getByRole('button', { name: /^(\d )?Barrage Rocket/ })
    .first()
    .click()
  await sayYes(person)
}

async function pass(person: Person): Promise<void> {
  await waitUntilAsked(person, /Your action/)
  await prompt(person.page).getByRole('button', { name: 'Pass' }).click()
  await sayYes(person)
}

const takeIt = (person: Person): Promise<void> =>
  prompt(person.page)
    .getByRole('button', { name: /^Take it on/ })
    .click()

/** What was pressed may ask for a second word. */
async function sayYes({ page }: Person): Promise<void> {
  const yes = prompt(page).locator('button[aria-keyshortcuts="Enter"]')
  if (await yes.isVisible()) await yes.click({ timeout: 2000 }).catch(() => undefined)
}
