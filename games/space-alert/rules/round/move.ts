import { type Move, type Refusal, refuse, type Seat } from '@starboard/kernel'
import type { Deed, DeedOf } from '../actions.ts'
import type { Event } from '../events.ts'
import { memberAt, type State, type Step } from '../state.ts'

export type ActionRound = Extract<Step, { kind: 'actionRound' }>

/** Something that anybody can do while the clock runs. */
export type RoundMove<K extends Deed['kind']> = Move<State, ActionRound, DeedOf<K>, Event>

/** So many changes are enough for anybody: nobody shall keep a table busy alone. */
export const MOST_ENTRIES = 400

export const entriesLeft = (s: Pick<State, 'crew'>, seat: Seat): number => MOST_ENTRIES - memberAt(s, seat).entries

const NONE: readonly never[] = []

/** A move that can be made only so many times in a mission. */
export const counted = <K extends Deed['kind']>({ legal, check, apply }: RoundMove<K>): RoundMove<K> => ({
  legal: (s, seat, step) => (entriesLeft(s, seat) > 0 ? legal(s, seat, step) : NONE),
  check: (s, seat, action, step) => (entriesLeft(s, seat) > 0 ? check(s, seat, action, step) : SPENT),
  apply(s, seat, action, ctx, step) {
    memberAt(s, seat).entries++
    return apply(s, seat, action, ctx, step)
  },
})

const SPENT: Refusal = refuse(
  'too-many-changes',
  'SA-2.5',
  `You have made ${MOST_ENTRIES} changes in this mission; now your plan stays as it is.`,
)
