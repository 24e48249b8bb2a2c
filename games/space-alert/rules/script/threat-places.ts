import { type Chance, pick, shuffled } from '@starboard/kernel'
import type { Draft } from './announced.ts'
import { phasesOfTurn } from './figures.ts'
import { happens, STREAM } from './luck.ts'
import type { ThreatEvent, Zone } from './script.ts'
import { neighbours } from './threat-faults.ts'
import type { Sort } from './threat-numbers.ts'
import { isBegun, type Room } from './threat-room.ts'
import { ambushPhase, mayAmbush } from './threat-time-faults.ts'

/** A threat to come, with its T, and later with its zone. */
export interface Placed extends Sort {
  readonly turn: number
  readonly phase: number
  readonly isAmbush: boolean
  readonly zone?: Zone
}

interface ToPlace {
  readonly sorts: readonly Sort[]
  readonly room: Room
}

/** SA-12.10, second stage: a T for each (SA-12.4, SA-12.5), and the phase in which it will be announced. */
export function placeTurns(draft: Draft, { sorts, room }: ToPlace, random: Chance): readonly Placed[] | null {
  const narrowFirst = shuffled(sorts, random, STREAM).toSorted((one, other) => width(draft, one) - width(draft, other))
  const placed: Placed[] = []
  for (const sort of narrowFirst) {
    const left = placed.some(({ isAmbush }) => isAmbush) ? { ...room, ambush: [] } : room
    const used = [...draft.threats, ...placed].map(({ turn }) => turn)
    const turns = windowOf(draft, sort).filter(
      (turn) => !used.includes(turn) && waysFor({ ...sort, turn }, left).length > 0,
    )
    if (turns.length === 0) return null
    placed.push(withPhase({ ...sort, turn: pick(turns, random, STREAM) }, left, random))
  }
  return isBalanced(draft, placed) && hasFirsts(draft, placed) ? placed : null
}

const width = (draft: Draft, sort: Sort): number => windowOf(draft, sort).length

/** SA-12.5 */
function windowOf({ figures: { windows } }: Draft, { kind, level }: Sort): readonly number[] {
  const [least, most] = windows[kind][level]
  return Array.from({ length: most - least + 1 }, (_, place) => least + place)
}

type Way = Pick<Placed, 'phase' | 'isAmbush'>

/** SA-12.3, SA-12.4: how a T can still be announced. */
function waysFor(threat: Sort & { readonly turn: number }, { early, ambush }: Room): readonly Way[] {
  const phases = phasesOfTurn(threat.turn).filter((phase) => early.includes(phase))
  const ambushes = mayAmbush(threat) ? [ambushPhase(threat.turn)].filter((phase) => ambush.includes(phase)) : []
  return [
    ...phases.map((phase) => ({ phase, isAmbush: false })),
    ...ambushes.map((phase) => ({ phase, isAmbush: true })),
  ]
}

/** SA-12.3: what may be an ambush is one with a chance of 40 %, or where nothing else is left. */
function withPhase(threat: Sort & { readonly turn: number }, room: Room, random: Chance): Placed {
  const ways = waysFor(threat, room)
  const ambushes = ways.filter(({ isAmbush }) => isAmbush)
  const early = ways.filter(({ isAmbush }) => !isAmbush)
  const isAmbush = ambushes.length > 0 && (early.length === 0 || happens(AMBUSH_PERCENT, random))
  return { ...threat, ...pick(isAmbush ? ambushes : early, random, STREAM) }
}

const AMBUSH_PERCENT = 40

/** SA-12.7: no two internal threats side by side, and in three phases as many early ones as late ones. */
function isBalanced({ figures: { turns }, threats }: Draft, placed: readonly Placed[]): boolean {
  const all: readonly Pick<ThreatEvent, 'kind' | 'turn'>[] = [...threats, ...placed]
  const early = all.filter(({ turn }) => turn <= 4).length
  return (
    neighbours(all).every(([one, next]) => one.kind === 'external' || next.kind === 'external') &&
    (turns === 7 || Math.abs(all.length - 2 * early) <= 1)
  )
}

/** SA-12.3: phase 1 begins with a threat, and so does phase 2 if it has any; an ambush is too late for that. */
function hasFirsts(draft: Draft, placed: readonly Placed[]): boolean {
  const begins = (phase: number) =>
    isBegun(draft, phase) || placed.some((threat) => threat.phase === phase && !threat.isAmbush)
  return begins(1) && (begins(2) || placed.every(({ phase }) => phase !== 2))
}

/** SA-12.10, third stage: zones, never the same for neighbours (SA-12.7). */
export function giveZones(draft: Draft, placed: readonly Placed[], random: Chance): readonly Placed[] | null {
  const zoned: Placed[] = placed.toSorted((one, other) => one.turn - other.turn)
  for (const [place, threat] of zoned.entries()) {
    if (threat.kind === 'internal') continue
    const near = neighbours<Neighbour>([...draft.threats, ...zoned]).flatMap(([one, next]) =>
      one === threat ? [next.zone] : next === threat ? [one.zone] : [],
    )
    const free = draft.figures.zones.filter((zone) => !near.includes(zone))
    if (free.length === 0) return null
    zoned[place] = { ...threat, zone: pick(free, random, STREAM) }
  }
  return zoned
}

interface Neighbour {
  readonly turn: number
  readonly zone?: Zone
}
