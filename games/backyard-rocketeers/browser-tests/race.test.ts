import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { House, type Person } from '../../../e2e/browser/browser.fixture.ts'
import { isOver, prompt, toldTo } from '../../../e2e/browser/pressing.fixture.ts'
import { NO_CLOCKS } from './backyard.fixture.ts'
import { raceUntil, SPRINT } from './race.fixture.ts'

let house: House
let ada: Person

beforeAll(async () => {
  house = await House.open()
  ada = await house.person('Ada')
}, 180_000)

afterAll(() => house.close())

describe('one person and three bots', () => {
  it('race to Mars through the screen, from the lobby to the result', async () => {
    const { page } = ada
    const data = { game: 'backyard-rocketeers', seats: 4, options: { ...SPRINT, ...NO_CLOCKS } }
    const made = await ada.context.request.post('/api/tables', { data })
    const { code } = (await made.json()) as { code: string }
    await page.goto(`/t/${code}`)
    await page.getByRole('region', { name: 'What to do now' }).getByRole('button', { name: 'Sit down' }).click()
    await ada.picture('rocketeers-lobby')
    for (const seat of [2, 3, 4])
      await page
        .getByRole('group', { name: `Put a bot on seat ${seat}` })
        .getByRole('button', { name: 'normal' })
        .click()
    await page.getByRole('button', { name: /^Start/ }).click()
    await prompt(page).waitFor()
    await raceUntil([page], () => isOver(page))
    const told = toldTo(ada)
    expect(told.filter(({ kind }) => kind === 'gameEnded')).toHaveLength(1)
    expect(told.some(({ kind, seat }) => kind === 'padPlaced' && seat === 0)).toBe(true)
    await ada.picture('rocketeers-race-result')
    expect(await ada.barriers()).toEqual([])
  }, 300_000)

  it('the replay shows it, and every die and card is recomputed', async () => {
    await ada.page.getByRole('dialog', { name: 'Result' }).getByRole('link', { name: 'Watch the replay' }).click()
    await ada.page
      .getByText(/(\d+) of \1 rolls and shuffles recomputed/)
      .first()
      .waitFor()
    await ada.picture('rocketeers-replay')
    expect(await ada.barriers()).toEqual([])
    expect(house.complaints).toEqual([])
  })
})
