import { type LabFacts, namedOnce, turnOrderFrom } from '@starboard/kernel'
import { cardOf, catalogueOf } from './catalogue.ts'
import type { SpaceGoats } from './state.ts'

export const lab: LabFacts<SpaceGoats> = {
  starts: {
    noun: 'place in the turn order',
    isTurnOrder: true,
    of: ({ start, players }) => turnOrderFrom(start, players.length),
  },
  cards: {
    verb: 'bought',
    all: (options) => namedOnce(catalogueOf(options).market.map(({ name, effect }) => ({ name, group: effect.kind }))),
    usedBy({ options, market }, _seat, action) {
      const card = action.kind === 'buy' ? market[action.slot] : null
      return card == null ? null : cardOf(catalogueOf(options), card).name
    },
  },
}
