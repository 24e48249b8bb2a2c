import { type Fault, type FaultFinder, unless } from './fault.ts'
import {
  type Figures,
  isWithin,
  OUTAGE_SECONDS,
  QUIET_END_SECONDS,
  QUIET_START_SECONDS,
  type Range,
  TRANSFER_SECONDS,
} from './figures.ts'
import { eventsOf, phasesOf, type Script, sum } from './script.ts'
import { phaseAt } from './threat-time-faults.ts'

/** Data and outages. */
export const dataFaults: FaultFinder = (script, figures) => [
  ...phasesOf(script.phaseSeconds).flatMap((_, place) => phaseFaults(script, place, figures)),
  ...transferFaults(script, figures),
  ...outageFaults(script, figures),
]

/** SA-12.8: how many of each there are in each phase. */
export function operationsIn({ events, phaseSeconds }: Pick<Script, 'events' | 'phaseSeconds'>, phase: number) {
  const phases = phasesOf(phaseSeconds)
  const count = (type: 'incoming-data' | 'data-transfer') =>
    eventsOf(events, type).filter(({ at }) => phaseAt(at, phases) === phase).length
  return { incoming: count('incoming-data'), transfers: count('data-transfer') }
}

/** SA-12.8 */
function phaseFaults(script: Script, place: number, { data }: Figures): readonly Fault[] {
  const wanted = data[place]
  if (wanted === undefined) return []
  const { incoming, transfers } = operationsIn(script, place + 1)
  const where = `in phase ${place + 1}`
  return [
    ...countFaults(incoming, wanted.incoming, `incoming data ${where}`),
    ...countFaults(transfers, wanted.transfers, `transfers ${where}`),
    ...unless(
      incoming + transfers >= wanted.operations,
      'SA-12.8',
      `There are ${incoming + transfers} data operations ${where}; ${wanted.operations} are the least.`,
    ),
  ]
}

const countFaults = (count: number, range: Range, what: string): readonly Fault[] =>
  unless(isWithin(count, range), 'SA-12.8', `There are ${count} ${what} instead of ${range.join('-')}.`)

/** SA-12.8 */
function transferFaults({ events }: Script, { leastTransfers }: Figures): readonly Fault[] {
  const transfers = eventsOf(events, 'data-transfer')
  return [
    ...unless(
      transfers.length >= leastTransfers,
      'SA-12.8',
      `There are ${transfers.length} transfers; ${leastTransfers} are the least.`,
    ),
    ...transfers.flatMap(({ at, seconds }) =>
      unless(
        isWithin(seconds, TRANSFER_SECONDS),
        'SA-12.8',
        `The transfer at ${at} s lasts ${seconds} s instead of ${TRANSFER_SECONDS.join('-')}.`,
      ),
    ),
  ]
}

/** SA-12.9 */
function outageFaults({ events, phaseSeconds }: Script, { outageSeconds }: Figures): readonly Fault[] {
  const outages = eventsOf(events, 'comms-down')
  const total = sum(outages.map(({ seconds }) => seconds))
  const last = sum(phaseSeconds) - QUIET_END_SECONDS
  return [
    ...outages.flatMap(({ at, seconds }) => [
      ...unless(
        isWithin(seconds, OUTAGE_SECONDS),
        'SA-12.9',
        `The outage at ${at} s lasts ${seconds} s instead of ${OUTAGE_SECONDS.join('-')}.`,
      ),
      ...unless(
        at >= QUIET_START_SECONDS && at + seconds <= last,
        'SA-12.9',
        `The outage at ${at} s is in the first ${QUIET_START_SECONDS} or the last ${QUIET_END_SECONDS} s.`,
      ),
    ]),
    ...unless(
      isWithin(total, outageSeconds),
      'SA-12.9',
      `The outages last ${total} s in all instead of ${outageSeconds.join('-')}.`,
    ),
  ]
}
