import { type Picture, type PictureSteps, type Seat, stepBy } from '@starboard/kernel'
import { buildTurns } from './build.ts'
import { type Card, type DeckName, factsOf, segmentOf } from './cards.ts'
import type { SeenEvent } from './events.ts'
import { FINAL_BONUS } from './player.ts'
import type { CometRush, Rocket } from './state.ts'
import type { SeenDeck, SeenPile, SeenPlayer, View } from './view.ts'

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
      ? { ...view, movement: looked(view.movement, seat, card as keyof typeof view.movement.left | undefined) }
      : { ...view, segments: looked(view.segments, seat, card as keyof typeof view.segments.left | undefined) },
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
  rocketLaunched: (view, { seat, rocket }) =>
    changed(view, seat, ({ rockets, launches }) => ({
      rockets: without(rockets, rocket),
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
  rocketSpent: (view, { seat }) => changed(view, seat, () => ({ powerCalibration: 0, accuracyCalibration: 0 })),
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

const changed = (view: View, seat: Seat, change: (player: SeenPlayer) => Partial<SeenPlayer>): View => ({
  ...view,
  players: view.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player)),
})

const paid = (view: View, seat: Seat, cubes: number): View =>
  changed(view, seat, (player) => ({ cubes: player.cubes + cubes }))

const timed = (view: View, seat: Seat, id: number, remaining: number): View =>
  changed(view, seat, ({ rockets }) => ({
    rockets: rockets.map((rocket) => (rocket.id === id ? { ...rocket, remaining } : rocket)),
  }))

const without = (rockets: readonly Rocket[], id: number): Rocket[] => rockets.filter((rocket) => rocket.id !== id)

/** CR-8.2: a trade is told after the refill that it caused. Its cards are shuffled in before they are seen to leave a hand. */
interface FilmedDeck extends SeenDeck {
  readonly shuffledInEarly?: number
}

const refilled = (lying: number, cards: number): FilmedDeck =>
  cards > lying ? { size: cards, discard: [], shuffledInEarly: cards - lying } : { size: cards, discard: [] }

const withDeck = (view: View, name: DeckName, change: (deck: FilmedDeck) => FilmedDeck): View => ({
  ...view,
  decks: { ...view.decks, [name]: change(view.decks[name]) },
})

const drawn = (view: View, name: DeckName): View =>
  withDeck(view, name, ({ size, discard }) => ({ size: size - 1, discard }))

const discarded = (view: View, card: Card): View =>
  withDeck(view, factsOf(card).deck, ({ size, discard, shuffledInEarly = 0 }) =>
    shuffledInEarly === 0
      ? { size, discard: [...discard, card] }
      : { size, discard, ...(shuffledInEarly > 1 && { shuffledInEarly: shuffledInEarly - 1 }) },
  )

const gained = (view: View, seat: Seat, card: Card | undefined): View =>
  changed(view, seat, ({ hand, handSize }) => ({
    handSize: handSize + 1,
    ...(hand !== undefined && card !== undefined && { hand: [...hand, card] }),
  }))

/** A card leaves a hand for all to see. */
const shown = (view: View, seat: Seat, card: Card): View => forget(lost(view, seat, card), seat, card)

const lost = (view: View, seat: Seat, card: Card | undefined): View =>
  changed(view, seat, ({ hand, handSize }) => ({
    handSize: handSize - 1,
    ...(hand !== undefined && card !== undefined && { hand: withoutOne(hand, card) }),
  }))

function withoutOne(cards: readonly Card[], card: Card): readonly Card[] {
  const at = cards.indexOf(card)
  return at < 0 ? cards : cards.toSpliced(at, 1)
}

const knowing = (view: View, seat: Seat, change: (known: readonly Card[]) => readonly Card[]): View => ({
  ...view,
  players: view.players.map((player) => {
    if (player.seat !== seat) return player
    const { known = [], ...rest } = player
    const after = change(known)
    return after.length === 0 ? rest : { ...rest, known: after }
  }),
})

const forget = (view: View, seat: Seat, card: Card): View => knowing(view, seat, (known) => withoutOne(known, card))

/** CR-6.11: the victim knows what was taken; everybody else is no longer sure of the victim's hand. */
function noted(view: View, { seat, from, card }: { seat: Seat; from: Seat; card: Card | undefined }): View {
  const isThief = view.players[seat]?.hand !== undefined
  const surely = knowing(view, from, (known) => (isThief && card !== undefined ? withoutOne(known, card) : []))
  return isThief || card === undefined ? surely : knowing(surely, seat, (known) => [...known, card])
}

const looked = <C extends string>(
  { left, seenBy, next }: SeenPile<C>,
  seat: Seat,
  card: C | undefined,
): SeenPile<C> => {
  const known = card ?? next
  return {
    left,
    seenBy: seenBy.includes(seat) ? seenBy : [...seenBy, seat],
    ...(known !== undefined && { next: known }),
  }
}

/** An open row gives its first; otherwise the card comes from the face-down pile. */
function turnedUp(view: View, strength: number): View {
  if (view.ahead.length > 0) return { ...view, ahead: view.ahead.slice(1) }
  const { left } = view.segments
  const card = segmentOf(strength)
  return { ...view, segments: { left: { ...left, [card]: (left[card] ?? 0) - 1 }, seenBy: [] } }
}
