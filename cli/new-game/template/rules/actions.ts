import { type ActionOf, actionSchema } from '@starboard/kernel'
import * as z from 'zod/mini'

/** FH-2 */
export const GRIPS = [1, 2, 3] as const

/** What a player may send. There is no other list: the types below follow from this one. */
const actions = {
  take: z.strictObject({ kind: z.literal('take'), cells: z.literal(GRIPS) }),
}

export const action = actionSchema(actions)

export type Action = ActionOf<typeof actions>
type Act<K extends Action['kind']> = Extract<Action, { kind: K }>

export type Take = Act<'take'>
