import type { AnnouncedThreat, MissionRules } from '../mission.ts'
import { TRAJECTORY } from '../trajectories.ts'
import type { Mark, Track, TrajectoryNumber } from '../vocabulary.ts'
import { THREAT_CARDS } from './cards.ts'
import { handicappedSpeed } from './handicaps.ts'

export interface MarkTurn {
  readonly mark: Mark
  readonly turn: number
}

interface Sky {
  readonly tracks: Readonly<Partial<Record<Track, TrajectoryNumber>>>
  readonly missionRules: Pick<MissionRules, 'handicaps'>
}

/** When a threat will cross its marks at the speed it comes with: what a crew counts on its fingers. */
export function markTurns({ tracks, missionRules }: Sky, { id, turn, zone }: AnnouncedThreat): readonly MarkTurn[] {
  const number = tracks[zone ?? 'internal']
  if (number === undefined) return []
  const { length, marks } = TRAJECTORY[number]
  const printed = THREAT_CARDS[id].speed
  const speed = missionRules.handicaps ? handicappedSpeed(printed, turn) : printed
  return Object.entries(marks)
    .map(([space, mark]) => ({ mark, turn: turn - 1 + Math.ceil((length - Number(space)) / speed) }))
    .toReversed()
}
