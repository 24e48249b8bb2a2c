import type { CrewPlan } from '../rules/mission.ts'
import { firstTurnOf, phaseOf } from '../rules/phases.ts'
import { SHIPS, type Systems } from '../rules/ship/ship.ts'
import { SPOT } from '../rules/ship/stations.ts'
import { type Letter, type Place, type Slot, STATIONS, type Station } from '../rules/vocabulary.ts'
import type { Moment, Outlook } from './outlook.ts'
import type { Situation } from './situation.ts'
import { weights } from './weights.ts'
import { worthOfCrew } from './worth.ts'

export const DEEDS = ['A', 'B', 'C', 'bots'] as const
export type Deed = (typeof DEEDS)[number]

/** What one more pair of hands would be worth in a turn at a place; nothing where there is nothing to do. */
export class Jobs {
  readonly #gains = new Map<string, number>()
  readonly #most: number[] = []

  /** The most that anybody can do in a turn. */
  most(turn: number): number {
    return Math.max(weights.squad, this.#most[turn] ?? 0)
  }

  gain(turn: number, at: Place, deed: Deed): number {
    return this.#gains.get(keyOf(turn, at, deed)) ?? 0
  }

  add(turn: number, at: Place, deed: Deed, gain: number): void {
    if (gain <= weights.leastGain && !this.#gains.has(keyOf(turn, at, deed))) return
    this.#gains.set(keyOf(turn, at, deed), Math.max(0, gain))
    this.#most[turn] = Math.max(gain, this.#most[turn] ?? 0)
  }

  /** Somebody does it: a second one is worth less. */
  take(turn: number, at: Place, deed: Deed, share: number): void {
    this.add(turn, at, deed, this.gain(turn, at, deed) * share)
  }
}

const keyOf = (turn: number, at: Place, deed: Deed): string => `${turn} ${at} ${deed}`

export function jobsFor(s: Situation, { moments }: Outlook): Jobs {
  const jobs = new Jobs()
  const idle = worthOfCrew(s, s.mission.crew)
  const { stations, start } = SHIPS[s.mission.ship]
  for (const moment of moments)
    for (const at of STATIONS) {
      const systems = stations[at]
      // Nobody is anywhere else in the very first turn.
      if (systems === undefined || (moment.turn === 1 && at !== start)) continue
      for (const letter of lettersAt(s, at, systems, moment)) {
        const helped = worthOfCrew(s, [...s.mission.crew, helper(moment.turn, at, letter)])
        jobs.add(moment.turn, at, letter, helped - idle)
      }
    }
  for (const moment of moments) addFights(jobs, moment)
  addNextComputer(jobs, s, moments)
  return jobs
}

/** What might be of use there; the rest need not even be tried. */
function lettersAt(s: Situation, at: Station, systems: Systems, moment: Moment): readonly Letter[] {
  const broken = moment.broken.filter((one) => one.at === at).map(({ letter }) => letter)
  const found = new Set<Letter>(broken)
  const { zone } = SPOT[at]
  const isAimed = systems.A.weapon === 'pulse' ? moment.targets.length > 0 : moment.targets.includes(zone)
  if (isAimed) found.add('A')
  if (moment.targets.length > 0 && (systems.B === 'reactor' || moment.targets.includes(zone))) found.add('B')
  if (isSpecialOfUse(s, systems.C, moment)) found.add('C')
  return [...found]
}

function isSpecialOfUse({ phase }: Situation, system: Systems['C'], moment: Moment): boolean {
  if (typeof system !== 'string') return moment.targets.length > 0
  if (system === 'computer') return phaseOf(moment.turn) === phase && moment.maintained[phase - 1] !== true
  if (system === 'rockets') return moment.rockets > 0 && moment.targets.length > 0
  return system === 'lookout'
}

/** SA-5.15, SA-5.16: in the next phase somebody has to be at the bridge again. */
function addNextComputer(jobs: Jobs, { mission, phase }: Situation, moments: readonly Moment[]): void {
  const { stations } = SHIPS[mission.ship]
  const bridge = STATIONS.find((at) => stations[at]?.C === 'computer')
  for (const { turn } of moments)
    if (bridge !== undefined && phaseOf(turn) > phase && turn <= firstTurnOf(phaseOf(turn)) + 1)
      jobs.add(turn, bridge, 'C', weights.nextComputer)
}

/** Those who fight need a squad first: what that brings is guessed, not tried. */
function addFights(jobs: Jobs, { turn, intruders, isFissured, targets }: Moment): void {
  for (const at of intruders) jobs.add(turn, at, 'bots', weights.intruder)
  jobs.add(turn, 'space', 'bots', isFissured ? weights.fissure : targets.length > 0 ? weights.sortie : 0)
}

/** Somebody who comes out of nowhere for one action. */
function helper(turn: number, at: Station, letter: Letter): CrewPlan {
  const actions: Slot[] = Array.from({ length: turn }, () => null)
  if (turn > 1) actions[turn - 2] = `go:${at}`
  actions[turn - 1] = letter
  return { name: 'helper', actions }
}
