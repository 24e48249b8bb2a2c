import { type Automatic, type Ctx, next } from '@starboard/kernel'
import { retire } from './concede.ts'
import { factoryFor } from './course/table.ts'
import { isLocked } from './damage.ts'
import { endRace, maybeEnd, winnerSoFar } from './ending.ts'
import type { Event } from './events.ts'
import { askNextReentry } from './reentry.ts'
import { cardIn, inDockOrder, isOnBoard, setAllAside, setAside } from './robot.ts'
import { REGISTERS, type Robot, type State, type Step } from './state.ts'

/** RR-10.1: repairs, clearing, re-entry. RR-12.6: concessions of the execution come first. */
export const cleanUpStep: Automatic<State, Extract<Step, { kind: 'cleanUp' }>, Event> = {
  run(s, _step, ctx) {
    const leaving = inDockOrder(s).filter(({ conceding }) => conceding)
    for (const robot of leaving) retire(s, robot, ctx)
    if (leaving.length > 0 && maybeEnd(s, ctx)) return
    for (const robot of inDockOrder(s)) if (isOnBoard(robot)) repair(s, robot, ctx)
    clearPrograms(s, ctx)
    askNextReentry(s, ctx)
  },
}

/** RR-10.2, 10.3: once, by the larger effect. */
function repair(s: State, robot: Robot, ctx: Ctx<Event>): void {
  const before = robot.damage
  robot.damage = Math.max(0, before - repairedOn(s, robot))
  if (robot.damage === before) return
  ctx.emit({ kind: 'robotRepaired', seat: robot.seat, before, after: robot.damage })
  const opened = REGISTERS.filter((register) => isLocked({ damage: before }, register) && !isLocked(robot, register))
  for (const register of opened)
    ctx.emit({ kind: 'registerOpened', seat: robot.seat, opened: register, card: cardIn(robot, register) })
}

const EFFECTS: Readonly<Record<'none' | 'one' | 'all', number>> = { none: 0, one: 1, all: Number.POSITIVE_INFINITY }

function repairedOn(s: State, { at }: Robot): number {
  const { isRepair, checkpoint } = factoryFor(s)
  const { repair: site, checkpointRepairs } = s.options
  return Math.max(isRepair[at] === 1 ? EFFECTS[site] : 0, (checkpoint[at] ?? 0) > 0 ? EFFECTS[checkpointRepairs] : 0)
}

/** RR-9.4, 9.6: cards in open registers go, locked ones stay; whoever is off the board keeps none. */
function clearPrograms(s: State, ctx: Ctx<Event>): void {
  for (const robot of s.robots) {
    if (isOnBoard(robot)) for (const register of REGISTERS) maybeClear(s, robot, register)
    else setAllAside(s, robot)
  }
  ctx.emit({ kind: 'programsCleared', turn: s.turn })
}

function maybeClear(s: State, robot: Robot, register: (typeof REGISTERS)[number]): void {
  if (!isLocked(robot, register)) setAside(s, robot, register)
}

/** RR-12.14 */
const MOST_SILENT_TURNS = 10

/** RR-12.5, 12.14: after the clean-up; then the next turn. RR-10.13: whoever found no room waits for it. */
export const turnEndStep: Automatic<State, Extract<Step, { kind: 'turnEnd' }>, Event> = {
  run(s, _step, ctx) {
    for (const seat of s.destroyed) ctx.emit({ kind: 'noRoomToReenter', seat })
    s.silentTurns = s.isHeard ? 0 : s.silentTurns + 1
    const { turnLimit } = s.options
    if (turnLimit > 0 && s.turn >= turnLimit) return endRace(s, { how: 'turn-limit', winner: winnerSoFar(s) }, ctx)
    if (s.silentTurns >= MOST_SILENT_TURNS) return endRace(s, { how: 'stalled', winner: winnerSoFar(s) }, ctx)
    next<Step>(s, { kind: 'turnStart' })
  },
}
