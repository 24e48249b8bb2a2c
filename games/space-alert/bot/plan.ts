import { bug } from '@starboard/kernel'
import type { Face } from '../rules/deal/card.ts'
import type { Slot } from '../rules/vocabulary.ts'
import { actionsIn, canPlay } from './cards.ts'
import { Dreams, withDreams } from './dreams.ts'
import { type Jobs, jobsFor } from './jobs.ts'
import { waysFor } from './lines.ts'
import { type Outlook, outlookOf, type Stand } from './outlook.ts'
import { firstTurn, isSolo, type Line, lastTurn, type Situation } from './situation.ts'
import { isMove } from './steps.ts'
import { walk } from './walk.ts'
import { weights } from './weights.ts'
import { worthOf } from './worth.ts'

/** How hard somebody thinks. */
export interface Effort {
  /** Lines that are flown to their end. */
  readonly lines: number
  /** How often the best of them is looked over. */
  readonly polish: number
}

export const EFFORT: Effort = { lines: 24, polish: 1 }

export interface Planned {
  readonly line: Line
  readonly worth: number
}

/** The best plan for the open phase. */
export const planFor = (s: Situation, effort: Effort = EFFORT): Planned => new Thoughts(s).best(effort)

/** All that is worked out once about a situation; lines are then flown one by one. */
export class Thoughts {
  readonly outlook: Outlook
  /** Others go on in it as they would; my own open slots are empty. */
  readonly #s: Situation
  readonly #start: Stand
  readonly #jobs: Jobs
  readonly #dreams: Dreams

  constructor(s: Situation) {
    this.outlook = outlookOf(s)
    this.#start = this.outlook.before[s.me] ?? bug(`Nobody has place ${s.me}.`)
    this.#jobs = jobsFor(s, this.outlook)
    this.#dreams = new Dreams(s, this.outlook, this.#jobs)
    this.#s = withDreams(s, this.outlook, this.#dreams)
  }

  worth(line: Line): number {
    return worthOf(this.#s, line, this.#dreams.from(walk(this.#s, this.outlook, line).stand))
  }

  best({ lines, polish }: Effort, hand: readonly Face[] = this.#s.hand): Planned {
    const s = this.#s
    const empty: Line = Array.from({ length: lastTurn(s) - firstTurn(s) + 1 }, () => null)
    let best: Planned = { line: empty, worth: this.worth(empty) }
    if (this.#start.isKnockedOut || hand.length === 0) return best
    for (const line of this.#ways(hand, lines)) best = better(best, this.#flown(line))
    for (let time = 0; time < polish; time++) {
      const polished = this.#polished(best, hand)
      if (polished === best) break
      best = polished
    }
    return best
  }

  #ways(hand: readonly Face[], most: number): readonly Line[] {
    const after = (stand: Stand) => weights.dreamt * this.#dreams.worth(stand)
    const highest = weights.dreamt * this.#dreams.most()
    const { moments } = this.outlook
    return waysFor({ s: { ...this.#s, hand }, moments, jobs: this.#jobs, most, after, highest }, this.#start)
  }

  #flown(line: Line): Planned {
    return { line, worth: this.worth(line) }
  }

  #polished(planned: Planned, hand: readonly Face[]): Planned {
    let best = planned
    for (const line of variations(planned.line, hand)) if (canPlay(hand, line)) best = better(best, this.#flown(line))
    if (isSolo(this.#s))
      for (const line of doublings(planned.line, hand)) if (canPlay(hand, line)) best = better(best, this.#flown(line))
    return best
  }
}

const better = (one: Planned, other: Planned): Planned => (other.worth > one.worth ? other : one)

/** Lines that differ in one slot, or in when things happen. */
function* variations(line: Line, hand: readonly Face[]): Iterable<Line> {
  const acts = actionsIn(hand).filter((action) => !isMove(action))
  for (const [place, slot] of line.entries()) {
    if (slot === null || (typeof slot === 'string' && !isMove(slot))) {
      for (const act of acts) if (act !== slot) yield withSlot(line, place, act)
      if (slot !== null) yield withSlot(line, place, null)
    }
    if (slot !== null && line.at(-1) === null) yield [...line.slice(0, place), null, ...line.slice(place, -1)]
    const next = line[place + 1]
    if (next !== undefined && next !== slot) yield withSlot(withSlot(line, place, next), place + 1, slot)
  }
}

/** SA-11.2: once a phase two grey cards in one slot. */
function* doublings(line: Line, hand: readonly Face[]): Iterable<Line> {
  if (line.some((slot) => typeof slot === 'object' && slot !== null)) return
  const grey = actionsIn(hand.filter(({ isHeroic }) => !isHeroic))
  for (const [place, slot] of line.entries()) {
    if (typeof slot !== 'string' || !grey.includes(slot)) continue
    for (const second of grey) yield withSlot(line, place, [slot, second])
    // What comes next moves up, and there is room at the end.
    const next = line[place + 1]
    if (typeof next !== 'string' || !grey.includes(next)) continue
    const rest = [...line.slice(place + 2), null]
    yield [...line.slice(0, place), [slot, next], ...rest]
    for (const last of grey) yield [...line.slice(0, place), [slot, next], ...rest.slice(0, -1), last]
  }
}

const withSlot = (line: Line, place: number, slot: Slot): Line => line.map((one, at) => (at === place ? slot : one))
