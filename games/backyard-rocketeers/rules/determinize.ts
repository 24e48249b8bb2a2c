import { type Chance, copy, type Seat } from '@starboard/kernel'
import { byRank, type CardId, factsOf } from './cards/catalogue.ts'
import { allCards } from './decks.ts'
import { dealHidden, type HiddenHand } from './determinize-deal.ts'
import type { Part, Player, State } from './state.ts'
import type { SeenPlayer, View } from './view.ts'

/** A full state that fits everything this viewer sees: what is hidden is dealt from what must be somewhere. */
export function determinize(view: View, viewer: Seat | 'spectator', random: Chance): State {
  const unseen = unseenCards(view)
  const outside = unseen.map((cards, level) => cards.length - (view.piles[level]?.size ?? 0))
  const dealt = dealHidden(view, { viewer, unseen, outside, random })
  const players = view.players.map((seen, seat) => playerFrom(seen, dealt[seat]))
  return {
    rules: view.rules,
    options: view.options,
    agenda: copy(view.agenda),
    round: view.round,
    first: view.first,
    active: view.active,
    turnBy: view.turnBy,
    placed: view.placed ?? (view.placedOpenly || placedFaceDown(players[view.active])),
    placedOpenly: view.placedOpenly,
    powered: view.powered,
    hadGenerator: view.hadGenerator,
    piles: view.piles.map(({ discard }, level) => ({
      draw: (unseen[level] ?? []).sort(byRank),
      discard: [...discard],
    })),
    removed: [...view.removed],
    players,
    milestones: view.milestones.slice(),
    counts: { ...view.counts },
    ended: view.ended,
  }
}

/** A component that lies face down since this turn was the placement of it. */
const placedFaceDown = (player: Player | undefined): boolean =>
  player?.faceDown.some(({ card, since }) => since === player.turns && isPart(card)) ?? false

const isPart = (card: CardId): boolean => factsOf(card).slot >= 0

/** By home: all cards that the viewer sees nowhere. */
function unseenCards(view: View): CardId[][] {
  const box = allCards(view.players.length, view.options).map((cards) => cards.slice())
  const counts = new Map<CardId, number>()
  const see = (cards: readonly (CardId | null | undefined)[]) => {
    for (const card of cards) if (card !== null && card !== undefined) counts.set(card, (counts.get(card) ?? 0) + 1)
  }
  for (const { discard } of view.piles) see(discard)
  see(view.removed)
  for (const player of view.players) {
    see(player.hand ?? [])
    see([player.pad])
    see(player.communications)
    for (const list of [player.rocket ?? [], player.faceDown, player.enhancements, player.generators, player.rovers])
      see(list.map((one) => one?.card))
  }
  return box.map((cards) => cards.filter((card) => !takenOut(counts, card)))
}

function takenOut(counts: Map<CardId, number>, card: CardId): boolean {
  const count = counts.get(card) ?? 0
  if (count > 0) counts.set(card, count - 1)
  return count > 0
}

/** One literal in the order of the set-up: made-up players have the shape of real ones, and are as quick. */
function playerFrom(seen: SeenPlayer, dealt: HiddenHand | undefined): Player {
  return {
    seat: seen.seat,
    level: seen.level,
    turns: seen.turns,
    hand: dealt?.hand ?? [],
    pad: seen.pad,
    rocket:
      seen.rocket === undefined ? (dealt?.rocket ?? []) : seen.rocket.map((part): Part | null => part && { ...part }),
    faceDown: dealt?.faceDown ?? [],
    enhancements: seen.enhancements.map(({ card, since, turns }) => ({ card, since, turns })),
    generators: seen.generators.map(({ card, tier, dustUntil }) => ({ card, tier, dustUntil })),
    rovers: seen.rovers.map(({ card, tier, broken }) => ({ card, tier, broken })),
    communications: seen.communications.slice(),
    groundFuel: seen.groundFuel,
    slingshots: seen.slingshots,
    slingshotKm: seen.slingshotKm,
    spaceFuel: seen.spaceFuel,
    distance: seen.distance,
    spaceTurns: seen.spaceTurns,
    original: seen.original,
    damage: seen.damage,
    hits: seen.hits.slice(),
    power: seen.power,
    km: seen.km,
    jams: seen.jams,
    boost: seen.boost,
    heldUntil: seen.heldUntil,
    delayedUntil: seen.delayedUntil,
    dustUntil: seen.dustUntil,
    spies: seen.spies.map(({ by, until }) => ({ by, until })),
    wrecked: seen.wrecked,
    holding: seen.holding,
    out: seen.out,
  }
}
