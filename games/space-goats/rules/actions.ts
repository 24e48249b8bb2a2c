import { actionSchema, type Seat, seatOf } from '@starboard/kernel'
import * as z from 'zod/mini'
import type { CardId } from './cards.ts'

/** SG-3.2: which cards pay, instead of the newest of the bank. */
export interface Payment {
  readonly bank: readonly CardId[]
  readonly hand: readonly CardId[]
}

/** Market slots are numbered from 0 here, from 1 on screens. */
export type Buy = { readonly kind: 'buy'; readonly slot: number; readonly payment?: Payment }
/** No target: a rocket that flies at all opponents. */
export type FireRocket = { readonly kind: 'rocket'; readonly card: CardId; readonly target?: Seat }
/** No target: the second hit is declined. */
export type NextHit = { readonly kind: 'nextHit'; readonly target?: Seat }
/** No ship: the engine view takes the first that is free. */
export type AssignShield = { readonly kind: 'shield'; readonly card: CardId; readonly ship?: number }
export type PlaySpecial = { readonly kind: 'special'; readonly card: CardId }
export type Pass = { readonly kind: 'pass' }
/** Exactly one: a reactive card, the ship that takes the hit, or nothing against an EMP. */
export type Defend = {
  readonly kind: 'defend'
  readonly card?: CardId
  readonly ship?: number
  readonly let?: true
}
const ZONES = ['hand', 'discard'] as const
export type Zone = (typeof ZONES)[number]
export type TrashOne = { readonly kind: 'trashOne'; readonly zone: Zone; readonly card: CardId }
export type DiscardOne = { readonly kind: 'discardOne'; readonly card: CardId }
export type Retrieve = { readonly kind: 'retrieve'; readonly card: CardId }
/** The places of the cards seen, counted from 0, in their new order from the top. */
export type Arrange = { readonly kind: 'arrange'; readonly order: readonly number[] }
export type Wreck = { readonly kind: 'wreckage'; readonly ship: number }
export type Resign = { readonly kind: 'resign' }

export type Action =
  | Buy
  | FireRocket
  | NextHit
  | AssignShield
  | PlaySpecial
  | Pass
  | Defend
  | TrashOne
  | DiscardOne
  | Retrieve
  | Arrange
  | Wreck
  | Resign

const MOST_ID = 40
const MOST_CARDS = 100
const card = z.string().check(z.minLength(1), z.maxLength(MOST_ID))
const cards = z.array(card).check(z.maxLength(MOST_CARDS))
const seat = z.pipe(z.int(), z.transform(seatOf))
const ship = z.int()

export const action = actionSchema<Action>(
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('buy'),
      slot: z.int(),
      payment: z.optional(z.strictObject({ bank: cards, hand: cards })),
    }),
    z.strictObject({ kind: z.literal('rocket'), card, target: z.optional(seat) }),
    z.strictObject({ kind: z.literal('nextHit'), target: z.optional(seat) }),
    z.strictObject({ kind: z.literal('shield'), card, ship: z.optional(ship) }),
    z.strictObject({ kind: z.literal('special'), card }),
    z.strictObject({ kind: z.literal('pass') }),
    z.strictObject({
      kind: z.literal('defend'),
      card: z.optional(card),
      ship: z.optional(ship),
      let: z.optional(z.literal(true)),
    }),
    z.strictObject({ kind: z.literal('trashOne'), zone: z.enum(ZONES), card }),
    z.strictObject({ kind: z.literal('discardOne'), card }),
    z.strictObject({ kind: z.literal('retrieve'), card }),
    z.strictObject({ kind: z.literal('arrange'), order: z.array(z.int()).check(z.maxLength(3)) }),
    z.strictObject({ kind: z.literal('wreckage'), ship }),
    z.strictObject({ kind: z.literal('resign') }),
  ]) as unknown as z.ZodMiniType<Action>,
)
