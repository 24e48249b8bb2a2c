import type { Turn } from '../../../e2e/browser/turns.fixture.ts'
import { PRESSES } from './play.fixture.ts'

export const turn: Turn = { seats: 4, presses: PRESSES, times: 7 }
