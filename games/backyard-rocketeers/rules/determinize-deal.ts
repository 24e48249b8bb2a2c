import { bug, type Chance, pick, type Seat, takeAt } from '@starboard/kernel'
import { type CardId, factsOf } from './cards/catalogue.ts'
import { type Cover, coversOf, fill } from './determinize-covers.ts'
import { playsAt } from './player.ts'
import type { FaceDown, Part } from './state.ts'
import type { SeenPlayer, View } from './view.ts'
import { PART_KINDS } from './vocabulary.ts'

const STREAM = 'determinize'

/** What a viewer does not see of one player, made up. */
export interface HiddenHand {
  hand: CardId[]
  rocket: (Part | null)[]
  faceDown: FaceDown[]
}

export interface Dealing {
  readonly viewer: Seat | 'spectator'
  /** By home; what is dealt is taken out. */
  readonly unseen: CardId[][]
  /** By home: how many of the unseen are not in the draw pile. */
  readonly outside: number[]
  readonly random: Chance
}

/** First what must be of a certain sort, then the hands, which may be anything. */
export function dealHidden(view: View, dealing: Dealing): readonly HiddenHand[] {
  const covers = coversOf(view)
  if (!fill(view, covers, dealing)) bug('Nothing fits what this viewer sees.')
  const dealt = view.players.map((seen) => known(seen, covers))
  dealHands(view, dealt, dealing)
  return dealt
}

function known(seen: SeenPlayer, covers: readonly Cover[]): HiddenHand {
  const own = covers.filter(({ seat }) => seat === seen.seat)
  const cardAt = (where: Cover['where'], place: number): CardId =>
    own.find((cover) => cover.where === where && cover.place === place)?.card ?? bug('A card is missing.')
  const rocket: (Part | null)[] = PART_KINDS.map(() => null)
  for (const { where, card } of own)
    if (where === 'rocket' && card !== null) rocket[factsOf(card).slot] = { card, tier: tierOf(card) }
  return {
    hand: [
      ...(seen.hand ?? []).map((card, place) => card ?? cardAt('hand', place)),
      ...own.flatMap(({ where, card }) => (where === 'tank' && card !== null ? [card] : [])),
    ],
    rocket,
    faceDown: seen.faceDown.map(({ card, victim, since, tier }, place): FaceDown => {
      if (card !== undefined) return { card, victim: victim ?? null, since, tier: tier ?? 0 }
      const made = cardAt('faceDown', place)
      const cover = own.find((one) => one.where === 'faceDown' && one.place === place)
      return { card: made, victim: cover?.victim ?? null, since, tier: tierOf(made) }
    }),
  }
}

function tierOf(card: CardId): Part['tier'] {
  const { effect } = factsOf(card)
  return effect.kind === 'part' ? effect.tier : 0
}

/** Cards of a deck go to those who draw from it, as far as they have room. */
function dealHands(view: View, dealt: readonly HiddenHand[], { unseen, outside, random }: Dealing): void {
  const room = view.players.map(({ handSize, seat }) => handSize - (dealt[seat]?.hand.length ?? 0))
  for (const home of [2, 1, 0]) {
    const cards = unseen[home] ?? []
    for (let left = outside[home] ?? 0; left > 0; left--) {
      const seen = likeliest(view, room, { home, random })
      room[seen.seat] = (room[seen.seat] ?? 0) - 1
      const place = likelyPlace(cards, { view, seen, random })
      dealt[seen.seat]?.hand.push(cards[place] ?? bug('A deck has run out.'))
      takeAt(cards, place)
    }
    outside[home] = 0
  }
}

const TRIES = 6

/** A hand mostly holds cards of its player's level: a few tries to find one are enough, and quick. */
function likelyPlace(
  cards: readonly CardId[],
  { view, seen, random }: { readonly view: View; readonly seen: SeenPlayer; readonly random: Chance },
): number {
  for (let count = 1; ; count++) {
    const place = random.below(cards.length, STREAM)
    const card = cards[place]
    if (card === undefined || count === TRIES || playsAt(view.options, factsOf(card), seen.level)) return place
  }
}

interface From {
  readonly home: number
  readonly random: Chance
}

function likeliest(view: View, room: readonly number[], { home, random }: From): SeenPlayer {
  const free = view.players.filter(({ seat }) => (room[seat] ?? 0) > 0)
  const drawing = free.filter(({ level }) => level === home + 1)
  const beyond = free.filter(({ level }) => level > home + 1)
  const best = drawing.length > 0 ? drawing : beyond.length > 0 ? beyond : free
  return pick(best, random, STREAM)
}
