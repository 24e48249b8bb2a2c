import { type Picture, type PictureSteps, stepBy } from '@starboard/kernel'
import { buildTurns } from './build.ts'
import { type Card, factsOf, isMovementCard } from './cards.ts'
import type { SeenEvent } from './events.ts'
import {
  changed,
  discarded,
  drawn,
  gained,
  looked,
  lost,
  noted,
  paid,
  refilled,
  shown,
  timed,
  turnedUp,
  withDeck,
  without,
} from './picture-changes.ts'
import { FINAL_BONUS } from './player.ts'
import type { CometRush } from './state.ts'
import type { View } from './view.ts'

/** How a film moves a view on. Events tell neither clocks nor open questions. */
export const picture: Picture<CometRush> = {
  step: (view, event) => stepBy(steps, view, event),
  exact: ({ agenda: _agenda, turnBy: _turnBy, ...told }) => told,
}

const steps: PictureSteps<View, SeenEvent> = {
  cardDrafted: (view, { seat, deck, card }) => gained(drawn(view, deck), seat, card),
  turnBegan: (view, { seat, round }) => ({ ...view, active: seat, round, built: false }),
  incomeCollected: (view, { seat, cubes }) => paid(view, seat, cubes),
  embargoBit: (view, { seat }) => changed(view, seat, () => ({ embargoed: false })),
  rocketAdvanced: (view, { seat, rocket, remaining }) => timed(view, seat, rocket, remaining),
  rocketReadied: (view, { seat, rocket }) => timed(view, seat, rocket, 0),
  rocketDelayed: (view, { seat, rocket, remaining }) => timed(view, seat, rocket, remaining),
  cardDrawn: (view, { seat, deck, card }) => gained(drawn(view, deck), seat, card),
  deckRefilled: (view, { deck, cards }) => withDeck(view, deck, ({ discard }) => refilled(discard.length, cards)),
  /** CR-7.12: Diplomatic Pressure lies on the table until it is answered. */
  cardPlayed: (view, { seat, card }) =>
    factsOf(card).effect.kind === 'pressure' ? shown(view, seat, card) : discarded(shown(view, seat, card), card),
  cardBlocked: (view, { seat, card }) =>
    changed(discarded(shown(view, seat, card), card), seat, () => ({ pressured: false })),
  prestigePaid: (view, { seat, cubes }) => paid(view, seat, cubes),
  cubesGained: (view, { seat, cubes }) => paid(view, seat, cubes),
  cubesTaken: (view, { seat, from, cubes }) => paid(paid(view, from, -cubes), seat, cubes),
  bonusRaised: (view, { seat, what, to }) => changed(view, seat, () => ({ [what]: to })),
  tokenGained: (view, { seat, tokens }) => changed(view, seat, () => ({ tokens })),
  tokenSpent: (view, { seat, left }) => changed(view, seat, () => ({ tokens: left })),
  calibrated: (view, { seat, what, bonus }) => changed(view, seat, () => ({ [`${what}Calibration`]: bonus })),
  statusLaid: (view, { seat, status }) => changed(view, seat, () => ({ [status]: true })),
  rocketDestroyed: (view, { seat, rocket }) =>
    changed(view, seat, ({ rockets }) => ({ rockets: without(rockets, rocket) })),
  cometPeeked: (view, { seat, deck, card }) =>
    deck === 'movement'
      ? { ...view, movement: looked(view.movement, seat, isMovementCard(card) ? card : undefined) }
      : { ...view, segments: looked(view.segments, seat, isMovementCard(card) ? undefined : card) },
  cardTaken: (view, { seat, from, card }) => gained(noted(lost(view, from, card), { seat, from, card }), seat, card),
  pressureCountered: (view, { seat }) =>
    changed(discarded(discarded(shown(view, seat, PRESSURE), PRESSURE), PRESSURE), seat, () => ({ pressured: false })),
  pressureAccepted: (view, { seat }) => changed(discarded(view, PRESSURE), seat, () => ({ pressured: true })),
  rocketBuilt: (view, { seat, rocket: id, power, accuracy, level, cost }) => ({
    ...changed(paid(view, seat, -cost), seat, ({ rockets }) => ({
      rockets: [...rockets, { id, power, accuracy, level, remaining: buildTurns(level) }],
    })),
    built: true,
    rocketsBuilt: id,
  }),
  rocketLaunched: (view, { seat, rocket, power, accuracy }) =>
    changed(view, seat, ({ rockets, launches, flown }) => ({
      rockets: without(rockets, rocket),
      ...(flown && { flown: [...flown, { rocket, power, accuracy, hit: null }] }),
      launches: launches + 1,
      sabotaged: false,
    })),
  segmentRevealed: (view, { strength }) => ({ ...turnedUp(view, strength), segment: { strength, health: strength } }),
  segmentDamaged: (view, { seat, damage, health }) => ({
    ...changed(view, seat, (player) => ({ hits: player.hits + 1, damage: player.damage + damage })),
    segment: view.segment === null ? null : { ...view.segment, health },
  }),
  segmentDestroyed: (view, { seat, strength }) => ({
    ...changed(view, seat, ({ trophies, points }) => ({
      trophies: [...trophies, strength],
      points: points + strength,
    })),
    segment: null,
  }),
  rocketSpent: (view, { seat, rocket, hit }) =>
    changed(view, seat, ({ flown }) => ({
      ...(flown && { flown: flown.map((one) => (one.rocket === rocket ? { ...one, hit } : one)) }),
      powerCalibration: 0,
      accuracyCalibration: 0,
    })),
  salvagePaid: (view, { seat, cubes }) => paid(view, seat, cubes),
  cardsTraded: (view, { seat, first, second, deck, card }) =>
    gained(
      drawn(
        [first, second].reduce((now, one) => discarded(shown(now, seat, one), one), view),
        deck,
      ),
      seat,
      card,
    ),
  cometMoved: (view, { card, distance }) => ({
    ...view,
    distance,
    moves: [...view.moves, card],
    movement: { left: { ...view.movement.left, [card]: view.movement.left[card] - 1 }, seenBy: [] },
  }),
  gameEnded(view, { how }) {
    const by = how === 'comet-destroyed' ? view.active : null
    const ended = { ...view, ended: { how, by } }
    return by === null ? ended : changed(ended, by, ({ points }) => ({ points: points + FINAL_BONUS }))
  },
}

const PRESSURE: Card = 'diplomatic-pressure'
