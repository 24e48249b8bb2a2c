import { askOne, type Ctx, type Move, next, type Question, type Refusal, refuse, type Seat } from '@starboard/kernel'
import type { Action, Reenter } from './actions.ts'
import { factoryFor } from './course/table.ts'
import type { Event } from './events.ts'
import { reentryPlaces } from './factory/sight.ts'
import { HEADINGS, type Heading, headingOf, letterOf, turned } from './heading.ts'
import { inDockOrder, robotAt } from './robot.ts'
import { isPlaceOn, placeOf, squareAt } from './square.ts'
import type { Robot, State, Step } from './state.ts'
import type { ReentryPlace } from './view.ts'

export type Reentry = Extract<Step, { kind: 'reentry' }>

/** RR-10.6 */
export const REENTRY_DAMAGE = 2

/** RR-10.6–10.11 */
export const placesFor = (s: State, seat: Seat): readonly ReentryPlace[] =>
  reentryPlaces(factoryFor(s), inDockOrder(s), robotAt(s, seat), s.options.reentrySight)

/** RR-11.7 */
export const mayPowerDown = ({ options }: State, { announced }: Robot): boolean =>
  announced || options.reentryPowerDown === 'any'

/** RR-10.5, 10.13: the next in order of destruction who has room; then the turn is over. */
export function askNextReentry(s: State, ctx: Ctx<Event>): void {
  const seat = s.destroyed.find((one) => placesFor(s, one).length > 0)
  if (seat === undefined) {
    next<Step>(s, { kind: 'turnEnd' })
    return
  }
  const { timerMode, reentrySeconds } = s.options
  ctx.emit({ kind: 'reentryAsked', seat })
  next<Step>(s, { kind: 'reentry', seat, by: timerMode === 'off' ? null : ctx.now + reentrySeconds * 1000 })
}

const reenter: Move<State, Reentry, Reenter, Event> = {
  legal(s, seat) {
    const factory = factoryFor(s)
    const powerDowns = mayPowerDown(s, robotAt(s, seat)) ? [false, true] : [false]
    return placesFor(s, seat).flatMap(({ square, headings }) =>
      headings.flatMap((heading) =>
        powerDowns.map((powerDown): Reenter => {
          const letter = letterOf(heading)
          return { kind: 'reenter', at: placeOf(factory, square), heading: letter, powerDown }
        }),
      ),
    )
  },
  check: (s, seat, action) => checkPlace(s, seat, action) ?? checkReentryPowerDown(s, seat, action),
  apply(s, seat, { at: [x, y], heading, powerDown }, ctx) {
    const robot = robotAt(s, seat)
    const factory = factoryFor(s)
    if (!ctx.byTimeout) s.isHeard = true
    robot.status = 'active'
    robot.at = squareAt(factory, x, y)
    robot.heading = headingOf(heading)
    robot.damage = REENTRY_DAMAGE
    robot.announced = powerDown
    s.destroyed = s.destroyed.filter((one) => one !== seat)
    ctx.emit({ kind: 'robotReentered', seat, at: [x, y], heading: robot.heading, powerDown })
    askNextReentry(s, ctx)
    return 'answered'
  },
}

/** RR-10.6–10.8 */
function checkPlace(s: State, seat: Seat, { at, heading }: Reenter): Refusal | null {
  const factory = factoryFor(s)
  const square = squareAt(factory, at[0], at[1])
  const place = isPlaceOn(factory, at) ? placesFor(s, seat).find((one) => one.square === square) : undefined
  if (place === undefined)
    return refuse('illegal-square', 'RR-10.7', `Your robot cannot come back on [${at[0]},${at[1]}].`)
  return place.headings.includes(headingOf(heading))
    ? null
    : refuse('illegal-heading', 'RR-10.8', `Facing ${heading} there, your robot would look at another one close by.`)
}

const checkReentryPowerDown = (s: State, seat: Seat, { powerDown }: Reenter): Refusal | null =>
  powerDown && !mayPowerDown(s, robotAt(s, seat))
    ? refuse('not-announced', 'RR-11.7', 'You announced no power down, so your robot comes back running.')
    : null

export const reentryStep: Question<State, Reentry, Action, Event> = {
  asks: (_s, { seat, by }) => askOne(seat, by),
  moves: { reenter },
  fallback: usualReentry,
}

/** Section 17: what happens if the owner does not say. */
export function usualReentry(s: State, seat: Seat): Reenter | null {
  const factory = factoryFor(s)
  const [place] = placesFor(s, seat)
  if (place === undefined) return null
  return {
    kind: 'reenter',
    at: placeOf(factory, place.square),
    heading: letterOf(firstLegal(place, factory.heading)),
    powerDown: robotAt(s, seat).announced,
  }
}

/** The course's heading, else the next legal one clockwise. */
const firstLegal = ({ headings }: ReentryPlace, from: Heading): Heading =>
  HEADINGS.map((quarters) => turned(from, quarters)).find((heading) => headings.includes(heading)) ?? from
