import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Guest } from '@starboard/wire/guest'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { House, type Person } from './browser.fixture.ts'
import { FIRST } from './games.fixture.ts'

const STARBOARD = fileURLToPath(new URL('../../cli/starboard.mjs', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'starboard-replay-'))
const file = join(folder, 'match.json')

let house: House
let ada: Person
beforeAll(async () => {
  const words = ['record', FIRST.id, '--seats', '3', '--bots', 'heuristic', '--seed', '7', '--out', file]
  await promisify(execFile)(process.execPath, [STARBOARD, ...words])
  house = await House.open()
  ada = await house.person('Ada')
}, 180_000)
afterAll(async () => {
  await house.close()
  rmSync(folder, { recursive: true })
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto('/r')
  await page.locator('input[type=file]').setInputFiles(path)
}

const place = async (page: Page): Promise<number> => Number(await scrubber(page).inputValue())
const scrubber = (page: Page) => page.getByRole('slider', { name: 'Moment of the match' })

describe('a match file from disk', () => {
  it('opens without an account and without the server knowing the match', async () => {
    const { page } = ada
    await open(page, file)
    await page
      .getByText(/(\d+) of \1 rolls and shuffles recomputed/)
      .first()
      .waitFor()
    await scrubber(page).waitFor()
    await ada.picture('replay-file')
    expect(await ada.barriers()).toEqual([])
  })

  it('is stepped through with keys, and the address follows', async () => {
    const { page } = ada
    await page.keyboard.press('Home')
    await expect.poll(() => place(page)).toBe(1)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => place(page)).toBe(3)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => place(page)).toBe(2)
    await expect.poll(() => new URL(page.url()).hash).toBe('#2')
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(() => place(page)).toBeGreaterThan(3)
    await page.keyboard.press('End')
    await expect.poll(async () => String(await place(page)) === (await scrubber(page).getAttribute('max'))).toBe(true)
    await ada.picture('replay-end')
  })

  it('shows from a seat only what that seat knew', async () => {
    const { page } = ada
    await page.keyboard.press('Home')
    for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight')
    await expect.poll(() => place(page)).toBe(7)
    const story = () => page.getByRole('region', { name: 'Story' }).innerText()
    const everything = await story()
    await page.getByText('Spectator', { exact: true }).click()
    await expect.poll(story).toContain('drafts a card from')
    expect(everything).not.toContain('drafts a card from')
  })

  it('explains how to check the dice, with the numbers of this match', async () => {
    const { page } = ada
    await page.getByRole('button', { name: /Check it/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    const { header } = JSON.parse(readFileSync(file, 'utf8')) as { header: { commitment: string } }
    expect((await dialog.innerText()).replace(/\s/g, '')).toContain(header.commitment.slice(0, 16))
    await ada.picture('replay-dice-check')
    expect(await ada.barriers()).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  })
})

describe('a match looked back on', () => {
  /** In a worker whose clock runs ten times as fast a review takes two seconds instead of twenty. */
  const HASTE = 'const unhurried = performance.now.bind(performance); performance.now = () => 10 * unhurried();'
  const WORKER = /\/assets\/worker-[^/]*\.js$/

  it('is reviewed when somebody wants it, and the review is there at once when it is opened again', async () => {
    const { page } = ada
    await page.route(WORKER, async (route) => {
      const body = HASTE + (await (await route.fetch()).text())
      await route.fulfill({ contentType: 'text/javascript', body })
    })
    await page.getByRole('button', { name: 'Review this match' }).click()
    await page.getByRole('heading', { name: 'Turning points' }).waitFor()
    await page.getByRole('list', { name: 'Chances to win at this moment' }).waitFor()
    await ada.picture('replay-review')
    expect(await ada.barriers()).toEqual([])
    await page.unroute(WORKER)
    await open(page, file)
    await page.getByRole('heading', { name: 'Turning points' }).waitFor()
    expect(await page.getByRole('button', { name: 'Review this match' }).count()).toBe(0)
  })

  it('goes on from a moment in the middle, against bots, and hints can be asked for', async () => {
    const { page } = ada
    const middle = Math.floor(Number(await scrubber(page).getAttribute('max')) / 2)
    await scrubber(page).fill(String(middle))
    await page.getByRole('button', { name: 'Branch from here' }).click()
    await page.getByRole('dialog').getByText('Sealed anew').waitFor()
    await ada.picture('replay-branch')
    expect(await ada.barriers()).toEqual([])
    await page.getByRole('button', { name: 'Play on from here' }).click()
    await page.waitForURL(/\/solo\//)
    await page.getByRole('button', { name: /^Hint/ }).click()
    await page.getByText(/^(normal|hard) would: /).waitFor()
    await ada.picture('solo-hint')
    expect(await ada.barriers()).toEqual([])
  })
})

describe('a match of a table here', () => {
  const SHORT = { preset: 'quick', distance: 6, movementDeck: { ones: 0, twos: 0, threes: 4 } }

  /** A match against bots, played to its end by taking the last choice every time. */
  async function finished(guest: Guest): Promise<string> {
    const { code } = await guest.createTable({ game: FIRST.id, seats: 2, bots: [null, 'random'], options: SHORT })
    const client = guest.watch(code)
    await expect.poll(() => client.state.table?.status).toBe('lobby')
    for (const command of [{ kind: 'sit' }, { kind: 'ready', ready: true }, { kind: 'start' }] as const)
      expect(await client.send(command)).toMatchObject({ ok: true })
    const isOver = () => client.state.shown?.outcome != null
    const asked = () => client.state.shown?.open.find(({ id }) => id !== undefined)?.id
    while (!isOver()) {
      await expect.poll(() => isOver() || asked() !== undefined).toBe(true)
      const [decision, action] = [asked(), client.state.shown?.legal.at(-1)]
      if (decision !== undefined) await client.send({ kind: 'act', decision, action })
    }
    client.close()
    return code
  }

  it('goes on from a moment at a table of its own, with friends', async () => {
    const { page } = ada
    const cleo = await Guest.at(house.url, 'Cleo')
    await page.goto(`/r/${await finished(cleo)}#12`)
    await expect.poll(() => place(page)).toBe(12)
    await page.getByRole('button', { name: 'Branch from here' }).click()
    await page.getByRole('radio', { name: 'Friends, at a table' }).check()
    await ada.picture('replay-branch-table')
    expect(await ada.barriers()).toEqual([])
    await page.getByRole('button', { name: 'Open the table' }).click()
    await page.waitForURL(/\/t\//)
    await page.getByRole('heading', { name: 'From moment 12 of another match' }).waitFor()
    await ada.picture('lobby-branch')
    expect(await ada.barriers()).toEqual([])
    const friend = cleo.watch(new URL(page.url()).pathname.slice('/t/'.length))
    await expect.poll(() => friend.state.table?.branch?.length).toBe(12)
    expect(await friend.send({ kind: 'sit' })).toMatchObject({ ok: true })
    expect(await friend.send({ kind: 'ready', ready: true })).toMatchObject({ ok: true })
    await page
      .getByRole('button', { name: /^(Ready|Start|I am ready)/ })
      .first()
      .click()
    await expect.poll(() => friend.state.table?.status).toBe('playing')
    await page.locator('[data-decision]').first().waitFor()
    await ada.picture('board-branch')
    friend.close()
  })
})

interface Forgery {
  readonly name: string
  readonly says: RegExp
  forge(text: string): string
}

const FORGERIES: readonly Forgery[] = [
  { name: 'no-json', says: /not/i, forge: (text) => text.slice(0, 500) },
  { name: 'no-export', says: /not an exported match/i, forge: () => '{"hello": 1}' },
  {
    name: 'loaded-dice',
    says: /Moment \d+: the log says/,
    forge: (text) => {
      const match = JSON.parse(text) as { log: { kind: string; luck: unknown[] }[] }
      const rolled = match.log.find(({ kind, luck }) => kind === 'act' && typeof luck[0] === 'number')
      if (rolled !== undefined) rolled.luck[0] = (Number(rolled.luck[0]) % 6) + 1
      return JSON.stringify(match)
    },
  },
]

describe('a file that is not what it says', () => {
  it.each(FORGERIES)('$name: is called so', async ({ name, says, forge }) => {
    const path = join(folder, `${name}.json`)
    writeFileSync(path, forge(readFileSync(file, 'utf8')))
    await open(ada.page, path)
    await ada.page.getByText(says).first().waitFor()
    await ada.picture(`replay-${name}`)
    expect(await ada.barriers()).toEqual([])
  })

  it('and no page complained', () => expect(house.complaints).toEqual([]))
})

describe('a hostile file', () => {
  /** As large as a file may be, and nothing but things to look at. */
  const heavy = () =>
    `{"header":{"game":"${FIRST.id}"},"log":[${Array.from({ length: 2_300_000 }, () => '{"a":1}').join()}]}`

  it('is read by the worker alone: the page reads and parses nothing of it, and answers presses meanwhile', async () => {
    const { page } = ada
    const path = join(folder, 'heavy.json')
    writeFileSync(path, heavy())
    await page.goto('/r')
    await page.evaluate(countWorkOfPage)
    await page.locator('input[type=file]').setInputFiles(path)
    await page.getByRole('alert').getByText('more than 1,000,000 values').waitFor()
    const { parsed, read, pressed } = await page.evaluate(() => document.body.dataset)
    expect([Number(parsed ?? 0) < 100_000, read]).toEqual([true, undefined])
    expect(Number(pressed)).toBeGreaterThan(0)
    await ada.picture('replay-refused')
    expect(await ada.barriers()).toEqual([])
  })

  it('that never ends leaves the page free, can be given up, and another one opened', async () => {
    const { page } = ada
    const isWorker = /\/assets\/worker-[^/]*\.js$/
    await page.route(isWorker, (route) => route.fulfill({ contentType: 'text/javascript', body: 'for (;;);' }))
    await open(page, file)
    await page.getByRole('heading', { name: 'Reading the file' }).waitFor()
    const sound = page.getByRole('button', { name: 'Sound', exact: true })
    const before = await sound.getAttribute('aria-pressed')
    await sound.click()
    expect(await sound.getAttribute('aria-pressed')).not.toBe(before)
    await ada.picture('replay-reading')
    expect(await ada.barriers()).toEqual([])
    await page.unroute(isWorker)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('heading', { name: 'Watch a match from a file' }).waitFor()
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByRole('heading', { name: 'Dice verified' }).waitFor()
    await page.getByText('Not signed by a server.').waitFor()
  })

  it('and no page complained', () => expect(house.complaints).toEqual([]))
})

/** Runs in the page: how much its own thread reads and parses, and how many presses it answers while a file is read. */
function countWorkOfPage(): void {
  const { parse } = JSON
  const { text } = Blob.prototype
  const counts = document.body.dataset
  const add = (name: string, by: number) => {
    counts[name] = String(Number(counts[name] ?? 0) + by)
  }
  JSON.parse = (source, reviver) => {
    add('parsed', source.length)
    return parse(source, reviver)
  }
  Blob.prototype.text = function () {
    add('read', this.size)
    return text.call(this)
  }
  const button = () => document.querySelector<HTMLButtonElement>('header button[aria-pressed]')
  const timer = setInterval(() => {
    if (document.querySelector('[role=alert]') !== null) return clearInterval(timer)
    if (document.querySelector('progress') === null) return
    const before = button()?.getAttribute('aria-pressed')
    button()?.click()
    setTimeout(() => add('pressed', Number(button()?.getAttribute('aria-pressed') !== before)))
  }, 20)
}
