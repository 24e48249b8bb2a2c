import { type ActionOf, actionSchema, knownText } from '@starboard/kernel'
import * as z from 'zod/mini'
import { isCard } from './cards.ts'
import { LETTERS } from './heading.ts'
import { REGISTERS } from './state.ts'

/** RR-1.2: an id that does not exist is unknown; any other is judged by the hand alone. */
export const cardSchema = knownText(isCard, 'is no card of this game')
const register = z.literal(REGISTERS)
const coordinate = z.int().check(z.gte(0), z.lte(23))

/** Section 17 of the rules. Registers count from 1. */
const actions = {
  place: z.strictObject({ kind: z.literal('place'), card: cardSchema, register }),
  unplace: z.strictObject({ kind: z.literal('unplace'), register }),
  setPowerDown: z.strictObject({ kind: z.literal('setPowerDown'), on: z.boolean() }),
  /** RR-3.15: the whole program, replacing the draft. Null for a locked register; all null for a powered-down robot. */
  submit: z.strictObject({
    kind: z.literal('submit'),
    program: z
      .array(z.nullable(cardSchema))
      .check(
        z.refine(
          (program) => program.length === REGISTERS.length,
          'must have one entry for each of the five registers',
        ),
      ),
    powerDown: z.boolean(),
  }),
  reenter: z.strictObject({
    kind: z.literal('reenter'),
    at: z.tuple([coordinate, coordinate]),
    heading: z.literal(LETTERS),
    powerDown: z.boolean(),
  }),
  watched: z.strictObject({ kind: z.literal('watched') }),
  concede: z.strictObject({ kind: z.literal('concede') }),
}

export const action = actionSchema(actions)

export type Action = ActionOf<typeof actions>
type Act<K extends Action['kind']> = Extract<Action, { kind: K }>

export type PlaceCard = Act<'place'>
export type Unplace = Act<'unplace'>
export type SetPowerDown = Act<'setPowerDown'>
export type Submit = Act<'submit'>
export type Reenter = Act<'reenter'>
export type Watched = Act<'watched'>
export type Concede = Act<'concede'>
