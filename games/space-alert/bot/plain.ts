import { firstTurnOf, phaseOf } from '../rules/phases.ts'
import { SHIPS } from '../rules/ship/ship.ts'
import { type Action, type Slot, STATIONS, type Station } from '../rules/vocabulary.ts'
import { actionsIn, canPlay } from './cards.ts'
import type { Mind } from './mind.ts'
import { type Moment, type Outlook, outlookOf, type Stand } from './outlook.ts'
import { firstTurn, type Line, lastTurn, type Situation } from './situation.ts'
import { destination, isMove } from './steps.ts'

/** Section 11, 1 to 5, as somebody might who knows the rules and nothing else: no line is flown beforehand. */
export function plainly(s: Situation): Mind {
  const outlook = outlookOf(s)
  const line = plainLine(s, outlook)
  return { outlook, line: () => line, need: () => null }
}

/** Something to do at a station while it is of use. */
interface Goal {
  readonly at: Station
  readonly action: Action
  isOfUse(moment: Moment): boolean
  readonly times: number
}

/** One goal after the other, each as soon as it can be reached. */
function plainLine(s: Situation, outlook: Outlook): Line {
  const length = lastTurn(s) - firstTurn(s) + 1
  let way: Way = { line: [], stand: outlook.before[s.me] ?? NOBODY }
  for (const goal of goalsIn(s, outlook)) way = pursued(s, outlook, way, goal)
  return [...way.line, ...Array.from({ length: length - way.line.length }, () => null)]
}

const NOBODY: Stand = { at: 'white-upper', hasSquad: false, isKnockedOut: true }

interface Way {
  readonly line: Line
  readonly stand: Stand
}

function pursued(s: Situation, outlook: Outlook, way: Way, goal: Goal): Way {
  let best = way
  for (let time = 0; time < goal.times; time++) {
    const further = extended(s, outlook, best, goal)
    if (further === null) break
    best = further
  }
  return best
}

function extended(s: Situation, outlook: Outlook, { line, stand }: Way, goal: Goal): Way | null {
  if (stand.at === 'space' || stand.isKnockedOut) return null
  for (const moves of routes(s, stand.at, goal.at)) {
    const arrived = [...line, ...moves]
    for (let wait = 0; firstTurn(s) + arrived.length + wait <= lastTurn(s); wait++) {
      const moment = outlook.moments[arrived.length + wait]
      const next: Slot[] = [...arrived, ...Array.from({ length: wait }, () => null), goal.action]
      if (moment === undefined || !goal.isOfUse(moment) || !canPlay(s.hand, next)) continue
      const hasSquad = stand.hasSquad || (goal.action === 'C' && moment.squads.includes(goal.at))
      return { line: next, stand: { ...stand, at: goal.at, hasSquad } }
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

function goalsIn(s: Situation, outlook: Outlook): readonly Goal[] {
  return [...computer(s, outlook), ...insideGoals(outlook), ...cannons(s, outlook), ...supplies(s), ...window(s)]
}

const always = () => true

function stationWith(s: Situation, system: string): readonly Station[] {
  const { stations } = SHIPS[s.mission.ship]
  return STATIONS.filter((station) => stations[station]?.C === system)
}

/** 1: the first turn of a phase is always soon enough. */
const computer = (s: Situation, { moments }: Outlook): readonly Goal[] =>
  moments.some(({ turn, maintained }) => phaseOf(turn) === s.phase && maintained[s.phase - 1] === true)
    ? []
    : stationWith(s, 'computer').map((at) => ({ at, action: 'C', isOfUse: isEarly(s), times: 1 }))

const isEarly = ({ mission, phase }: Situation) =>
  mission.rules.computer === 'classic' ? ({ turn }: Moment) => turn <= firstTurnOf(phase) + 1 : always

/** 4: whoever has a squad, or passes one, takes intruders; malfunctions are repaired. */
function insideGoals({ moments }: Outlook): readonly Goal[] {
  const goals: Goal[] = []
  const intruder = moments.find(({ intruders }) => intruders.length > 0)
  const [at] = intruder?.intruders ?? []
  const [squad] = intruder?.squads ?? []
  if (at !== undefined && squad !== undefined) {
    goals.push({ at: squad, action: 'C', isOfUse: ({ squads }) => squads.includes(squad), times: 1 })
    goals.push({ at, action: 'bots', isOfUse: ({ intruders }) => intruders.includes(at), times: 2 })
  }
  const [broken] = moments.find(({ broken: some }) => some.length > 0)?.broken ?? []
  if (broken !== undefined) {
    const isOfUse = (moment: Moment) => moment.broken.some((one) => one.at === broken.at)
    goals.push({ at: broken.at, action: broken.letter, isOfUse, times: 2 })
  }
  return goals
}

/** 2: the heavy cannon of a zone with something in it, then the light one. */
function cannons(s: Situation, { moments }: Outlook): readonly Goal[] {
  const { stations } = SHIPS[s.mission.ship]
  const zones = new Set(moments.flatMap(({ targets }) => targets))
  return [...zones].flatMap((zone) =>
    ([`${zone}-upper`, `${zone}-lower`] as const)
      .filter((at) => stations[at]?.A.weapon !== 'pulse')
      .map((at): Goal => ({ at, action: 'A', isOfUse: ({ targets }) => targets.includes(zone), times: 3 })),
  )
}

/** 3 */
const supplies = (s: Situation): readonly Goal[] =>
  s.mission.ship === 'duckling' ? [] : [{ at: 'white-lower', action: 'B', isOfUse: always, times: 1 }]

const window = (s: Situation): readonly Goal[] =>
  stationWith(s, 'lookout').map((at) => ({ at, action: 'C', isOfUse: ({ turn }) => turn === lastTurn(s), times: 1 }))
