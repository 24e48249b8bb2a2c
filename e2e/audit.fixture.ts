import { onShelf } from '@starboard/games'
import {
  canonical,
  type Entry,
  exportMatch,
  isRefusal,
  Match,
  readExport,
  seatOf,
  shownTo,
  type Viewer,
  verify,
} from '@starboard/kernel'
import type { Store, TableRow } from '../server/store/store.ts'
import { checkHistory } from './history.fixture.ts'
import type { Party, Visit, Wish } from './party.fixture.ts'

export interface Audit {
  /** What is not as it should be, one line each. */
  readonly problems: readonly string[]
  readonly tables: number
  readonly over: number
  readonly entries: number
  readonly acknowledged: number
  readonly refused: number
  /** How often for which reason. */
  readonly refusals: Readonly<Record<string, number>>
  /** How often a clock answered for somebody. */
  readonly timeouts: number
  readonly news: number
}

/** Compares what everybody did and saw with what is in the store. */
export async function audit(store: Store, parties: readonly Party[]): Promise<Audit> {
  const visits = parties.flatMap(({ players }) => players.flatMap((player) => player.visits))
  const codes = new Set(visits.map(({ code }) => code))
  const problems: string[] = []
  let [over, entries, timeouts] = [0, 0, 0]
  for (const code of codes) {
    const row = await store.tables.findByCode(code)
    if (row === null) problems.push(`${code}: the table is lost`)
    else {
      // Whoever asked for a rematch may have gone before sitting down there.
      if (row.rematch !== null) codes.add(row.rematch)
      const here = visits.filter((visit) => visit.code === code)
      const checked = await checkTable(store, row, here)
      problems.push(...checked.problems.map((problem) => `${code}: ${problem}`))
      entries += checked.entries
      timeouts += checked.timeouts
      if (checked.isOver) over++
    }
  }
  const counted = Object.values(await store.tables.count()).reduce((sum, count) => sum + count, 0)
  if (counted !== codes.size) problems.push(`There are ${counted} tables; people know of ${codes.size}.`)
  const wishes = visits.flatMap((visit) => visit.wishes)
  return {
    problems,
    tables: codes.size,
    over,
    entries,
    timeouts,
    acknowledged: wishes.filter(({ given }) => given?.ok === true).length,
    refused: wishes.filter(({ given }) => given?.ok === false).length,
    refusals: countedBy(wishes.flatMap(({ given }) => (given?.ok === false ? [given.refused.code] : []))),
    news: visits.reduce((sum, { mirror }) => sum + mirror.events.length, 0),
  }
}

function countedBy(words: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1
  return counts
}

async function checkTable(store: Store, row: TableRow, visits: readonly Visit[]) {
  const rows = await store.log.read(row.id, 0)
  const log = rows.map(({ entry }) => entry)
  const problems: string[] = []
  if (rows.some(({ seq }, place) => seq !== place)) problems.push('the log has gaps')
  problems.push(...checkHistory(row, log, visits), ...checkActs(log, visits))
  problems.push(...(await checkUndos(store, row, log, visits)))
  problems.push(...(await checkChat(store, row, visits)))
  const isOver = row.header !== null && log.length > 0 && checkMatch(row, log, visits, problems)
  const timeouts = log.filter((entry) => entry.kind === 'act' && entry.by === 'timeout').length
  return { problems, entries: log.length, timeouts, isOver }
}

const isOk = ({ given }: Wish): boolean => given?.ok === true

const keyOf = ({ id, seat }: Wish): string => `${seat}/${id}`

/** What was acknowledged is in the log once, what was refused is not in it, and nobody else acted for people. */
function checkActs(log: readonly Entry<{ kind: string }>[], visits: readonly Visit[]): readonly string[] {
  const acts = log.filter((entry) => entry.kind === 'act' && entry.by === 'player')
  const wishes = visits.flatMap((visit) => visit.wishes.filter(({ command }) => command.kind === 'act'))
  const known = new Map(wishes.map((wish) => [keyOf(wish), wish]))
  const problems = wishes.flatMap((wish) => {
    const found = acts.filter((entry) => entry.kind === 'act' && entry.id === keyOf(wish))
    const [entry] = found
    const wanted = wish.command.kind === 'act' ? canonical(wish.command.action) : ''
    if (wish.given === null) return [`${wish.id} was never answered`]
    if (found.length !== (isOk(wish) ? 1 : 0))
      return [`${wish.id} (ok: ${isOk(wish)}) is ${found.length} times in the log`]
    return entry?.kind === 'act' && canonical(entry.action) !== wanted ? [`${wish.id} became another action`] : []
  })
  const strange = acts.flatMap((entry) =>
    entry.kind === 'act' && !known.has(entry.id) ? [`nobody sent ${entry.id}`] : [],
  )
  return [...problems, ...strange]
}

async function checkUndos(
  store: Store,
  row: TableRow,
  log: readonly Entry<{ kind: string }>[],
  visits: readonly Visit[],
): Promise<readonly string[]> {
  const undos = visits.flatMap((visit) => visit.wishes.filter(({ command }) => command.kind === 'undo'))
  const seqs = await Promise.all(undos.map((wish) => store.log.findAction(row.id, keyOf(wish))))
  const problems = undos.flatMap((wish, place) => {
    const seq = seqs[place] ?? null
    return (seq !== null && log[seq]?.kind === 'undo') === isOk(wish)
      ? []
      : [`${wish.id} (ok: ${isOk(wish)}) undid ${seq}`]
  })
  const made = log.filter(({ kind }) => kind === 'undo').length
  return made === undos.filter(isOk).length ? problems : [...problems, `there are ${made} undos in the log`]
}

async function checkChat(store: Store, row: TableRow, visits: readonly Visit[]): Promise<readonly string[]> {
  const lines = (await store.chat.read(row.id, 0, 100_000)).map(({ text }) => text)
  return visits.flatMap((visit) =>
    visit.wishes.flatMap((wish) => {
      const { command } = wish
      if (command.kind !== 'chat') return []
      const said = lines.filter((line) => line === command.text).length
      return said === (isOk(wish) ? 1 : 0) ? [] : [`“${command.text}” (ok: ${isOk(wish)}) was said ${said} times`]
    }),
  )
}

/** The match verifies, and what people saw of it is what happened, in that order. True if it is over. */
function checkMatch(
  row: TableRow,
  log: readonly Entry<{ kind: string }>[],
  visits: readonly Visit[],
  problems: string[],
): boolean {
  const game = onShelf(row.game)?.game
  if (game === undefined) throw new Error(`There is no game ${row.game}.`)
  const { header } = row
  if (header === null) throw new Error(`The match of ${row.code} has not started.`)
  const stories = new Map<Viewer, string[]>()
  const match = Match.fold({ game, header, source: null }, log, {
    onBatch: (batch) => {
      for (const viewer of [...row.seats.map(({ seat }) => seatOf(seat)), 'spectator' as const])
        stories.set(viewer, [...(stories.get(viewer) ?? []), ...batch.seenBy(viewer).map((event) => canonical(event))])
    },
  })
  for (const { seat, mirror } of visits) {
    const viewer = seat === null ? 'spectator' : seatOf(seat)
    if (!isWithin(mirror.events, stories.get(viewer) ?? [])) problems.push(`seat ${seat} saw what did not happen`)
    const isLast = match.outcome !== null && mirror.frame?.outcome != null
    if (isLast && canonical(mirror.frame) !== canonical(JSON.parse(JSON.stringify(shownTo(match, viewer)))))
      problems.push(`seat ${seat} sees another end`)
  }
  if (match.outcome === null) return false
  const made = exportMatch(game, { header, log, seed: row.seed, names: row.seats.map(({ name }) => name) })
  const read = isRefusal(made) ? made : readExport(game, JSON.parse(JSON.stringify(made)))
  if (isRefusal(read)) problems.push(read.text)
  else problems.push(...verify(game, read).problems)
  return true
}

/** Whether these events are among those, in that order; what was missed while away came as a look. */
function isWithin(events: readonly object[], story: readonly string[]): boolean {
  let place = 0
  return events.every((event) => {
    place = story.indexOf(canonical(event), place) + 1
    return place > 0
  })
}
