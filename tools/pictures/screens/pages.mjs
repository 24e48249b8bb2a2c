import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ADMIN_TOKEN, ROOT } from '../house.mjs'

const heading = (page) => page.getByRole('heading').first().waitFor()

/** A page that shows something by itself. */
const pageAt = (name, path, more = {}) => ({
  name,
  isPage: true,
  async open(page) {
    await page.goto(path)
    await heading(page)
    await page.waitForLoadState('networkidle')
  },
  ...more,
})

const pressed = (name, path, press, more = {}) => ({
  ...pageAt(name, path),
  isPage: false,
  ...more,
  async open(page) {
    await pageAt(name, path).open(page)
    await press(page)
  },
})

async function enteredAsHost(page) {
  await page.getByLabel('Token').fill(ADMIN_TOKEN)
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'The server' }).waitFor()
}

const shortRun = ({ id }) => `/lab?game=${id}&bots=random,random&games=60&seed=tide`

async function ranToItsEnd(page) {
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByText('All games are played.').first().waitFor({ state: 'attached' })
}

const EXPECTED = /Failed to load resource/

/** What anybody can look at, whoever they are and whatever they have played. */
export const pageScreens = ({ games, ada }) => [
  pageAt('home-fresh', '/'),
  pageAt('home-fresh-by-day', '/', { colours: 'light' }),
  pageAt('home-with-games', '/', { who: ada }),
  pageAt('home-with-games-by-day', '/', { who: ada, colours: 'light' }),
  pressed('home-which-game', '/', (page) => page.getByRole('button', { name: 'Create a table' }).first().click()),
  pressed('home-my-name', '/', (page) => page.getByRole('button', { name: /: change my name$/ }).click()),
  ...games.flatMap(({ id, name }) => [
    pageAt(`${id}-page`, `/g/${id}`, { who: ada }),
    pageAt(`${id}-rules`, `/g/${id}/rules`, { isPage: false }),
    pageAt(`${id}-daily`, `/g/${id}/daily`, { who: ada }),
    pressed(`${id}-minute`, '/', (page) => page.getByRole('button', { name: `${name} in a minute` }).click()),
    ...[0, 4, 9].map((step) => lessonScreen(id, step)),
  ]),
  pageAt('game-page-by-day', `/g/${games[0].id}`, { who: ada, colours: 'light' }),
  ...games
    .filter(({ id }) => existsSync(join(ROOT, 'games', id, 'editor')))
    .map(({ id }) => pageAt(`${id}-editor`, `/g/${id}/editor`, { isPage: false })),
  pageAt('rulebooks', '/rules'),
  pageAt('replays', '/replays', { who: ada }),
  pageAt('replays-fresh', '/replays'),
  pageAt('my-numbers', '/me', { who: ada }),
  pageAt('my-numbers-fresh', '/me'),
  pageAt('settings', '/settings', { who: ada }),
  pageAt('settings-by-day', '/settings', { who: ada, colours: 'light' }),
  pageAt('admin-token', '/admin'),
  pressed('admin', '/admin', enteredAsHost, { isPage: true }),
  pressed('admin-by-day', '/admin', enteredAsHost, { isPage: true, colours: 'light' }),
  pageAt('gallery', '/gallery'),
  pageAt('lab', '/lab'),
  pageAt('lab-by-day', '/lab', { colours: 'light' }),
  pressed('lab-run', shortRun(games[0]), ranToItsEnd, { isPage: true }),
  pressed('lab-past-runs', shortRun(games[0]), async (page) => {
    await ranToItsEnd(page)
    await page.getByRole('button', { name: 'Past runs' }).click()
    await page.getByRole('dialog').getByRole('listitem').first().waitFor()
  }),
  pageAt('not-found', '/nowhere', { isExpected: EXPECTED }),
  pageAt('no-such-table', '/t/ZZZZZ', { isExpected: EXPECTED }),
  pageAt('no-such-replay', '/r/ZZZZZ', { isExpected: EXPECTED }),
  pageAt('no-such-game', '/g/chess', { isExpected: EXPECTED }),
]

const lessonScreen = (id, step) => ({
  name: `${id}-lesson-${step}`,
  isUnder: true,
  kept: { 'starboard.lessons': JSON.stringify({ [id]: Array.from({ length: step }, () => 0) }) },
  async open(page) {
    await page.goto(`/learn/${id}`)
    // Where nobody teaches, a first match begins.
    await page.locator('[aria-label="Coach"], [aria-label="Board"]').first().waitFor()
    await page.waitForLoadState('networkidle')
  },
})
