import { type Picture, type PictureSteps, stepBy } from '@starboard/kernel'
import { CARD_IDS } from './cards.ts'
import type { SeenEvent } from './events.ts'
import {
  atExecution,
  atTurnStart,
  cardsIn,
  changed,
  cleared,
  dealt,
  destroyed,
  EMPTY,
  moved,
  retired,
  squareOf,
  submitted,
  withCard,
} from './picture-changes.ts'
import { REENTRY_DAMAGE } from './reentry.ts'
import { OFF_BOARD } from './square.ts'
import type { RoboRally } from './state.ts'
import type { SeenRobot, View } from './view.ts'

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
