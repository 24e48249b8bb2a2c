import {
  type Batch,
  type Decision,
  fastChance,
  type GameTypes,
  isRefusal,
  type Match,
  type Seat,
} from '@starboard/kernel'
import { newSeed } from '../http/codes.ts'
import type { Question } from './players.ts'

type AnyMatch = Match<GameTypes>

/** What a bot gets to think about: what its seat sees. */
export function questionOf(
  match: AnyMatch,
  seat: Seat,
  { level, table, budgetMs }: { level: string; table: string; budgetMs: number },
): Question {
  const { at, now, view, open, outcome, legal, refused } = match.look(seat)
  const look = { at, now, view, open, outcome, legal, refused }
  return { game: match.game.meta.id, level, seat, look, budgetMs, seed: `${table}/${match.length}` }
}

interface Thought {
  readonly chosen: unknown
  readonly mayFallBack: boolean
}

/** A bot's answer goes through the same door; one that is no good is replaced by the game's own fallback. */
export function botAnswer(
  match: AnyMatch,
  { seat, id: decision }: Decision,
  { chosen, mayFallBack, at }: Thought & { readonly at: number },
): Batch<unknown> | null {
  if (chosen === 'wait') return null
  // Bots send nothing twice, so they need no id.
  const tried = (action: unknown) => {
    const batch = action === null ? null : match.act(seat, { id: '', decision, action, by: 'bot' }, at)
    return batch === null || isRefusal(batch) ? null : batch
  }
  return tried(chosen) ?? (mayFallBack ? tried(match.game.fallback(match.state, seat, fastChance(newSeed()))) : null)
}
