import { playOut } from '@starboard/bots'
import { type AnyBot, type Bot, bug, isRefusal, type Outcome, readSetup, type Setup, seatsOf } from '@starboard/kernel'
import { spaceAlert } from '../rules/index.ts'
import type { Options } from '../rules/options.ts'
import { phaseOf } from '../rules/phases.ts'
import type { SpaceAlert } from '../rules/state.ts'
import { botWith } from './index.ts'
import { outlookOf } from './outlook.ts'
import { firstTurn, lastTurn } from './situation.ts'

export function setupFor(seats: number, options: Partial<Options> = {}): Setup<SpaceAlert> {
  const setup = readSetup(spaceAlert, { seats, options, bots: seatsOf(seats) })
  return isRefusal(setup) ? bug(setup.text) : setup
}

/** Does nothing but keep the computer, from where everybody stands at first. */
export const keeper: Bot<SpaceAlert> = botWith((s) => {
  const outlook = outlookOf(s)
  const isKept = outlook.moments.some(({ turn, maintained }) => phaseOf(turn) === s.phase && maintained[s.phase - 1])
  const mayKeep = !isKept && s.hand.some(({ action }) => action === 'C')
  const line = Array.from({ length: lastTurn(s) - firstTurn(s) + 1 }, (_, place) =>
    place === 0 && mayKeep ? ('C' as const) : null,
  )
  return { outlook, line: () => line, need: () => null }
})

export interface Flown {
  missions: number
  won: number
  score: number
  announced: number
  destroyed: number
  readonly endings: Record<string, number>
}

/** Missions of one crew after the other, each of a threat level of its own. */
export function flown(bots: readonly AnyBot[], { from = 0, missions, seed = 'crew', options }: Flights): Flown {
  const all: Flown = { missions, won: 0, score: 0, announced: 0, destroyed: 0, endings: {} }
  for (let number = from; number < from + missions; number++) {
    const setup = setupFor(bots.length, options(number))
    add(all, playOut({ game: spaceAlert }, { setup, bots, seed: `${seed}/${number}` }).outcome)
  }
  return all
}

interface Flights {
  readonly from?: number
  readonly missions: number
  readonly seed?: string
  options(number: number): Partial<Options>
}

function add(all: Flown, { result, points, statistics, ending }: Outcome): void {
  if (result === 'won') all.won++
  all.score += points[0] ?? 0
  all.announced += statistics.announced ?? 0
  all.destroyed += statistics.destroyed ?? 0
  all.endings[ending] = (all.endings[ending] ?? 0) + 1
}

/** Threat levels 3, 4, 5 in turn: two-phase missions with white threats. */
export const simple = (number: number): Partial<Options> => ({ threatLevel: 3 + (number % 3) })
