import { type Seat, seatsOf } from '@starboard/kernel'
import type { Card, Half } from '../deal/card.ts'
import { type FollowedCards, followCards } from '../flight/follow-cards.ts'
import { actingOrder } from '../state.ts'
import type { SeenFlight, SeenMember, View } from '../view.ts'
import type { Action } from '../vocabulary.ts'

/** A card whose face the viewer does not know, or not both halves of it. */
export interface Unknown {
  readonly seat: Seat
  /** Null: in the hand. */
  readonly lies: Lying | null
  /** Halves that were seen when it was played, or tripped over. */
  readonly move: Action | null
  readonly action: Action | null
}

interface Lying {
  readonly turn: number
  readonly part: number
  readonly half: Half
  /** SA-11.2: it shares its slot. */
  readonly isDouble: boolean
}

/** Cards that the viewer knows wholly: the own ones, and those on open boards. */
export const knownCards = ({ crew }: View): readonly Card[] =>
  crew.flatMap(({ own, open }) => [...(own?.hand ?? []), ...(own?.board ?? open ?? []).flat()])

export function unknownCards(view: View): readonly Unknown[] {
  const followed = view.flight === null ? null : followCards(view.flight.mission, view.flight.turn)
  const order = actingOrder(view)
  return seatsOf(view.crew.length).flatMap((seat) => {
    const member = view.crew[seat]
    if (member === undefined || member.own !== undefined) return []
    const seen = seenOf(view.flight, followed, order.indexOf(seat))
    return [...onBoard(seat, member, seen), ...inHand(seat, member)]
  })
}

const inHand = (seat: Seat, { hand }: SeenMember): readonly Unknown[] =>
  Array.from({ length: hand }, () => ({ seat, lies: null, move: null, action: null }))

type SeenHalves = (lying: Lying) => Pick<Unknown, 'move' | 'action'>

function onBoard(seat: Seat, { board, open }: SeenMember, seen: SeenHalves): readonly Unknown[] {
  if (open !== undefined) return []
  return board.flatMap((slot, place) =>
    slot.map((half, part): Unknown => {
      const lies = { turn: place + 1, part, half, isDouble: slot.length > 1 }
      return { seat, lies, ...seen(lies) }
    }),
  )
}

/** What the resolution has shown of somebody's cards so far. */
function seenOf(flight: SeenFlight | null, followed: FollowedCards | null, crew: number): SeenHalves {
  return ({ turn, part, half }) => {
    const isKnown = flight?.known[crew]?.[turn - 1]?.[part] === true
    const slot = flight?.mission.crew[crew]?.actions[turn - 1] ?? null
    const planned = isKnown ? (typeof slot === 'string' ? slot : (slot?.[part] ?? null)) : null
    const isThis = (card: { readonly turn: number; readonly part: number }) => card.turn === turn && card.part === part
    const other = followed?.tripped.find(({ place, card }) => place === crew && isThis(card))?.action ?? null
    return half === 'move' ? { move: planned, action: other } : { move: other, action: planned }
  }
}
