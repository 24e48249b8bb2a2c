import { actionSchema, type Seat, seatOf } from '@starboard/kernel'
import * as z from 'zod/mini'
import { CARD_NAMES, type Card, CHOICES, type Choice, DECKS, type DeckName } from './cards.ts'

export type Draft = { readonly kind: 'draft'; readonly deck: DeckName }
export type Draw = { readonly kind: 'draw'; readonly deck: DeckName }
export type Play = {
  readonly kind: 'play'
  readonly card: Card
  readonly target?: Seat
  readonly rocket?: number
  readonly choice?: Choice
}
export type Trade = { readonly kind: 'trade'; readonly cards: readonly [Card, Card]; readonly deck: DeckName }
export type Build = {
  readonly kind: 'build'
  readonly power: number
  readonly accuracy: number
  readonly level: number
}
export type LaunchRocket = { readonly kind: 'launch'; readonly rocket: number }
export type Reroll = { readonly kind: 'reroll'; readonly use: boolean }
export type RespondPressure = { readonly kind: 'respondPressure'; readonly counter: boolean }
export type EndTurn = { readonly kind: 'endTurn' }

export type Action = Draft | Draw | Play | Trade | Build | LaunchRocket | Reroll | RespondPressure | EndTurn

const deck = z.enum(DECKS)
const card = z.enum(CARD_NAMES as readonly [Card, ...Card[]])
const seat = z.pipe(z.int(), z.transform(seatOf))

export const action = actionSchema<Action>(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('draft'), deck }),
    z.strictObject({ kind: z.literal('draw'), deck }),
    z.strictObject({
      kind: z.literal('play'),
      card,
      target: z.optional(seat),
      rocket: z.optional(z.int()),
      choice: z.optional(z.enum(CHOICES)),
    }),
    z.strictObject({ kind: z.literal('trade'), cards: z.tuple([card, card]), deck }),
    z.strictObject({ kind: z.literal('build'), power: z.int(), accuracy: z.int(), level: z.int() }),
    z.strictObject({ kind: z.literal('launch'), rocket: z.int() }),
    z.strictObject({ kind: z.literal('reroll'), use: z.boolean() }),
    z.strictObject({ kind: z.literal('respondPressure'), counter: z.boolean() }),
    z.strictObject({ kind: z.literal('endTurn') }),
  ]) as unknown as z.ZodMiniType<Action>,
)
