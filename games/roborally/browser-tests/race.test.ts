import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { House, type Person, PHONE } from '../../../e2e/browser/browser.fixture.ts'
import { isOver, prompt, toldTo } from '../../../e2e/browser/pressing.fixture.ts'
import { CRASH_CORNER, raceUntil, SPRINT } from './race.fixture.ts'

let house: House
let ada: Person
let ben: Person
let eve: Person

beforeAll(async () => {
  house = await House.open()
  ada = await house.person('Ada')
  ben = await house.person('Ben', { motion: 'no-preference' })
  eve = await house.person('Eve', { viewport: PHONE })
}, 180_000)

afterAll(() => house.close())

interface Moves {
  readonly moves: readonly unknown[]
}

const seatAt = { ada: 0, ben: 1 }

/** A table for four with two bots on it; both people have sat down and pressed Ready. */
async function open(options: object): Promise<string> {
  const made = await ada.context.request.post('/api/tables', { data: { game: 'roborally', seats: 4, options } })
  const { code } = (await made.json()) as { code: string }
  await ada.page.goto(`/t/${code}`)
  await sitDown(ada)
  for (const seat of [3, 4])
    await ada.page
      .getByRole('group', { name: `Put a bot on seat ${seat}` })
      .getByRole('button', { name: 'normal' })
      .click()
  await ben.page.goto(`/t/${code}`)
  await sitDown(ben)
  await ben.page.getByRole('button', { name: 'Ready', exact: true }).click()
  await ada.page.getByRole('button', { name: /^Start/ }).click()
  for (const { page } of [ada, ben]) await page.getByRole('region', { name: 'Your hand' }).waitFor()
  return code
}

const sitDown = ({ page }: Person) =>
  page.getByRole('region', { name: 'What to do now' }).getByRole('button', { name: 'Sit down' }).click()

const has = (person: Person, isIt: (event: { readonly kind: string }) => boolean): boolean => toldTo(person).some(isIt)

/** The clock is for the last one alone: however busy the machine is, Ada has time to drive. */
const CLOCK = { timerMode: 'last-player', timerSeconds: 10 }
const CRASH = { ...CLOCK, course: CRASH_CORNER, dockOrder: 'seat', lives: 9, filmSeconds: 20 }

describe('two people and two bots in Crash Corner', () => {
  it('RR-3.8 Ada drives; Ben does nothing, and at zero chance fills his registers', async () => {
    await open(CRASH)
    await ada.picture('race-programming')
    expect(await ada.barriers()).toEqual([])
    await raceUntil([ada.page], async () => /Your program is in/.test(await prompt(ada.page).innerText()))
    const isHisTimeout = (event: object) => 'filled' in event && 'seat' in event && event.seat === seatAt.ben
    await expect.poll(() => has(ben, isHisTimeout), { timeout: 30_000 }).toBe(true)
    expect(toldTo(ben).find(isHisTimeout)).toMatchObject({ kind: 'timeExpired', filled: 5 })
  }, 120_000)

  it('the film runs on Ben’s screen at his own speed, and he may skip it', async () => {
    const film = ben.page.getByRole('button', { name: /^Skip/ }).first()
    await film.waitFor()
    await ben.picture('race-film')
    await ben.page.keyboard.press('Escape')
    await film.waitFor({ state: 'hidden' })
  })

  it('RR-4.10 in the end somebody has pushed a whole row, somebody has died, and Ada has brought her robot back', async () => {
    const isChain = (event: object) => 'direction' in event && 'moves' in event && (event as Moves).moves.length >= 3
    const isHerReturn = (event: { kind: string }) =>
      event.kind === 'robotReentered' && 'seat' in event && event.seat === seatAt.ada
    const skipping = async () => void (await ben.page.keyboard.press('Escape'))
    let before = 0
    const isAllSeen = () => {
      const here = toldTo(ada).slice(before)
      return here.some(isChain) && here.some(isHerReturn)
    }
    while (!isAllSeen()) {
      if (await isOver(ada.page)) {
        // The bots have won before all of it happened in one race.
        before = toldTo(ada).length
        await open(CRASH)
      }
      await raceUntil([ada.page, ben.page], async () => {
        await skipping()
        const isAsked = /Bring your robot back/.test(await prompt(ada.page).innerText())
        if (isAsked) await ada.picture('race-reentry')
        return isAllSeen() || (await isOver(ada.page))
      })
    }
    expect(has(ada, ({ kind }) => kind === 'robotDestroyed')).toBe(true)
    expect(await ada.page.getByRole('region', { name: 'Log' }).innerText()).toMatch(/push(es)? .* and /)
  }, 600_000)
})

describe('a whole race', () => {
  it('is run to the end through the screen, and everybody sees the same result', async () => {
    const code = await open({ course: SPRINT, dockOrder: 'seat', filmSeconds: 20 })
    await eve.page.goto(`/t/${code}`)
    await ben.page.emulateMedia({ reducedMotion: 'reduce' })
    await raceUntil([ada.page, ben.page], async () => (await isOver(ada.page)) && (await isOver(ben.page)))
    await ada.picture('race-result')
    expect(await ada.barriers()).toEqual([])
    const resultOf = (person: Person) => person.page.getByRole('dialog', { name: 'Result' }).innerText()
    const places = (text: string) =>
      text.match(/\d(?:st|nd|rd|th)[\s\S]*?checkpoints/g)?.map((line) => line.replaceAll(/\s+/g, ' '))
    expect(places(await resultOf(ada))?.length).toBe(4)
    await expect.poll(() => isOver(eve.page)).toBe(true)
    await eve.picture('race-result-spectator')
  }, 300_000)

  it('the replay shows it register by register, and every card that was dealt is recomputed', async () => {
    const { page } = ada
    await page.getByRole('dialog', { name: 'Result' }).getByRole('link', { name: 'Watch the replay' }).click()
    await page
      .getByText(/(\d+) of \1 rolls and shuffles recomputed/)
      .first()
      .waitFor()
    await page.getByRole('slider').first().press('End')
    await ada.picture('race-replay')
    expect(await ada.barriers()).toEqual([])
  })

  it('no hand, draft or hidden program ever came to the spectator’s browser', () => {
    const isHand = (text: string) => /"hand":/.test(text)
    expect(ada.received.some(isHand)).toBe(true)
    expect(eve.received.length).toBeGreaterThan(5)
    expect(eve.received.filter(isHand)).toEqual([])
    expect(toldTo(eve).filter(({ kind }) => kind === 'cardPlaced')).toEqual([])
    expect(toldTo(eve).filter((event) => event.kind === 'programSubmitted' && 'program' in event)).toEqual([])
  })

  it('nobody’s page had anything to complain about', () => {
    expect(house.complaints).toEqual([])
  })
})
