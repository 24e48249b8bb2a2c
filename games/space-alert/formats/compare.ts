/** Section 13.2: objects field by field, those that are expected alone; lists element by element; all else as it is. */
export function differencesIn(expected: unknown, found: unknown, path = ''): readonly string[] {
  if (Array.isArray(expected) && Array.isArray(found) && expected.length === found.length)
    return expected.flatMap((one, place) => differencesIn(one, found[place], `${path}[${place}]`))
  if (isRecord(expected) && isRecord(found))
    return Object.entries(expected).flatMap(([key, value]) =>
      differencesIn(value, found[key], path === '' ? key : `${path}.${key}`),
    )
  return isSame(expected, found) ? [] : [`${path}: expected ${textOf(expected)}, found ${textOf(found)}`]
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whoever expects null expects that it is not there. */
const isSame = (expected: unknown, found: unknown): boolean => expected === (found ?? null)

const textOf = (value: unknown): string => JSON.stringify(value) ?? 'nothing'
