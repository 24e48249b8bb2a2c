import { CARD_KINDS, type Card, type CardCode, factsOf, type Instruction } from '../rules/cards.ts'

/** The seven kinds of card by number, so that a search can count them. */
const CODES: readonly CardCode[] = ['UT', 'RL', 'RR', 'BU', 'M1', 'M2', 'M3']

/** A kind of card by its place in this list; the last one is no card at all: the robot stands. */
export const MOVES: readonly (Instruction | null)[] = [...CODES.map((code) => CARD_KINDS[code].instruction), null]

export const KINDS = CODES.length
/** The one after them. */
export const STAND = MOVES.length - 1

export const moveOf = (card: Card | null): number => (card === null ? STAND : CODES.indexOf(factsOf(card).code))
