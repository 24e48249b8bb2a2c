import { type Picture, type PictureSteps, type Seat, stepBy } from '@starboard/kernel'
import { CARD_IDS, type Card } from './cards.ts'
import { outNow } from './concede.ts'
import { courseFor } from './course/table.ts'
import { isLocked } from './damage.ts'
import type { Moved, SeenEvent } from './events.ts'
import { REENTRY_DAMAGE } from './reentry.ts'
import { isOnBoard } from './robot.ts'
import { OFF_BOARD, type Place, type Square, squareAt } from './square.ts'
import { REGISTERS, type RoboRally } from './state.ts'
import type { SeenRegister, SeenRobot, View } from './view.ts'

type Told<K> = Extract<SeenEvent, { kind: K }>

/** How a film moves a view on. Events tell neither what is open, nor where a robot may come back, nor the lab's counts. */
export const picture: Picture<RoboRally> = {
  step: (view, event) => stepBy(steps, view, event),
  exact: ({ agenda: _1, reentry: _2, figures: _3, silentTurns: _4, isHeard: _5, robots, ...told }) => ({
    ...told,
    robots: robots.map(toldRobot),
  }),
}

/** A destroyed robot turns its locked cards face down again, though all have seen them. */
const toldRobot = (robot: SeenRobot): object => ({
  ...(robot.poweredDown ? withoutSecrets(robot) : withoutTimeout(robot)),
  registers: robot.status === 'active' ? robot.registers : robot.registers.slice(0, robot.shown),
})

/** Nothing is dealt to a robot that is down, so nothing says whether it is one's own. */
const withoutSecrets = ({ hand: _1, deal: _2, announced: _3, filled: _4, ...robot }: SeenRobot): object => robot

/** RR-3.8: who was late sees it at once, and is told with all others when execution begins. */
const withoutTimeout = ({ filled, ...robot }: SeenRobot): object =>
  robot.deal === undefined ? { ...robot, filled } : robot

const steps: PictureSteps<View, SeenEvent> = {
  turnBegan: (view, { turn }) => ({
    ...view,
    turn,
    revealed: 0,
    robots: view.robots.map(atTurnStart),
    undealt: CARD_IDS.length - cardsIn(view.robots),
  }),
  powerDownBegan: (view, { seat }) => ({
    ...changed(view, seat, () => ({ poweredDown: true, damage: 0, registers: EMPTY })),
    undealt: view.undealt + cardsIn(view.robots.filter((robot) => robot.seat === seat)),
  }),
  powerDownEnded: (view, { seat }) => changed(view, seat, () => ({ poweredDown: false })),
  handDealt: (view, { seat, count, cards }) => ({
    ...view,
    robots: view.robots.map((robot) => (robot.seat === seat ? dealt(robot, count, cards) : robot)),
    undealt: view.undealt - count,
  }),
  cardPlaced: (view, { seat, card, register }) =>
    changed(view, seat, ({ registers, hand = [] }) => ({
      registers: withCard(registers, register, card ?? null),
      hand: hand.filter((one) => one !== card),
      handSize: hand.length - 1,
    })),
  cardTakenBack: (view, { seat, card, register }) =>
    changed(view, seat, ({ registers, hand = [], deal = [] }) => ({
      registers: withCard(registers, register ?? 0, null),
      hand: deal.filter((one) => one === card || hand.includes(one)),
      handSize: hand.length + 1,
    })),
  powerDownTicked: (view, { seat, on }) => changed(view, seat, () => (on === undefined ? {} : { announced: on })),
  programSubmitted: (view, { seat, program, powerDown }) =>
    changed(view, seat, (robot) => submitted(robot, program, powerDown)),
  timeExpired: (view, { seat, filled }) => changed(view, seat, () => ({ filled })),
  executionBegan: (view) => ({ ...view, robots: view.robots.map(atExecution) }),
  powerDownAnnounced: (view, { seat }) => changed(view, seat, () => ({ announced: true })),
  registerBegan: (view, { register }) => ({
    ...view,
    revealed: register,
    robots: view.robots.map((robot) => (robot.status === 'active' ? { ...robot, shown: register } : robot)),
  }),
  cardsRevealed: (view, { cards, register }) =>
    cards.reduce(
      (now, { seat, card }) =>
        changed(now, seat, ({ registers }) => ({ registers: withCard(registers, register, card) })),
      view,
    ),
  robotTurned: (view, { seat, heading }) => changed(view, seat, () => ({ heading })),
  robotStepped: (view, { moves }) => moved(view, moves),
  beltsMoved: (view, { moves }) =>
    moves.reduce((now, { seat, to, heading }) => changed(now, seat, () => ({ at: to, heading })), view),
  pusherFired: (view, { moves }) => moved(view, moves),
  gearsTurned: (view, { turns }) =>
    turns.reduce((now, { seat, heading }) => changed(now, seat, () => ({ heading })), view),
  lasersFired: (view, { hits }) =>
    hits.reduce((now, { seat, after }) => changed(now, seat, () => ({ damage: after })), view),
  registerLocked: (view, { seat, locked, card, isDrawn }) => ({
    ...changed(view, seat, ({ registers }) => ({ registers: withCard(registers, locked, card) })),
    undealt: view.undealt - (isDrawn && card !== null ? 1 : 0),
  }),
  robotDestroyed: destroyed,
  robotEliminated: (view, { seat, turn, register }) => ({
    ...changed(view, seat, () => ({ status: 'eliminated', out: { turn, register } })),
    destroyed: view.destroyed.filter((one) => one !== seat),
  }),
  checkpointTouched: (view, { seat, checkpoint, of, turn, register }) =>
    changed(view, seat, () => ({
      next: checkpoint + 1,
      lastTouch: { turn, register },
      ...(checkpoint === of && { finished: { turn, register } }),
    })),
  archiveMoved: (view, { seat, to }) => changed(view, seat, () => ({ archive: squareOf(view, to) })),
  robotFinished: (view, { seat }) => changed(view, seat, () => ({ status: 'finished', at: OFF_BOARD })),
  filmWatched: (view, { seat }) => changed(view, seat, () => ({ watched: true })),
  robotRepaired: (view, { seat, after }) => changed(view, seat, () => ({ damage: after })),
  programsCleared: (view) => ({ ...view, robots: view.robots.map(cleared) }),
  robotReentered: (view, { seat, at, heading, powerDown }) => ({
    ...changed(view, seat, () => ({
      status: 'active',
      at: squareOf(view, at),
      heading,
      damage: REENTRY_DAMAGE,
      announced: powerDown,
    })),
    destroyed: view.destroyed.filter((one) => one !== seat),
    reentry: null,
  }),
  /** RR-12.6: during the film it is only noted. */
  conceded: (view, { seat }) =>
    view.agenda.steps.at(-1)?.kind === 'film' ? changed(view, seat, () => ({ conceding: true })) : view,
  robotRetired: (view, { seat }) => ({
    ...view,
    robots: view.robots.map((robot) => (robot.seat === seat ? retired(view, robot) : robot)),
    destroyed: view.destroyed.filter((one) => one !== seat),
  }),
  presenceChanged: (view, { seat, present }) => changed(view, seat, () => ({ present })),
  raceEnded: (view, { how, winner }) => ({ ...view, ended: { how, winner } }),
}

const EMPTY: readonly SeenRegister[] = REGISTERS.map(() => null)

const changed = (view: View, seat: Seat, change: (robot: SeenRobot) => Partial<SeenRobot>): View => ({
  ...view,
  robots: view.robots.map((robot) => (robot.seat === seat ? { ...robot, ...change(robot) } : robot)),
})

/** RR-3.2: what stays out of the shuffle. */
const cardsIn = (robots: readonly SeenRobot[]): number =>
  robots.flatMap(({ registers }) => registers.filter((card) => card !== null)).length

const squareOf = (view: View, [x, y]: Place): Square => squareAt(courseFor(view), x, y)

const moved = (view: View, moves: readonly Moved[]): View =>
  moves.reduce((now, { seat, to }) => changed(now, seat, () => ({ at: to })), view)

const withCard = (registers: readonly SeenRegister[], register: number, card: Card | null): readonly SeenRegister[] =>
  registers.map((one, place) => (place === register - 1 ? card : one))

const atTurnStart = (robot: SeenRobot): SeenRobot => ({
  ...robot,
  dealt: 0,
  shown: 0,
  filled: 0,
  ready: false,
  watched: false,
  ...(robot.status === 'active' && { announced: false }),
})

/** Section 19: nobody knows yet what the others announce. */
function unknown({ announced: _announced, filled: _filled, ...robot }: SeenRobot): SeenRobot {
  return robot
}

const dealt = (robot: SeenRobot, count: number, cards: readonly Card[] | undefined): SeenRobot => ({
  ...(cards === undefined ? unknown(robot) : { ...robot, hand: cards, deal: cards }),
  dealt: count,
  handSize: count,
})

/** RR-3.10: what was not placed goes aside, unseen. */
function atExecution({ hand: _hand, deal: _deal, ...robot }: SeenRobot): SeenRobot {
  return { announced: false, filled: 0, ...robot, handSize: 0 }
}

/** A program of somebody else lies face down. */
function submitted(
  { registers, deal, dealt, damage, poweredDown }: SeenRobot,
  program: readonly (Card | null)[] | undefined,
  powerDown: boolean | undefined,
): Partial<SeenRobot> {
  const isOpen = (register: number) => !poweredDown && !isLocked({ damage }, register)
  const after = registers.map((one, place) =>
    isOpen(place + 1) ? (program === undefined ? 'hidden' : (program[place] ?? null)) : one,
  )
  const hand = deal?.filter((card) => !program?.includes(card))
  return {
    ready: true,
    registers: after,
    ...(powerDown !== undefined && { announced: powerDown }),
    handSize: hand?.length ?? dealt - after.filter((_, place) => isOpen(place + 1)).length,
    ...(hand !== undefined && { hand }),
  }
}

/** RR-9.6 */
function destroyed(view: View, { seat, lives }: Told<'robotDestroyed'>): View {
  return {
    ...changed(view, seat, () => ({
      status: 'destroyed',
      at: OFF_BOARD,
      damage: 0,
      lives,
      poweredDown: false,
    })),
    destroyed: [...view.destroyed, seat],
  }
}

/** RR-12.6, 12.12: nothing is left of it, and nothing is secret about it any more. */
function retired(view: View, { hand: _hand, deal: _deal, ...robot }: SeenRobot): SeenRobot {
  return {
    filled: 0,
    ...robot,
    status: 'eliminated',
    at: OFF_BOARD,
    lives: 0,
    damage: 0,
    poweredDown: false,
    announced: false,
    conceding: false,
    handSize: 0,
    registers: EMPTY,
    out: outNow(view),
  }
}

/** RR-9.4 */
const cleared = (robot: SeenRobot): SeenRobot => ({
  ...robot,
  registers: robot.registers.map((card, place) => (isOnBoard(robot) && isLocked(robot, place + 1) ? card : null)),
})
