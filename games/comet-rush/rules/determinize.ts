import { type Bag, bagOf, type Chance, copy, type Deck, dealFrom, type Seat } from '@starboard/kernel'
import { type Card, DECKS, type DeckName, factsOf, fullDeck } from './cards.ts'
import type { Note, Player, State } from './state.ts'
import type { SeenPile, SeenPlayer, View } from './view.ts'

const STREAM = 'determinize'

/** A full state that fits everything this viewer sees: unseen cards are dealt at random to decks and hidden hands. */
export function determinize(view: View, viewer: Seat | 'spectator', random: Chance): State {
  const { players, decks, movement, segments, ...open } = copy(view)
  const hands = dealHands(view, random)
  return {
    ...open,
    movement: pileOf('movement', movement, random),
    segments: pileOf('segments', segments, random),
    decks: {
      engineering: deckOf(view, 'engineering', hands),
      espionage: deckOf(view, 'espionage', hands),
      economic: deckOf(view, 'economic', hands),
    },
    players: players.map((player, seat) => playerOf(player, hands[seat] ?? [])),
    notes: viewer === 'spectator' ? [] : players.flatMap((player) => notesOf(viewer, player)),
  }
}

function pileOf<C extends string>(name: string, pile: SeenPile<C>, random: Chance): Deck<C> {
  const loose: Bag<C> = { ...pile.left }
  if (pile.seenBy.length === 0) return { name, top: [], loose, discard: [] }
  const card = pile.next ?? random.draw(STREAM, loose)
  loose[card]--
  return { name, top: [{ card, seenBy: [...pile.seenBy] }], loose, discard: [] }
}

/** What of a deck is neither in its discard pile nor in a hand. */
function deckOf(view: View, name: DeckName, hands: readonly (readonly Card[])[]): Deck<Card> {
  const loose = fullDeck(name)
  const { discard } = view.decks[name]
  const gone = [...discard, ...hands.flat(), ...onTable(view)].filter((card) => factsOf(card).deck === name)
  for (const card of gone) loose[card]--
  return { name, top: [], loose, discard: [...discard] }
}

/** CR-7.12: an attacking card whose question is open is in no hand and no pile. */
const onTable = ({ agenda }: Pick<View, 'agenda'>): readonly Card[] =>
  agenda.steps.some(({ kind }) => kind === 'pressure') ? ['diplomatic-pressure'] : []

/** Known cards first, then as many unseen ones as each hidden hand lacks, so that every deck keeps its size. */
function dealHands(view: View, random: Chance): readonly (readonly Card[])[] {
  const seen = view.players.map(({ hand, known }) => hand ?? known ?? [])
  const pool = poolOf(view, seen, random)
  return view.players.map(({ handSize }, seat) => {
    const own = seen[seat] ?? []
    return [...own, ...dealFrom(pool, handSize - own.length, random, STREAM)]
  })
}

/** The unseen cards that are in hands: of each deck exactly those that its pile does not hold. */
function poolOf(view: View, seen: readonly (readonly Card[])[], random: Chance): Bag<Card> {
  const pool: Card[] = DECKS.flatMap((name) => {
    const { loose } = deckOf(view, name, seen)
    const unseen = Object.values(loose).reduce((sum, count) => sum + count, 0)
    return dealFrom(loose, unseen - view.decks[name].size, random, STREAM)
  })
  return bagOf([...new Set(pool)], (card) => pool.filter((one) => one === card).length)
}

function playerOf(
  { points: _points, handSize: _size, known: _known, hand: _hand, ...open }: SeenPlayer,
  hand: readonly Card[],
): Player {
  return { ...open, hand: [...hand] }
}

const notesOf = (by: Seat, { seat, known = [] }: SeenPlayer): Note[] => known.map((card) => ({ by, of: seat, card }))
