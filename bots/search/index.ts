import type { AnyBot, AnyGame, GameTypes, SearchHelp } from '@starboard/kernel'
import { bestOf, Search } from './search.ts'
import { WAIT } from './world.ts'

export { Search, type Searched, type SearchParts } from './search.ts'

const ITERATIONS = 400

/** Plays any game by trying out what may come of each choice. The same look, luck and number of rounds give the same answer. */
export function searchBot(game: AnyGame, help: SearchHelp<GameTypes> = {}): AnyBot {
  const { iterations = ITERATIONS } = help
  return {
    play(look, seat, budget) {
      const search = new Search({ game, help, look, seat, budget })
      if (search.actions.length === 0) return 'wait'
      if (search.actions.length > 1) search.run(iterations)
      const action = bestOf(search)
      return action === WAIT ? 'wait' : action
    },
  }
}
