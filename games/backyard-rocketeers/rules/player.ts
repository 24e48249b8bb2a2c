import { bug, type Seat, seatOf, takeAt } from '@starboard/kernel'
import { type Card, type CardId, type DesignId, factsOf } from './cards/catalogue.ts'
import type { Options } from './options.ts'
import type { Player, State } from './state.ts'
import type { Level } from './vocabulary.ts'

export const playerAt = (s: State, seat: Seat): Player => s.players[seat] ?? bug(`There is no seat ${seat}.`)

/** BR-18.2 */
export const isIn = ({ out }: { readonly out: number }): boolean => out === 0

export const countIn = ({ players }: { readonly players: readonly { readonly out: number }[] }): number => {
  let count = 0
  for (const player of players) if (isIn(player)) count++
  return count
}

/** BR-1.7: those still in the game, in turn order after this seat. */
export function othersAfter(s: State, seat: Seat): Player[] {
  const others: Player[] = []
  for (let step = 1; step < s.players.length; step++) {
    const player = playerAt(s, seatOf((seat + step) % s.players.length))
    if (isIn(player)) others.push(player)
  }
  return others
}

/** BR-R40: with storms on Earth all copies of these are playable there too. */
const GROUND_STORMS: ReadonlySet<DesignId> = new Set<DesignId>(['asteroid-storm', 'missile-attack'])
const ON_EARTH = 1 << 1

/** BR-3.1: bit n is Level n. */
const levelsOf = (options: Options, card: Card): number =>
  options.groundStorms && GROUND_STORMS.has(card.design) ? card.levels | ON_EARTH : card.levels

export const playsAt = (options: Options, card: Card, level: Level): boolean =>
  (levelsOf(options, card) & (1 << level)) !== 0

/** BR-R24: at home in two or more levels. */
export function isCrossLevel(options: Options, card: Card): boolean {
  const levels = levelsOf(options, card)
  return (levels & (levels - 1)) !== 0
}

/** One card leaves the hand: of equal ones the oldest. */
export function leaveHand({ hand, seat }: Player, card: CardId): void {
  const place = hand.indexOf(card)
  if (place < 0) bug(`Seat ${seat} does not hold ${card}.`)
  takeAt(hand, place)
}

/** The first card of this design in the hand. */
export function heldOf(hand: readonly CardId[], design: DesignId): CardId | null {
  for (const card of hand) if (factsOf(card).design === design) return card
  return null
}

/** BR-2.10: always to the pile of its home. */
export function toDiscard(s: State, card: CardId): void {
  const pile = s.piles[factsOf(card).home - 1] ?? bug(`${card} has no home.`)
  pile.discard.push(card)
}

/** BR-11.8 */
export const isHeld = ({ heldUntil }: { readonly heldUntil: number }): boolean => heldUntil > 0

/** BR-2.8: blocks placements in this own turn, not in the one in which it was laid on. */
export const isDelayed = ({
  delayedUntil,
  turns,
}: {
  readonly delayedUntil: number
  readonly turns: number
}): boolean => delayedUntil > 0 && delayedUntil === turns

/** BR-10.2 */
export const zoneOf = ({ distance }: { readonly distance: number }): number => Math.floor(distance / 10)

/** BR-4.1: the place of a face-down card of this design, or -1. */
export function hiddenPlace(faceDown: readonly { readonly card: CardId }[], design: DesignId): number {
  for (let place = 0; place < faceDown.length; place++) {
    const card = faceDown[place]?.card
    if (card !== undefined && factsOf(card).design === design) return place
  }
  return -1
}

/**
 * BR-4.4: of face-down cards that were placed in one turn nobody else can tell which is which, also when one of them goes:
 * it is told as the first of them.
 */
export const toldPlace = ({ faceDown }: Pick<Player, 'faceDown'>, place: number): number =>
  faceDown.findIndex(({ since }) => since === faceDown[place]?.since)

/** The different cards of a hand, in its order. */
export function kindsIn(hand: readonly CardId[]): readonly CardId[] {
  const kinds: CardId[] = []
  for (const card of hand) if (!kinds.includes(card)) kinds.push(card)
  return kinds
}
