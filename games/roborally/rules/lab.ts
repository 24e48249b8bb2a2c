import type { LabFacts } from '@starboard/kernel'
import type { RoboRally } from './state.ts'

/** RR-2.5: a dock is where a robot stands, not when it moves. */
export const lab: LabFacts<RoboRally> = {
  starts: { noun: 'dock', isTurnOrder: false, of: ({ robots }) => robots.map(({ dock }) => dock) },
}
