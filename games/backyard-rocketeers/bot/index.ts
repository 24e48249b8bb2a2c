import type { Bot } from '@starboard/kernel'
import type { BackyardRocketeers, Step } from '../rules/state.ts'
import type { Level } from '../rules/vocabulary.ts'
import {
  auditReveal,
  chooseLosses,
  chooseRpgTargets,
  commitLanding,
  discardToSeven,
  giveCovert,
  giveFuelTank,
  insuranceKeep,
  useStaging,
} from './answers.ts'
import { attack, steal } from './attack.ts'
import { build, prepare } from './build.ts'
import { enhance, hide, makeRoom, xRay } from './covert.ts'
import { fly, refuel } from './fly.ts'
import { launch } from './launch.ts'
import { type Outlook, outlookOf, type Policy, type Tactic, USUAL } from './outlook.ts'
import { react, reflect } from './react.ts'
import { boost, deploy, maintain } from './settle.ts'

/** Plays by rules of thumb and an estimate of how many turns everybody still needs, a single step at a time. */
export function heuristicWith(inclined: Partial<Policy>): Bot<BackyardRocketeers> {
  const policy = { ...USUAL, ...inclined }
  return {
    play(look, seat) {
      const [first] = look.legal
      if (first === undefined) return 'wait'
      if (look.legal.length === 1) return first
      const o = outlookOf(look, seat, policy)
      const step = o.view.agenda.steps.at(-1)
      return (step && ANSWERS[step.kind]?.(o)) ?? first
    },
  }
}

export const heuristic: Bot<BackyardRocketeers> = heuristicWith(USUAL)

/** The first tactic that has something to say is followed; then the turn is looked at afresh. */
const TURNS: Readonly<Record<Level, readonly Tactic[]>> = {
  1: [enhance, steal, build, prepare, makeRoom, hide, xRay, attack, launch],
  2: [enhance, hide, attack, refuel, fly],
  3: [deploy, maintain, enhance, hide, boost, attack],
}

function takeTurn(o: Outlook) {
  for (const tactic of TURNS[o.me.level]) {
    const action = tactic(o)
    if (action !== undefined) return action
  }
  return o.legal.find(({ kind }) => kind === 'endActions')
}

const ANSWERS: Readonly<Partial<Record<Step['kind'], Tactic>>> = {
  action: takeTurn,
  react,
  reflectChoice: reflect,
  chooseRpgTargets,
  chooseLosses,
  insuranceKeep,
  giveFuelTank,
  giveCovert,
  auditReveal,
  useStaging,
  commitLanding,
  discardToSeven,
}
