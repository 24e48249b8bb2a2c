import { expect, it } from 'vitest'
import { prompt, toldTo } from '../../../e2e/browser/pressing.fixture.ts'
import { type Crew, isWide, SLOWLY } from './crew.fixture.ts'
import { announcedTo } from './heard.fixture.ts'

/** The captain goes on when the test has looked: this one has all the time in the world. */
const ALONE = { game: 'space-alert', seats: 1, options: { mission: 'simulation-2', untimed: true, tripping: false } }
/** What is reported before. */
const MOST_REPORTS = 12

export const outage = (crew: Crew): void =>
  it('SA-2.12 an outage is plain to see and stands in nobody’s way', async () => {
    const { ben } = crew
    const { page } = ben
    const made = await ben.context.request.post('/api/tables', { data: ALONE })
    await page.goto(`/t/${((await made.json()) as { code: string }).code}`)
    await page.getByRole('region', { name: 'What to do now' }).getByRole('button', { name: 'Sit down' }).tap()
    ben.received.length = 0
    await page.getByRole('button', { name: /^Start/ }).tap()
    const goOn = prompt(page).getByRole('button', { name: 'Go on' })
    for (let reports = 0; reports < MOST_REPORTS && announcedTo(ben, 'comms-down') === 0; reports++) {
      const before = toldTo(ben).length
      await goOn.tap()
      await expect.poll(() => toldTo(ben).length, SLOWLY).toBeGreaterThan(before)
    }
    await page.getByRole('region', { name: 'Announcement' }).getByText('Communications are down').waitFor()
    expect(await prompt(page).getByRole('button', { name: 'Call out' }).getAttribute('aria-disabled')).toBe('true')
    await ben.picture('alert-outage')
    expect(await isWide(ben)).toBe(false)
    await expect.poll(() => ben.barriers(), SLOWLY).toEqual([])
  }, 90_000)
