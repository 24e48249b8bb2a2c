/** Copies plain data. Frozen parts (options, card tables) are shared. */
export function copy<X>(value: X): X {
  return copyPart(value) as X
}

function copyPart(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  return Array.isArray(value) ? copyList(value) : copyRecord(value)
}

function copyList(list: readonly unknown[]): unknown[] {
  const twin = list.slice()
  for (let index = 0; index < twin.length; index++) {
    const part = twin[index]
    if (typeof part === 'object' && part !== null) twin[index] = copyPart(part)
  }
  return twin
}

function copyRecord(record: object): object {
  const twin: Record<string, unknown> = { ...record }
  for (const key in twin) {
    const part = twin[key]
    if (typeof part === 'object' && part !== null) twin[key] = copyPart(part)
  }
  return twin
}
