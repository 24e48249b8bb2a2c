import type { Bot } from '@starboard/kernel'
import type { Action } from '../../rules/actions.ts'
import type { SpaceGoats, Step } from '../../rules/state.ts'
import { act } from './act.ts'
import { CHARACTERS } from './characters.ts'
import { arrange, discardOne, loseBank, retrieve, trashOne } from './choices.ts'
import { defend, sufferWreckage } from './defend.ts'
import { nextTarget } from './fire.ts'
import { type Outlook, outlookOf } from './outlook.ts'
import { BELIEFS, type Beliefs } from './weights.ts'

type Answers = { readonly [K in Step['kind']]?: (o: Outlook, step: Extract<Step, { kind: K }>) => Action }

const ANSWERS: Answers = {
  action: act,
  nextHit(o, { card }) {
    const target = nextTarget(o, card)
    return target === undefined ? { kind: 'nextHit' } : { kind: 'nextHit', target }
  },
  defend: (o, { attack }) => defend(o, attack),
  aegis: (o) => trashOne(o, 'aegis'),
  trashOne: (o, { why }) => trashOne(o, why),
  discardOne: (o, { among }) => discardOne(o, among),
  retrieve,
  loseBank,
  arrange: (o, { seen }) => arrange(o, seen),
  wreckage: sufferWreckage,
}

/** Weighs every possibility in hit points, by what it believes cards to be worth. */
const heuristicWith = (beliefs: Beliefs): Bot<SpaceGoats> => ({
  play({ view }, seat) {
    const step = view.agenda.steps.at(-1)
    const answer = step && (ANSWERS[step.kind] as ((o: Outlook, step: Step) => Action) | undefined)
    return step === undefined || answer === undefined ? 'wait' : answer(outlookOf(view, seat, beliefs), step)
  },
})

export const heuristic: Bot<SpaceGoats> = heuristicWith(BELIEFS)

/** The same in every character. */
export const normal: Bot<SpaceGoats> = {
  ...heuristic,
  characters: Object.fromEntries(CHARACTERS.map(([word, beliefs]) => [word, heuristicWith(beliefs)])),
}
