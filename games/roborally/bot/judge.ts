import type { Task } from './search.ts'
import type { Program } from './trials.ts'
import { type End, worthOf, worthWhenDown } from './worth.ts'

/** Says what it is worth to end a turn so, going on and powering down. */
export interface Judge {
  running(end: End, program: Program): number
  down(end: End): number
}

export const byTheMap = ({ route, repairs }: Task): Judge => ({
  running: (end) => worthOf(route, repairs, end),
  down: (end) => worthWhenDown(route, end),
})
