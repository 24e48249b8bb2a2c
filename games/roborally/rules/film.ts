import { type Ctx, type Holder, type Move, next, type Question, refuse, type Seat } from '@starboard/kernel'
import type { Action, Watched } from './actions.ts'
import type { Event } from './events.ts'
import { inDockOrder, isRacing, robotAt } from './robot.ts'
import type { Robot, State, Step } from './state.ts'

type Film = Extract<Step, { kind: 'film' }>

/** RR-3.14: who is in the race, sits there and has not seen it all. Whoever has conceded is not waited for. */
const isWatching = (robot: Robot): boolean => isRacing(robot) && robot.present && !robot.watched && !robot.conceding

/** RR-3.14: the wait before the clean-up, where there is a clock that must not run meanwhile. */
export function filmOrCleanUp(s: State, ctx: Ctx<Event>): void {
  const { timerMode, filmSeconds } = s.options
  next<Step>(s, { kind: 'cleanUp' })
  if (timerMode === 'off' || filmSeconds === 0 || !s.robots.some(isWatching)) return
  const by = ctx.now + filmSeconds * 1000
  ctx.emit({ kind: 'filmBegan', turn: s.turn, by })
  next<Step>(s, { kind: 'film', by })
}

const watched: Move<State, Film, Watched, Event> = {
  legal: () => [{ kind: 'watched' }],
  check: (s, seat) =>
    robotAt(s, seat).watched ? refuse('already-watched', 'RR-3.14', 'You have watched this turn already.') : null,
  apply(s, seat, _action, ctx) {
    robotAt(s, seat).watched = true
    ctx.emit({ kind: 'filmWatched', seat })
    return filmGoesOn(s)
  },
}

/** Bots, the absent and those who have conceded count as having watched. */
export const filmGoesOn = (s: State): 'answered' | 'open' => (s.robots.some(isWatching) ? 'open' : 'answered')

export const filmStep: Question<State, Film, Action, Event> = {
  asks: (s, { by }) =>
    inDockOrder(s)
      .filter(isWatching)
      .map(({ seat }) => ({ seat, mode: 'sealed', by })),
  moves: { watched },
  fallback: () => ({ kind: 'watched' }),
}

/** RR-3.14: nobody waits for an empty chair. Whether the film is over with that is for the caller to act on. */
export function seatTaken(
  s: State,
  { seat, holder }: { readonly seat: Seat; readonly holder: Holder },
  ctx: Ctx<Event>,
): 'answered' | 'open' {
  const robot = robotAt(s, seat)
  const present = holder === 'person'
  if (robot.present === present) return 'open'
  robot.present = present
  ctx.emit({ kind: 'presenceChanged', seat, present })
  return s.agenda.steps.at(-1)?.kind === 'film' ? filmGoesOn(s) : 'open'
}
