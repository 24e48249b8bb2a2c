import { setTimeout as wait } from 'node:timers/promises'
import { sessionFor } from './guest.mjs'

/**
 * Positions to take pictures of. Bots play a match; whoever branches off it sits in the very position in which one of
 * them had to decide, in any game, without that anything is known of that game here.
 */

const GLANCE_MS = 100
const LOOK_MS = 1000
/** The bots of a crew make their plans meanwhile. */
const THINKING_MS = 700
const LONGEST_MS = 120_000

/** A finished match of bots, with its log. In real time somebody has to be there, and lets it go on. */
export async function playedByBots({ host, browser, url }, game) {
  const played =
    game.pace === 'real-time' ? playedByACrew({ host, browser, url }, game) : playedWithoutPeople(host, game)
  const code = await played
  await over(host, code)
  const { log, names } = await host.get(`/tables/${code}/export`)
  return { ...game, code, log, names }
}

async function playedWithoutPeople(host, { id, seats, bot }) {
  const bots = Array.from({ length: seats }, () => bot)
  const { code } = await host.post('/tables', { game: id, seats, bots, isOpen: true })
  await host.post(`/tables/${code}/start`)
  return code
}

const GOING_ON = /^(Go on|End phase|To the|Continue|Keep|Enter|Next)/

async function playedByACrew({ host, browser, url }, { id, seats, bot, defaults }) {
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : bot))
  const options = 'untimed' in defaults ? { untimed: true } : {}
  const { code } = await host.post('/tables', { game: id, seats, bots, isOpen: true, options })
  await host.post(`/tables/${code}/sit`, { seat: 0 })
  await host.post(`/tables/${code}/ready`, { ready: true })
  await host.post(`/tables/${code}/start`)
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' })
  await context.addCookies([sessionFor(host, url)])
  const page = await context.newPage()
  await page.goto(`/t/${code}`)
  const goOn = page.getByRole('region', { name: 'What is decided now' }).getByRole('button', { name: GOING_ON })
  while ((await host.get(`/tables/${code}`)).status !== 'over') {
    await goOn
      .first()
      .click({ timeout: LOOK_MS })
      .catch(() => undefined)
    await wait(THINKING_MS)
  }
  await context.close()
  return code
}

async function over(host, code) {
  const end = Date.now() + LONGEST_MS
  while ((await host.get(`/tables/${code}`)).status !== 'over') {
    if (Date.now() > end) throw new Error(`The match at ${code} does not end.`)
    await wait(GLANCE_MS)
  }
}

/** Where in the log somebody of a match had to decide what: the first and the middle time, and each kind of choice once. */
export function decisionsIn({ log }) {
  const acts = log.flatMap((entry, place) => (entry.kind === 'act' ? [{ ...entry, place }] : []))
  const [first] = acts
  const middle = acts[Math.floor(acts.length / 2)]
  const late = acts.slice(Math.floor(acts.length / 3))
  const kinds = [...new Set(acts.map(({ action }) => action.kind))]
  return [
    { name: 'start', ...first },
    { name: 'middle', ...middle },
    { name: 'last', ...acts.at(-1) },
    ...kinds.map((kind) => ({ name: kind, ...(late.find(isOf(kind)) ?? acts.find(isOf(kind))) })),
  ]
}

const isOf =
  (kind) =>
  ({ action }) =>
    action.kind === kind

/** The table at which this person has to decide what one of the bots once decided. */
export async function branchedOff(person, match, { seat, place }) {
  const bots = Array.from({ length: match.seats }, (_, at) => (at === seat ? null : match.bot))
  const time = match.pace === 'real-time' ? {} : { time: { kind: 'off' } }
  const wish = { length: place, luck: 'open', bots, ...time }
  const { code } = await person.post(`/tables/${match.code}/branch`, wish)
  await person.post(`/tables/${code}/sit`, { seat })
  await person.post(`/tables/${code}/ready`, { ready: true })
  await person.post(`/tables/${code}/start`)
  return code
}

/** Plays the end of a match in the place of the bot that made its last choice. */
export async function playedToTheEnd(person, match) {
  const last = decisionsIn(match).find(({ name }) => name === 'last')
  const code = await branchedOff(person, match, last)
  const { look } = await person.get(`/tables/${code}/look`)
  const decision = look.open.find(({ seat }) => seat === last.seat).id
  await person.post(`/tables/${code}/act`, { decision, action: last.action })
  await over(person, code)
  return code
}

/** A whole match against a bot, of whatever may be done first: it counts among this person's numbers. */
export async function playedByHand(person, { id, seats, bot }) {
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : bot))
  const { code } = await person.post('/tables', { game: id, seats, bots })
  await person.post(`/tables/${code}/sit`, { seat: 0 })
  await person.post(`/tables/${code}/ready`, { ready: true })
  await person.post(`/tables/${code}/start`)
  const end = Date.now() + LONGEST_MS
  while (Date.now() < end) {
    const { look } = await person.get(`/tables/${code}/look`)
    if (look.outcome !== null) return
    const asked = look.open.find((one) => one.id !== undefined && !one.answered)
    const [action] = look.legal
    if (asked === undefined || action === undefined) await wait(GLANCE_MS)
    else await person.post(`/tables/${code}/act`, { decision: asked.id, action })
  }
  throw new Error(`The match at ${code} does not end.`)
}
