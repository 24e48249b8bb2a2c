import { type Automatic, bagOf, bug, type Ctx, drawCard, newDeck, next } from '@starboard/kernel'
import { CARD_IDS } from './cards.ts'
import { handSizeOf } from './damage.ts'
import type { Event } from './events.ts'
import { beginExecution } from './execution.ts'
import { firstDeadline, isMissing } from './programming.ts'
import { inDockOrder, isOnBoard, setAllAside } from './robot.ts'
import type { Robot, State, Step } from './state.ts'

/** RR-3.2: power downs, shuffle, deal. Then everybody programs at once. */
export const turnStartStep: Automatic<State, Extract<Step, { kind: 'turnStart' }>, Event> = {
  run(s, _step, ctx) {
    s.turn++
    s.revealed = 0
    s.isHeard = false
    ctx.emit({ kind: 'turnBegan', turn: s.turn })
    for (const robot of inDockOrder(s)) beginTurn(s, robot, ctx)
    shuffle(s)
    deal(s, ctx)
    if (!s.robots.some(isMissing)) return beginExecution(s, ctx)
    const by = firstDeadline(s, ctx)
    next<Step>(s, { kind: 'programming', by })
    if (by !== null) ctx.emit({ kind: 'timerStarted', by })
  },
}

/** RR-3.2 (a) */
export function beginTurn(s: State, robot: Robot, ctx: Ctx<Event>): void {
  robot.dealt = 0
  robot.shown = 0
  robot.filled = 0
  robot.ready = false
  robot.watched = false
  if (!isOnBoard(robot)) return
  if (robot.announced) powerDown(s, robot, ctx)
  else if (robot.poweredDown) powerUp(s, robot, ctx)
  robot.announced = false
}

/** RR-3.2 (a), RR-11.2: all damage and all locked cards go. */
function powerDown(s: State, robot: Robot, ctx: Ctx<Event>): void {
  robot.poweredDown = true
  robot.damage = 0
  setAllAside(s, robot)
  s.figures.powerDowns++
  ctx.emit({ kind: 'powerDownBegan', seat: robot.seat, turn: s.turn })
}

/** RR-11.6 */
function powerUp({ turn }: State, robot: Robot, ctx: Ctx<Event>): void {
  robot.poweredDown = false
  ctx.emit({ kind: 'powerDownEnded', seat: robot.seat, turn })
}

/** RR-3.2 (b), RR-R2: every card that is not in a locked register, by priority. Its order does not exist yet. */
function shuffle(s: State): void {
  const locked = new Set(s.robots.flatMap(({ registers }) => registers))
  s.aside = []
  s.deck = newDeck(
    DECK,
    bagOf(CARD_IDS, (card) => (locked.has(card) ? 0 : 1)),
  )
}

export const DECK = 'program'

/** RR-3.2 (c), 3.4: one card at a time in dock order, until everybody has their number. */
function deal(s: State, ctx: Ctx<Event>): void {
  const hungry = inDockOrder(s).filter((robot) => isOnBoard(robot) && !robot.poweredDown)
  for (const robot of hungry) robot.dealt = handSizeOf(robot.damage)
  const most = Math.max(0, ...hungry.map(({ dealt }) => dealt))
  for (let round = 1; round <= most; round++)
    for (const robot of hungry) if (robot.dealt >= round) robot.deal.push(topCard(s, ctx))
  for (const robot of hungry) {
    robot.hand = [...robot.deal]
    ctx.emit({ kind: 'handDealt', seat: robot.seat, count: robot.dealt, cards: [...robot.deal] })
  }
}

/** RR-3.13 */
const topCard = (s: State, ctx: Ctx<Event>) => drawCard(s.deck, ctx.random) ?? bug('The deck has run out.')
