import { type Chance, pick } from '@starboard/kernel'
import { type Draft, takenBy, withEvents } from './announced.ts'
import { OUTAGE_SECONDS, QUIET_END_SECONDS, QUIET_START_SECONDS, type Range } from './figures.ts'
import { STREAM, within } from './luck.ts'
import { eventsOf, SECONDS, sum } from './script.ts'
import { freeStarts } from './timeline.ts'

/** SA-12.10, last stage: outages (SA-12.9). */
export function giveOutages(draft: Draft, random: Chance): Draft | null {
  const lengths = drawLengths(draft, random)
  if (lengths === null) return null
  return lengths.reduce<Draft | null>((made, seconds) => made && withOutage(made, seconds, random), draft)
}

/** How long each outage to come is, so that all of them together last as long as they should. */
function drawLengths({ events, figures }: Draft, random: Chance): readonly number[] | null {
  const told = sum(eventsOf(events, 'comms-down').map(({ seconds }) => seconds))
  const [least, most] = figures.outageSeconds
  const left: Range = [Math.max(0, least - told), most - told]
  const [shortest, longest] = OUTAGE_SECONDS
  const counts = [0, 1, 2, 3, 4, 5, 6].filter((count) => count * shortest <= left[1] && count * longest >= left[0])
  return counts.length === 0 ? null : lengthsOf(pick(counts, random, STREAM), left, random)
}

function lengthsOf(count: number, [least, most]: Range, random: Chance): readonly number[] {
  if (count === 0) return []
  const [shortest, longest] = OUTAGE_SECONDS
  const after = count - 1
  const seconds = within(
    [Math.max(shortest, least - after * longest), Math.min(longest, most - after * shortest)],
    random,
  )
  return [seconds, ...lengthsOf(after, [least - seconds, most - seconds], random)]
}

function withOutage(draft: Draft, seconds: number, random: Chance): Draft | null {
  const free = freeStarts(takenBy(draft), {
    seconds: seconds + SECONDS['comms-restored'],
    earliest: Math.max(QUIET_START_SECONDS, draft.until + 1),
    latest: sum(draft.phaseSeconds) - QUIET_END_SECONDS - seconds,
  })
  if (free.length === 0) return null
  const at = pick(free, random, STREAM)
  return withEvents(draft, [
    { at, type: 'comms-down', seconds },
    { at: at + seconds, type: 'comms-restored' },
  ])
}
