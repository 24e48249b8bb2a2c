import { FIGURES, type Figures, type Range } from './figures.ts'
import { clockEvents, isOfTheClock } from './frame-faults.ts'
import {
  kindOf,
  phasesOf,
  type Script,
  type ScriptEvent,
  type ScriptKind,
  spanOf,
  type ThreatEvent,
  threatsOf,
} from './script.ts'

/** What is known of a script at some moment: the clock (SA-2.23), the table's wish, and what has been announced. */
export interface Announced extends Pick<Script, 'id' | 'title' | 'phaseSeconds'> {
  readonly kind: ScriptKind
  /** Whatever was to be heard up to this second is in `events`; before the start it is -1. */
  readonly until: number
  readonly events: readonly ScriptEvent[]
  /** SA-12.6: the level that the table asked for. */
  readonly threatLevel?: number | undefined
}

/** All that a script has told by a second. */
export const announcedBy = (script: Script, until: number): Announced => ({
  id: script.id,
  title: script.title,
  kind: kindOf(script),
  phaseSeconds: script.phaseSeconds,
  until,
  events: script.events.filter(({ at }) => at <= until),
})

/** A script in the making: what is settled so far, the clock included. */
export interface Draft extends Announced {
  readonly figures: Figures
  readonly phases: readonly Range[]
  readonly threats: readonly ThreatEvent[]
}

export function draftOf(announced: Announced): Draft {
  const told = announced.events.filter((event) => !isOfTheClock(event))
  // An outage that goes on ends when it was said to.
  const restored = told.flatMap((event): readonly ScriptEvent[] =>
    event.type === 'comms-down' && event.at + event.seconds > announced.until
      ? [{ at: event.at + event.seconds, type: 'comms-restored' }]
      : [],
  )
  return withEvents(
    {
      ...announced,
      events: [],
      figures: FIGURES[announced.kind],
      phases: phasesOf(announced.phaseSeconds),
      threats: [],
    },
    [...clockEvents(announced.phaseSeconds), ...told, ...restored],
  )
}

export function withEvents(draft: Draft, more: readonly ScriptEvent[]): Draft {
  const events = [...draft.events, ...more]
  return { ...draft, events, threats: threatsOf({ events }) }
}

/** When nothing else can begin. */
export const takenBy = ({ events }: Draft): readonly Range[] => events.map(spanOf)

/** In order of time; what the clock says comes first, and a phase ends before the next one starts. */
export const inOrderOfTime = (events: readonly ScriptEvent[]): readonly ScriptEvent[] =>
  events.toSorted((one, other) => one.at - other.at || rankOf(one) - rankOf(other))

const rankOf = ({ type }: ScriptEvent): number => ['phase-end', 'phase-start', 'mission-end'].indexOf(type)
