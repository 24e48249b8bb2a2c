import { type ActionOf, actionSchema, seatSchema } from '@starboard/kernel'
import * as z from 'zod/mini'
import { COLOURS } from './colours.ts'

const actions = {
  light: z.strictObject({ kind: z.literal('light'), colour: z.literal(COLOURS) }),
  read: z.strictObject({ kind: z.literal('read'), of: seatSchema }),
}

export const action = actionSchema(actions)

export type Action = ActionOf<typeof actions>
type Act<K extends Action['kind']> = Extract<Action, { kind: K }>

export type Light = Act<'light'>
export type Read = Act<'read'>
