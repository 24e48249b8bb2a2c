import { type Chance, pick } from '@starboard/kernel'
import { type Draft, takenBy, withEvents } from './announced.ts'
import { operationsIn } from './data-faults.ts'
import { type Range, SOON_SECONDS, USUAL_TRANSFER_SECONDS } from './figures.ts'
import { STREAM, within } from './luck.ts'
import { type ScriptEvent, SECONDS, sum } from './script.ts'
import { freeStarts } from './timeline.ts'

/** SA-12.10, fifth stage: incoming data and transfers (SA-12.8). */
export function giveData(draft: Draft, random: Chance): Draft | null {
  const counts = drawCounts(draft, random)
  if (counts === null) return null
  return counts.reduce<Draft | null>(
    (made, count, place) => made && dataOfPhase(made, { ...count, place }, random),
    draft,
  )
}

interface Count {
  readonly incoming: number
  readonly transfers: number
}

/** How many more of each there will be in every phase. */
function drawCounts(draft: Draft, random: Chance): readonly Count[] | null {
  const { data, leastTransfers } = draft.figures
  const told = data.map((_, place) => operationsIn(draft, place + 1))
  const all = data.map(({ incoming, transfers }, place): Count => {
    const before = told[place] ?? { incoming: 0, transfers: 0 }
    // A phase that is over has what it has.
    if (draft.until >= (draft.phases[place]?.[1] ?? 0)) return before
    return {
      incoming: within(atLeast(incoming, before.incoming), random),
      transfers: within(atLeast(transfers, before.transfers), random),
    }
  })
  const isEnough = data.every(({ operations }, place) => sum(Object.values(all[place] ?? {})) >= operations)
  if (!isEnough || sum(all.map(({ transfers }) => transfers)) < leastTransfers) return null
  return all.map(({ incoming, transfers }, place) => ({
    incoming: incoming - (told[place]?.incoming ?? 0),
    transfers: transfers - (told[place]?.transfers ?? 0),
  }))
}

const atLeast = ([least, most]: Range, told: number): Range => [Math.max(least, told), Math.max(most, told)]

function dataOfPhase(draft: Draft, { incoming, transfers, place }: Count & { readonly place: number }, random: Chance) {
  const wanted: readonly ('data-transfer' | 'incoming-data')[] = [
    ...Array.from({ length: transfers }, () => 'data-transfer' as const),
    ...Array.from({ length: incoming }, () => 'incoming-data' as const),
  ]
  return wanted.reduce<Draft | null>((made, type) => made && withData(made, { type, place }, random), draft)
}

interface WantedData {
  readonly type: 'data-transfer' | 'incoming-data'
  readonly place: number
}

function withData(draft: Draft, { type, place }: WantedData, random: Chance): Draft | null {
  const [start, end] = draft.phases[place] ?? [0, 0]
  const seconds = type === 'data-transfer' ? USUAL_TRANSFER_SECONDS : SECONDS[type]
  const free = freeStarts(takenBy(draft), {
    seconds,
    earliest: Math.max(start, draft.until + 1),
    latest: end - SECONDS['phase-end'] - seconds,
  })
  if (free.length === 0) return null
  const isFirst = type === 'data-transfer' && operationsIn(draft, place + 1).transfers === 0
  const soon = isFirst ? free.filter((at) => isSoonAfterThreat(draft, at)) : []
  const at = pick(soon.length > 0 ? soon : free, random, STREAM)
  const event: ScriptEvent = type === 'data-transfer' ? { at, type, seconds } : { at, type }
  return withEvents(draft, [event])
}

/** SA-12.8: where the first transfer of a phase is best. */
const isSoonAfterThreat = ({ threats }: Draft, at: number): boolean =>
  threats.some((threat) => at > threat.at && at <= threat.at + SOON_SECONDS)
