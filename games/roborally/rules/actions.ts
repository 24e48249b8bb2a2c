import { actionSchema } from '@starboard/kernel'
import * as z from 'zod/mini'
import { type Card, isCard } from './cards.ts'
import { LETTERS, type Letter } from './heading.ts'
import type { Place } from './square.ts'
import { REGISTERS, type Register } from './state.ts'

/** Section 17 of the rules. Registers count from 1. */
export type PlaceCard = { readonly kind: 'place'; readonly card: Card; readonly register: Register }
export type Unplace = { readonly kind: 'unplace'; readonly register: Register }
export type SetPowerDown = { readonly kind: 'setPowerDown'; readonly on: boolean }
/** RR-3.15: the whole program, replacing the draft. Null for a locked register; all null for a powered-down robot. */
export type Submit = {
  readonly kind: 'submit'
  readonly program: readonly (Card | null)[]
  readonly powerDown: boolean
}
export type Reenter = {
  readonly kind: 'reenter'
  readonly at: Place
  readonly heading: Letter
  readonly powerDown: boolean
}
export type Watched = { readonly kind: 'watched' }
export type Concede = { readonly kind: 'concede' }

export type Action = PlaceCard | Unplace | SetPowerDown | Submit | Reenter | Watched | Concede

/** RR-1.2: an id that does not exist is unknown; any other is judged by the hand alone. */
const card = z.string().check(z.refine(isCard, 'is no card of this game'))
const register = z.literal([...REGISTERS])
const coordinate = z.int().check(z.gte(0), z.lte(23))

export const action = actionSchema<Action>(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('place'), card, register }),
    z.strictObject({ kind: z.literal('unplace'), register }),
    z.strictObject({ kind: z.literal('setPowerDown'), on: z.boolean() }),
    z.strictObject({
      kind: z.literal('submit'),
      program: z.array(z.nullable(card)).check(z.length(REGISTERS.length)),
      powerDown: z.boolean(),
    }),
    z.strictObject({
      kind: z.literal('reenter'),
      at: z.tuple([coordinate, coordinate]),
      heading: z.literal([...LETTERS]),
      powerDown: z.boolean(),
    }),
    z.strictObject({ kind: z.literal('watched') }),
    z.strictObject({ kind: z.literal('concede') }),
  ]) as unknown as z.ZodMiniType<Action>,
)
