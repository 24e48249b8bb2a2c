import { type Chance, pick } from '@starboard/kernel'
import type { Draft } from './announced.ts'
import { INTERNAL_LEVEL, isWithin, MOST_INTERNAL, type Range } from './figures.ts'
import { STREAM, within } from './luck.ts'
import {
  sum,
  THREAT_KINDS,
  THREAT_LEVELS,
  type ThreatKind,
  type ThreatLevel,
  threatLevelOf,
  weightOf,
} from './script.ts'
import { LEARNING_LEVEL } from './threat-faults.ts'

/** A threat to come, before it has a T. */
export interface Sort {
  readonly kind: ThreatKind
  readonly level: ThreatLevel
  readonly minCrew?: number
}

/** SA-12.10, first stage: which threats are still to come, so that levels come out right (SA-12.6, SA-12.7). */
export function drawNumbers(draft: Draft, wantedLevel: number, random: Chance): readonly Sort[] | null {
  if (!isWithin(wantedLevel, draft.figures.threatLevel)) return null
  const mixes = mixesOf(wantedLevel - threatLevelOf(draft), SORTS)
    .flatMap((sorts) => extras(draft).map((extra) => [...sorts, ...extra]))
    .filter((sorts) => isFine([...draft.threats, ...sorts], wantedLevel, draft))
  return mixes.length === 0 ? null : pick(mixes, random, STREAM)
}

/** SA-12.6: what to aim at, by the table's wish or else by what is usual. */
export const wantedLevel = ({ threatLevel, figures }: Draft, random: Chance): number =>
  threatLevel ?? within(figures.usualLevel, random)

const SORTS = THREAT_KINDS.flatMap((kind) => THREAT_LEVELS.map((level): Sort => ({ kind, level })))

/** All ways to make up a level by threats of these sorts. */
function mixesOf(level: number, [sort, ...rest]: readonly Sort[]): readonly (readonly Sort[])[] {
  if (sort === undefined) return level === 0 ? [[]] : []
  const most = Math.max(-1, Math.floor(level / weightOf(sort)))
  return Array.from({ length: most + 1 }, (_, count) => count).flatMap((count) => {
    const some = Array.from({ length: count }, () => sort)
    return mixesOf(level - count * weightOf(sort), rest).map((mix) => [...some, ...mix])
  })
}

/** SA-12.6: in three phases one more common threat, if it was not announced yet. */
function extras({ figures: { minCrew }, threats }: Draft): readonly (readonly Sort[])[] {
  if (minCrew === null || threats.some((threat) => threat.minCrew !== undefined)) return [[]]
  return THREAT_KINDS.map((kind) => [{ kind, level: 'common', minCrew }])
}

/** SA-12.4: every T is there once. */
const mostThreats = ({ external }: Draft['figures']['windows']): number => external.common[1]

function isFine(all: readonly Sort[], level: number, { figures: { windows, threatLevel } }: Draft): boolean {
  const internal = all.filter(({ kind }) => kind === 'internal')
  const counted = internal.filter(({ minCrew }) => minCrew === undefined)
  const range: Range = [sum(counted.map(weightOf)), sum(internal.map(weightOf))]
  const isLearning = internal.length === 0 && level === LEARNING_LEVEL && threatLevel[0] === LEARNING_LEVEL
  return (
    all.length <= mostThreats(windows) &&
    internal.length <= MOST_INTERNAL &&
    range[1] <= INTERNAL_LEVEL[1] &&
    (isLearning ? all.every((sort) => sort.level === 'common') : range[0] >= INTERNAL_LEVEL[0])
  )
}
