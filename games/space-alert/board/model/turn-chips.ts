import type { AnnouncedThreat } from '../../rules/mission.ts'
import type { Mark, Zone } from '../../rules/vocabulary.ts'
import type { Course } from './courses.ts'

/** A sign above a turn: a threat appears in it, or acts. */
export interface TurnChip {
  readonly sign: 'T' | Uppercase<Mark>
  readonly zone: Zone | 'inside'
  readonly threat: number
}

const SIGNS: Readonly<Record<Mark, Uppercase<Mark>>> = { x: 'X', y: 'Y', z: 'Z' }

/** What is to be expected in a turn, if nothing changes. */
export function chipsIn(
  threats: readonly AnnouncedThreat[],
  courses: readonly Course[],
  turn: number,
): readonly TurnChip[] {
  return threats.flatMap(({ turn: appears, zone }, threat): readonly TurnChip[] => {
    const at = { zone: zone ?? 'inside', threat } as const
    const acts = courses[threat]?.visits.filter((visit) => visit.turn === turn) ?? []
    return [
      ...(appears === turn ? [{ sign: 'T', ...at } as const] : []),
      ...acts.map(({ mark }) => ({ sign: SIGNS[mark], ...at })),
    ]
  })
}
