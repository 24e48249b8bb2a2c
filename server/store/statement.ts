export type Value = string | number | null

/**
 * One statement in the SQL that both databases speak, with `?` for its values. `Row` is the shape its column list
 * promises; it exists for the compiler only.
 */
export interface Statement<Row = unknown> {
  readonly text: string
  readonly values: readonly Value[]
  readonly row?: Row
}

/** What is put into a statement becomes one of its values, never a part of its text, unless it is a statement itself. */
export function sql<Row>(texts: TemplateStringsArray, ...parts: readonly (Value | Statement)[]): Statement<Row> {
  let text = texts[0] ?? ''
  const values: Value[] = []
  for (const [index, part] of parts.entries()) {
    if (isStatement(part)) values.push(...part.values)
    else values.push(part)
    text += (isStatement(part) ? part.text : '?') + (texts[index + 1] ?? '')
  }
  return { text, values }
}

const isStatement = (part: Value | Statement): part is Statement => typeof part === 'object' && part !== null

export const commaSeparated = (parts: readonly Statement[]): Statement => ({
  text: parts.map(({ text }) => text).join(', '),
  values: parts.flatMap(({ values }) => values),
})

/** Postgres cannot keep this character, so neither store does: looking for it finds nothing, writing it is refused. */
export const hasNul = ({ values }: Statement): boolean =>
  values.some((value) => typeof value === 'string' && value.includes('\0'))

/**
 * A transaction as a conversation: it yields statements and is given their rows. SQLite answers at once and Postgres
 * later; a generator does not notice. What it throws undoes it.
 */
export type Transaction<T> = Generator<Statement, T, readonly unknown[]>

export function* ask<Row>(statement: Statement<Row>): Transaction<readonly Row[]> {
  // The door: from here on rows have the shape that the statement's column list promises.
  return (yield statement) as readonly Row[]
}
