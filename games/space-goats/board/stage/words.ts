import type { NameOf, Seat } from '@starboard/kernel'
import type { SeatFace } from '@starboard/screen/contract/board.ts'
import type { CardId } from '../../rules/cards.ts'
import { type Catalogue, cardOf } from '../../rules/catalogue.ts'
import type { Hit } from '../../rules/effects.ts'
import { isScout, protectionOf } from '../../rules/player.ts'
import { shipName } from '../../rules/ships.ts'
import type { Ship } from '../../rules/state.ts'
import type { ShieldFace, ShieldLook } from '../art/index.ts'
import type { Consequence, StageProps } from './props.ts'

export { counted, listed } from '@starboard/screen/pieces/words.ts'
export { capital } from '../model/people.ts'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** The letter under a ship and the key that chooses it, by its place in the fleet. */
export const letterOf = (place: number): string => LETTERS[place] ?? ''

/** "Bram", or "you" for oneself. */
export const nameOf = (seats: readonly SeatFace[], seat: Seat): string => {
  const face = seats.find((one) => one.seat === seat)
  return face?.isMe === true ? 'you' : (face?.name ?? `Seat ${seat + 1}`)
}

/** Who looks at the piles, and how they call the others. */
export const lookingAt = ({ view, me, seats }: StageProps) => ({
  view,
  me,
  name: ((seat) => nameOf(seats, seat)) satisfies NameOf,
})

/** "Bram's", "your" */
export const ownerOf = (name: string): string => (name === 'you' ? 'your' : `${name}’s`)

/** Total protection: what all ships of a fleet can take before they are lost. */
export const fleetProtection = (fleet: readonly Ship[]): number =>
  fleet.reduce((sum, ship) => sum + protectionOf(ship), 0)

/** The drawing of an assigned shield; two cards of strength 2 are told apart. */
export function shieldFace(catalogue: Catalogue, { shield }: Ship): ShieldFace | null {
  if (shield === null) return null
  const { effect, id } = cardOf(catalogue, shield.card)
  const full = effect.kind === 'shield' ? effect.strength : shield.strength
  return { look: LOOKS[id] ?? 'plate', strength: shield.strength, full: Math.max(full, shield.strength) }
}

const LOOKS: Readonly<Record<string, ShieldLook>> = { SH02: 'drone', SH05: 'phase', SH07: 'bulwark' }

/** "Hircus Maximus, suit off, Reinforced Hull 2" */
export function shipInWords(catalogue: Catalogue, { id, suited, shield }: Ship): string {
  const worn = shield === null ? [] : [`${cardOf(catalogue, shield.card).name} ${shield.strength}`]
  return [shipName(id), suited ? 'suit on' : 'suit off', ...worn].join(', ')
}

/** Where a ship is, for films and for whoever points at it. */
export const shipSpot = ({ id }: Pick<Ship, 'id'>) =>
  ({ 'data-spot': `ship-${id}`, 'data-point': shipName(id) }) as const

/** "shield holds, 2 to 1" */
export const consequenceInWords = ({ title, detail }: Consequence): string =>
  [title.toLowerCase(), detail.replaceAll('→', 'to')].filter((part) => part !== '').join(', ')

/** ", Scout Ship among them": a bank whose cards are not all alike. */
export function scoutIn(catalogue: Catalogue, bank: readonly CardId[]): string {
  const scout = bank.find((card) => isScout(catalogue, card))
  return scout === undefined ? '' : `, ${cardOf(catalogue, scout).name} among them`
}

export const HITS: Readonly<Record<Hit | 'emp', string>> = {
  normal: 'normal hit',
  piercing: 'piercing hit',
  weak: 'weak hit',
  emp: 'EMP',
}

/** Lettered in the panel, and shouted out of the burst over the ship. */
export const SHOUTS = {
  blocked: 'Blocked!',
  shieldBounced: 'Ping!',
  shieldWeakened: 'Clang!',
  shieldBroken: 'Crack!',
  shipFlipped: 'Baaah!',
  shipLost: 'Kaboom!',
  lastStandHeld: 'Not today!',
  shieldsStripped: 'Bzzzt!',
} as const
