import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright-core'
import { requireChromium } from './chromium.mjs'
import { takeAll } from './pictures/all.mjs'
import { guest } from './pictures/guest.mjs'
import { openHouse, ROOT } from './pictures/house.mjs'

/**
 * npm run pictures: takes the pictures of README.md anew, from a server of its own that is gone afterwards. What they show
 * is the same every time: steps of lessons, whose luck is written down, and moments of matches that are kept for tests.
 */
const [DESK, PHONE] = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

/** Each is a page, a step of a lesson, or a moment of a kept match; `hasCoach`: the lesson shows that it is one. */
const { tables, pictures } = JSON.parse(readFileSync(join(ROOT, 'docs/pictures.json'), 'utf8'))

const [flag, ...rest] = process.argv.slice(2)
if (flag === '--all') await all(rest)
else await ofReadme(process.argv.slice(2))

/** npm run pictures -- --all <folder> [name]: every screen at every size, to look at. */
async function all([folder, wanted]) {
  if (folder === undefined) throw new Error('Say where to: npm run pictures -- --all <folder> [which, as a pattern]')
  await takeAll(resolve(folder), wanted)
}

async function ofReadme(wanted) {
  const house = await openHouse()
  const browser = await chromium.launch({ executablePath: requireChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    await peopled(house.url)
    for (const picture of pictures)
      if (wanted.length === 0 || wanted.includes(picture.file)) await take(browser, house.url, picture)
  } finally {
    await browser.close()
    house.close()
  }
}

/** Somebody looks for players, so that the shelf is not empty. */
async function peopled(url) {
  for (const { host, game, seats } of tables) {
    const { post } = await guest(url, host)
    const { code } = await post('/tables', { game, seats, isOpen: true })
    await post(`/tables/${code}/sit`, { seat: 0 })
  }
}

async function take(browser, url, picture) {
  const { file, path, isPhone = false } = picture
  const context = await browser.newContext({
    baseURL: url,
    viewport: isPhone ? PHONE : DESK,
    reducedMotion: 'reduce',
    colorScheme: 'dark',
    serviceWorkers: 'block',
    // For the one line of style that hides the coach.
    bypassCSP: true,
  })
  const page = await context.newPage()
  await page.addInitScript(remember, { name: 'Juniper', ...picture })
  await page.route('**/api/daily', atNoon)
  if (path !== undefined) await page.goto(path)
  else if (picture.lesson !== undefined) await openLesson(page, picture)
  else await openKept(page, picture)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(ROOT, 'docs', `${file}.png`), animations: 'disabled' })
  console.log(`docs/${file}.png`)
  await context.close()
}

/** In the page, before anything else: who looks at it, and how far they are in the lesson. */
function remember({ name, lesson, step = 0 }) {
  localStorage.setItem('starboard.guest', name)
  const done = Array.from({ length: step }, () => 0)
  if (lesson !== undefined) localStorage.setItem('starboard.lessons', JSON.stringify({ [lesson]: done }))
}

/** However late it is. */
async function atNoon(route) {
  const answer = await route.fetch()
  const dailies = await answer.json()
  await route.fulfill({ response: answer, json: dailies.map((daily) => ({ ...daily, leftMs: 6 * 3_600_000 })) })
}

async function openLesson(page, { lesson, hasCoach = false }) {
  await page.goto(`/learn/${lesson}`)
  await page.getByRole('region', { name: 'Coach' }).waitFor()
  if (hasCoach) return
  await page.addStyleTag({ content: '[data-coach], [class*="_layer_"] { display: none }' })
  // The coach had scrolled to what it speaks of.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

async function openKept(page, { match, moment }) {
  await page.goto('/replays')
  await page.locator('input[type=file]').setInputFiles(join(ROOT, 'games', match, 'golden/four-bots.json'))
  await page.getByRole('article', { name: 'This moment' }).waitFor()
  await page.evaluate((at) => {
    location.hash = `#${at}`
  }, moment)
  await page.getByText('Dice verified').waitFor()
}
