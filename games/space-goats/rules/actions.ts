import { type ActionOf, actionSchema, type Parsed, seatSchema } from '@starboard/kernel'
import * as z from 'zod/mini'

const MOST_ID = 40
const MOST_CARDS = 100
const ZONES = ['hand', 'discard'] as const
export type Zone = (typeof ZONES)[number]

const card = z.string().check(z.minLength(1), z.maxLength(MOST_ID))
const cards = z.array(card).check(z.maxLength(MOST_CARDS))
const ship = z.int()

/** SG-3.2: which cards pay, instead of the newest of the bank. */
const payment = z.strictObject({ bank: cards, hand: cards })
export type Payment = Parsed<typeof payment>

const actions = {
  /** Market slots are numbered from 0 here, from 1 on screens. */
  buy: z.strictObject({ kind: z.literal('buy'), slot: z.int(), payment: z.exactOptional(payment) }),
  /** No target: a rocket that flies at all opponents. */
  rocket: z.strictObject({ kind: z.literal('rocket'), card, target: z.exactOptional(seatSchema) }),
  /** No target: the second hit is declined. */
  nextHit: z.strictObject({ kind: z.literal('nextHit'), target: z.exactOptional(seatSchema) }),
  /** No ship: the engine view takes the first that is free. */
  shield: z.strictObject({ kind: z.literal('shield'), card, ship: z.exactOptional(ship) }),
  special: z.strictObject({ kind: z.literal('special'), card }),
  pass: z.strictObject({ kind: z.literal('pass') }),
  /** Exactly one: a reactive card, the ship that takes the hit, or nothing against an EMP. */
  defend: z.strictObject({
    kind: z.literal('defend'),
    card: z.exactOptional(card),
    ship: z.exactOptional(ship),
    let: z.exactOptional(z.literal(true)),
  }),
  trashOne: z.strictObject({ kind: z.literal('trashOne'), zone: z.literal(ZONES), card }),
  discardOne: z.strictObject({ kind: z.literal('discardOne'), card }),
  retrieve: z.strictObject({ kind: z.literal('retrieve'), card }),
  /** SG-4.16: which card of the bank a Salvo costs. */
  loseBank: z.strictObject({ kind: z.literal('loseBank'), card }),
  /** The places of the cards seen, counted from 0, in their new order from the top. */
  arrange: z.strictObject({ kind: z.literal('arrange'), order: z.array(z.int()).check(z.maxLength(3)) }),
  wreckage: z.strictObject({ kind: z.literal('wreckage'), ship }),
  resign: z.strictObject({ kind: z.literal('resign') }),
}

export const action = actionSchema(actions)

export type Action = ActionOf<typeof actions>
type Act<K extends Action['kind']> = Extract<Action, { kind: K }>

export type Buy = Act<'buy'>
export type FireRocket = Act<'rocket'>
export type NextHit = Act<'nextHit'>
export type AssignShield = Act<'shield'>
export type PlaySpecial = Act<'special'>
export type Pass = Act<'pass'>
export type Defend = Act<'defend'>
export type TrashOne = Act<'trashOne'>
export type DiscardOne = Act<'discardOne'>
export type Retrieve = Act<'retrieve'>
export type LoseBank = Act<'loseBank'>
export type Arrange = Act<'arrange'>
export type Wreck = Act<'wreckage'>
export type Resign = Act<'resign'>
