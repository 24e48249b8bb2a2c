import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { House, type Person } from '../../../e2e/browser/browser.fixture.ts'
import { prompt } from '../../../e2e/browser/pressing.fixture.ts'
import { Tunnel } from '../../../e2e/browser/tunnel.fixture.ts'
import { CARDS } from '../rules/cards.ts'
import { isOver, playUntil, roundOf } from './play.fixture.ts'

const STARBOARD = fileURLToPath(new URL('../../../cli/starboard.mjs', import.meta.url))

/** The comet is near: a whole match, early turns and late ones, in less than half the time. */
const SHORT = { preset: 'quick', distance: 7 }

let house: House
let tunnel: Tunnel
let ada: Person
let ben: Person
let eve: Person
let link = ''

beforeAll(async () => {
  house = await House.open()
  tunnel = await Tunnel.to(house.url)
  ada = await house.person('Ada')
  ben = await house.person('Ben', { url: tunnel.url, isCaching: true })
  eve = await house.person('Eve')
}, 180_000)

afterAll(async () => {
  tunnel.close()
  await house.close()
})

const namesIn = (page: string): readonly string[] =>
  Object.values(CARDS)
    .map(({ name }) => name)
    .filter((name) => page.includes(name))

/** What every deck says of itself: which cards this viewer has not seen yet. */
const UNSEEN = /Not seen yet, here or in other hands: ([^".]*)\./g

/** Without that. */
const shownOn = async ({ page }: Person): Promise<string> => (await page.content()).replaceAll(UNSEEN, '')

const unseenBy = async ({ page }: Person): Promise<readonly string[]> => {
  const lists = [...(await page.content()).matchAll(UNSEEN)].map(([, list = '']) => list)
  return [...new Set(lists)].flatMap((list) => list.split(', ')).toSorted()
}

/** For whoever has seen none. */
const WHOLE_DECKS = Object.values(CARDS)
  .map(({ name, copies }) => `${copies} ${name}`)
  .toSorted()

const hereAs = (person: Person): string => person.page.url().replace(tunnel.url, house.url)

/** One test after the other tells one evening: two people, two bots, and somebody who looks on. */
describe('two people and two bots play Comet Rush through the screen', () => {
  it('Ada opens a table, seats two bots and sends the link', async () => {
    const { page } = ada
    await page.goto('/')
    await page.getByRole('button', { name: 'Create a table' }).click()
    await page
      .getByRole('dialog', { name: 'Which game?' })
      .getByRole('button', { name: /Comet Rush/ })
      .click()
    await page.waitForURL(/\/t\/[A-Z0-9]+$/)
    link = page.url()
    for (const seat of [3, 4])
      await page
        .getByRole('group', { name: `Put a bot on seat ${seat}` })
        .getByRole('button', { name: 'easy' })
        .click()
    await page.getByRole('region', { name: 'Bring a friend' }).getByRole('button').click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    await ada.picture('lobby-host')
  })

  it('Ben opens the link, sits down and is ready; a change of the rules asks him again', async () => {
    await ben.page.goto(new URL(link).pathname)
    await ben.page.getByRole('region', { name: 'What to do now' }).getByRole('button', { name: 'Sit down' }).click()
    const ready = ben.page.getByRole('button', { name: 'Ready', exact: true })
    await ready.click()
    await ada.page.getByRole('radio', { name: 'quick', exact: true }).click()
    await ben.page.getByText('quick', { exact: true }).waitFor()
    await ready.waitFor()
    await ada.context.request.post(`/api/tables/${link.split('/').at(-1)}/configure`, { data: { options: SHORT } })
    await ready.click()
    await ben.picture('lobby-guest')
  })

  it('everybody comes to the same table', async () => {
    const start = ada.page.getByRole('button', { name: /^Start/ })
    await start.click()
    await eve.page.goto(new URL(link).pathname)
    for (const { page } of [ada, ben, eve]) await page.getByRole('heading', { name: 'Comet Rush' }).waitFor()
    expect(hereAs(ben)).toBe(link)
  })

  it('near the end of the draft a spectator has seen no card of anybody', async () => {
    await playUntil([ada.page, ben.page], async () => /card [34] of 4/.test(await prompt(ada.page).innerText()))
    await eve.page.getByText('Ada drafts a card').first().waitFor()
    await eve.picture('match-spectator')
    expect(namesIn(await shownOn(ada)).length).toBeGreaterThan(0)
    expect(namesIn(await shownOn(eve))).toEqual([])
    // A card that her page knew of would be missing in the list of its deck.
    expect(await unseenBy(eve)).toEqual(WHOLE_DECKS)
    expect(await unseenBy(ada)).not.toEqual(WHOLE_DECKS)
    expect(await eve.page.getByRole('region', { name: 'Your hand' }).count()).toBe(0)
  })

  it('Ada reloads in the middle and has the whole story', async () => {
    await playUntil([ada.page, ben.page], async () => (await roundOf(ada.page)) >= 2)
    const told = () => ada.page.getByRole('region', { name: 'Log' }).getByRole('listitem').allInnerTexts()
    const before = await told()
    expect(before.length).toBeGreaterThan(5)
    await ada.page.reload()
    // Line by line; a bot may have gone on meanwhile, in the block that stands last.
    await expect.poll(async () => (await told()).slice(0, before.length - 1)).toEqual(before.slice(0, -1))
    await ada.picture('match')
    expect(await ada.barriers()).toEqual([])
  })

  it('Ben loses the network: his board stays and says so, and when he is back he has missed nothing', async () => {
    tunnel.cut()
    await ben.page.getByText('Connection lost').first().waitFor()
    await ben.page.getByRole('region', { name: 'Board' }).waitFor()
    await ben.picture('match-offline')
    await playUntil([ada.page], async () => (await prompt(ada.page).innerText()).includes('Ben'))
    tunnel.mend()
    await ben.page.getByText('Connection lost').first().waitFor({ state: 'hidden' })
    const lines = (person: Person) => person.page.getByRole('region', { name: 'Log' }).getByRole('listitem').count()
    await expect.poll(async () => (await lines(ben)) > 0).toBe(true)
  })

  it('they play to the end and see the same result', async () => {
    await playUntil([ada.page, ben.page], async () => (await isOver(ada.page)) && (await isOver(ben.page)))
    await ada.picture('match-result')
    expect(await ada.barriers()).toEqual([])
    const resultOf = (person: Person) => person.page.getByRole('dialog').getByRole('heading').first().innerText()
    expect(await resultOf(ada)).toBe(await resultOf(ben))
  }, 300_000)

  it('the replay verifies in the browser, and the file it saves verifies on the command line', async () => {
    const { page } = ada
    await page.getByRole('dialog').getByRole('link', { name: 'Watch the replay' }).click()
    await page.waitForURL(/\/r\//)
    const verified = page.getByText(/(\d+) of \1 rolls and shuffles recomputed/)
    await verified.first().waitFor()
    const server = new URL(page.url())
    await page.getByText(`Signed by ${server.host} (key `).waitFor()
    await ada.picture('replay')
    expect(await ada.barriers()).toEqual([])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /Export/ }).click(),
    ])
    const words = [STARBOARD, 'verify', await download.path(), '--signed-by', server.origin]
    const { stdout } = await promisify(execFile)(process.execPath, words)
    expect(stdout).toMatch(/recomputed/)
    expect(stdout).toMatch(/^Signed on [\d-]+ by the server you named \(key /m)
  })

  it('a link to a moment opens at that moment', async () => {
    const { page } = eve
    await page.goto(`${ada.page.url().split('#')[0]}#12`)
    await page.getByRole('slider').first().waitFor()
    await expect.poll(() => page.getByRole('slider').first().getAttribute('aria-valuetext')).toMatch(/^Moment 12 of/)
  })

  it('no hand of anybody ever came to the spectator’s browser', () => {
    const isHand = (text: string) => /"hand":/.test(text)
    expect(ada.received.some(isHand)).toBe(true)
    expect(eve.received.length).toBeGreaterThan(20)
    expect(eve.received.filter(isHand)).toEqual([])
  })

  it('and nobody’s page had anything to complain about', () => {
    expect(house.complaints).toEqual([])
  })
})
