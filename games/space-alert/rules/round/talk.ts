import { type Refusal, refuse } from '@starboard/kernel'
import type { State } from '../state.ts'

/** SA-2.12 */
export const talk = ({ outage }: State): Refusal | null =>
  outage === null
    ? null
    : refuse('comms-down', 'SA-2.12', 'The communication system is down: nobody hears anybody until it is restored.')
