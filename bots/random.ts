import { type AnyBot, type AnyGame, pick } from '@starboard/kernel'

/** Plays anything that is legal. It never reads the view, so none is built for it. */
export function randomBot({ anytimeActions }: Pick<AnyGame, 'anytimeActions'>): AnyBot {
  return {
    play({ legal }, _seat, { random }) {
      // An anytime action answers nothing: a game in which somebody resigns at random says little.
      const choices = anytimeActions.length === 0 ? legal : legal.filter(({ kind }) => !anytimeActions.includes(kind))
      return choices.length === 0 ? 'wait' : pick(choices, random, 'bot')
    },
  }
}
