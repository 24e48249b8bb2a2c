import type { Seat } from '@starboard/kernel'
import type { SeatFace } from '../../../../web/contract/board.ts'
import type { CardId } from '../../rules/cards.ts'
import { type Catalogue, cardOf } from '../../rules/catalogue.ts'
import type { Hit } from '../../rules/effects.ts'
import { protectionOf } from '../../rules/player.ts'
import { shipName } from '../../rules/ships.ts'
import type { Ship } from '../../rules/state.ts'
import type { ShieldFace, ShieldLook } from '../art/index.ts'
import type { Consequence } from './props.ts'

export { counted, listed } from '../../../../web/pieces/words.ts'
export { capital } from '../model/people.ts'

/** The letter under a ship, by its place in the fleet. */
export const letterOf = (place: number): string => String.fromCharCode('A'.charCodeAt(0) + place)

/** "Bram", or "you" for oneself. */
export const nameOf = (seats: readonly SeatFace[], seat: Seat): string => {
  const face = seats.find((one) => one.seat === seat)
  return face?.isMe === true ? 'you' : (face?.name ?? `Seat ${seat + 1}`)
}

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

/** "shield holds, 2 to 1" */
export const consequenceInWords = ({ title, detail }: Consequence): string =>
  [title.toLowerCase(), detail.replaceAll('→', 'to')].filter((part) => part !== '').join(', ')

/** SG-2.4: ", Scout Ship among them": a bank whose cards are not all alike. */
export function scoutIn(catalogue: Catalogue, bank: readonly CardId[]): string {
  const scout = bank
    .map((id) => cardOf(catalogue, id))
    .find(({ effect }) => effect.kind === 'currency' && effect.draws > 0)
  return scout === undefined ? '' : `, ${scout.name} among them`
}

export const HITS: Readonly<Record<Hit | 'emp', string>> = {
  normal: 'normal hit',
  piercing: 'piercing hit',
  weak: 'weak hit',
  emp: 'EMP',
}
