import type { GameTypes, Look } from '@starboard/kernel'

/** A question to a bot: everything its seat sees, and nothing else. */
export interface Question {
  readonly game: string
  readonly level: string
  readonly seat: number
  readonly look: Pick<Look<GameTypes>, 'at' | 'now' | 'view' | 'open' | 'outcome' | 'legal' | 'refused'>
  readonly budgetMs: number
  /** Luck of its own, so that the same table plays the same way again. */
  readonly seed: string
}

/** Those who think for bots, away from the event loop. */
export interface BotPlayers {
  /** Null: no answer in time, or the bot failed; the game's fallback plays. */
  think(question: Question): Promise<unknown | null>
  close(): Promise<void>
}
