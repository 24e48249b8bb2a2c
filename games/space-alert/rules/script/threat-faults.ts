import { type Fault, type FaultFinder, unless } from './fault.ts'
import { type Figures, INTERNAL_LEVEL, isWithin, MOST_INTERNAL } from './figures.ts'
import { sum, type ThreatEvent, threatLevelOf, threatsOf, weightOf } from './script.ts'

/** Which threats a script has. */
export const threatFaults: FaultFinder = (script, figures) => {
  const threats = threatsOf(script)
  return [
    ...unless(
      new Set(threats.map(({ turn }) => turn)).size === threats.length,
      'SA-12.4',
      'Two threats have the same T.',
    ),
    ...threats.flatMap((threat) => windowFaults(threat, figures)),
    ...levelFaults(threats, threatLevelOf(script), figures),
    ...minCrewFaults(threats, figures),
    ...internalFaults(threats, threatLevelOf(script), figures),
    ...neighbourFaults(threats),
    ...balanceFaults(threats, figures),
  ]
}

/** SA-12.5, and SA-12.11 for the zones of the small ship. */
function windowFaults(threat: ThreatEvent, { windows, zones }: Figures): readonly Fault[] {
  const { kind, level, turn } = threat
  const window = windows[kind][level]
  return [
    ...unless(
      isWithin(turn, window),
      'SA-12.5',
      `An ${kind} ${level} threat has T+${turn}, outside T+${window[0]} to T+${window[1]}.`,
    ),
    ...unless(
      threat.kind === 'internal' || zones.includes(threat.zone),
      'SA-12.11',
      `T+${turn} comes to a zone that this ship does not have.`,
    ),
  ]
}

/** SA-12.6: without internal threats it is a mission to learn with: of the lowest level, and nothing serious. */
function levelFaults(threats: readonly ThreatEvent[], level: number, { threatLevel }: Figures): readonly Fault[] {
  return unless(
    isWithin(level, threatLevel),
    'SA-12.6',
    `The threats are of level ${level} instead of ${threatLevel.join('-')}.`,
  ).concat(
    unless(
      isAny(threats, 'internal') || threats.every((threat) => threat.level === 'common'),
      'SA-12.6',
      'Without an internal threat there is no serious one.',
    ),
  )
}

const isAny = (threats: readonly ThreatEvent[], kind: ThreatEvent['kind']): boolean =>
  threats.some((threat) => threat.kind === kind)

/** SA-12.6: three-phase missions have one more common threat for a crew of five, others none. */
function minCrewFaults(threats: readonly ThreatEvent[], { minCrew }: Figures): readonly Fault[] {
  const extra = threats.filter((threat) => threat.minCrew !== undefined)
  if (minCrew === null) return unless(extra.length === 0, 'SA-12.6', 'Only three-phase missions ask for a larger crew.')
  const isRight = extra.length === 1 && extra.every((threat) => threat.minCrew === minCrew && threat.level === 'common')
  return unless(isRight, 'SA-12.6', `Exactly one common threat must be for a crew of ${minCrew}.`)
}

/** SA-12.7: counted with and without the threat for a larger crew. */
function internalFaults(threats: readonly ThreatEvent[], level: number, { threatLevel }: Figures): readonly Fault[] {
  const internal = threats.filter(({ kind }) => kind === 'internal')
  const most = sum(internal.map(weightOf))
  const least = sum(internal.map((threat) => (threat.minCrew === undefined ? weightOf(threat) : 0)))
  const mayBeNone = threatLevel[0] === LEARNING_LEVEL && level === LEARNING_LEVEL
  const isEnough = least >= INTERNAL_LEVEL[0] || (mayBeNone && internal.length === 0)
  return [
    ...unless(
      isEnough && most <= INTERNAL_LEVEL[1],
      'SA-12.7',
      `The internal threats are of level ${least} to ${most} instead of ${INTERNAL_LEVEL.join('-')}.`,
    ),
    ...unless(
      internal.length <= MOST_INTERNAL,
      'SA-12.7',
      `There are ${internal.length} internal threats; ${MOST_INTERNAL} is the most.`,
    ),
  ]
}

/** The level of a mission to learn with; longer ones have none so low. */
export const LEARNING_LEVEL = 3

/** SA-12.7, SA-12.11: neighbours when all of them are sorted by T. */
const neighbourFaults = (threats: readonly ThreatEvent[]): readonly Fault[] =>
  neighbours(threats).flatMap(([one, next]) => [
    ...unless(
      one.kind !== 'internal' || next.kind !== 'internal',
      'SA-12.7',
      `Two internal threats follow each other: T+${one.turn} and T+${next.turn}.`,
    ),
    ...unless(
      !isSameZone(one, next),
      'SA-12.7',
      `Two threats follow each other in one zone: T+${one.turn} and T+${next.turn}.`,
    ),
  ])

export function neighbours<T extends { readonly turn: number }>(threats: readonly T[]): readonly (readonly [T, T])[] {
  const sorted = threats.toSorted((one, other) => one.turn - other.turn)
  return sorted.slice(1).flatMap((next, place) => {
    const one = sorted[place]
    return one === undefined ? [] : [[one, next] as const]
  })
}

const isSameZone = (one: ThreatEvent, other: ThreatEvent): boolean =>
  one.kind === 'external' && other.kind === 'external' && one.zone === other.zone

/** SA-12.7: three-phase missions have about as many before T+5 as from it on, all threats counted. */
function balanceFaults(threats: readonly ThreatEvent[], { turns }: Figures): readonly Fault[] {
  const early = threats.filter(({ turn }) => turn <= 4).length
  const late = threats.length - early
  return unless(
    turns === 7 || Math.abs(early - late) <= 1,
    'SA-12.7',
    `${early} threats have T+1 to T+4 and ${late} have T+5 to T+8.`,
  )
}
