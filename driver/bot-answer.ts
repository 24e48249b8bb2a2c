import { type Decision, fastChance, type GameTypes, isRefusal, type Look, type Ms, type Seat } from '@starboard/kernel'
import type { AnyBatch, AnyMatch } from './host.ts'

/** A question to a bot: everything its seat sees, and nothing else. */
export interface Question {
  readonly game: string
  readonly level: string
  readonly seat: Seat
  readonly look: Pick<Look<GameTypes>, 'at' | 'now' | 'view' | 'open' | 'outcome' | 'legal' | 'refused'>
  /** Luck of its own. */
  readonly seed: string
}

/** A bot asks this of itself; a person would look at the screen. */
export function questionOf(match: AnyMatch, seat: Seat, { level, seed }: Pick<Question, 'level' | 'seed'>): Question {
  const { at, now, view, open, outcome, legal, refused } = match.look(seat)
  return { game: match.game.meta.id, level, seat, look: { at, now, view, open, outcome, legal, refused }, seed }
}

export interface Thought {
  readonly chosen: unknown
  /** Whether the game answers where the bot's own answer is no good. */
  readonly mayFallBack: boolean
  readonly at: Ms
  readonly seed: string
}

/** A bot's answer goes through the same door as everybody's. Null: it waits, or has no answer that is good. */
export function botAnswer(match: AnyMatch, { seat, id: decision }: Decision, thought: Thought): AnyBatch | null {
  const { chosen, mayFallBack, at, seed } = thought
  if (chosen === 'wait') return null
  // Bots send nothing twice, so they need no id.
  const tried = (action: unknown) => {
    const batch = action === null ? null : match.act(seat, { id: '', decision, action, by: 'bot' }, at)
    return batch === null || isRefusal(batch) ? null : batch
  }
  return tried(chosen) ?? (mayFallBack ? tried(match.game.fallback(match.state, seat, fastChance(seed))) : null)
}
