import type { AnyBot, Decision, GameTypes } from '@starboard/kernel'

/** What a table knows about a bot that is asked something. */
export interface BotPace {
  readonly bot: Pick<AnyBot, 'reactionMs'> | undefined
  /** Of the match. */
  readonly options: GameTypes['Options']
  /** The table's own pause, so that people can follow; 0: bots at this table never pause. */
  readonly pauseMs: number
  /** From 0 to 1, by luck: where between its quickest and its slowest it reacts this time. */
  readonly share: number
}

/** How long a bot waits before it answers: in real time no less than it takes to react. */
export function botPaceMs({ mode }: Pick<Decision, 'mode'>, { bot, options, pauseMs, share }: BotPace): number {
  if (pauseMs === 0 || mode !== 'free' || bot?.reactionMs === undefined) return pauseMs
  const [least, most] = bot.reactionMs(options)
  return Math.max(pauseMs, Math.round(least + (most - least) * share))
}
