import type { AnyGame, GameTypes } from '../contract/contract.ts'
import { isRefusal } from '../contract/refusal.ts'
import type { Viewer } from '../contract/seat.ts'
import type { Luck, LuckSource } from '../luck/chance.ts'
import { committedChance } from '../luck/committed.ts'
import { fastChance } from '../luck/fast.ts'
import { exportMatch, type MatchExport, readExport } from '../match/export.ts'
import type { Snapshot } from '../match/history.ts'
import type { Entry } from '../match/log.ts'
import { Match } from '../match/match.ts'
import { verify } from '../match/verify.ts'
import { broken, law, same, type Trial } from './kit/law.ts'
import { type AnyBatch, type AnyMatch, play } from './kit/play.ts'
import { toldTo } from './kit/sandbox.ts'
import { textOf } from './kit/text.ts'
import { seedOf } from './kit/trial.ts'
import { nameOf, viewersOf } from './kit/viewers.ts'

type AnyEntry = Entry<GameTypes['Action']>

export const replayEqualsPlay = law({
  name: 'replay equals play',
  says: 'The log folds to the same match, with the key and without, from the start and from any snapshot; its export is true, and a changed draw is found.',
  check(game, trial) {
    const played = playedOut(game, trial)
    const { match, log, snapshots } = played
    for (const from of [null, ...snapshots]) {
      compare(played, folded(game, played, { from, source: null }))
      compare(played, folded(game, played, { from, source: committed(trial, from) }))
    }
    if (match.outcome !== null) checkExport(game, { match, log, seed: seedOf(trial) })
  },
})

interface Story {
  readonly match: AnyMatch
  /** What every viewer was told of each entry. */
  readonly news: readonly string[]
}

interface Played extends Story {
  readonly log: readonly AnyEntry[]
  readonly snapshots: readonly Snapshot[]
}

const SNAPSHOTS = 2

function playedOut(game: AnyGame, trial: Trial): Played {
  const random = fastChance(`snapshots ${trial.luck}`)
  const log: AnyEntry[] = []
  const news: string[] = []
  const snapshots: Snapshot[] = []
  let moments = 0
  let last: AnyMatch | null = null
  for (const { match, batches } of play(game, trial, { whole: true, undoes: true, source: committed(trial, null) })) {
    last = match
    for (const batch of batches) {
      log.push(batch.entry)
      news.push(newsOf(batch, match))
    }
    moments++
    // Any moment is as likely to stay as any other, however long the game will be.
    for (let slot = 0; slot < SNAPSHOTS; slot++)
      if (random.below(moments, 'snapshot') === 0) snapshots[slot] = thawed(match.snapshot())
  }
  if (last === null) return broken(0, 'the match did not start.')
  return { match: last, log, news, snapshots }
}

const committed = (trial: Trial, from: Snapshot | null): LuckSource =>
  committedChance(
    { seed: seedOf(trial), seatSeeds: trial.setup.seatOptions.map((_, seat) => `seat ${seat}`) },
    from?.streams ?? {},
  )

/** As a snapshot comes back from the store. */
const thawed = (snapshot: Snapshot): Snapshot => JSON.parse(JSON.stringify(snapshot))

const newsOf = (batch: AnyBatch, match: AnyMatch): string =>
  textOf([...viewersOf(match), 'everything' as const].map((viewer) => batch.seenBy(viewer)))

function folded(
  game: AnyGame,
  { match, log }: Played,
  { from, source }: { from: Snapshot | null; source: LuckSource | null },
): Story {
  const news: string[] = []
  const onBatch = (batch: AnyBatch) => void news.push(newsOf(batch, match))
  return { match: Match.fold({ game, header: match.header, source }, log, { from, onBatch }), news }
}

function compare(played: Played, again: Story): void {
  const skipped = played.news.length - again.news.length
  for (const [index, news] of again.news.entries())
    same(skipped + index, 'the news of the replay', { found: news, expected: played.news[skipped + index] ?? 'null' })
  const entry = played.log.length - 1
  same(entry, 'the state of the replay', {
    found: textOf(again.match.state),
    expected: textOf(played.match.state),
  })
  for (const viewer of viewersOf(played.match)) {
    const [expected, found] = [played.match, again.match].map((match) => lookOf(match, viewer))
    same(entry, `what ${nameOf(viewer)} sees in the replay`, { found: found ?? 'null', expected: expected ?? 'null' })
  }
}

const lookOf = (match: AnyMatch, viewer: Viewer): string =>
  textOf([match.look(viewer).at, toldTo(match.game, match.state, viewer)])

function checkExport(
  game: AnyGame,
  { match, log, seed }: { match: AnyMatch; log: readonly AnyEntry[]; seed: string },
): void {
  const entry = log.length - 1
  const names = match.header.seatSeeds
  const exported = exportMatch(game, { header: match.header, log, seed, names })
  if (isRefusal(exported)) broken(entry, `the finished match cannot be exported: ${exported.text}`)
  const read = readExport(game, JSON.parse(JSON.stringify(exported)))
  if (isRefusal(read)) broken(entry, `its own export cannot be read: ${read.text}`)
  const { problems } = verify(game, read)
  if (problems.length > 0) broken(entry, `expected a true export, found: ${problems.join(' ')}`)
  checkForgery(game, read)
}

/** One draw is another: somebody must notice. */
function checkForgery(game: AnyGame, exported: MatchExport<GameTypes>): void {
  const index = exported.log.findLastIndex(({ luck }) => luck.length > 0)
  const forged = exported.log.map((entry, place) =>
    place === index ? { ...entry, luck: entry.luck.with(-1, otherLuck(entry.luck.at(-1))) } : entry,
  )
  if (index >= 0 && verify(game, { ...exported, log: forged }).problems.length === 0)
    broken(index, 'expected the changed draw to be found, but the export is called true.')
}

const otherLuck = (luck: Luck | undefined): Luck => (typeof luck === 'number' ? luck + 1 : `not ${luck}`)
