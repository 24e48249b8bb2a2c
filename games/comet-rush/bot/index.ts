import type { Bot } from '@starboard/kernel'
import type { CometRush, Step } from '../rules/state.ts'
import { planWith } from './aim.ts'
import { buildRocket } from './build.ts'
import { inCharacter } from './characters.ts'
import { answerPressure, shedPressure } from './counter.ts'
import { drawCard } from './draw.ts'
import { harass } from './espionage.ts'
import { canHurry, hurryRockets } from './hurry.ts'
import { launchRocket } from './launch.ts'
import { outlookOf, type Tactic } from './outlook.ts'
import { analyseComet, cashIn, collectDonations, playBonus } from './play.ts'
import { spendToken } from './reroll.ts'
import { tradeDeadCards } from './trade.ts'
import { type Weights, weights } from './weights.ts'

/** Plays by rules of thumb and one look ahead at the comet, a single step at a time. */
const heuristicWith = (believed: Weights): Bot<CometRush> => ({
  play(look, seat) {
    const [first] = look.legal
    if (first === undefined) return 'wait'
    if (look.legal.length === 1) return first
    const o = outlookOf(look, seat, believed)
    const step = o.view.agenda.steps.at(-1)
    return (step && ANSWERS[step.kind]?.(o)) ?? first
  },
})

export const heuristic: Bot<CometRush> = heuristicWith(weights)

/** The same in every character. */
export const heuristics: Bot<CometRush> = inAllCharacters(weights)

/** Shoots at what it can hit, and hardly thinks of what may be left of it in its next turn. */
export const normal: Bot<CometRush> = inAllCharacters({ ...weights, patience: 0.4, alertToWhole: 0.6 })

function inAllCharacters(believed: Weights): Bot<CometRush> {
  const characters = inCharacter(believed).map(([word, leaning]) => [word, heuristicWith(leaning)] as const)
  return { ...heuristicWith(believed), characters: Object.fromEntries(characters) }
}

/** One plan serves three tactics: a rocket is hurried, launched or built for it. */
const attack: Tactic = (o) => {
  if (o.view.built && o.ready.length === 0 && !canHurry(o)) return undefined
  const plan = planWith(o, o.ready)
  return hurryRockets(o, plan) ?? launchRocket(o, plan) ?? buildRocket(o, plan)
}

/** The first tactic that has something to say is followed; then the turn is looked at afresh. */
const TURN: readonly Tactic[] = [
  shedPressure,
  playBonus,
  harass,
  analyseComet,
  collectDonations,
  attack,
  cashIn,
  tradeDeadCards,
]

const takeTurn: Tactic = (o) => {
  for (const tactic of TURN) {
    const action = tactic(o)
    if (action !== undefined) return action
  }
  return o.legal.find(({ kind }) => kind === 'endTurn')
}

const ANSWERS: Readonly<Partial<Record<Step['kind'], Tactic>>> = {
  draft: drawCard,
  draw: drawCard,
  main: takeTurn,
  reroll: spendToken,
  pressure: answerPressure,
}
