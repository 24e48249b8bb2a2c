import type { Locator, Page } from 'playwright-core'
import { missedBy, THUMB_PX } from '../../tools/pictures/thumb.mjs'
import { sessionOf } from './size.fixture.ts'

/** Whatever a thumb would miss: too small, under something else, or over the edge of the screen. */
export const missedByThumb = (page: Page): Promise<readonly string[]> => page.evaluate(missedBy, THUMB_PX)

/** How much of this name is cut off where names of seats stand. */
export const cutNames = (page: Page, name: string): Promise<readonly string[]> =>
  page.evaluate((long) => {
    const places = [...document.querySelectorAll<HTMLElement>('main article[data-seat] [title]')].filter(
      (one) => one.childElementCount === 0,
    )
    for (const place of places) {
      place.textContent = long
      place.dataset.long = ''
    }
    return places
      .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
      .map(
        (one) =>
          `${one.title}: ${one.clientWidth} of ${one.scrollWidth} px, ${one.clientHeight} of ${one.scrollHeight} px`,
      )
  }, name)

/** Names in the list of seats that have to be broken into pieces. */
export const brokenNames = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('region', { name: 'Seats' })
    .locator('li b')
    .evaluateAll((names: HTMLElement[]) =>
      names
        .filter((name) => name.offsetHeight > 2 * Number.parseFloat(getComputedStyle(name).fontSize))
        .map(({ textContent, offsetHeight, offsetWidth }) => `${textContent}: ${offsetWidth} x ${offsetHeight} px`),
    )

/** Whether something of an open dialog is wider than it is, or stands over what is beside it. */
export const spilled = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const figures = [...document.querySelectorAll('dialog[open] figure, dialog[open] table')]
    return figures.flatMap((figure) => {
      const room = figure.parentElement?.getBoundingClientRect().right ?? 0
      const over = [figure, ...figure.querySelectorAll('p, table, section, figcaption')].map(
        (part) => part.getBoundingClientRect().right - room,
      )
      return Math.max(...over) > 1 ? [`${figure.tagName}: ${Math.round(Math.max(...over))} px`] : []
    })
  })

/** Whether something of the page is wider than the screen. */
export const isWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** What of these regions is not on the screen when the page stands at its top. */
export const outOfSight = (page: Page, regions: readonly string[]): Promise<readonly string[]> =>
  page.evaluate((names) => {
    const isSeen = (name: string) => {
      const region = document.querySelector(`main [aria-label="${name}"]`)
      const parts = [...(region?.querySelectorAll('button') ?? [])].map((part) => part.getBoundingClientRect())
      return parts.length > 0 && parts.every(({ top, bottom }) => top >= 0 && bottom <= innerHeight)
    }
    const { scrollY } = window
    scrollTo({ top: 0, behavior: 'instant' })
    const missing = names.filter((name) => !isSeen(name))
    scrollTo({ top: scrollY, behavior: 'instant' })
    return missing
  }, regions)

const SWIPE_PX = 120
const SWIPE_STEPS = 6

/** What a finger does that begins on this card and goes up or down, wherever there is more of the page. */
export async function swipe(page: Page, card: Locator): Promise<'scrolled' | 'dragged' | 'nothing'> {
  const session = await sessionOf(page)
  await card.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const before = await page.evaluate(() => scrollY)
  const way = before > SWIPE_PX ? SWIPE_PX : -SWIPE_PX
  const touch = (type: 'touchStart' | 'touchMove', share: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: x + width / 2, y: y + height / 3 + way * share }],
    })
  await touch('touchStart', 0)
  for (let step = 1; step <= SWIPE_STEPS; step++) await touch('touchMove', step / SWIPE_STEPS)
  const isDragged = (await page.locator('[data-dragging], [data-held]').count()) > 0
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  if (isDragged) return 'dragged'
  return (await page.evaluate(() => scrollY)) === before ? 'nothing' : 'scrolled'
}
