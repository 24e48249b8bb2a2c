/** Nothing that anybody sends us is nested deeper; what is could only be meant to exhaust whoever walks through it. */
const MOST_DEEP = 32
/** Orders for every occasion have about 1,500 parts; settings are long texts, not long lists. */
export const MOST_PARTS = 2000
export const MOST_SETTING_PARTS = 10_000

/**
 * Why this is not even compared with a schema, or null. Walks level by level, so that no nesting is too deep for the walk
 * itself, and stops at the first part too many.
 */
export function shapeRefused(value: unknown, mostParts: number): string | null {
  return isSmall(value, MOST_EASY_DEPTH) ? null : shapeWalked(value, mostParts)
}

/** Most messages are a few members deep and have a dozen parts. */
const [MOST_EASY_DEPTH, MOST_EASY_PARTS] = [6, 24]

function isSmall(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (depth === 0) return false
  if (Array.isArray(value)) return value.length <= MOST_EASY_PARTS && value.every((part) => isSmall(part, depth - 1))
  let parts = 0
  for (const name in value)
    if (++parts > MOST_EASY_PARTS || !isSmall((value as Readonly<Record<string, unknown>>)[name], depth - 1))
      return false
  return true
}

function shapeWalked(value: unknown, mostParts: number): string | null {
  let level: unknown[] = [value]
  let parts = 0
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_DEEP) return `This is nested deeper than ${MOST_DEEP} levels.`
    const next: unknown[] = []
    for (const one of level)
      for (const part of partsOf(one)) {
        if (++parts > mostParts) return `This has more than ${mostParts} parts.`
        if (typeof part === 'object' && part !== null) next.push(part)
      }
    level = next
  }
  return null
}

function* partsOf(value: unknown): Iterable<unknown> {
  if (Array.isArray(value)) yield* value
  else if (typeof value === 'object' && value !== null)
    for (const name in value) yield (value as Readonly<Record<string, unknown>>)[name]
}
