import { type Automatic, type Ctx, drawCard, next } from '@starboard/kernel'
import { factoryFor } from './course/table.ts'
import { maybeEnd } from './ending.ts'
import type { Event, FactoryEvent } from './events.ts'
import { runRegister } from './factory/run.ts'
import { filmOrCleanUp } from './film.ts'
import { inDockOrder, isOnBoard } from './robot.ts'
import { REGISTERS, type Robot, type State, type Step } from './state.ts'

/** RR-11.8, 3.8, 3.10: announcements and time-outs become known, unused cards go, and register 1 comes up. */
export function beginExecution(s: State, ctx: Ctx<Event>): void {
  ctx.emit({ kind: 'executionBegan', turn: s.turn })
  for (const robot of inDockOrder(s)) if (isOnBoard(robot)) makeKnown(s, robot, ctx)
  next<Step>(s, { kind: 'register', register: 1 })
}

function makeKnown(s: State, robot: Robot, ctx: Ctx<Event>): void {
  const { seat, filled } = robot
  s.aside.push(...robot.hand)
  robot.hand = []
  robot.deal = []
  s.figures.filledAtRandom += filled
  if (filled > 0) ctx.reveal({ kind: 'timeExpired', seat, filled })
  if (robot.announced) ctx.reveal({ kind: 'powerDownAnnounced', seat, turn: s.turn })
}

/** RR-3.1, 3.9: one register; the race may end with it (RR-12.1–12.3). */
export const registerStep: Automatic<State, Extract<Step, { kind: 'register' }>, Event> = {
  run(s, { register }, ctx) {
    const bodies = inDockOrder(s)
    for (const body of bodies) if (isOnBoard(body)) body.shown = register
    s.revealed = register
    runRegister({
      factory: factoryFor(s),
      bodies,
      rules: s.options,
      turn: s.turn,
      register,
      phase: 'reveal',
      destroyed: s.destroyed,
      drawLock: () => drawCard(s.deck, ctx.random) ?? null,
      tell: (event) => tell(s, event, ctx),
    })
    if (maybeEnd(s, ctx)) return
    const following = REGISTERS.find((one) => one > register)
    if (following === undefined) filmOrCleanUp(s, ctx)
    else next<Step>(s, { kind: 'register', register: following })
  },
}

function tell(s: State, event: FactoryEvent, ctx: Ctx<Event>): void {
  countFigures(s, event)
  if (event.kind === 'cardsRevealed') ctx.reveal(event)
  else ctx.emit(event)
}

function countFigures({ figures }: State, event: FactoryEvent): void {
  if (event.kind === 'lasersFired') for (const { before, after } of event.hits) figures.laserHits += after - before
  if (event.kind !== 'robotDestroyed') return
  figures.deaths++
  if (event.cause === 'lasers') figures.shotDead++
  else if (event.how === 'push') figures.pushedToDeath++
}
