import { type Automatic, next, openWindow, seatsOf, type Windowed } from '@starboard/kernel'
import type { DeedOf } from '../actions.ts'
import type { Event } from '../events.ts'
import { flightOf } from '../flight/turns.ts'
import { memberAt, type State, type Step } from '../state.ts'

type StepOf<K extends Step['kind']> = Extract<Step, { kind: K }>

const VOTE_SECONDS = 60

/** SA-10.2: after a mission of a campaign that was won and is not the last, everybody who is a person votes. */
export const callVote: Automatic<State, StepOf<'callVote'>, Event> = {
  run(s, _step, ctx) {
    if (s.missionsLeft <= 0 || flightOf(s).result?.outcome !== 'won') return
    const people = seatsOf(s.crew.length).filter((seat) => memberAt(s, seat).holder === 'person')
    if (people.length > 0) next<Step>(s, { kind: 'vote', window: openWindow(ctx, people, VOTE_SECONDS) })
    else s.goesOn = true
  },
}

/** SA-R32: going on takes everybody. */
export const vote: Windowed<State, StepOf<'vote'>, DeedOf<'continueCampaign'>, Event> = {
  answer: 'continueCampaign',
  mode: 'sealed',
  legal: () => [
    { kind: 'continueCampaign', goOn: true },
    { kind: 'continueCampaign', goOn: false },
  ],
  check: () => null,
  fallback: () => ({ kind: 'continueCampaign', goOn: false }),
  close(s, _step, answers, ctx) {
    const home = answers.filter(({ action }) => !action.goOn).map(({ seat }) => seat)
    s.goesOn = home.length === 0
    ctx.reveal({ kind: 'voted', goesOn: s.goesOn, home })
  },
}
