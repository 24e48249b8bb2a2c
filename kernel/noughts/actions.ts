import * as z from 'zod/mini'
import { type ActionOf, actionSchema } from '../index.ts'

export const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const

const actions = { mark: z.strictObject({ kind: z.literal('mark'), cell: z.literal(CELLS) }) }

export const action = actionSchema(actions)

export type Action = ActionOf<typeof actions>
