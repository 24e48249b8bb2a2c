import { bug } from '@starboard/kernel'
import { SHIPS, type Ship } from '../rules/ship/ship.ts'
import type { Action, Place, Slot } from '../rules/vocabulary.ts'
import type { Jobs } from './jobs.ts'
import type { Moment, Outlook, Stand } from './outlook.ts'
import { isLastPhase, type Line, lastTurn, type Situation } from './situation.ts'
import { arrived, deedsAt, destination, type Here, type Step } from './steps.ts'
import { weights } from './weights.ts'

/**
 * What somebody would do in the next phase from where they stand, had they every card: it shows what a phase should
 * prepare. Nobody has these cards yet, so it is no plan.
 */
export class Dreams {
  readonly #ship: Ship
  readonly #jobs: Jobs
  readonly #moments: readonly Moment[]
  readonly #known = new Map<string, Best>()

  constructor(s: Situation, outlook: Outlook, jobs: Jobs) {
    this.#ship = SHIPS[s.mission.ship]
    this.#jobs = jobs
    this.#moments = isLastPhase(s) ? [] : outlook.moments.filter(({ turn }) => turn > lastTurn(s))
  }

  from({ at, hasSquad, isKnockedOut }: Stand): Line {
    const line: Slot[] = []
    if (isKnockedOut) return line
    let here = arrived({ at, hasSquad })
    for (let place = 0; place < this.#moments.length; place++) {
      const { step } = this.#best(place, here)
      line.push(step?.action ?? null)
      if (step !== null) here = step
    }
    return line
  }

  /** What that would bring. */
  worth({ at, hasSquad, isKnockedOut }: Stand): number {
    return isKnockedOut ? 0 : this.#best(0, arrived({ at, hasSquad })).gain
  }

  /** What the next phase can bring to anybody, at the very most. */
  most(): number {
    return this.#moments.reduce((sum, { turn }) => sum + this.#jobs.most(turn), 0)
  }

  /** Whoever dreams after them finds less to do. */
  leave(stand: Stand): void {
    if (stand.isKnockedOut) return
    let here = arrived(stand)
    const done = this.#moments.map(({ turn }, place) => {
      const { step } = this.#best(place, here)
      const at = here.at
      if (step !== null) here = step
      return { turn, at, step }
    })
    for (const { turn, at, step } of done) if (step !== null) this.#take(turn, at, step)
    this.#known.clear()
  }

  #take(turn: number, from: Place, { action, at }: Step): void {
    if (action === 'A' || action === 'B') this.#jobs.take(turn, from, action, weights.secondHand)
    if (action === 'C' && at !== 'space') this.#takeSpecial(turn, from)
    if (action === 'C' && at === 'space') this.#jobs.take(turn, 'space', 'bots', 0)
    if (action === 'bots')
      for (const later of this.#moments)
        if (later.turn >= turn) this.#jobs.take(later.turn, from, 'bots', weights.secondHand)
  }

  /** The computer is kept once a phase. */
  #takeSpecial(turn: number, at: Place): void {
    const isComputer = at !== 'space' && this.#ship.stations[at]?.C === 'computer'
    for (const { turn: when } of this.#moments)
      if (when === turn || isComputer) this.#jobs.take(when, at, 'C', isComputer ? 0 : weights.secondHand)
  }

  #best(place: number, here: Here): Best {
    const moment = this.#moments[place]
    if (moment === undefined) return { gain: 0, step: null }
    const key = `${place} ${here.at} ${here.hasSquad} ${here.hasFilled} ${here.hasKept}`
    const known = this.#known.get(key)
    if (known !== undefined) return known
    let best: Best = { gain: this.#best(place + 1, here).gain, step: null }
    for (const step of this.#stepsFrom(moment, here)) {
      const gain = step.gain - weights.dreamtCard + this.#best(place + 1, step).gain
      if (gain > best.gain) best = { gain, step }
    }
    this.#known.set(key, best)
    return best
  }

  #stepsFrom(moment: Moment, here: Here): readonly Step[] {
    const deeds = deedsAt(this.#ship, this.#jobs, moment, here)
    const { at } = here
    if (at === 'space') return deeds
    const moves = WALKS.flatMap((action): readonly Step[] => {
      const to = destination(this.#ship, at, action)
      return to === undefined ? [] : [{ ...here, action, gain: 0, at: to, hasFilled: false }]
    })
    return [...deeds, ...moves]
  }
}

interface Best {
  readonly gain: number
  readonly step: Step | null
}

const WALKS: readonly Action[] = ['red', 'blue', 'lift']

/** The mission with what everybody but me would do next, one after the other in acting order. */
export function withDreams(s: Situation, outlook: Outlook, dreams: Dreams): Situation {
  if (isLastPhase(s)) return s
  const last = lastTurn(s)
  const crew = s.mission.crew.map((plan, place) => {
    if (place === s.me) return plan
    const stand = outlook.after[place] ?? bug(`Nobody has place ${place}.`)
    const line = dreams.from(stand)
    dreams.leave(stand)
    const settled = Array.from({ length: last }, (_, turn) => plan.actions[turn] ?? null)
    return { ...plan, actions: [...settled, ...line] }
  })
  return { ...s, mission: { ...s.mission, crew } }
}
