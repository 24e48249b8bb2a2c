import { type Seat, seatOf } from '@starboard/kernel'
import type { Card } from '../../rules/deal/card.ts'

const EACH = 100

/** SA-1.13: a handle says to whom the card was dealt: in anybody else's hand it is a gift. */
export const firstOwner = ({ id }: Pick<Card, 'id'>): Seat => seatOf(Math.floor(id / EACH))
