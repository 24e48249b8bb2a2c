import type { Bot } from '@starboard/kernel'
import type { Action } from '../rules/actions.ts'
import type { RoboRally, Step } from '../rules/state.ts'
import { type Outlook, outlookOf } from './outlook.ts'
import { submitProgram } from './program.ts'
import { reenter } from './reentry.ts'

/** Tries every order of its cards, then the best of them against what the others may do. */
export const heuristic: Bot<RoboRally> = {
  play({ view }, seat, { random }) {
    const step = view.agenda.steps.at(-1)
    const answer = step && ANSWERS[step.kind]
    return answer === undefined ? 'wait' : answer(outlookOf(view, seat, random))
  },
}

/** The film is for people: a bot has seen it at once (RR-3.14). */
const ANSWERS: Readonly<Partial<Record<Step['kind'], (o: Outlook) => Action>>> = {
  programming: submitProgram,
  film: () => ({ kind: 'watched' }),
  reentry: reenter,
}
