import type { Turn } from '../../../e2e/browser/turns.fixture.ts'
import { RACING } from './race.fixture.ts'

/** Nobody is late on a slow machine. */
const NO_CLOCKS = { turnSeconds: 0, reactSeconds: 0, choiceSeconds: 0 }

export const turn: Turn = { seats: 4, options: NO_CLOCKS, presses: RACING, times: 6 }
