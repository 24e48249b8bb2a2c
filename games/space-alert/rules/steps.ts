import { refuse, stepwise } from '@starboard/kernel'
import type { Deed } from './actions.ts'
import { repairs, squadStation } from './campaign/between.ts'
import { callVote, vote } from './campaign/vote.ts'
import { trip } from './flight/trip.ts'
import { playTurn, score, silence, threatsAppear } from './flight/turns.ts'
import { watch } from './flight/watch.ts'
import { actionRound, startClock } from './round/action-round.ts'
import type { SpaceAlert } from './state.ts'

/** A mission from beginning to end: between missions, the action round, the resolution turn by turn, score and vote. */
export const { settle, ...flow } = stepwise<SpaceAlert>({
  steps: {
    repairs,
    squadStation,
    startClock,
    actionRound,
    silence,
    threatsAppear,
    trip,
    playTurn,
    watch,
    score,
    callVote,
    vote,
  },
  notNow: (_s, _seat, { kind }) => refuse('not-now', WHEN[kind].rule, WHEN[kind].text),
})

const PLANNING = { rule: 'SA-3.1', text: 'Plans can be changed only while the clock runs.' }

/** What is said to somebody who is too late, too early or not asked. */
const WHEN: Readonly<Record<Deed['kind'], { readonly rule: string; readonly text: string }>> = {
  placeCard: PLANNING,
  placeSecondCard: PLANNING,
  moveCard: PLANNING,
  turnCard: PLANNING,
  takeBack: PLANNING,
  lockPhase: PLANNING,
  giveCard: { rule: 'SA-2.11', text: 'Cards change hands only in a data transfer.' },
  callOut: { rule: 'SA-2.15', text: 'The action round is not going on.' },
  suggest: { rule: 'SA-2.14', text: 'Jobs are suggested while the clock runs.' },
  advance: { rule: 'SA-2.20', text: 'There is no next event now.' },
  trip: { rule: 'SA-4.14', text: 'You cannot trip now.' },
  stepResolution: { rule: 'SA-2.22', text: 'Only the captain goes on, and only between two turns of the resolution.' },
  continueCampaign: { rule: 'SA-10.2', text: 'There is no vote of yours to give now.' },
  repair: { rule: 'SA-10.3', text: 'It is not your turn to repair anything.' },
  squadStation: {
    rule: 'SA-10.5',
    text: 'Only the captain says where the squad stands, and only where one of two is left.',
  },
}
