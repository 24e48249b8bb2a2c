/** Nothing that anybody sends us is nested deeper; what is could only be meant to exhaust whoever walks through it. */
const MOST_DEEP = 32

/** Walks level by level, so that no nesting is too deep for the walk itself. */
export function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_DEEP) return true
    level = level.flatMap((part) => (typeof part === 'object' && part !== null ? Object.values(part) : []))
  }
  return false
}

export const TOO_DEEP = `This is nested deeper than ${MOST_DEEP} levels.`
