import { type LabFacts, namedOnce, turnOrderFrom } from '@starboard/kernel'
import type { Action } from './actions.ts'
import { CARDS, nameOf } from './cards/catalogue.ts'
import type { BackyardRocketeers } from './state.ts'

/** What leaves a hand to be of use; what is discarded, answered with or given away is not played. */
const PLAYS = ['placeComponent', 'refuel', 'playEnhancement', 'placeCovert', 'playAbility', 'playSabotage'] as const
type Play = Extract<Action, { kind: (typeof PLAYS)[number] }>

const isPlay = (action: Action): action is Play => PLAYS.some((kind) => kind === action.kind)

export const lab: LabFacts<BackyardRocketeers> = {
  starts: {
    noun: 'place in the turn order',
    isTurnOrder: true,
    of: ({ first, players }) => turnOrderFrom(first, players.length),
  },
  cards: {
    verb: 'played',
    all: () => ALL,
    usedBy: (_state, _seat, action) => (isPlay(action) ? nameOf(action.card) : null),
  },
}

const ALL = namedOnce(CARDS.map(({ name, type }) => ({ name, group: type })))
