import { useMemo } from 'react'
import type { Mission } from '../../rules/mission.ts'
import { useStable } from '../use-stable.ts'
import { type Scene, sceneOf } from './scene.ts'

/** The same scene for every plan that is flown on the same ship along the same tracks. */
export function useScene(mission: Mission, scale: number, seats: readonly number[]): Scene {
  const { ship } = mission
  const tracks = useStable(mission.tracks)
  const order = useStable(seats)
  return useMemo(() => sceneOf({ ship, tracks }, scale, order), [ship, tracks, scale, order])
}
