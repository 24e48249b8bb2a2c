import { type AnyBot, type AnyGame, bug, type Chance, type GameTypes } from '@starboard/kernel'

type Action = GameTypes['Action']

/** One decision in this many slips. */
const SLIPS = 2

/**
 * A friendly beginner: knows what a fair player knows and what the moment is for, but does it with the wrong piece now and
 * then: another card, another target, another rocket. It never does something of a kind that makes no sense just now.
 */
export const beginnerBot = ({ anytimeActions }: Pick<AnyGame, 'anytimeActions'>, fair: AnyBot): AnyBot => ({
  ...(fair.reactionMs !== undefined && { reactionMs: fair.reactionMs }),
  play(look, seat, budget) {
    const meant = fair.play(look, seat, budget)
    if (typeof meant === 'string' || budget.random.below(SLIPS, 'bot') > 0) return meant
    const listed = look.legal.filter(({ kind }) => !anytimeActions.includes(kind))
    const alike = listed.filter(({ kind }) => kind === meant.kind)
    // What is put together at once is in no list: a slip is then one of the pieces that it is put together of.
    return pickFrom(alike.length > 0 ? alike : listed, budget.random) ?? meant
  },
})

function pickFrom(actions: readonly Action[], random: Chance): Action | undefined {
  if (actions.length === 0) return undefined
  return actions[random.below(actions.length, 'bot')] ?? bug('A list has a hole.')
}
