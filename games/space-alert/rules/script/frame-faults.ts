import { canonical } from '@starboard/kernel'
import { type Fault, type FaultFinder, unless } from './fault.ts'
import { isWithin, WARNINGS } from './figures.ts'
import { phasesOf, type Script, type ScriptEvent, spanOf, sum } from './script.ts'

/** The clock of a script: its phases, what is said about them, and that nothing talks over anything else. */
export const frameFaults: FaultFinder = (script, { phaseSeconds, totalSeconds }) => [
  ...phaseFaults(script, phaseSeconds, totalSeconds),
  ...unless(isInOrder(script.events), 'SA-12.1', 'The events are not in order of time.'),
  ...clockFaults(script),
  ...overlaps(script),
  ...outageEnds(script),
]

/** SA-12.2 */
function phaseFaults(script: Script, ranges: readonly (readonly [number, number])[], total: number): readonly Fault[] {
  const seconds = script.phaseSeconds
  return [
    ...unless(
      seconds.length === ranges.length,
      'SA-12.2',
      `It has ${seconds.length} phases instead of ${ranges.length}.`,
    ),
    ...unless(sum(seconds) === total, 'SA-12.2', `It lasts ${sum(seconds)} s instead of ${total}.`),
    ...ranges.slice(0, -1).flatMap((range, place) => {
      const length = seconds[place] ?? 0
      return unless(
        isWithin(length, range),
        'SA-12.2',
        `Phase ${place + 1} lasts ${length} s instead of ${range.join('-')}.`,
      )
    }),
  ]
}

const isInOrder = (events: readonly ScriptEvent[]): boolean =>
  events.every((event, place) => event.at >= (events[place - 1]?.at ?? 0))

/** SA-12.1: starts, warnings and ends of the phases, each once and on time. */
function clockFaults({ events, phaseSeconds }: Script): readonly Fault[] {
  const missing = clockEvents(phaseSeconds).map(canonical)
  const told = events.filter(isOfTheClock).map(canonical)
  return [
    ...missing.filter((event) => !told.includes(event)).map((event) => `This is missing: ${event}.`),
    ...told
      .filter((event, place) => !missing.includes(event) || told.indexOf(event) < place)
      .map((event) => `This does not belong here: ${event}.`),
  ].flatMap((text) => unless(false, 'SA-12.1', text))
}

/** SA-2.23: what everybody knows of a mission from the start. */
export const isOfTheClock = ({ type }: ScriptEvent): boolean =>
  type === 'phase-start' || type === 'phase-warning' || type === 'phase-end' || type === 'mission-end'

/** SA-12.1: what the lengths of the phases alone say. */
export const clockEvents = (phaseSeconds: readonly number[]): readonly ScriptEvent[] => [
  ...phasesOf(phaseSeconds).flatMap(([start, end], place): ScriptEvent[] => {
    const phase = place + 1
    return [
      { at: start, type: 'phase-start', phase },
      ...WARNINGS.map((secondsLeft) => ({ at: end - secondsLeft, type: 'phase-warning', phase, secondsLeft }) as const),
      { at: end, type: 'phase-end', phase },
    ]
  }),
  { at: sum(phaseSeconds), type: 'mission-end' },
]

/** SA-12.1: nothing overlaps. */
function overlaps({ events }: Script): readonly Fault[] {
  const spans = events
    .map((event) => ({ event, span: spanOf(event) }))
    .toSorted((one, other) => one.span[0] - other.span[0] || one.span[1] - other.span[1])
  return spans.flatMap(({ event, span }, place) => {
    const before = spans[place - 1]
    return before === undefined
      ? []
      : unless(span[0] >= before.span[1], 'SA-12.1', `${nameOf(before.event)} and ${nameOf(event)} overlap.`)
  })
}

const nameOf = ({ type, at }: ScriptEvent): string => `${type} at ${at} s`

/** SA-12.1: communications are restored exactly when their outage ends. */
function outageEnds({ events }: Script): readonly Fault[] {
  const ends = events.flatMap((event) => (event.type === 'comms-down' ? [event.at + event.seconds] : []))
  const restored = events.flatMap(({ type, at }) => (type === 'comms-restored' ? [at] : []))
  return unless(
    ends.join() === restored.join(),
    'SA-12.1',
    `Outages end at ${ends.join(', ')} s, and communications are restored at ${restored.join(', ')} s.`,
  )
}
