import { type Chance, pick } from '@starboard/kernel'
import { type Draft, takenBy, withEvents } from './announced.ts'
import type { Range } from './figures.ts'
import { STREAM } from './luck.ts'
import { SECONDS, type ThreatEvent } from './script.ts'
import type { Placed } from './threat-places.ts'
import { ambushWindow, earlyWindow, firstWindow, isBegun, PHASES_WITH_THREATS, threatStarts } from './threat-room.ts'

/** SA-12.10, fourth stage: when each threat is announced (SA-12.3); within a phase in order of T. */
export const giveTimes = (draft: Draft, placed: readonly Placed[], random: Chance): Draft | null =>
  PHASES_WITH_THREATS.reduce<Draft | null>((made, phase) => {
    const inPhase = placed.filter((threat) => threat.phase === phase).toSorted((one, other) => one.turn - other.turn)
    return made && timesOfPhase(made, inPhase, phase, random)
  }, draft)

function timesOfPhase(draft: Draft, placed: readonly Placed[], phase: number, random: Chance): Draft | null {
  const early = placed.filter(({ isAmbush }) => !isAmbush)
  const ambushes = placed.filter(({ isAmbush }) => isAmbush)
  const windows = early.map((_, place) =>
    place === 0 && !isBegun(draft, phase) ? firstWindow(draft, phase) : earlyWindow(draft, phase),
  )
  const times = drawTimes(draft, [...windows, ...ambushes.map(() => ambushWindow(draft, phase))], random)
  if (times === null) return null
  const sorted = times.slice(0, early.length).toSorted((one, other) => one - other)
  const all = [...sorted, ...times.slice(early.length)]
  return withEvents(
    draft,
    [...early, ...ambushes].flatMap((threat, place) => eventOf(threat, all[place] ?? 0)),
  )
}

/** A free second in each of the windows, one after the other. */
function drawTimes(draft: Draft, windows: readonly Range[], random: Chance): readonly number[] | null {
  const taken = [...takenBy(draft)]
  const times: number[] = []
  for (const window of windows) {
    const free = threatStarts(draft, window, taken)
    if (free.length === 0) return null
    const at = pick(free, random, STREAM)
    times.push(at)
    taken.push([at, at + SECONDS.threat])
  }
  return times
}

function eventOf({ kind, level, turn, minCrew, zone }: Placed, at: number): readonly ThreatEvent[] {
  const crew = minCrew === undefined ? {} : { minCrew }
  if (kind === 'internal') return [{ at, type: 'threat', kind, level, turn, ...crew }]
  return zone === undefined ? [] : [{ at, type: 'threat', kind, level, turn, zone, ...crew }]
}
