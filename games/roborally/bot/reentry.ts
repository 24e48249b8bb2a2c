import { bug } from '@starboard/kernel'
import type { Reenter } from '../rules/actions.ts'
import { letterOf } from '../rules/heading.ts'
import { placeOf } from '../rules/square.ts'
import { driven, headingOf, type Pose, poseOf, squareOf, WRECK } from './drive.ts'
import { STAND } from './moves.ts'
import { at } from './numbers.ts'
import type { Outlook } from './outlook.ts'
import { wayFrom } from './route.ts'
import { weights } from './weights.ts'

/** RR-10.6–10.8: where the way on is shortest, off belts and beams. The two damage are not worth a turn of rest. */
export function reenter(o: Outlook): Reenter {
  const places = o.view.reentry?.places ?? []
  const poses = places.flatMap(({ square, headings }) => headings.map((heading) => poseOf(square, heading)))
  const [first] = poses
  if (first === undefined) return bug('There is no place to come back to.')
  const best = poses.reduce((best, pose) => (costOf(o, pose) < costOf(o, best) ? pose : best), first)
  const { factory } = o.route.drive
  return { kind: 'reenter', at: placeOf(factory, squareOf(best)), heading: letterOf(headingOf(best)), powerDown: false }
}

function costOf(o: Outlook, pose: Pose): number {
  const { drive } = o.route
  const stays = driven(drive, pose, STAND, 0)
  const adrift = stays === WRECK ? weights.life : stays === pose ? 0 : weights.adrift
  return wayFrom(o.route, pose, o.me.next) + adrift + weights.beam * at(drive.hits, squareOf(pose))
}
