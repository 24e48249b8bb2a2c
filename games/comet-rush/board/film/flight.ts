import type { Flight as AnyFlight } from '@starboard/screen/pieces/flight-path.ts'

/** Where things stand: parts of the board carry `data-spot`. */
export type Spot = `seat-${number}` | `rocket-${number}` | `deck-${string}` | 'hand' | 'stage' | 'comet' | 'moves'

export type Flight = AnyFlight<Spot>
