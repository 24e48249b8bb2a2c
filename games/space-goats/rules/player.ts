import { bug, type Refusal, refuse, type Seat, seatOf, takeAt } from '@starboard/kernel'
import type { CardId } from './cards.ts'
import { type Catalogue, effectOf } from './catalogue.ts'
import { takeOut } from './rows.ts'
import type { Player, Ship, State } from './state.ts'

export const playerAt = (s: State, seat: Seat): Player => s.players[seat] ?? bug(`There is no seat ${seat}.`)

/** SG-7.2 */
export const isAlive = ({ fleet }: { readonly fleet: readonly unknown[] }): boolean => fleet.length > 0

export function livingCount({
  players,
}: {
  readonly players: readonly { readonly fleet: readonly unknown[] }[]
}): number {
  let count = 0
  for (let seat = 0; seat < players.length; seat++) if ((players[seat]?.fleet.length ?? 0) > 0) count++
  return count
}

/** SG-4.18: living opponents in turn order after this seat. */
export function opponentsAfter(
  { players }: { readonly players: readonly { readonly fleet: readonly unknown[] }[] },
  seat: Seat,
): readonly Seat[] {
  const opponents: Seat[] = []
  for (let step = 1; step < players.length; step++) {
    const other = (seat + step) % players.length
    if (players[other] !== undefined && isAlive(players[other])) opponents.push(seatOf(other))
  }
  return opponents
}

export const shipOf = ({ fleet }: { readonly fleet: readonly Ship[] }, id: number | undefined): Ship | undefined =>
  fleet.find((ship) => ship.id === id)

/** SG-4.6 */
export const protectionOf = ({ suited, shield }: Ship): number => (shield?.strength ?? 0) + (suited ? 1 : 0)

/** SG-5.1 */
export const isFree = ({ shield }: Ship): boolean => shield === null

/** Cards that leave the hand by themselves: nobody keeps them through a turn. */
export function isJunk(catalogue: Catalogue, card: CardId): boolean {
  const { kind } = effectOf(catalogue, card)
  return kind === 'currency' || kind === 'debris'
}

export function isReactive(catalogue: Catalogue, card: CardId): boolean {
  const effect = effectOf(catalogue, card)
  return effect.kind === 'shield' && effect.strength === 0
}

/** SG-2.4: a currency card that draws when it is banked. */
export function isScout(catalogue: Catalogue, card: CardId): boolean {
  const effect = effectOf(catalogue, card)
  return effect.kind === 'currency' && effect.draws > 0
}

/** SG-3.1: every currency card is worth 1, in the bank or in hand. */
export function fundsOf(
  catalogue: Catalogue,
  { bank, hand }: { readonly bank: readonly CardId[]; readonly hand: readonly CardId[] },
): number {
  let funds = bank.length
  for (const card of hand) if (effectOf(catalogue, card).kind === 'currency') funds++
  return funds
}

/** A card may be unknown, foreign or simply elsewhere. */
export function notInHand(catalogue: Catalogue, card: CardId): Refusal {
  const name = catalogue.byId.get(card)?.name
  return name === undefined
    ? refuse('no-such-card', 'SG-2.6', 'There is no such card.')
    : refuse('not-in-hand', 'SG-2.6', `You do not hold ${name}.`)
}

/** One card leaves the hand, and what others know about the hand with it. */
export function leaveHand(catalogue: Catalogue, player: Player, card: CardId): void {
  takeOut(player.hand, card)
  forget(player, card)
  if (player.sifted > 0 && !isJunk(catalogue, card)) player.sifted--
}

/** Currency or debris leaves from this place of the hand: it was never among the cards that stay. */
export function leaveAsJunk(player: Player, place: number): CardId {
  const card = player.hand[place] ?? bug(`The hand has no card ${place}.`)
  takeAt(player.hand, place)
  forget(player, card)
  return card
}

function forget({ shown }: Player, card: CardId): void {
  if (shown.length === 0) return
  const known = shown.indexOf(card)
  if (known >= 0) takeAt(shown, known)
}

/** A card of the player's leaves the game for good (SG-3.6). */
export function toTrash(s: State, player: Player, card: CardId): void {
  takeOut(player.owned, card)
  s.trash.push(card)
}
