import { type Move, type Refusal, refuse, type Seat, seatsOf } from '@starboard/kernel'
import type { Action, Light, Read } from './actions.ts'
import { COLOURS } from './colours.ts'
import type { Event } from './events.ts'
import { keeperAt, type State, type Watch } from './state.ts'

const withoutOil = (s: State): Refusal =>
  refuse('no-oil', 'NW-2', `You have used the oil for all your ${s.options.oil} actions.`)

export const light: Move<State, Watch, Light, Event> = {
  legal: (s, seat) =>
    COLOURS.map((colour) => ({ kind: 'light' as const, colour })).filter((one) => checkLight(s, seat, one) === null),
  check: checkLight,
  apply(s, seat, { colour }, ctx) {
    const keeper = keeperAt(s, seat)
    keeper.oil--
    keeper.lamp = colour
    ctx.emit({ kind: 'lit', seat, colour })
    return 'open'
  },
}

function checkLight(s: State, seat: Seat, { colour }: Light): Refusal | null {
  const { oil, lamp } = keeperAt(s, seat)
  if (oil === 0) return withoutOil(s)
  return lamp === colour ? refuse('same-colour', 'NW-2', `Your lamp is ${colour} already.`) : null
}

export const read: Move<State, Watch, Read, Event> = {
  legal: (s, seat) =>
    seatsOf(s.keepers.length)
      .map((of) => ({ kind: 'read' as const, of }))
      .filter((action) => checkRead(s, seat, action) === null),
  check: checkRead,
  apply(s, seat, { of }, ctx) {
    const { order, readBy } = keeperAt(s, of)
    keeperAt(s, seat).oil--
    readBy.push(seat)
    ctx.reveal({ kind: 'orderRead', seat, of, order })
    return 'open'
  },
}

function checkRead(s: State, seat: Seat, { of }: Read): Refusal | null {
  const keeper = s.keepers[of]
  if (keeper === undefined) return refuse('no-keeper', 'NW-2', `There is no keeper ${of + 1}.`)
  if (keeperAt(s, seat).oil === 0) return withoutOil(s)
  return keeper.readBy.includes(seat) ? refuse('known', 'NW-2', 'You know this order.') : null
}

/** Whatever a keeper might do at night; what is refused carries its reason. */
export function candidates(s: State, seat: Seat): readonly Action[] {
  if (s.agenda.steps.length === 0) return []
  const others = seatsOf(s.keepers.length).filter((of) => of !== seat)
  return [
    ...COLOURS.map((colour) => ({ kind: 'light' as const, colour })),
    ...others.map((of) => ({ kind: 'read' as const, of })),
  ]
}
