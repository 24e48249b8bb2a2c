/** A JSON Schema. */
export type Schema = Readonly<Record<string, unknown>>
export type Schemas = Readonly<Record<string, Schema>>

/** What `npm run describe` has made of our types. */
export interface Types {
  readonly wire: {
    /** By their names in `Answers`. */
    readonly answers: Schemas
    /** From the server, by kind. */
    readonly messages: Schemas
    readonly shown: Schema
    readonly change: Schema
    readonly undone: Schema
    readonly $defs: Schemas
  }
  readonly games: Readonly<Record<string, GameSchemas>>
}

export interface GameSchemas {
  readonly view: Schema
  /** By kind, with all their members. */
  readonly events: Schemas
  readonly $defs: Schemas
}

/** Loaded when somebody asks for it: most servers are never asked. */
export async function loadTypes(): Promise<Types> {
  const { default: types } = await import('./types.json', { with: { type: 'json' } })
  return types as unknown as Types
}

const DEFS = '#/$defs/'

/** The same, with its references leading elsewhere. */
export function leading<S>(schema: S, to: (name: string) => string): S {
  const text = JSON.stringify(schema, (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith(DEFS) ? to(value.slice(DEFS.length)) : value,
  )
  return JSON.parse(text) as S
}

export const mapSchemas = (schemas: Schemas, change: (schema: Schema, name: string) => Schema): Schemas =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, change(schema, name)]))
