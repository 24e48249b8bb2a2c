import type { Turn } from '../../../e2e/browser/turns.fixture.ts'
import { FIGHTING } from './fight.fixture.ts'

export const turn: Turn = { seats: 4, presses: FIGHTING, times: 5, inSight: ['Market'] }
