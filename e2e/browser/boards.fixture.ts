import { onShelf } from '@starboard/games'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { DESK, type House, type Person, PHONE } from './browser.fixture.ts'
import { movedOn, watchCalm } from './calm.fixture.ts'
import { unseenInForcedColours } from './forced.fixture.ts'
import { pressOne, prompt } from './pressing.fixture.ts'
import { recorded } from './recorded.fixture.ts'
import { resize, type Size } from './size.fixture.ts'
import { cutNames, isWide, missedByThumb, outOfSight, swipe } from './thumb.fixture.ts'
import { type Turn, turns } from './turns.fixture.ts'

const AT_A_DESK: Size = { ...DESK, isTouch: false }
const STANDING: Size = { ...PHONE, isTouch: true }
const LYING: Size = { width: 844, height: 390, isTouch: true }
const LARGE: Size = { width: 1920, height: 1080, isTouch: false }
/** Nobody is called by two letters of this. */
const LONG_NAME = 'Maximiliana'

const TURNS = await turns()

/** Every board, played a turn by somebody while somebody else looks on, and its replay. */
export function boards(at: () => House): void {
  let ada: Person
  let eve: Person
  beforeAll(async () => {
    ada = await at().person('Ada')
    // She sees the films, too.
    eve = await at().person('Eve', { motion: 'no-preference' })
  })

  /** A table of one person and bots, on the screens of both. */
  async function begin(id: string, { seats, options = {} }: Turn): Promise<void> {
    const { request } = ada.context
    const made = await request.post('/api/tables', { data: { game: id, seats, options } })
    const { code } = (await made.json()) as { code: string }
    const ask = (command: string, data: object) => request.post(`/api/tables/${code}/${command}`, { data })
    await ask('sit', {})
    for (let seat = 1; seat < seats; seat++) await ask('bot', { seat, level: 'random' })
    await ask('ready', { ready: true })
    await ask('start', {})
    for (const { page } of [ada, eve]) {
      await page.goto(`/t/${code}`)
      await prompt(page).waitFor()
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      await watchCalm(page)
    }
  }

  async function play({ presses, times }: Turn): Promise<void> {
    const asked = ada.page.locator('[data-mood="asked"]')
    for (let time = 0; time < times; time++) {
      // Names are worth looking for only once there is something to press.
      await asked.waitFor()
      await expect.poll(() => pressOne(ada.page, presses), { interval: 200 }).toBe(true)
    }
  }

  describe.each(TURNS)('a turn of $id', ({ id, turn }) => {
    it('moves no control, at a desk or on a phone, for the player or for a spectator', async () => {
      await begin(id, turn)
      for (const [mine, theirs] of [
        [AT_A_DESK, STANDING],
        [STANDING, AT_A_DESK],
      ] as const) {
        await resize(ada.page, mine)
        await resize(eve.page, theirs)
        await ada.page.locator('[data-mood="asked"]').waitFor()
        if (mine === STANDING) await expect.poll(() => outOfSight(ada.page, turn.inSight ?? [])).toEqual([])
        await play(turn)
        expect.soft(await movedOn(ada.page), 'player').toEqual([])
        expect.soft(await movedOn(eve.page), 'spectator').toEqual([])
      }
      await eve.page.goto('about:blank')
    }, 120_000)

    it('has cards that a finger scrolls or drags', async () => {
      const card = ada.page.getByRole('region', { name: 'Your hand' }).getByRole('button').first()
      if (await card.isVisible()) expect(await swipe(ada.page, card)).not.toBe('nothing')
      // Whatever the finger has opened meanwhile.
      await ada.page.keyboard.press('Escape')
    })

    it.each([
      ['stands', STANDING],
      ['lies', LYING],
    ])('is hit by every thumb and names everybody on a phone that %s', async (_, size) => {
      const { page } = ada
      await resize(page, size)
      await expect.poll(() => missedByThumb(page)).toEqual([])
      // What is on its way across the screen may stand over the edge for a moment.
      await expect.poll(() => isWide(page)).toBe(false)
      expect(await cutNames(page, LONG_NAME)).toEqual([])
    })

    it('shows what may be pressed and what is picked in forced colours', async () => {
      const { page } = ada
      await resize(page, AT_A_DESK)
      expect(await page.locator('[data-may], [aria-pressed=true], [aria-selected=true]').count()).toBeGreaterThan(0)
      expect(await unseenInForcedColours(page)).toEqual([])
    })

    it('has panels and letters that grow with a large screen', async () => {
      const { page } = ada
      const [small, large] = [await panelsAt(page, AT_A_DESK), await panelsAt(page, LARGE)]
      for (const [name, width] of Object.entries(small)) expect(large[name], name).toBeGreaterThan(width * 1.1)
      expect(await isWide(page)).toBe(false)
      await resize(page, AT_A_DESK)
    })

    it('fits a phone in its replay', async () => {
      const { page } = ada
      await openReplay(ada, id)
      await page.keyboard.press('End')
      for (const size of [STANDING, LYING]) {
        await resize(page, size)
        await expect.poll(() => isWide(page)).toBe(false)
        await expect.poll(() => missedByThumb(page)).toEqual([])
        expect(await cutOf(page)).toBe(0)
      }
      await resize(page, AT_A_DESK)
      expect(await cutOf(page)).toBe(0)
    })
  })
}

/** How much of the card's text does not fit it. A turn of many lines is read on in a card as high as half the screen. */
const cutOf = (page: Page): Promise<number> =>
  page
    .getByRole('article', { name: 'This moment' })
    .getByRole('region', { name: 'What happens' })
    .evaluate(({ clientHeight, scrollHeight }) =>
      clientHeight > innerHeight / 2 ? 0 : Math.max(0, scrollHeight - clientHeight - 1),
    )

/** How wide the regions of a table are, and how large it is lettered. */
async function panelsAt(page: Page, size: Size): Promise<Readonly<Record<string, number>>> {
  await resize(page, size)
  return page.evaluate(() => {
    const widthOf = (css: string) => document.querySelector(css)?.getBoundingClientRect().width ?? 0
    return {
      board: widthOf('section[aria-label="Board"]'),
      beside: widthOf('aside[aria-label="Beside the board"]'),
      seats: widthOf('[aria-label="Seats"]'),
      letters: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    }
  })
}

/** From a file, without a server that knows of it. */
async function openReplay({ page }: Person, id: string): Promise<void> {
  const entry = onShelf(id)
  if (entry === undefined) throw new Error(`${id} is not on the shelf.`)
  const buffer = Buffer.from(JSON.stringify(recorded(entry)))
  await page.goto('/r')
  await page.locator('input[type=file]').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer })
  await page.getByRole('slider', { name: 'Moment of the match' }).waitFor()
}
