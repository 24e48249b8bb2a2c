import { type AnyBot, type AnyGame, bug, type Chance, type GameTypes } from '@starboard/kernel'

/** Plays anything that is legal. It never reads the view, so none is built for it. */
export function randomBot({ anytimeActions }: Pick<AnyGame, 'anytimeActions'>): AnyBot {
  return {
    playsLegally: true,
    play(look, _seat, { random }) {
      // An anytime action answers nothing: a game in which somebody resigns at random says little.
      const lists = look.legalByKind ?? [look.legal.filter(({ kind }) => !anytimeActions.includes(kind))]
      return anyOf(lists, random)
    },
  }
}

type Action = GameTypes['Action']

/** Any action with the same chance. The lists are not joined for it: that would take longer than making them. */
function anyOf(lists: readonly (readonly Action[])[], random: Chance): Action | 'wait' {
  let count = 0
  for (const list of lists) count += list.length
  if (count === 0) return 'wait'
  let place = random.below(count, 'bot')
  for (const list of lists) {
    if (place < list.length) return list[place] ?? bug(`A list has no place ${place}.`)
    place -= list.length
  }
  return bug('Nothing to pick from.')
}
