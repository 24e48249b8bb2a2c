import { crossroadsDepot } from './crossroads-depot.ts'
import { loadingLoop } from './loading-loop.ts'
import { needleWorks } from './needle-works.ts'
import { pistonAlley } from './piston-alley.ts'
import { twinRingRoad } from './twin-ring-road.ts'
import { warmUpLane } from './warm-up-lane.ts'

/**
 * The six as they were drawn first. Matches and links of that time ask for them by these names, so they stay as they are;
 * nobody is offered them any more, because some of their docks were worth far more than others.
 */
export const FIRST_DRAWINGS: readonly { readonly name: string; readonly text: string }[] = [
  { name: 'Warm-Up Lane', text: warmUpLane },
  { name: 'Loading Loop', text: loadingLoop },
  { name: 'Crossroads Depot', text: crossroadsDepot },
  { name: 'Piston Alley', text: pistonAlley },
  { name: 'Twin Ring Road', text: twinRingRoad },
  { name: 'Needle Works', text: needleWorks },
]
