import { type Bot, bug } from '@starboard/kernel'
import type { Action } from '../rules/actions.ts'
import type { CometRush, Step } from '../rules/state.ts'
import { planWith, readyRockets } from './aim.ts'
import { buildRocket } from './build.ts'
import { answerPressure } from './counter.ts'
import { drawCard } from './draw.ts'
import { harass } from './espionage.ts'
import { launchRocket } from './launch.ts'
import { type Outlook, outlookOf, type Tactic } from './outlook.ts'
import { analyseComet, cashIn, collectDonations, hurry, playBonus, shedPressure } from './play.ts'
import { spendToken } from './reroll.ts'
import { tradeDeadCards } from './trade.ts'

/** Plays by rules of thumb, one step at a time. */
export const heuristic: Bot<CometRush> = {
  play(look, seat) {
    const { legal } = look
    const [first] = legal
    if (first === undefined) return 'wait'
    if (legal.length === 1) return first
    const o = outlookOf(look, seat)
    return answer(o) ?? legal.at(-1) ?? first
  },
}

function answer(o: Outlook): Action | undefined {
  const kind = o.view.agenda.steps.at(-1)?.kind ?? bug('x')
  return ANSWERS[kind]?.(o)
}

const playTurn: Tactic = (o) => {
  for (const tactic of TURN) {
    const action = tactic(o)
    if (action !== undefined) return action
  }
  return o.legal.find(({ kind }) => kind === 'endTurn')
}

/** One look ahead at the comet for three tactics. */
function attack(o: Outlook): Action | undefined {
  const plan = planWith(o, readyRockets(o))
  return hurry(o, plan) ?? launchRocket(o, plan) ?? buildRocket(o, plan)
}

const TURN: readonly Tactic[] = [
  shedPressure,
  playBonus,
  harass,
  analyseComet,
  collectDonations,
  attack,
  collectDonations,
  cashIn,
  tradeDeadCards,
]

const ANSWERS: Readonly<Partial<Record<Step['kind'], Tactic>>> = {
  draft: drawCard,
  draw: drawCard,
  main: playTurn,
  reroll: spendToken,
  pressure: answerPressure,
}
