import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { requireChromium } from '../chromium.mjs'
import { takeScreen } from './camera.mjs'
import { guest } from './guest.mjs'
import { openHouse, ROOT } from './house.mjs'
import { branchedOff, decisionsIn, playedByBots, playedByHand } from './matches.mjs'
import { pageScreens } from './screens/pages.mjs'
import { replayScreens } from './screens/replays.mjs'
import { tableScreens } from './screens/tables.mjs'
import { makeSheets } from './sheets.mjs'

/** Bots do not think here, and all luck is the same every time. */
const SETTINGS = {
  STARBOARD_BOT_DELAY_MS: '1',
  STARBOARD_PAUSE_MS: '1',
  STARBOARD_REQUESTS_PER_MINUTE: '100000',
  STARBOARD_WORK_PER_SECOND: '100000',
  STARBOARD_MISSED_CODES_PER_HOUR: '100000',
  STARBOARD_LOBBIES_PER_PERSON: '1000',
  NODE_OPTIONS: `--import=${pathToFileURL(join(ROOT, 'e2e/same-luck.mjs')).href}`,
}
const MOST_SEATS = 4

/** Every screen at every size into this folder, or those whose names fit. */
export async function takeAll(folder, wanted = '') {
  mkdirSync(folder, { recursive: true })
  const house = await openHouse(SETTINGS)
  const browser = await chromium.launch({ executablePath: requireChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const screens = (await screensOf(house.url, { browser, wanted })).filter(({ name }) =>
      new RegExp(wanted).test(name),
    )
    const findings = []
    for (const screen of screens) {
      const found = await takeScreen({ browser, url: house.url, folder }, screen)
      console.log(`${screen.name}${found.map(({ size, text }) => `\n  ${size} ${text}`).join('')}`)
      findings.push(...found)
    }
    writeFileSync(join(folder, 'findings.json'), JSON.stringify(findings, null, 1))
    await makeSheets(browser, { folder, screens, findings })
    console.log(`${screens.length} screens, ${findings.length} findings: ${join(folder, 'index.html')}`)
  } finally {
    await browser.close()
    house.close()
  }
}

async function screensOf(url, { browser, wanted }) {
  const [ada, ben] = [await guest(url, 'Juniper'), await guest(url, 'Bramble')]
  const games = await ada.get('/games')
  const screens = []
  const named = games.filter(({ id }) => wanted.includes(id))
  for (const game of wanted === '' ? games : named) {
    const seats = Math.min(MOST_SEATS, game.seats[1])
    const match = await playedByBots({ host: ada, browser, url }, { ...game, seats, bot: 'heuristic' })
    screens.push(...tableScreens({ match, ada, ben }), ...replayScreens({ match }))
  }
  if (named.length === 0) await furnish({ url, ada, ben }, games)
  return [...pageScreens({ games, ada }), ...screens]
}

/** So that lists are not empty: tables that go on, one that looks for people, and a match that is over. */
async function furnish({ url, ada, ben }, games) {
  const calm = games.filter(({ pace }) => pace !== 'real-time')
  for (const game of calm) {
    const match = await playedByBots({ host: ben, url }, { ...game, seats: game.seats[0], bot: 'heuristic' })
    for (const decision of decisionsIn(match).slice(0, 1)) await branchedOff(ada, match, decision)
    await ben.post('/tables', { game: game.id, seats: game.seats[0], isOpen: true })
  }
  const [game] = calm
  await playedByHand(ada, { ...game, seats: game.seats[0], bot: 'heuristic' })
}
