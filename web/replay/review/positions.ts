import type { Choice, ReviewParts } from '@starboard/bots'
import { type AnyGame, copy, type GameTypes, Match } from '@starboard/kernel'
import type { AnyEntry, AnyExport } from '../model.ts'

/** More positions than this are not kept in memory; of a longer match those that stand evenly along it. */
const MOST_POSITIONS = 600

export type Positions = Pick<ReviewParts, 'indexes' | 'positionAt' | 'choiceAt'>

/** The positions of a finished match as they truly were, and the choices that led from one to the next. */
export function positionsOf(game: AnyGame, { header, log }: AnyExport): Positions {
  const parts = { game, header, source: null }
  const indexes = spread(liveIndexes(log))
  const wanted = new Set(indexes)
  const positions = new Map<number, ReturnType<ReviewParts['positionAt']>>()
  const match = Match.fold(parts, [])
  log.forEach((entry, index) => {
    match.follow(entry)
    if (wanted.has(index)) positions.set(index, { state: copy(match.state) as GameTypes['State'], now: match.now })
  })
  return {
    indexes,
    positionAt: (index) => positions.get(index) ?? { state: match.state, now: match.now },
    choiceAt(index) {
      const entry = log[index]
      if (entry?.kind !== 'act' || entry.by === 'timeout') return null
      return choiceOf(game, Match.fold(parts, log.slice(0, index)), entry)
    },
  }
}

type Act = Extract<AnyEntry, { kind: 'act' }>

function choiceOf(game: AnyGame, before: Match<GameTypes>, { seat, action }: Act): Choice | null {
  const { view, legal, now } = before.look(seat)
  const choices = legal.filter(({ kind }) => !game.anytimeActions.includes(kind))
  if (choices.length < 2 || game.anytimeActions.includes(action.kind)) return null
  return { look: { view, legal, now }, seat, action }
}

/** What counts in the end: nothing that was taken back, and no taking back. */
function liveIndexes(log: readonly AnyEntry[]): readonly number[] {
  const isLive = log.map(({ kind }) => kind !== 'undo')
  for (const [index, entry] of log.entries()) if (entry.kind === 'undo') isLive.fill(false, entry.to, index)
  isLive[log.length - 1] = true
  return log.flatMap((_, index) => (isLive[index] === true ? [index] : []))
}

function spread(indexes: readonly number[]): readonly number[] {
  if (indexes.length <= MOST_POSITIONS) return indexes
  const step = (indexes.length - 1) / (MOST_POSITIONS - 1)
  return Array.from({ length: MOST_POSITIONS }, (_, place) => indexes[Math.round(place * step)] ?? 0)
}
