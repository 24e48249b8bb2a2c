import { type Moment as AnyMoment, type Shot as AnyShot, recorder } from '@starboard/screen/frame/recorded.fixture.ts'
import { heuristic } from '../../bot/index.ts'
import { spaceGoats } from '../../rules/index.ts'
import type { SpaceGoats } from '../../rules/state.ts'

export type Moment = AnyMoment<SpaceGoats>
export type Shot = AnyShot<SpaceGoats>

export const recorded = recorder<SpaceGoats>(spaceGoats, heuristic)
