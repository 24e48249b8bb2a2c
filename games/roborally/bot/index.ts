import type { Bot } from '@starboard/kernel'
import type { Action } from '../rules/actions.ts'
import type { RoboRally, Step } from '../rules/state.ts'
import { EVEN, LEANINGS } from './leaning.ts'
import { type Outlook, outlookOf } from './outlook.ts'
import type { Mind } from './plans.ts'
import { submitProgram } from './program.ts'
import { reenter } from './reentry.ts'
import { SKILLS, type Skill } from './skill.ts'

type Racer = Bot<RoboRally>

const racerWith = (mind: Mind): Racer => ({
  play({ view }, seat, { random }) {
    const step = view.agenda.steps.at(-1)
    const answer = step && ANSWERS[step.kind]
    return answer === undefined ? 'wait' : answer(outlookOf(view, seat, random), mind)
  },
})

/** The film is for people: a bot has seen it at once (RR-3.14). */
const ANSWERS: Readonly<Partial<Record<Step['kind'], (o: Outlook, mind: Mind) => Action>>> = {
  programming: submitProgram,
  film: () => ({ kind: 'watched' }),
  reentry: reenter,
}

/** Tries every order of its cards, then the best of them against what the others may do. */
export const heuristic: Racer = racerWith({ skill: SKILLS.heuristic, leaning: EVEN })

const levelOf = (skill: Skill): Racer => ({
  ...racerWith({ skill, leaning: EVEN }),
  characters: Object.fromEntries(
    Object.entries(LEANINGS).map(([word, leaning]) => [word, racerWith({ skill, leaning })]),
  ),
})

/** Those whom people meet. */
export const levels = { easy: levelOf(SKILLS.easy), normal: levelOf(SKILLS.normal), hard: levelOf(SKILLS.hard) }
