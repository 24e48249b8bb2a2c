import type { Turn } from '../../../e2e/browser/turns.fixture.ts'
import { PRESSES } from './race.fixture.ts'

export const turn: Turn = {
  seats: 8,
  options: { timerMode: 'off' },
  presses: PRESSES,
  times: 8,
  inSight: ['Registers', 'Your hand'],
}
