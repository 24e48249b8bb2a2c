import { type Asked, type KeyWord, type NameOf, type Spelled, saidOf } from '@starboard/kernel'
import type { Deed } from '../../actions.ts'
import type { CardId, Half } from '../../deal/card.ts'
import type { Placed } from '../../state.ts'
import type { OwnCards, View } from '../../view.ts'
import { faceName, halfName } from '../card-names.ts'
import { spelledCalls } from './calls.ts'
import { keyWord, numbered, turnKey } from './key-words.ts'

/** All that can be done now, in keys: a card, its half and a turn are three. Null: it is not against the clock. */
export function spelled({ view, seat, legal }: Asked<View, Deed>, name: NameOf): readonly Spelled<Deed>[] | null {
  const own = view.crew[seat]?.own ?? NOTHING
  const deeds: Spelled<Deed>[] = []
  for (const action of legal) {
    const keys = saidOf(KEYS, action, own, name)
    if (keys === null) return null
    deeds.push({ keys, action })
  }
  return [...deeds, ...spelledCalls(view, seat, name)]
}

type Keys = {
  readonly [K in Deed['kind']]?: (
    deed: Extract<Deed, { kind: K }>,
    own: Pick<OwnCards, 'hand' | 'board'>,
    name: NameOf,
  ) => readonly KeyWord[]
}

const NOTHING: Pick<OwnCards, 'hand' | 'board'> = { hand: [], board: [] }

const KEYS: Keys = {
  placeCard: ({ card, half, turn }, own) => [...halfKeys(own, card, half), turnKey(turn, turnText(own, turn))],
  placeSecondCard: ({ card, half, turn, order }, own) => [
    ...halfKeys(own, card, half),
    order === 'first' ? keyWord('-', 'before another') : keyWord('+', 'after another'),
    turnKey(turn, turnText(own, turn)),
  ],
  moveCard: ({ from, to }, own) => [
    keyWord('m', 'move'),
    turnKey(from, turnText(own, from)),
    turnKey(to, `to ${turnText(own, to)}`),
  ],
  turnCard: ({ turn, card }, own) => [
    keyWord('f', 'flip'),
    turnKey(turn, turnText(own, turn)),
    ...whichOfTwo(own, turn, card),
  ],
  takeBack: ({ turn }, own) => [keyWord('x', 'take back'), turnKey(turn, turnText(own, turn))],
  // The phase once more: it cannot be undone (SA-2.6).
  lockPhase: ({ phase }) => [keyWord('l', 'lock early'), keyWord(`${phase}`, `lock phase ${phase} for good`)],
  giveCard: ({ card, to }, own, name) => [
    keyWord('g', 'give a card'),
    ...cardKeys(own, card),
    keyWord(`${to + 1}`, `to ${name(to)}`),
  ],
  advance: () => [keyWord('n', 'go on to the next event')],
  trip: ({ trip }) => [trip ? keyWord('y', 'trip: play the other half') : keyWord('n', 'play the card as planned')],
  stepResolution: ({ how }) => [how === 'next' ? keyWord('n', 'next turn') : keyWord('a', 'all the rest, no stops')],
  continueCampaign: ({ goOn }) => [goOn ? keyWord('y', 'fly on') : keyWord('n', 'go home')],
}

type Own = Pick<OwnCards, 'hand' | 'board'>

function cardKeys({ hand }: Own, id: CardId): readonly KeyWord[] {
  const place = hand.findIndex((card) => card.id === id)
  const card = hand[place]
  return numbered(place, card === undefined ? '' : faceName(card.face))
}

function halfKeys(own: Own, id: CardId, half: Half): readonly KeyWord[] {
  const face = own.hand.find((card) => card.id === id)?.face
  return [...cardKeys(own, id), keyWord(half.charAt(0), face === undefined ? '' : halfName(face[half]))]
}

/** With what lies there. */
function turnText({ board }: Own, turn: number): string {
  const there = board[turn - 1] ?? []
  return there.length === 0 ? `turn ${turn}` : `turn ${turn} (${there.map(upName).join(' + ')})`
}

const upName = ({ face, half }: Placed): string => halfName(face[half])

/** SA-11.2: of two cards in a slot it must be said which. */
function whichOfTwo({ board }: Own, turn: number, id: CardId): readonly KeyWord[] {
  const slot = board[turn - 1] ?? []
  const place = slot.findIndex((card) => card.id === id)
  const card = slot[place]
  return slot.length < 2 || card === undefined ? [] : numbered(place, upName(card))
}
