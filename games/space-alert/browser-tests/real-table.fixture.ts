import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../../e2e/browser/browser.fixture.ts'
import { isOver, prompt, toldTo } from '../../../e2e/browser/pressing.fixture.ts'
import { seenBy, watchNight } from '../../../e2e/browser/real-time.fixture.ts'
import { type Crew, isWide, SLOWLY } from './crew.fixture.ts'
import { scoreOf } from './exported.fixture.ts'
import { announcedTo, timesTold } from './heard.fixture.ts'
import { OWN_SCRIPT } from './own-script.fixture.ts'
import { type Talker, talkInOutages } from './talker.fixture.ts'

/**
 * The match clock runs 20 times as fast, the script three times as slowly: a phase takes half a minute, a transfer 4.5 s
 * and an outage 3 s. Everything waits for what the match has come to, nothing for the time of day.
 */
const CLOCK_SPEED = 20
const CLOCK_SCALE = 3
/** In seconds of the script. */
const FIRST_TRANSFER = 95
const MISSION = {
  script: { name: 'own.json', text: JSON.stringify(OWN_SCRIPT) },
  clockScale: CLOCK_SCALE,
  tripping: false,
  computerRule: 'classic',
}
const SILENCE = 'closed: The communication system is down: nobody hears anybody until it is restored.'
/** Phases have to end on a busy machine too. */
const PHASE = { timeout: 60_000 }

const halves = (page: Page) => page.getByRole('region', { name: 'Your hand' }).getByRole('button')
const board = (page: Page) => page.getByRole('region', { name: 'Your action board' })
const slot = (page: Page, turn: number) => board(page).getByRole('button', { name: new RegExp(`^Turn ${turn}:`) })
const sayIn = (page: Page, name: string | RegExp) => prompt(page).getByRole('button', { name })
const ownChanges = (person: Person, kind: string, seat: number) =>
  timesTold(person, kind, (news) => news.seat === seat && 'card' in news)

/** Everything that a thumb would miss. */
const cramped = (least: number): readonly string[] =>
  [...document.querySelectorAll('main section button')]
    .filter((button) => (button as HTMLElement).checkVisibility())
    .map((button) => ({
      name: button.getAttribute('aria-label') ?? button.textContent,
      box: button.getBoundingClientRect(),
    }))
    .filter(({ name, box }) => !name?.startsWith('Read rule') && (box.height < least || box.width < least))
    .map(({ name, box }) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`)

/** A screen writes a real minus sign: a hyphen is read aloud as none. */
const printed = (score: number): string => `${score}`.replace('-', '−')

/** Seconds of the mission, as this page shows them. */
async function missionTime(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = (await page.getByRole('timer', { name: 'Mission time' }).innerText())
    .split(':')
    .map(Number)
  return 60 * minutes + seconds
}

/** What somebody has planned and holds, by the names that a screen reader says. */
const planOn = (page: Page) =>
  page.evaluate(() => {
    const names = (where: string, what: string) =>
      [...document.querySelectorAll(`section[aria-label="${where}"] ${what}`)].map(
        (one) => one.getAttribute('aria-label') ?? one.textContent,
      )
    return { hand: names('Your hand', 'button'), board: names('Your action board', '[data-turn]') }
  })

export function realTable(crew: Crew): void {
  describe('three people at a table whose clock runs', () => {
    let code = ''
    let talker: Talker

    beforeAll(async () => {
      await crew.house.stopServer()
      await crew.house.startServer({ STARBOARD_CLOCK_SPEED: `${CLOCK_SPEED}` })
    }, 90_000)
    afterAll(() => talker?.close())

    it('sit down and begin', async () => {
      const { ada, ben, cyd, house } = crew
      const made = await ada.context.request.post('/api/tables', {
        data: { game: 'space-alert', seats: 3, options: MISSION },
      })
      code = ((await made.json()) as { code: string }).code
      for (const { page, received } of [ada, ben, cyd]) {
        received.length = 0
        await page.goto(`/t/${code}`)
        await page.getByRole('region', { name: 'What to do now' }).getByRole('button', { name: 'Sit down' }).click()
      }
      for (const { page } of [ben, cyd]) await page.getByRole('button', { name: 'Ready', exact: true }).click()
      await watchNight(ada.page, { presses: null })
      talker = await talkInOutages(cyd, { url: house.url, code })
      await ada.page.getByRole('button', { name: /^Start/ }).click()
      for (const { page } of [ada, ben, cyd]) await halves(page).first().waitFor()
    }, 90_000)

    it('SA-2.5 plan by taps: two each, and nothing moves under the thumb', async () => {
      const { ben } = crew
      const { page } = ben
      const before = await slot(page, 1).boundingBox()
      await halves(page).first().tap()
      expect(await slot(page, 1).boundingBox()).toEqual(before)
      await slot(page, 1).tap()
      await expect.poll(() => ownChanges(ben, 'cardPlaced', 1)).toBe(1)
      expect((await slot(page, 1).boundingBox())?.y).toBe(before?.y)
      await page.getByRole('button', { name: /^Turn over the card of turn 1/ }).tap()
      await expect.poll(() => ownChanges(ben, 'cardTurned', 1)).toBe(1)
      await slot(page, 1).tap()
      await slot(page, 3).tap()
      await expect.poll(() => timesTold(ben, 'cardMoved', ({ seat }) => seat === 1)).toBe(1)
      expect(await page.evaluate(cramped, 44)).toEqual([])
      expect(await isWide(ben)).toBe(false)
    })

    it('SA-2.5 plan by keys, and call out what they do', async () => {
      const { ada, ben } = crew
      for (const key of ['1', 'm', '2']) await ada.page.keyboard.press(key)
      await expect.poll(() => ownChanges(ada, 'cardPlaced', 0)).toBe(1)
      await expect.poll(() => timesTold(ben, 'cardPlaced', ({ seat }) => seat === 0)).toBe(1)
      await sayIn(ben.page, 'Call out').tap()
      const panel = ben.page.getByRole('region', { name: 'Call out' })
      for (const name of ['Cannon', 'White', 'Turn 3']) await panel.getByRole('button', { name, exact: true }).tap()
      await ada.page.getByText('“white is mine, turn 3”').waitFor()
    })

    it('SA-2.11 give a card in a data transfer, which arrives at once', async () => {
      const { ada, ben } = crew
      const grey = ada.page
        .getByRole('region', { name: 'Your hand' })
        .getByRole('button', { name: /: (red|blue|lift)$/ })
      const given = () =>
        timesTold(ben, 'cardGiven', ({ seat, to, card }) => seat === 0 && to === 1 && card !== undefined)
      for (const times of [1, 2]) {
        await expect.poll(() => announcedTo(ada, 'data-transfer'), PHASE).toBe(times)
        await grey.first().click()
        // The window may be over by now; then there is another one.
        await sayIn(ada.page, 'Give it to Ben')
          .click({ timeout: 5000 })
          .catch(() => ada.page.keyboard.press('Escape'))
        await expect.poll(() => given() > 0 || timesTold(ada, 'transferClosed') === times, PHASE).toBe(true)
        if (given() > 0) break
      }
      expect(given()).toBe(1)
      await ben.page
        .getByRole('button', { name: /, from Ada$/ })
        .first()
        .waitFor()
    }, 150_000)

    it('SA-2.12 cannot talk in an outage: the page says why, and the server refuses what is sent past it', async () => {
      const { ada, ben, cyd } = crew
      await expect.poll(() => talker.refused.length, PHASE).toBeGreaterThan(0)
      const [refused] = talker.refused
      expect(refused?.why).toMatchObject({ code: 'comms-down', rule: 'SA-2.12' })
      await expect.poll(async () => (await seenBy(ada.page)).talk, PHASE).toContain(SILENCE)
      await expect.poll(async () => (await seenBy(ada.page)).talk.at(-1), PHASE).toBe('open')
      for (const { received } of [ada, ben, cyd]) expect(received.join('\n')).not.toContain(refused?.text)
    }, 150_000)

    it('SA-2.6 find phase 1 locked by the clock: what lies there stays', async () => {
      const { ben } = crew
      const { page } = ben
      const locked = () => timesTold(ben, 'phaseLocked', ({ seat, byClock }) => seat === 1 && byClock === true)
      await expect.poll(locked, PHASE).toBe(1)
      await slot(page, 4).waitFor()
      expect(await slot(page, 3).count()).toBe(0)
      expect(await page.getByRole('button', { name: /^Turn over the card of turn 3/ }).count()).toBe(0)
      expect(await board(page).locator('[data-turn="3"]').innerText()).toMatch(/Turn 3: (?!empty).*locked/s)
    }, 90_000)

    it('find hand, plan and clock again after a reload in the middle of a phase', async () => {
      const { ada, cyd } = crew
      const { page } = cyd
      for (const turn of [4, 5]) {
        await halves(page).first().click()
        await slot(page, turn).click()
      }
      await expect.poll(() => ownChanges(cyd, 'cardPlaced', 2)).toBe(2)
      const before = await planOn(page)
      const earlier = await missionTime(ada.page)
      await page.reload()
      await halves(page).first().waitFor()
      const after = await planOn(page)
      expect(after.board).toEqual(before.board)
      // Data may have come in meanwhile.
      expect(after.hand.slice(0, before.hand.length)).toEqual(before.hand)
      await expect.poll(() => missionTime(page)).toBeGreaterThanOrEqual(earlier)
      const later = await missionTime(page)
      await expect.poll(() => missionTime(ada.page)).toBeGreaterThanOrEqual(later)
    })

    it('lock what is left, watch it come true, and read the score that follows from the record', async () => {
      const { ada, ben, cyd } = crew
      for (const { page } of [ada, ben, cyd]) {
        await sayIn(page, 'Lock phase 2').click()
        await sayIn(page, 'Lock phase 2').click()
      }
      for (const { page } of [ada, ben, cyd]) await expect.poll(() => isOver(page), PHASE).toBe(true)
      const exported: unknown = await (await ada.context.request.get(`/api/tables/${code}/export`)).json()
      const { outcome, score } = scoreOf(exported)
      for (const { page } of [ada, ben, cyd]) {
        const sheet = page.getByRole('dialog', { name: 'Result' }).getByRole('region', { name: 'The crew' })
        expect(await sheet.getAttribute('data-result')).toBe(outcome)
        expect(await sheet.innerText()).toMatch(new RegExp(`Score of the crew\\s+${printed(score)}\\s`))
      }
      expect(toldTo(ben).filter(({ kind }) => kind === 'scored')).toHaveLength(1)
      await ada.picture('alert-result')
      for (const person of [ada, ben]) await expect.poll(() => person.barriers(), SLOWLY).toEqual([])
    }, 120_000)

    it('see it again by match time, with announcements along its length', async () => {
      const { page } = crew.ada
      await page.getByRole('dialog', { name: 'Result' }).getByRole('link', { name: 'Watch the replay' }).click()
      await page
        .getByText(/rolls and shuffles recomputed/)
        .first()
        .waitFor()
      expect(await crew.ada.barriers()).toEqual([])
      await page
        .getByRole('button', { name: /^Moment \d+: .*Data transfer/ })
        .first()
        .click()
      const first = await missionTime(page)
      expect(first).toBeGreaterThanOrEqual(CLOCK_SCALE * FIRST_TRANSFER)
      await page.getByRole('button', { name: '60×' }).click()
      await page.getByRole('button', { name: 'Play', exact: true }).click()
      await expect.poll(() => missionTime(page)).toBeGreaterThan(first + 10)
      await page.goto('about:blank')
    }, 120_000)
  })
}
