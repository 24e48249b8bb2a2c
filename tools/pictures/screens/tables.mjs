import { sessionFor } from '../guest.mjs'
import { branchedOff, decisionsIn, playedToTheEnd } from '../matches.mjs'

const board = (page) => page.locator('section[data-board]').first().waitFor()

const atTable = (name, code, who, press = async () => undefined) => ({
  name,
  who,
  async open(page) {
    await page.goto(`/t/${await code()}`)
    await board(page)
    await page.waitForLoadState('networkidle')
    await press(page)
  },
})

/** While whoever plays is there: without them a clock would stand. */
const watched = (name, code, { ada, ben }) => ({
  ...atTable(name, code, ben),
  async open(page) {
    const played = await page.context().browser().newContext()
    const { origin } = new URL(await addressOf(page))
    await played.addCookies([sessionFor(ada, origin)])
    const seen = await played.newPage()
    await seen.goto(`${origin}/t/${await code()}`)
    await board(seen)
    await atTable(name, code, ben).open(page)
    await board(page)
    page.once('close', () => played.close())
  },
})

async function addressOf(page) {
  await page.goto('/')
  return page.url()
}

/** Below what is open. */
const under = (screen) => ({ ...screen, isUnder: true })

/** The first thing that may be chosen, for what becomes of the screen then. */
const pick = async (page) => {
  const choices = page.locator('main [data-may]:visible, [aria-label="Your hand"] button:visible')
  if ((await choices.count()) > 0)
    await choices
      .first()
      .click({ timeout: 3000 })
      .catch(() => undefined)
}

const press = (name) => (page) => page.getByRole('button', { name }).first().click()

/** Of one game everything that stands at a table: the lobby, each kind of decision, the end, and dialogs. */
export function tableScreens({ match, ada, ben }) {
  const { id } = match
  const decisions = decisionsIn(match).map((decision) => ({
    ...decision,
    code: once(() => branchedOff(ada, match, decision)),
  }))
  const middle = decisions.find(({ name }) => name === 'middle')
  // A crew had her in it.
  const end = once(() => (match.pace === 'real-time' ? match.code : playedToTheEnd(ada, match)))
  const friends = once(() => lobbyAfter(ada, match, middle))
  const lobby = once(() => lobbyOf(match, ada))
  const lobbyFor = (name, who, code = lobby) => ({
    name,
    who,
    isPage: true,
    async open(page) {
      await page.goto(`/t/${await code()}`)
      await page.getByRole('region', { name: 'What to do now' }).waitFor()
      await page.waitForLoadState('networkidle')
    },
  })
  return [
    lobbyFor(`${id}-lobby`, ada),
    lobbyFor(`${id}-lobby-for-a-guest`, ben),
    lobbyFor(`${id}-lobby-of-friends`, ada, friends),
    ...decisions.map(({ name, code }) => atTable(`${id}-board-${name}`, code, ada)),
    atTable(`${id}-board-picked`, middle.code, ada, pick),
    watched(`${id}-board-for-a-spectator`, middle.code, { ada, ben }),
    atTable(`${id}-result`, end, ada),
    atTable(`${id}-result-for-a-spectator`, end, ben),
    atTable(`${id}-board-afterwards`, end, ada, press('Look at the board')),
    atTable(`${id}-dialog-keys`, middle.code, ada, async (page) => {
      await page.keyboard.press('?')
      await page.getByRole('dialog').waitFor()
    }),
    under(atTable(`${id}-dialog-menu`, middle.code, ada, press(/menu/i))),
    under(atTable(`${id}-dialog-settings`, middle.code, ada, press('Settings'))),
    atTable(`${id}-connection-lost`, middle.code, ada, async (page) => {
      await page.context().setOffline(true)
      await page.waitForTimeout(7000)
    }),
  ]
}

/** Made when it is first wanted. */
function once(make) {
  let made
  return () => {
    made ??= make()
    return made
  }
}

/** Where friends go on from a moment of a match. */
async function lobbyAfter(ada, match, { seat, place }) {
  const bots = Array.from({ length: match.seats }, (_, at) => (at === seat || at === 0 ? null : match.bot))
  const { code } = await ada.post(`/tables/${match.code}/branch`, { length: place, luck: 'open', bots })
  return code
}

/** With a bot of the level normal, which has a character where a game has given it one. */
async function lobbyOf({ id, seats, bots: able, bot }, ada) {
  const bots = [null, able.includes('normal') ? 'normal' : bot, ...Array.from({ length: seats - 2 }, () => null)]
  const { code } = await ada.post('/tables', { game: id, seats, bots, isOpen: true })
  await ada.post(`/tables/${code}/sit`, { seat: 0 })
  return code
}
