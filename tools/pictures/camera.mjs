import { join } from 'node:path'
import { sessionFor } from './guest.mjs'
import { cutTexts, hangingOver, isWide, tinyTexts } from './looks.mjs'
import { missedBy, THUMB_PX } from './thumb.mjs'

const SIZES = {
  desk: [
    [1280, 800],
    [1920, 1080],
  ],
  phone: [
    [390, 844],
    [844, 390],
  ],
}
/** A page that scrolls is shown as far as this many screens. */
const MOST_SCREENS = 2
const SMALLEST_PX = 12
const REST_MS = 350
const LONGEST_MS = 20_000

/** Takes a screen at all sizes; answers what a machine finds wrong with it. */
export async function takeScreen({ browser, url, folder }, screen) {
  const findings = []
  for (const [device, sizes] of Object.entries(SIZES)) {
    const { context, page, complaints } = await visit({ browser, url }, screen, device)
    try {
      await screen.open(page)
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height })
        await rested(page)
        const file = `${screen.name}-${width}x${height}.png`
        await page.screenshot({ path: join(folder, file), ...(await frameOf(page, screen, { width, height })) })
        for (const text of await foundOn(page, screen, device))
          findings.push({ screen: screen.name, size: `${width}x${height}`, text })
      }
    } catch (error) {
      findings.push({ screen: screen.name, size: device, text: `NOT TAKEN: ${error.message.split('\n')[0]}` })
      await page.screenshot({ path: join(folder, `${screen.name}-failed.png`) }).catch(() => undefined)
    }
    for (const text of complaints) findings.push({ screen: screen.name, size: device, text: `console: ${text}` })
    await context.close()
  }
  return findings
}

/** With the session of whoever this is about, or nobody's. */
async function visit({ browser, url }, { who, colours = 'dark', kept = {}, isExpected }, device) {
  const [width, height] = SIZES[device][0]
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    hasTouch: device === 'phone',
    reducedMotion: 'reduce',
    colorScheme: colours,
    serviceWorkers: 'block',
  })
  if (who !== undefined) await context.addCookies([sessionFor(who, url)])
  await context.addInitScript(
    (items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
    },
    who === undefined ? kept : { 'starboard.name': who.name, ...kept },
  )
  const page = await context.newPage()
  page.setDefaultTimeout(LONGEST_MS)
  const complaints = []
  const hear = (text) => isExpected?.test(text) !== true && complaints.push(text)
  page.on('pageerror', ({ message }) => hear(message))
  page.on('console', (message) => message.type() === 'error' && hear(message.text()))
  return { context, page, complaints }
}

async function rested(page) {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.waitForTimeout(REST_MS)
}

async function frameOf(page, { isPage = false }, { width, height }) {
  if (!isPage) return {}
  const length = await page.evaluate(() => document.documentElement.scrollHeight)
  return { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(length, MOST_SCREENS * height) } }
}

async function foundOn(page, { isUnder = false }, device) {
  const found = async (what, look, given) => (await page.evaluate(look, given)).map((text) => `${what}: ${text}`)
  const isPhone = device === 'phone'
  const missed = isPhone ? await found('missed by a thumb', missedBy, THUMB_PX) : []
  return [
    ...((await page.evaluate(isWide)) ? ['the page can be pushed to the side'] : []),
    ...(await found('cut', cutTexts)),
    ...(await found('over the edge', hangingOver)),
    ...(isPhone ? await found('tiny', tinyTexts, SMALLEST_PX) : []),
    // Something stands over the board for a while, as it should.
    ...missed.filter((text) => !(isUnder && /: covered/.test(text))),
  ]
}
