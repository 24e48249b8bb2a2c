import { type ActionOf, actionSchema } from '@starboard/kernel'
import * as z from 'zod/mini'
import { PEGS } from './pegs.ts'

const actions = { strike: z.strictObject({ kind: z.literal('strike'), peg: z.literal(PEGS) }) }

export const action = actionSchema(actions)

export type Action = ActionOf<typeof actions>
