import { crossroadsDepot } from './crossroads-depot.ts'
import { loadingLoop } from './loading-loop.ts'
import { MEASURED, type Measured } from './measured.ts'
import { COURSE_NAMES, type CourseName } from './names.ts'
import { needleWorks } from './needle-works.ts'
import { pistonAlley } from './piston-alley.ts'
import { twinRingRoad } from './twin-ring-road.ts'
import { warmUpLane } from './warm-up-lane.ts'

export type { Measured } from './measured.ts'

/** A course of section 15. */
export interface BuiltCourse {
  readonly name: CourseName
  readonly text: string
  readonly measured: Measured
}

const TEXTS: Readonly<Record<CourseName, string>> = {
  'Warm-Up Lane': warmUpLane,
  'Loading Loop': loadingLoop,
  'Crossroads Depot': crossroadsDepot,
  'Piston Alley': pistonAlley,
  'Twin Ring Road': twinRingRoad,
  'Needle Works': needleWorks,
}

export const COURSES: readonly BuiltCourse[] = COURSE_NAMES.map((name) => ({
  name,
  text: TEXTS[name],
  measured: MEASURED[name],
}))
