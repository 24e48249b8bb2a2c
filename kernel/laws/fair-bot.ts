import type { AnyBot } from '../contract/bot.ts'
import type { AnyGame, GameTypes } from '../contract/contract.ts'
import type { Seat } from '../contract/seat.ts'
import { copy } from '../data/copy.ts'
import { fastChance } from '../luck/fast.ts'
import { streamedChance } from '../luck/streamed.ts'
import { lookAt } from '../match/look.ts'
import { broken, law, same, type Trial } from './kit/law.ts'
import { type AnyMatch, play, unanswered } from './kit/play.ts'
import { sampler, someOf } from './kit/sample.ts'
import { textOf } from './kit/text.ts'

/** A bot sees what its seat sees: with the same luck it answers the same when hidden facts are others. */
export const botIsFair = (game: AnyGame, bot: AnyBot, trial: Trial): void => fairness(bot).check(game, trial)

/** Where all are asked at once, some of them are enough: a bot that thinks long would take most of the laws' time. */
const SEATS_AT_ONCE = 2

const fairness = (bot: AnyBot) =>
  law({
    name: 'bots are fair',
    says: 'A bot gives a legal answer, and the same one when only what its seat cannot know is different.',
    check(game, trial) {
      const isSampled = sampler(trial, 'fair', 15)
      const random = fastChance(`fair seats ${trial.luck}`)
      for (const { match, entry } of play(game, trial)) {
        if (match.outcome !== null || !isSampled()) continue
        for (const { seat, mode } of someOf(unanswered(match.open), SEATS_AT_ONCE, random))
          compareAnswers(bot, match, { seat, entry, mayWait: mode === 'free', luck: `${trial.luck} ${entry}` })
      }
    },
  })

interface Asked {
  readonly seat: Seat
  readonly entry: number
  readonly mayWait: boolean
  readonly luck: string
}

function compareAnswers(bot: AnyBot, match: AnyMatch, { seat, entry, mayWait, luck }: Asked): void {
  const { game, state } = match
  const answerTo = (world: GameTypes['State']) =>
    bot.play(lookAt(game, world, seat, { at: match.look(seat).at, now: match.now }), seat, {
      ms: 1,
      random: streamedChance(luck),
    })
  const answer = answerTo(copy(state))
  if (answer === 'wait' && !mayWait) broken(entry, `seat ${seat} must answer, but its bot waits.`)
  const refusal = answer === 'wait' ? null : game.check(state, seat, answer, 'bot')
  if (refusal !== null) broken(entry, `the bot of seat ${seat} plays ${textOf(answer)}, refused: ${refusal.text}`)
  const twin = game.determinize(copy(game.view(state, seat)), seat, streamedChance(luck))
  const what = `the answer of the bot in seat ${seat} when only what it cannot know is different`
  same(entry, what, { found: textOf(answerTo(twin)), expected: textOf(answer) })
}
