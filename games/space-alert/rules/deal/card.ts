import type { Seat } from '@starboard/kernel'
import type { HeroicMove, Letter } from '../vocabulary.ts'

/** SA-2.2: a card is played with one of its halves. */
export const HALVES = ['move', 'action'] as const
export type Half = (typeof HALVES)[number]

export type GreyMove = 'red' | 'blue' | 'lift'
export type GreyAction = Letter | 'bots'

/** The halves of a card, each as the action that a plan writes for it. */
export type Face =
  | { readonly isHeroic: false; readonly move: GreyMove; readonly action: GreyAction }
  | { readonly isHeroic: true; readonly move: HeroicMove; readonly action: `hero-${GreyAction}` }

/**
 * SA-1.13: which card it is says nothing about its face or its place in the deck: the first owner's seat times 100, plus
 * how many that seat had been dealt before. A card that is given away keeps its handle.
 */
export type CardId = number

export interface Card {
  readonly id: CardId
  readonly face: Face
}

export const cardId = (owner: Seat, dealtBefore: number): CardId => owner * 100 + dealtBefore
