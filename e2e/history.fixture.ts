import { onShelf } from '@starboard/games'
import { checksum, type Entry, type GameTypes, Match, seatOf, shownTo, type Viewer } from '@starboard/kernel'
import type { TableRow } from '../server/store/store.ts'
import type { Visit, Wish } from './party.fixture.ts'

type Log = readonly Entry<{ kind: string }>[]

/** What the histories of people and the log of their table say of each other, as in a report of Jepsen: one line each. */
export function checkHistory(row: TableRow, log: Log, visits: readonly Visit[]): readonly string[] {
  return [
    ...checkOrder(log, visits),
    ...(row.header === null ? [] : checkLooks(row, log, visits)),
    ...checkSecrets(row, visits),
  ]
}

/** Whatever was acknowledged before something else was even sent comes before it in the log. */
function checkOrder(log: Log, visits: readonly Visit[]): readonly string[] {
  const wishes = visits.flatMap((visit) => visit.wishes.filter(({ given }) => given?.ok === true))
  const byKey = new Map(wishes.map((wish) => [`${wish.seat}/${wish.id}`, wish]))
  const problems: string[] = []
  let earliest: Wish | null = null
  for (const entry of log.toReversed()) {
    const wish = entry.kind === 'act' ? byKey.get(entry.id) : undefined
    if (wish === undefined) continue
    if (earliest !== null && earliest.givenAt < wish.sentAt)
      problems.push(`${wish.id} was sent after ${earliest.id} was acknowledged, and comes before it in the log`)
    if (earliest === null || wish.givenAt < earliest.givenAt) earliest = wish
  }
  return problems
}

/** Everybody's looks, one after another, are those of their seat at moments of the log, one after another; clocks are exact. */
function checkLooks(row: TableRow, log: Log, visits: readonly Visit[]): readonly string[] {
  const game = onShelf(row.game)?.game
  if (game === undefined || row.header === null) return [`there is no game ${row.game}`]
  const viewers = new Set(visits.map(viewerOf))
  const moments = new Map<Viewer, number[]>([...viewers].map((viewer) => [viewer, []]))
  const problems: string[] = []
  const timedOut = new Set<string>()
  const match = Match.fold({ game, header: row.header, source: null }, [])
  for (const [index, entry] of log.entries()) {
    if (entry.kind === 'act' && entry.by === 'timeout')
      problems.push(...checkTimeout(match, { entry, index, timedOut }))
    match.follow(entry)
    for (const [viewer, prints] of moments) prints.push(printOf(match, viewer))
  }
  for (const visit of visits)
    if (!isPassedThrough(visit.mirror.prints, moments.get(viewerOf(visit)) ?? []))
      problems.push(`seat ${visit.seat} was shown what never was, or went back in time`)
  return problems
}

interface TimedOut {
  readonly entry: Extract<Entry<unknown>, { kind: 'act' }>
  readonly index: number
  readonly timedOut: Set<string>
}

/** Each clock runs out once, at the very moment of the match at which it was to. */
function checkTimeout(match: Match<GameTypes>, { entry, index, timedOut }: TimedOut): readonly string[] {
  const decision = match.open.find(({ seat }) => seat === entry.seat)
  if (decision === undefined) return [`the clock answered nothing at entry ${index}`]
  const key = `${decision.seat}/${decision.id}`
  const problems = [
    ...(timedOut.has(key) ? [`the clock answered ${key} twice`] : []),
    ...(decision.by === entry.at ? [] : [`the clock of ${key} ran to ${entry.at}, not to ${decision.by}`]),
  ]
  timedOut.add(key)
  return problems
}

const viewerOf = ({ seat }: Visit): Viewer => (seat === null ? 'spectator' : seatOf(seat))

const printOf = (match: Match<GameTypes>, viewer: Viewer): number =>
  checksum(JSON.parse(JSON.stringify(shownTo(match, viewer))))

/** A look may come more than once and some never come, but none comes before one that was there already. */
function isPassedThrough(seen: readonly number[], moments: readonly number[]): boolean {
  let place = 0
  return seen.every((print) => {
    place = moments.indexOf(print, place)
    return place >= 0
  })
}

/** Seeds are for nobody before the end, and those of others for nobody at all. */
function checkSecrets(row: TableRow, visits: readonly Visit[]): readonly string[] {
  const isOver = row.status === 'over'
  return visits.flatMap(({ seat, mirror }) => {
    const said = JSON.stringify(mirror.messages)
    const others = row.seats.filter((other) => other.seat !== seat).map((other) => other.seed)
    const secrets = isOver ? [] : [row.seed, ...others]
    return secrets.some((secret) => secret !== '' && said.includes(secret)) ? [`seat ${seat} was told a seed`] : []
  })
}
