import { SPOT } from '../../rules/ship/stations.ts'
import type { Station } from '../../rules/vocabulary.ts'
import type { Sky, Spot } from './sky.ts'

/** A station as a rectangle of the stage. */
export interface Room extends Spot {
  readonly width: number
  readonly height: number
}

/** Rooms stand below the part of the sky that they look into. */
export function roomOf(sky: Sky, station: Station): Room | null {
  const { zone, deck } = SPOT[station]
  const above = sky.zones.find((one) => one.zone === zone)
  if (above === undefined) return null
  const top = sky.bottom + (sky.isNarrow ? 28 : 61)
  const height = (sky.height - top - (sky.isNarrow ? 12 : 24)) / 2 - 4
  return {
    x: above.left + 4,
    y: deck === 'upper' ? top : top + height + 8,
    width: above.right - above.left - 8,
    height,
  }
}
