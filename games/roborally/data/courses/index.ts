import { crossroadsDepot } from './crossroads-depot.ts'
import type { KeptFigures } from './figures.ts'
import { loadingLoop } from './loading-loop.ts'
import { MEASURED } from './measured.ts'
import { COURSE_NAMES, type CourseName } from './names.ts'
import { needleWorks } from './needle-works.ts'
import { pistonAlley } from './piston-alley.ts'
import { twinRingRoad } from './twin-ring-road.ts'
import { warmUpLane } from './warm-up-lane.ts'

export type { DockRaces, KeptFigures, Measured } from './figures.ts'

type Range = readonly [least: number, most: number]

interface Outline {
  readonly text: string
  /** How many players it was drawn for. */
  readonly bestWith: Range
  /** How many turns bots should need. */
  readonly turns: Range
}

/** Section 15 */
const OUTLINES: Readonly<Record<CourseName, Outline>> = {
  'Warm-Up Lane II': { text: warmUpLane, bestWith: [2, 4], turns: [4, 7] },
  'Loading Loop II': { text: loadingLoop, bestWith: [2, 6], turns: [7, 11] },
  'Crossroads Depot II': { text: crossroadsDepot, bestWith: [3, 6], turns: [9, 14] },
  'Piston Alley II': { text: pistonAlley, bestWith: [3, 8], turns: [10, 16] },
  'Twin Ring Road II': { text: twinRingRoad, bestWith: [4, 8], turns: [12, 20] },
  'Needle Works II': { text: needleWorks, bestWith: [4, 8], turns: [14, 24] },
}

export interface BuiltCourse extends Outline {
  readonly name: CourseName
  readonly measured: KeptFigures
}

export const COURSES: readonly BuiltCourse[] = COURSE_NAMES.map((name) => ({
  name,
  ...OUTLINES[name],
  measured: MEASURED[name],
}))
