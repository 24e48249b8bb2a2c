import { SHIPS } from '../rules/ship/ship.ts'
import type { Action, Slot, Station } from '../rules/vocabulary.ts'
import { actionsIn, canPlay } from './cards.ts'
import { type Goal, goalsIn, type Stop } from './goals.ts'
import { remembering } from './memo.ts'
import { MEMORY, type Think } from './mind.ts'
import { type Outlook, outlookOf, type Stand } from './outlook.ts'
import { firstTurn, type Line, lastTurn, type Situation } from './situation.ts'
import { destination, isMove } from './steps.ts'
import { tidied } from './tidy.ts'
import { worthOf } from './worth.ts'

/** How much somebody has an eye for. */
export interface Attention {
  /** Things to do in one phase. */
  readonly goals: number
  /** Cards of the hand that are not thought of. */
  readonly overlooked: number
}

/** By rules of thumb: one thing after the other, each as soon as it can be done, and only if it helps at all. */
export const thinkPlainly = ({ goals, overlooked }: Attention): Think =>
  remembering((all: Situation) => {
    const s = { ...all, hand: all.hand.slice(0, all.hand.length - overlooked) }
    const outlook = outlookOf(s)
    const line = tidied((one) => worthOf(s, one), plainLine(s, outlook, goals))
    return { outlook, line: () => line, need: () => null }
  }, MEMORY)

function plainLine(s: Situation, outlook: Outlook, most: number): Line {
  let way: Way = { line: [], stand: outlook.before[s.me] ?? NOBODY, worth: worthOf(s, filled(s, [])) }
  let left = most
  for (const goal of goalsIn(s, outlook)) {
    const further = left > 0 ? pursued(s, outlook, way, goal) : way
    if (further !== way) left--
    way = further
  }
  return filled(s, way.line)
}

const filled = (s: Situation, line: Line): Line => [
  ...line,
  ...Array.from({ length: lastTurn(s) - firstTurn(s) + 1 - line.length }, () => null),
]

const NOBODY: Stand = { at: 'white-upper', hasSquad: false, isKnockedOut: true }

interface Way {
  readonly line: Line
  readonly stand: Stand
  /** Flown to its end. */
  readonly worth: number
}

/** As much of a goal as brings most. */
function pursued(s: Situation, outlook: Outlook, way: Way, goal: Goal): Way {
  let [best, now] = [way, way]
  for (const stop of goal) {
    const further = extended(s, outlook, now, stop)
    if (further === null) break
    now = further
    if (now.worth > best.worth) best = now
  }
  return best
}

function extended(s: Situation, outlook: Outlook, { line, stand }: Way, stop: Stop): Way | null {
  if (stand.at === 'space' || stand.isKnockedOut) return null
  for (const moves of routes(s, stand.at, stop.at)) {
    const arrived = [...line, ...moves]
    for (let wait = 0; firstTurn(s) + arrived.length + wait <= lastTurn(s); wait++) {
      const moment = outlook.moments[arrived.length + wait]
      const next: Slot[] = [...arrived, ...Array.from({ length: wait }, () => null), stop.action]
      if (moment === undefined || !stop.isOfUse(moment) || !canPlay(s.hand, next)) continue
      const hasSquad = stand.hasSquad || (stop.action === 'C' && moment.squads.includes(stop.at))
      return { line: next, stand: { ...stand, at: stop.at, hasSquad }, worth: worthOf(s, filled(s, next)) }
    }
  }
  return null
}

/** So many moves lead from anywhere to anywhere. */
const LONGEST_WAY = 3

/** Ways from one station to another, the shortest first. */
function routes(s: Situation, from: Station, to: Station): readonly (readonly Action[])[] {
  const ship = SHIPS[s.mission.ship]
  const moves = actionsIn(s.hand).filter(isMove)
  const found: (readonly Action[])[] = from === to ? [[]] : []
  let ways: readonly { readonly at: Station; readonly moves: readonly Action[] }[] = [{ at: from, moves: [] }]
  for (let length = 1; length <= LONGEST_WAY; length++) {
    ways = ways.flatMap((way) =>
      moves.flatMap((move) => {
        const at = destination(ship, way.at, move)
        return at === undefined ? [] : [{ at, moves: [...way.moves, move] }]
      }),
    )
    for (const way of ways) if (way.at === to) found.push(way.moves)
  }
  return found
}
