import { type Shot as AnyShot, recorder } from '@starboard/screen/frame/recorded.fixture.ts'
import { heuristic } from '../../bot/index.ts'
import { roboRally } from '../../rules/index.ts'
import type { RoboRally } from '../../rules/state.ts'
export type Shot = AnyShot<RoboRally>

export const recorded = recorder<RoboRally>(roboRally, heuristic)
