import { bug, type Seat } from '@starboard/kernel'
import type { Card } from './cards.ts'
import type { Player, Rocket, State } from './state.ts'

export const playerAt = (s: State, seat: Seat): Player => s.players[seat] ?? bug(`There is no seat ${seat}.`)

export const isBuilding = (rocket: Rocket): boolean => rocket.remaining > 0

export const isReady = (rocket: Rocket): boolean => rocket.remaining === 0

export const rocketOf = ({ rockets }: Player, id: number): Rocket | undefined =>
  rockets.find((rocket) => rocket.id === id)

/** The rocket with this number and whose it is, if it still stands on a pad. */
export function findRocket(s: State, id: number): { owner: Player; rocket: Rocket } | undefined {
  for (const owner of s.players) {
    const rocket = rocketOf(owner, id)
    if (rocket !== undefined) return { owner, rocket }
  }
  return undefined
}

export function removeRocket(owner: Player, id: number): void {
  owner.rockets = owner.rockets.filter((rocket) => rocket.id !== id)
}

/** Each kind of card in the hand once. */
export function kindsIn(hand: readonly Card[]): readonly Card[] {
  const kinds: Card[] = []
  for (const card of hand) if (!kinds.includes(card)) kinds.push(card)
  return kinds
}

export const pointsOf = (s: State, { seat, trophies }: Pick<Player, 'seat' | 'trophies'>): number =>
  trophies.reduce((sum, strength) => sum + strength, 0) + (s.ended?.by === seat ? FINAL_BONUS : 0)

/** CR-9.1 */
export const FINAL_BONUS = 5
