import { law, same } from './kit/law.ts'
import { play } from './kit/play.ts'
import { textOf } from './kit/text.ts'

export const piecesAreConserved = law({
  name: 'conservation',
  says: 'Cards, cubes and ships are neither made nor lost: the count of every piece stays what it was at the start.',
  check(game, trial) {
    let expected: string | null = null
    for (const { match, entry } of play(game, trial, { whole: true })) {
      const found = textOf(game.pieceCounts(match.state))
      expected ??= found
      same(entry, 'the pieces', { found, expected })
    }
  },
})
