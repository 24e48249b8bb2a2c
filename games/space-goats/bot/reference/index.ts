import type { Bot } from '@starboard/kernel'
import type { SpaceGoats } from '../../rules/state.ts'
import { act } from './act.ts'
import { answer } from './answers.ts'
import { glanceAt } from './glance.ts'

/** Section 11.2: scores every card as the original does. The yardstick of the engine view, and a player at a table. */
export const reference: Bot<SpaceGoats> = {
  playsLegally: true,
  play({ view }, seat, { random }) {
    const { steps } = view.agenda
    const step = steps[steps.length - 1]
    if (step === undefined) return 'wait'
    const g = glanceAt(view, seat, random)
    return step.kind === 'action' ? act(g) : (answer(g, step) ?? 'wait')
  },
}
