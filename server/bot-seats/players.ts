import type { Question } from '@starboard/driver'

/** A question to a bot, and how long it may think. */
export interface TimedQuestion extends Question {
  readonly budgetMs: number
  /** How its seat is called: what character a bot has follows from that. */
  readonly name: string
}

/** Those who think for bots, away from the event loop. */
export interface BotPlayers {
  /** Null: no answer in time, or the bot failed; the game's fallback plays. */
  think(question: TimedQuestion): Promise<unknown | null>
  close(): Promise<void>
}
