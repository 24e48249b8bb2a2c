import type { NameOf, Passage, SeatColumn, Viewer } from '@starboard/kernel'
import type { CardId } from './cards.ts'
import { cardOf, catalogueOf } from './catalogue.ts'
import { cardList, cardName, listed } from './names.ts'
import { isAlive, livingCount } from './player.ts'
import { shipName } from './ships.ts'
import type { Ship } from './state.ts'
import type { SeenPlayer, View } from './view.ts'
import { isWreckageDue } from './wreckage.ts'

/** The table in words: what one needs in order to choose, before what the others have. */
export function positionInWords(view: View, viewer: Viewer, name: NameOf): readonly Passage[] {
  const me = typeof viewer === 'number' ? view.players[viewer] : undefined
  return [
    { kind: 'facts', texts: facts(view) },
    line(`Market: ${listed(wares(view))}`),
    ...knownPile(view).map(line),
    ...(me === undefined ? [] : ownLines(me).map(line)),
    { kind: 'seats', columns: columnsOf(view) },
    ...(viewer === 'everything' ? view.players.flatMap((player) => handOf(player, name)).map(line) : []),
    ...cardTexts(view, me?.hand ?? []).map(detail),
  ]
}

const line = (text: string): Passage => ({ kind: 'line', text })
const detail = (text: string): Passage => ({ kind: 'line', text, isDetail: true })

/** What the cards do that one holds or can buy. */
function cardTexts({ market, options }: View, hand: readonly CardId[]): readonly string[] {
  const catalogue = catalogueOf(options)
  const wanted = new Set([...hand, ...market.filter((card) => card !== null)])
  return [...wanted].map((card) => `${cardName(card)}: ${cardOf(catalogue, card).text}`)
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

function facts(view: View): readonly string[] {
  const { round, destroyed, pile, trash } = view
  const losses = destroyed === 0 ? 'no ship lost yet' : `${counted(destroyed, 'ship')} lost`
  const isWreckageAhead = view.ended === null && isWreckageDue(view, livingCount(view))
  return [
    `Round ${round}, ${losses}`,
    ...(isWreckageAhead ? ['wreckage comes if it stays so'] : []),
    `${counted(pile.size, 'card')} in the pile`,
    `${trash.length} in the trash`,
  ]
}

/** With the number of their slot and what they cost. */
function wares({ market, options }: View): readonly string[] {
  const catalogue = catalogueOf(options)
  return market.map((card, slot) =>
    card === null ? `${slot + 1} empty` : `${slot + 1} ${cardName(card)} (${cardOf(catalogue, card).cost ?? 0})`,
  )
}

/** What an Arms Dealer has shown to this viewer. */
function knownPile({ pile }: View): readonly string[] {
  const known = pile.top.flatMap(({ card }, place) => (card === undefined ? [] : [`${place + 1} ${cardName(card)}`]))
  return known.length === 0 ? [] : [`Next in the pile: ${known.join(', ')}`]
}

function ownLines({ hand, discard, bank, fleet }: SeenPlayer): readonly string[] {
  if (!isAlive({ fleet })) return ['You are out of the game.']
  return [
    `Your fleet: ${fleet.map(shipText).join(', ')}`,
    `Your bank: ${cardsText(bank)}. Your discard pile: ${cardsText(discard)}.`,
    `Your hand: ${cardsText(hand ?? [])}`,
  ]
}

const cardsText = (cards: readonly string[]): string => (cards.length === 0 ? 'empty' : cardList(cards))

function shipText({ id, suited, shield }: Ship): string {
  const side = suited ? 'suit' : 'bare'
  return `${shipName(id)} (${shield === null ? side : `${cardName(shield.card)} ${shield.strength}, ${side}`})`
}

const COLUMNS: readonly { readonly heading: string; cell(player: SeenPlayer): string }[] = [
  { heading: 'ships', cell: ({ fleet }) => String(fleet.length) },
  { heading: 'hand', cell: ({ handSize }) => String(handSize) },
  { heading: 'bank', cell: ({ bank }) => String(bank.length) },
  { heading: 'draw', cell: ({ drawSize }) => String(drawSize) },
  { heading: 'discard', cell: ({ discard }) => String(discard.length) },
  { heading: 'fleet', cell: (player) => [...shipSigns(player), ...flagsOf(player)].join(', ') },
]

const columnsOf = ({ players }: View): readonly SeatColumn[] =>
  COLUMNS.map(({ heading, cell }) => ({ heading, cells: players.map(cell) }))

/** Equal ships together: "3 suit, bare+1", the number being what is left of an assigned shield. */
function shipSigns({ fleet }: SeenPlayer): readonly string[] {
  const signs = fleet.map(
    ({ suited, shield }) => `${suited ? 'suit' : 'bare'}${shield === null ? '' : `+${shield.strength}`}`,
  )
  return [...new Set(signs)].map((sign) => {
    const count = signs.filter((other) => other === sign).length
    return count === 1 ? sign : `${count} ${sign}`
  })
}

function flagsOf({ out, resigned, lastStand, skipsNext, extraDue }: SeenPlayer): readonly string[] {
  if (out > 0) return [resigned ? 'left' : 'out']
  return [
    ...(lastStand ? ['last stand'] : []),
    ...(skipsNext ? ['skips the next turn'] : []),
    ...(extraDue ? ['takes another turn'] : []),
  ]
}

const handOf = ({ seat, hand = [] }: SeenPlayer, name: NameOf): readonly string[] =>
  hand.length === 0 ? [] : [`${name(seat)} held ${cardList(hand)}.`]
