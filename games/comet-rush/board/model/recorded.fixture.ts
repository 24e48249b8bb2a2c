import { type Shot as AnyShot, recorder } from '@starboard/screen/frame/recorded.fixture.ts'
import { heuristic } from '../../bot/index.ts'
import { cometRush } from '../../rules/index.ts'
import type { CometRush } from '../../rules/state.ts'
export type Shot = AnyShot<CometRush>

export const recorded = recorder<CometRush>(cometRush, heuristic)
