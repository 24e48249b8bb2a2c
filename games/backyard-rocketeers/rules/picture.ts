import { type Picture, type PictureSteps, stepBy } from '@starboard/kernel'
import { factsOf } from './cards/catalogue.ts'
import { turnsOf } from './enhancements.ts'
import type { SeenEvent } from './events.ts'
import { figuresOf } from './figures.ts'
import {
  cameToHand,
  changed,
  discarded,
  hideRocket,
  isOwn,
  leftFaceDown,
  leftHand,
  leftWherever,
  leftZone,
  set,
  without,
  withPart,
  withRocket,
} from './picture-changes.ts'
import { momentOf } from './seen.ts'
import type { BackyardRocketeers } from './state.ts'
import { leaderLevel } from './turn.ts'
import type { SeenFaceDown, SeenPlayer, View } from './view.ts'

/**
 * How a film moves a view on. Events tell neither clocks nor open questions; figures are worked out anew after each of
 * them, but they lean on the turn's flags, which only the true view has.
 */
export const picture: Picture<BackyardRocketeers> = {
  step: (view, event) => withFigures(stepBy(steps, view, event)),
  exact({ players, round, active, first, piles, removed, leaderLevel: leader, ended, options, viewer }) {
    return { round, active, first, piles, removed, leader, ended, options, players: players.map(exactPlayer(viewer)) }
  },
}

/** Hands that somebody spies on, and what is private about a placed card, are left to the true view. */
const exactPlayer =
  (viewer: View['viewer']) =>
  ({
    figures: _figures,
    hits: _hits,
    hand,
    spies: _spies,
    wrecked: _wrecked,
    holding: _holding,
    ...player
  }: SeenPlayer) => ({
    ...player,
    ...(hand !== undefined && (viewer === player.seat || viewer === 'everything') && { hand }),
  })

function withFigures(view: View): View {
  return {
    ...view,
    leaderLevel: leaderLevel(view.players),
    players: view.players.map((player) => ({ ...player, figures: figuresOf(player, momentOf(view, player.seat)) })),
  }
}

const steps: PictureSteps<View, SeenEvent> = {
  roundBegan: (view, { round }) => ({ ...view, round }),
  turnBegan: (view, { seat, turn, spaceTurn }) => ({
    ...set(view, seat, { turns: turn, spaceTurns: spaceTurn }),
    active: seat,
    agenda: { ...view.agenda, steps: [] },
  }),
  cardsDrawn: (view, { seat, level, count, cards, glimpsed }) => ({
    ...cameToHand(view, seat, cards ?? glimpsed ?? Array<null>(count).fill(null)),
    piles: view.piles.map((pile, place) => (place === level - 1 ? { ...pile, size: pile.size - count } : pile)),
  }),
  reshuffled: (view, { level, count }) => ({
    ...view,
    piles: view.piles.map((pile, place) => (place === level - 1 ? { size: count, discard: [] } : pile)),
  }),
  padPlaced: (view, { seat, card }) => set(leftHand(view, seat, card), seat, { pad: card }),
  componentPlaced: (view, { seat, card, tier }) => {
    if (card === undefined || tier === undefined)
      return changed(view, seat, ({ handSize, parts }) => ({ handSize: handSize - 1, parts: parts + 1 }))
    return withPart(leftHand(view, seat, card), seat, { slot: factsOf(card).slot, part: { card, tier } })
  },
  equipmentDeployed: (view, { seat, card, zone, tier }) =>
    changed(leftHand(view, seat, card), seat, ({ rovers, generators, communications }) => {
      if (zone === 'rovers') return { rovers: [...rovers, { card, tier, broken: false }] }
      if (zone === 'generators') return { generators: [...generators, { card, tier, dustUntil: 0 }] }
      return { communications: [...communications, card] }
    }),
  fuelled: (view, { seat, card, tank, to }) =>
    set(discarded(leftHand(view, seat, card), card), seat, tank === 'ground' ? { groundFuel: to } : { spaceFuel: to }),
  enhancementPlayed: (view, { seat, card, since, turns }) =>
    changed(leftHand(view, seat, card), seat, ({ enhancements }) => ({
      enhancements: [...enhancements, { card, since, turns }],
    })),
  covertPlaced: (view, { seat, since, card, victim }) => {
    const hidden: SeenFaceDown = card === undefined ? { since } : { since, card, victim: victim ?? null, tier: 0 }
    const placed =
      card === undefined
        ? changed(view, seat, ({ handSize }) => ({ handSize: handSize - 1 }))
        : leftHand(view, seat, card)
    return changed(placed, seat, ({ faceDown }) => ({ faceDown: [...faceDown, hidden] }))
  },
  covertRevealed: (view, { seat, place, card, to, tier }) => {
    const since = view.players[seat]?.faceDown[place]?.since ?? 0
    const turned = leftFaceDown(view, seat, { place, card })
    if (card === undefined) return changed(turned, seat, ({ parts }) => ({ parts: parts + 1 }))
    if (to === 'discard') return discarded(turned, card)
    if (to === 'rocket') return withPart(turned, seat, { slot: factsOf(card).slot, part: { card, tier: tier ?? 0 } })
    return changed(turned, seat, ({ enhancements, rovers }) =>
      to === 'rovers'
        ? { rovers: [...rovers, { card, tier: 0, broken: false }] }
        : { enhancements: [...enhancements, { card, since, turns: turnsOf(card) }] },
    )
  },
  cardDiscarded: (view, { seat, card, from, place }) =>
    discarded(leftWherever(view, seat, { from, place, card }), card),
  cardRemoved: (view, { seat, card }) => ({ ...set(view, seat, { pad: null }), removed: [...view.removed, card] }),
  rocketChanged: (view, { seat, rocket }) => withRocket(view, seat, rocket),
  equipmentChanged: (view, { seat, zone, tiers }) =>
    changed(view, seat, ({ rovers, generators }) =>
      zone === 'rovers'
        ? { rovers: rovers.map((rover, place) => ({ ...rover, tier: tiers[place] ?? rover.tier })) }
        : { generators: generators.map((one, place) => ({ ...one, tier: tiers[place] ?? one.tier })) },
    ),
  partsHidden: (view, { seat }) => hideRocket(view, seat),
  partsShown: (view, { seat, rocket }) => withRocket(view, seat, rocket),
  bombsSeen: (view, { seat, bombs }) =>
    bombs.reduce(
      (now, { seat: planter, place, card }) =>
        changed(now, planter, ({ faceDown }) => ({
          faceDown: faceDown.map((hidden, at) =>
            at === place ? { since: hidden.since, card, victim: seat, tier: 0 } : hidden,
          ),
        })),
      view,
    ),
  bombsForgotten: (view, { seat }) => ({
    ...view,
    players: view.players.map((player) =>
      isOwn(view, player.seat)
        ? player
        : {
            ...player,
            faceDown: player.faceDown.map((hidden) => (hidden.victim === seat ? { since: hidden.since } : hidden)),
          },
    ),
  }),
  abilityPlayed: (view, { seat, card }) => discarded(leftHand(view, seat, card), card),
  sabotageDeclared: (view, { seat, card }) => discarded(leftHand(view, seat, card), card),
  bombDetonated: (view, { seat, card, place }) => discarded(leftFaceDown(view, seat, { place, card }), card),
  reacted: (view, { seat, card, place }) => {
    if (card === null) return view
    const used = place === null ? leftHand(view, seat, card) : leftFaceDown(view, seat, { place, card })
    return discarded(used, card)
  },
  damaged: (view, { seat, to }) => set(view, seat, { damage: to }),
  rocketDestroyed: (view, { seat, fuel }) => set(view, seat, { groundFuel: fuel }),
  startedOver: (view, { seat }) => set(view, seat, { ...RESET, level: 1 }),
  tankTaken: (view, { seat, from, card }) => {
    if (card !== undefined) return cameToHand(leftHand(view, from, card), seat, [card])
    return cameToHand(
      changed(view, from, ({ handSize }) => ({ handSize: handSize - 1 })),
      seat,
      [null],
    )
  },
  covertTaken: (view, { seat, from, place, card }) =>
    cameToHand(leftZone(view, from, { from: 'faceDown', place }), seat, [card ?? null]),
  generatorTaken: (view, { seat, from, place, card }) =>
    cameToHand(leftZone(view, from, { from: 'generators', place }), seat, [card]),
  delayed: (view, { seat, until }) => set(view, seat, { delayedUntil: until }),
  held: (view, { seat, until }) => set(view, seat, { heldUntil: until }),
  dusted: (view, { seat, until, place }) =>
    place === null
      ? set(view, seat, { dustUntil: until })
      : changed(view, seat, ({ generators }) => ({
          generators: generators.map((one, at) => (at === place ? { ...one, dustUntil: until } : one)),
        })),
  statusEnded: (view, { seat, what }) =>
    changed(view, seat, ({ turns, dustUntil, generators }) => {
      if (what === 'held') return { heldUntil: 0 }
      if (what === 'delayed') return { delayedUntil: 0 }
      if (what === 'spies') return {}
      const over = (until: number): number => (turns >= until ? 0 : until)
      return {
        dustUntil: over(dustUntil),
        generators: generators.map((one) => ({ ...one, dustUntil: over(one.dustUntil) })),
      }
    }),
  moved: (view, { seat, to }) => set(view, seat, { distance: to }),
  fuelChanged: (view, { seat, to }) => set(view, seat, { spaceFuel: to }),
  antiMatterLeft: (view, { seat, place, turns }) =>
    changed(view, seat, ({ enhancements }) => ({
      enhancements: enhancements.map((one, at) => (at === place ? { ...one, turns } : one)),
    })),
  slingshotArmed: (view, { seat, armed }) => set(view, seat, { slingshots: armed }),
  liftedOff: (view, { seat, original }) =>
    set(view, seat, { original, damage: 0, groundFuel: 0, spaceFuel: 0, spaceTurns: 0, delayedUntil: 0 }),
  levelReached: (view, { seat, level }) => set(view, seat, { level }),
  distanceRolled: (view, { seat, distance, slingshotKm }) => set(view, seat, { distance, slingshotKm, slingshots: 0 }),
  powerChanged: (view, { seat, to }) => set(view, seat, { power: to }),
  kmChanged: (view, { seat, to }) => set(view, seat, { km: to }),
  roverBroke: (view, { seat, place }) => withRover(view, { seat, place, broken: true }),
  roverRepaired: (view, { seat, place }) => withRover(view, { seat, place, broken: false }),
  backupDeployed: (view, { seat, place, card }) =>
    changed(view, seat, ({ enhancements, rovers }) => ({
      enhancements: without(enhancements, place),
      rovers: [...rovers, { card, tier: 0, broken: false }],
    })),
  jammed: (view, { seat, jams }) => set(view, seat, { jams }),
  boosted: (view, { seat, boost }) => set(view, seat, { boost }),
  turnEnded: (view, { seat }) =>
    changed(view, seat, ({ spaceTurns, slingshotKm }) => ({ boost: 0, slingshotKm: spaceTurns > 0 ? 0 : slingshotKm })),
  eliminated: (view, { seat, order }) => set(view, seat, { ...RESET, out: order }),
  gameEnded: (view, { how, winners }) => ({ ...view, ended: { how, winners } }),
}

const RESET = {
  slingshots: 0,
  slingshotKm: 0,
  groundFuel: 0,
  spaceFuel: 0,
  distance: 0,
  spaceTurns: 0,
  original: 0,
  damage: 0,
  power: 0,
  km: 0,
  jams: 0,
  boost: 0,
  heldUntil: 0,
  delayedUntil: 0,
  dustUntil: 0,
} as const

const withRover = (
  view: View,
  { seat, place, broken }: { readonly seat: SeenPlayer['seat']; readonly place: number; readonly broken: boolean },
): View =>
  changed(view, seat, ({ rovers }) => ({
    rovers: rovers.map((rover, at) => (at === place ? { ...rover, broken } : rover)),
  }))
