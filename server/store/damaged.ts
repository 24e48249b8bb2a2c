/** What is stored of a table is not what was written. Trying again does not help; no other table is concerned. */
export class Damaged extends Error {
  override readonly name = 'Damaged'
  /** Which part of the table. Logs show the code of an error and leave its message out. */
  readonly code: string

  constructor(table: string, part: string) {
    super(`Table ${table} is damaged: its ${part} cannot be read.`)
    this.code = part
  }
}

/** Everything that is kept as text is an object. Nothing is said of the text itself, not even in a cause: it has secrets. */
export function parseObject(text: string, table: string, part: string): object {
  const value = parsed(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Damaged(table, part)
  return value
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
