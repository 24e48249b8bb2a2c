import type { Seat } from '@starboard/kernel'
import type { Cause, Event } from '../../rules/events.ts'
import type { Heading } from '../../rules/heading.ts'

/** What a register did to one robot, several steps of a card or rides of a belt taken together. */
export type ShownAction =
  | { kind: 'drove'; seat: Seat; steps: number; direction: Heading; pushed: readonly Seat[] }
  | { kind: 'turned'; seat: Seat; quarters: number; heading: Heading }
  | { kind: 'blocked'; seat: Seat }
  | { kind: 'pushed'; seat: Seat; by: Seat | null; direction: Heading }
  | { kind: 'carried'; seat: Seat; times: number }
  | { kind: 'held'; seat: Seat }
  | { kind: 'spun'; seat: Seat; heading: Heading }
  | { kind: 'hit'; seat: Seat; by: readonly (Seat | null)[]; damage: number }
  | { kind: 'locked'; seat: Seat; register: number }
  | { kind: 'destroyed'; seat: Seat; cause: Cause; by: Seat | null; lives: number }
  | { kind: 'touched'; seat: Seat; checkpoint: number }

type Told<K> = Extract<Event, { kind: K }>
type Makers = { readonly [K in Event['kind']]?: (event: Told<K>) => readonly ShownAction[] }

/** In the order in which they happened. */
export function actionsShownIn(events: readonly Event[]): readonly ShownAction[] {
  return events.reduce<readonly ShownAction[]>((shown, event) => {
    const make = MAKERS[event.kind] as ((event: Event) => readonly ShownAction[]) | undefined
    return make === undefined ? shown : make(event).reduce(joined, shown)
  }, [])
}

const MAKERS: Makers = {
  robotTurned: ({ seat, from, heading }) => [{ kind: 'turned', seat, quarters: (heading - from + 4) % 4, heading }],
  robotStepped: ({ seat, direction, moves }) => {
    const pushed = moves.slice(1).map((move) => move.seat)
    return [
      { kind: 'drove', seat, steps: 1, direction, pushed },
      ...pushed.map((one): ShownAction => ({ kind: 'pushed', seat: one, by: seat, direction })),
    ]
  },
  stepBlocked: ({ seat }) => [{ kind: 'blocked', seat }],
  beltsMoved: ({ moves, held }) => [
    ...moves.map(({ seat }): ShownAction => ({ kind: 'carried', seat, times: 1 })),
    ...held.map(({ seat }): ShownAction => ({ kind: 'held', seat })),
  ],
  pusherFired: ({ moves, direction }) =>
    moves.map(({ seat }, at): ShownAction => ({ kind: 'pushed', seat, by: moves[at - 1]?.seat ?? null, direction })),
  gearsTurned: ({ turns }) => turns.map(({ seat, heading }): ShownAction => ({ kind: 'spun', seat, heading })),
  lasersFired: ({ beams, hits }) =>
    hits.map(
      ({ seat, after }): ShownAction => ({
        kind: 'hit',
        seat,
        damage: after,
        by: beams.flatMap(({ by, target }) => (target === seat ? [by] : [])),
      }),
    ),
  registerLocked: ({ seat, locked }) => [{ kind: 'locked', seat, register: locked }],
  robotDestroyed: ({ seat, cause, by, lives }) => [{ kind: 'destroyed', seat, cause, by, lives }],
  checkpointTouched: ({ seat, checkpoint }) => [{ kind: 'touched', seat, checkpoint }],
}

/** Step after step of one card is one drive; whom it pushes twice was pushed. */
function joined(shown: readonly ShownAction[], action: ShownAction): readonly ShownAction[] {
  const at = shown.findLastIndex(({ seat }) => seat === action.seat)
  const last = shown[at]
  const together = last === undefined ? null : merged(last, action)
  return together === null ? [...shown, action] : shown.with(at, together)
}

function merged(last: ShownAction, action: ShownAction): ShownAction | null {
  if (last.kind === 'drove' && action.kind === 'drove' && last.direction === action.direction)
    return { ...last, steps: last.steps + 1, pushed: [...new Set([...last.pushed, ...action.pushed])] }
  if (last.kind === 'carried' && action.kind === 'carried') return { ...last, times: last.times + 1 }
  const isSamePush = last.kind === 'pushed' && action.kind === 'pushed' && last.by === action.by
  return isSamePush || (last.kind === 'held' && action.kind === 'held') ? last : null
}
