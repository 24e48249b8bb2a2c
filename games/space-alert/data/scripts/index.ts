import type { Script } from '../../rules/script/script.ts'
import { duckling1 } from './duckling-1.ts'
import { duckling2 } from './duckling-2.ts'
import { missionAdv1 } from './mission-adv-1.ts'
import { simulation2 } from './simulation-2.ts'
import { testRun1 } from './test-run-1.ts'

/** SA-12.10: finished scripts, by their ids. */
export const SCRIPTS: readonly Script[] = [testRun1, simulation2, missionAdv1, duckling1, duckling2]
