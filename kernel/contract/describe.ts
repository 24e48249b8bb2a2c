import * as z from 'zod/mini'
import type { ActionSchema } from './schema.ts'

/** JSON Schema of what may be sent, for the API's description and for game makers. */
export const describeActions = <A>({ schema }: ActionSchema<A>): object => z.toJSONSchema(schema, { io: 'input' })
