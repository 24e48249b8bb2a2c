import type { NameOf, Seat } from '@starboard/kernel'
import type { Card, CardId } from '../../rules/cards.ts'
import { type Catalogue, cardOf, catalogueOf } from '../../rules/catalogue.ts'
import { KINDS, type Kind } from '../../rules/effects.ts'
import type { SeenPlayer, View } from '../../rules/view.ts'
import type { OpenPile } from '../stage/props.ts'
import { counted, possessive } from './people.ts'

/** A pile that somebody looks through; one's own draw pile besides those that lie open. */
export type LookedAt = OpenPile | 'draw'

export interface PileGroup {
  readonly kind: Kind
  readonly cards: readonly { readonly card: Card; readonly count: number }[]
}

export interface PileContents {
  readonly title: string
  /** What can be known about it, and what cannot. */
  readonly note: string
  readonly size: number
  readonly groups: readonly PileGroup[]
  /** What this viewer has seen lying on top, the next card first. */
  readonly top: readonly Card[]
}

interface Looking {
  readonly view: View
  readonly name: NameOf
  readonly me: Seat | null
}

export function contentsOf(looking: Looking, pile: LookedAt): PileContents {
  if (pile === 'trash') return trashed(looking)
  if (pile === 'market') return marketPile(looking)
  if (pile === 'draw') return drawPile(looking)
  return 'discardOf' in pile ? discarded(looking, pile.discardOf) : ownedBy(looking, pile.ownedBy)
}

const trashed = ({ view }: Looking): PileContents =>
  described(view, view.trash, { title: 'Trash', note: 'These cards are out of the game for good.' })

function discarded({ view, name, me }: Looking, seat: Seat): PileContents {
  const discard = view.players[seat]?.discard ?? []
  const whose = possessive(name, seat, me)
  const newest = discard.at(-1)
  const top = newest === undefined ? '' : ` ${cardOf(catalogueOf(view.options), newest).name} came last.`
  return described(view, discard, {
    title: seat === me ? 'Your discard pile' : `${whose} discard pile`,
    note: `It is shuffled into the draw pile when that runs out.${top}`,
  })
}

function ownedBy({ view, name, me }: Looking, seat: Seat): PileContents {
  const player = view.players[seat]
  const hidden = (player?.handSize ?? 0) + (player?.drawSize ?? 0)
  return described(view, player?.owned ?? [], {
    title: seat === me ? 'All your cards' : `All of ${possessive(name, seat, me)} cards`,
    note: `In hand, bank and piles together; ${hidden} of them lie hidden in hand and draw pile.`,
  })
}

/** Section 6: the owner may work out what is left; in which order it comes nobody knows. */
function drawPile({ view, me }: Looking): PileContents {
  const player = me === null ? undefined : view.players[me]
  const cards = player === undefined ? [] : drawContents(player)
  return described(view, cards, {
    title: 'Your draw pile',
    note: 'What you own and have nowhere else. In which order it comes nobody knows.',
  })
}

export function drawContents({ owned, hand = [], discard, bank }: SeenPlayer): readonly CardId[] {
  return without(owned, [...hand, ...discard, ...bank])
}

/** All market cards that have not turned up yet. */
function marketPile({ view }: Looking): PileContents {
  const catalogue = catalogueOf(view.options)
  const all = catalogue.market.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id))
  const shields = view.players.flatMap(({ fleet }) => fleet.flatMap(({ shield }) => shield?.card ?? []))
  const met = [
    ...view.market.flatMap((card) => card ?? []),
    ...view.trash,
    ...shields,
    ...view.players.flatMap(({ owned }) => owned),
  ]
  const top = view.pile.top.map(({ card }) => card)
  const seen = top.slice(0, firstUnknown(top)).flatMap((card) => card ?? [])
  return {
    ...described(view, without(all, met), {
      title: 'Market pile',
      note: 'What has not turned up yet. In which order it comes nobody knows.',
    }),
    top: seen.map((card) => cardOf(catalogue, card)),
  }
}

const firstUnknown = (top: readonly (CardId | undefined)[]): number => {
  const place = top.indexOf(undefined)
  return place < 0 ? top.length : place
}

function without(cards: readonly CardId[], gone: readonly CardId[]): readonly CardId[] {
  const left = [...cards]
  for (const card of gone) {
    const place = left.indexOf(card)
    if (place >= 0) left.splice(place, 1)
  }
  return left
}

function described(
  view: View,
  cards: readonly CardId[],
  { title, note }: Pick<PileContents, 'title' | 'note'>,
): PileContents {
  return { title, note, size: cards.length, groups: groupsOf(catalogueOf(view.options), cards), top: [] }
}

/** By kind, in catalogue order, equal cards counted. */
function groupsOf(catalogue: Catalogue, cards: readonly CardId[]): readonly PileGroup[] {
  const counts = new Map<CardId, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  const rows = [...counts]
    .map(([card, count]) => ({ card: cardOf(catalogue, card), count }))
    .toSorted((a, b) => cardOf(catalogue, a.card.id).rank - cardOf(catalogue, b.card.id).rank)
  return KINDS.flatMap((kind) => {
    const own = rows.filter(({ card }) => card.effect.kind === kind)
    return own.length === 0 ? [] : [{ kind, cards: own }]
  })
}

/** "3 rockets" */
export const groupName = ({ kind, cards }: PileGroup): string => {
  const size = cards.reduce((sum, { count }) => sum + count, 0)
  return kind === 'currency' || kind === 'debris' ? `${size} ${kind}` : counted(size, kind)
}
