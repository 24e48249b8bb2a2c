import * as z from 'zod/mini'
import type { Schema } from './types.ts'

/** A schema at the door as JSON Schema, without what belongs to a document of its own. */
export function fromZod(schema: z.ZodMiniType): Schema {
  return inside(z.toJSONSchema(schema, { io: 'input' }))
}

/** A part of another document does not say which dialect it is. */
export function inside({ $schema: _dialect, ...schema }: Schema): Schema {
  return schema
}
