import type { Seat } from '@starboard/kernel'

/** What everybody calls a rocket, wherever it is drawn. */
export const rocketPoint = (seat: Seat): string => `rocket of seat ${seat + 1}`
