import { Bug } from '../contract/bug.ts'
import type { Game, GameTypes } from '../contract/contract.ts'
import { isRefusal, refuse } from '../contract/refusal.ts'
import { canonical } from '../data/canonical.ts'
import { commitmentOf, type Word } from '../luck/committed.ts'
import { luckOf, matchChance } from './branch.ts'
import { dailyProblem } from './daily.ts'
import type { MatchExport } from './export.ts'
import type { Effort } from './limits.ts'
import type { Entry } from './log.ts'
import { Match } from './match.ts'
import type { Batch } from './telling.ts'

export interface Verification {
  /** Empty: the export is true. */
  readonly problems: readonly string[]
  /** Rolls and shuffles that were computed again and found equal. */
  readonly recomputed: number
  readonly draws: number
}

export interface VerifyParts {
  /** Told of every word that a draw takes. */
  onWord?(word: Word): void
  /** Stops a log that makes the rules do too much, with `TooMuch`. */
  readonly effort?: Effort
}

/** Plays the match again from its opened seed, through the same door as live play: the two logs must be equal. */
export function verify<T extends GameTypes>(
  game: Game<T>,
  exported: MatchExport<T>,
  more: VerifyParts = {},
): Verification {
  const steps = verifying(game, exported, more)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** The same an entry at a time, each as it was made again, for a screen that must stay smooth or shows the words. */
export function* verifying<T extends GameTypes>(
  game: Game<T>,
  exported: MatchExport<T>,
  { onWord, effort }: VerifyParts = {},
): Generator<Batch<T['Action']>, Verification, void> {
  const { header, log, seed, hash, outcome, story } = exported
  const draws = log.reduce((sum, entry) => sum + drawsOf(entry), 0)
  if (commitmentOf(seed) !== header.commitment)
    return {
      problems: ['The opened seed does not belong to the hash that was published before the match.'],
      recomputed: 0,
      draws,
    }
  const notDaily = dailyProblem(game, header)
  if (notDaily !== null) return { problems: [notDaily], recomputed: 0, draws }
  const source = matchChance(luckOf(header, seed), {}, onWord)
  let recomputed = 0
  try {
    const { match, batch } = Match.start({ game, header, source, ...(effort && { effort }) })
    const again = [batch]
    for (let index = 0; index < log.length; index++) {
      const problem = index === 0 ? null : playAgain(match, log, again)
      const made = again[index]
      if (made !== undefined) yield made
      const difference = problem ?? differenceAt(index, again, log, story)
      if (difference !== null) return { problems: [`Entry ${index}: ${difference}`], recomputed, draws }
      recomputed += drawsOf(log[index])
    }
    return {
      problems: endProblems(match, {
        hash,
        outcome,
        extra: again.length - log.length,
        untold: story.length - log.length,
      }),
      recomputed,
      draws,
    }
  } catch (error) {
    if (!(error instanceof Bug)) throw error
    return { problems: [error.message], recomputed, draws }
  }
}

const drawsOf = <A>(entry: Entry<A> | undefined): number =>
  entry === undefined ? 0 : entry.luck.length + (entry.kind === 'act' ? (entry.chose?.length ?? 0) : 0)

/** Lets the match make its next entry, unless an earlier step of the clock has made it already. */
function playAgain<T extends GameTypes>(
  match: Match<T>,
  log: readonly Entry<T['Action']>[],
  again: Batch<T['Action']>[],
): string | null {
  if (again.length >= log.length) return null
  const entry = log[again.length]
  if (entry === undefined) return null
  if (entry.at < match.now) return 'the match clock runs backwards.'
  if (entry.kind === 'start') return 'a match starts only once.'
  again.push(...match.advance(entry.at))
  if (entry.kind === 'wake' || (entry.kind === 'act' && entry.by === 'timeout')) return null
  const made = replayOne(match, entry)
  if (made === null) return 'this game does not ask who holds a seat.'
  if (isRefusal(made)) return `refused: ${made.text} (${made.rule})`
  again.push(made)
  return null
}

function replayOne<T extends GameTypes>(
  match: Match<T>,
  entry: Exclude<Entry<T['Action']>, { kind: 'start' | 'wake' }>,
) {
  if (entry.kind === 'manned') return match.seatHolderChanged(entry.seat, entry.holder, entry.at)
  return entry.kind === 'undo' ? match.undo(entry.seat, entry.at) : replayAct(match, entry)
}

function replayAct<T extends GameTypes>(match: Match<T>, entry: Extract<Entry<T['Action']>, { kind: 'act' }>) {
  const decision = match.look(entry.seat).open.find(({ seat }) => seat === entry.seat)?.id
  if (entry.by === 'timeout') return refuse('not-due', 'kernel', 'no deadline had passed.')
  return match.act(
    entry.seat,
    { id: entry.id, action: entry.action, by: entry.by, ...(decision !== undefined && { decision }) },
    entry.at,
  )
}

function differenceAt<A>(
  index: number,
  again: readonly Batch<A>[],
  log: readonly Entry<A>[],
  story: readonly (readonly object[])[],
): string | null {
  const [made, told] = [again[index], log[index]]
  if (made === undefined) return 'the rules make no such entry.'
  if (canonical(made.entry.luck) !== canonical(told?.luck))
    return `the log says ${show(told?.luck)}, the dice give ${show(made.entry.luck)}.`
  if (canonical(made.entry) !== canonical(told))
    return `the log says ${canonical(told)}, the rules give ${canonical(made.entry)}.`
  if (canonical(made.seenBy('everything')) !== canonical(story[index] ?? null))
    return 'the story tells something else than what happened.'
  return null
}

const show = (luck: readonly unknown[] | undefined): string =>
  luck === undefined || luck.length === 0 ? 'nothing' : luck.join(', ')

function endProblems<T extends GameTypes>(
  match: Match<T>,
  end: { hash: string; outcome: object; extra: number; untold: number },
): string[] {
  if (end.extra > 0) return [`The log stops ${end.extra} entries too early.`]
  if (match.outcome === null) return ['The match is not over at the end of the log.']
  if (end.untold > 0) return [`The story has ${end.untold} chapters more than the log has entries.`]
  return [
    ...(match.hash() === end.hash ? [] : ['The final state has another hash.']),
    ...(inOneWording(match.outcome) === inOneWording(end.outcome) ? [] : ['The outcome is another.']),
  ]
}

/** “1 parts”, as rules once said it, is the same outcome as “1 part”: files of that time are as true as ever. */
const inOneWording = (outcome: object): string => canonical(outcome).replaceAll(/\b1 (\p{L}+)s\b/gu, '1 $1')
