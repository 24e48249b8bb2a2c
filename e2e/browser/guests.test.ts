import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DESK, House, type Person, PHONE } from './browser.fixture.ts'
import { FIRST } from './games.fixture.ts'

/** The network of somebody who is sent away, as a proxy in front of the server tells it. */
const FROM = { 'x-forwarded-for': '203.0.113.7' }
const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth

let house: House
let [ada, mal, eve, fay]: Person[] = []
let code = ''

beforeAll(async () => {
  house = await House.open({ STARBOARD_TRUST_PROXY: 'true' })
  ;[ada, mal, eve, fay] = await Promise.all(['Ada', 'Mal', 'Eve', 'Fay'].map((name) => house.person(name)))
}, 180_000)
afterAll(() => house.close())

const here = (person: Person | undefined): Person => {
  if (person === undefined) throw new Error('Somebody is missing.')
  return person
}

async function send(by: Person | undefined, command: string, data: object, headers = {}): Promise<string> {
  const reply = await here(by).context.request.post(`/api/tables/${code}/${command}`, { data, headers })
  return ((await reply.json()) as { code?: string }).code ?? 'done'
}

async function expectNoBarriers(person: Person, where: string) {
  expect(await person.barriers(), where).toEqual([])
  for (const size of [PHONE, DESK]) {
    await person.page.setViewportSize(size)
    expect(await person.page.evaluate(isWide), `${where}, ${size.width} px`).toBe(false)
  }
}

describe('the host and those who watch', () => {
  it('somebody from the network of one who was kicked asks, and is let in by keyboard', async () => {
    const { page, context } = here(ada)
    const made = await context.request.post('/api/tables', { data: { game: FIRST.id, seats: 3 } })
    code = ((await made.json()) as { code: string }).code
    await send(ada, 'sit', {})
    await send(mal, 'sit', { seat: 1 }, FROM)
    await send(ada, 'kick', { seat: 1 })
    for (const one of [ada, eve, fay]) await here(one).page.goto(`/t/${code}`)
    await page.getByRole('button', { name: '2 watching' }).waitFor()
    expect(await send(eve, 'sit', {}, FROM)).toBe('host-asked')
    await here(eve)
      .page.getByText(/the host is asked whether you may sit down/)
      .first()
      .waitFor()
    await here(eve).picture('guests-asking')
    await expectNoBarriers(here(eve), 'asking')

    await page.getByText('Eve asks for a seat').first().waitFor()
    await page.getByRole('button', { name: /1 asks for a seat/ }).focus()
    await page.keyboard.press('Enter')
    const list = page.getByRole('dialog', { name: 'People at this table' })
    await list.waitFor()
    await here(ada).picture('guests-list')
    await expectNoBarriers(here(ada), 'list')
    await list.getByRole('button', { name: 'Let in Eve', exact: true }).focus()
    await page.keyboard.press('Enter')
    await list.getByText('Asking for a seat').waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.querySelector('dialog')?.contains(document.activeElement))).toBe(true)
    await here(eve).page.getByRole('button', { name: 'Sit down' }).first().waitFor()
  })

  it('mutes one, who reads it at once, and removes another after a question', async () => {
    const list = here(ada).page.getByRole('dialog', { name: 'People at this table' })
    await list.getByRole('button', { name: 'Mute Eve' }).click()
    await list.getByRole('button', { name: 'Unmute Eve' }).waitFor()
    await here(eve).page.getByText('The host has muted you at this table').first().waitFor()
    await here(eve).picture('guests-muted')
    await expectNoBarriers(here(eve), 'muted')

    await list.getByRole('button', { name: 'Remove Fay' }).focus()
    await here(ada).page.keyboard.press('Enter')
    await list.getByText('They cannot come back to this table.').waitFor()
    await expect.poll(() => here(ada).page.evaluate(() => document.activeElement?.textContent)).toBe('Keep')
    await here(ada).picture('guests-question')
    await expectNoBarriers(here(ada), 'question')
    await list.getByRole('button', { name: 'Send away Fay' }).click()
    for (const _times of ['at once', 'and after coming back']) {
      await here(fay).page.getByRole('heading', { name: 'The host has sent you away.' }).waitFor()
      await here(fay).page.reload()
    }
    await here(fay).picture('guests-removed')
    await expectNoBarriers(here(fay), 'removed')
    await here(ada).page.keyboard.press('Escape')
    await here(ada).page.getByRole('button', { name: '1 watching' }).waitFor()
  })

  it('finds the same in the match', async () => {
    for (const seat of [1, 2]) await send(ada, 'bot', { seat, level: 'random' })
    await send(ada, 'ready', { ready: true })
    expect(await send(ada, 'start', {})).toBe('done')
    await here(ada).page.getByRole('region', { name: 'Board' }).waitFor()
    const button = here(ada).page.getByRole('button', { name: '1 watching' })
    await button.waitFor()
    await here(ada).picture('guests-match-button')
    await expectNoBarriers(here(ada), 'match')
    await button.click()
    const list = here(ada).page.getByRole('dialog', { name: 'People at this table' })
    await list.getByRole('button', { name: 'Remove Eve' }).waitFor()
    await here(ada).picture('guests-match')
    await expectNoBarriers(here(ada), 'list in the match')
    await here(eve).page.getByRole('tab', { name: 'Chat' }).click()
    await here(eve).page.getByText('The host has muted you at this table').first().waitFor()
    await list.getByRole('button', { name: 'Remove Eve' }).click()
    await list.getByRole('button', { name: 'Send away Eve' }).click()
    await here(eve).page.getByRole('heading', { name: 'The host has sent you away.' }).waitFor()
  })

  it('nobody’s page complained', () => expect(house.complaints).toEqual([]))
})
