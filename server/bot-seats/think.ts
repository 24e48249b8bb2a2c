import { botsFor } from '@starboard/bots'
import { onShelf } from '@starboard/games'
import { type AnyBot, fastChance, seatOf, withCharacter } from '@starboard/kernel'
import type { BotPlayers, TimedQuestion } from './players.ts'

/** What the bot of this level does with what it sees. Null: there is no such bot. */
export function answerTo({ game, level, name, seat, look, budgetMs, seed }: TimedQuestion): unknown {
  const entry = onShelf(game)
  const bot = entry === undefined ? undefined : botsFor(entry)[level]
  if (entry === undefined || bot === undefined) return null
  return play(withCharacter(entry.game.meta, bot, name), { look, seat, budgetMs, seed })
}

const play = (
  bot: AnyBot,
  { look, seat, budgetMs, seed }: Pick<TimedQuestion, 'look' | 'seat' | 'budgetMs' | 'seed'>,
): unknown =>
  bot.play(look, seatOf(seat), {
    ms: budgetMs,
    random: fastChance(seed),
    clock: () => performance.now(),
  })

/** Bots that think on the spot: for tests and small tools. */
export const thinkHere: BotPlayers = {
  think: async (question) => answerTo(question),
  close: async () => undefined,
}
