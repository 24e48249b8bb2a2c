import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium } from 'playwright-core'
import { requireChromium } from './chromium.mjs'
import { temporaryFolder } from './temporary.mjs'

/**
 * npm run pictures: takes the pictures of README.md anew, from a server of its own that is gone afterwards. What they show
 * is the same every time: steps of lessons, whose luck is written down, and moments of matches that are kept for tests.
 */
const ROOT = join(import.meta.dirname, '..')
const [DESK, PHONE] = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

/** Each is a page, a step of a lesson, or a moment of a kept match; `hasCoach`: the lesson shows that it is one. */
const { tables, pictures } = JSON.parse(readFileSync(join(ROOT, 'docs/pictures.json'), 'utf8'))

const server = await started()
const browser = await chromium.launch({ executablePath: requireChromium(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  await peopled(server.url)
  const wanted = process.argv.slice(2)
  for (const picture of pictures)
    if (wanted.length === 0 || wanted.includes(picture.file)) await take(browser, server.url, picture)
} finally {
  await browser.close()
  server.child.kill('SIGTERM')
}

async function started() {
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', STARBOARD_DATA: join(temporaryFolder(), 'data') }
  const child = spawn(process.execPath, ['cli/starboard.mjs', 'serve'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) if (line.includes('"listening"')) break
  child.stdout.resume()
  return { child, url: `http://127.0.0.1:${port}` }
}

function freePort() {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

/** Somebody looks for players, so that the shelf is not empty. */
async function peopled(url) {
  for (const { host, game, seats } of tables) {
    const signedIn = await posted(`${url}/api/session`, { name: host })
    const cookie = (signedIn.headers.get('set-cookie') ?? '').split(';')[0]
    const table = await (await posted(`${url}/api/tables`, { game, seats, isOpen: true }, cookie)).json()
    await posted(`${url}/api/tables/${table.code}/sit`, { seat: 0 }, cookie)
  }
}

function posted(url, body, cookie = '') {
  const headers = { 'content-type': 'application/json', cookie }
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
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
