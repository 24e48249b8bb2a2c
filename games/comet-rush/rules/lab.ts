import { type LabFacts, turnOrderFrom } from '@starboard/kernel'
import { CARDS } from './cards.ts'
import type { CometRush } from './state.ts'

export const lab: LabFacts<CometRush> = {
  starts: {
    noun: 'place in the turn order',
    isTurnOrder: true,
    of: ({ start, players }) => turnOrderFrom(start, players.length),
  },
  cards: {
    verb: 'played',
    all: () => Object.values(CARDS).map(({ name, deck }) => ({ name, group: deck })),
    usedBy: (_state, _seat, action) => (action.kind === 'play' ? CARDS[action.card].name : null),
  },
}
