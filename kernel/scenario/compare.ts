/** Where a value differs from what is expected of it, one readable line each. `places` turns a name into a place in a list. */
export function differences(
  expected: unknown,
  found: unknown,
  { path, placeOf }: { readonly path: string; readonly placeOf: (name: string) => number | null },
): string[] {
  const under = (key: string) => ({ path: path === '' ? key : `${path}.${key}`, placeOf })
  if (Array.isArray(expected)) {
    if (!Array.isArray(found) || found.length !== expected.length) return [line(path, expected, found)]
    return expected.flatMap((part, place) => differences(part, found[place], under(String(place))))
  }
  if (!isRecord(expected)) return Object.is(expected, found) ? [] : [line(path, expected, found)]
  if (!isRecord(found)) return [line(path, expected, found)]
  return Object.entries(expected).flatMap(([key, part]) => differences(part, memberOf(found, key, placeOf), under(key)))
}

/** The first of the expected parts that does not come in order, or null. */
export function firstMissing(
  expected: readonly object[],
  found: readonly object[],
  placeOf: (name: string) => number | null,
): object | null {
  let from = 0
  for (const one of expected) {
    const fits = (event: object) => differences(one, event, { path: '', placeOf }).length === 0
    const place = found.findIndex((event, index) => index >= from && fits(event))
    if (place < 0) return one
    from = place + 1
  }
  return null
}

/** What stands at a path such as `players.Ada.hand`; undefined if nothing does. */
export function atPath(value: unknown, path: string, placeOf: (name: string) => number | null): unknown {
  return path.split('.').reduce<unknown>((at, key) => (isRecord(at) ? memberOf(at, key, placeOf) : undefined), value)
}

function memberOf(found: object, key: string, placeOf: (name: string) => number | null): unknown {
  const place = Array.isArray(found) && !/^\d+$/.test(key) ? placeOf(key) : key
  return place !== null && Object.hasOwn(found, place) ? (found as Record<string, unknown>)[place] : undefined
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null

const line = (path: string, expected: unknown, found: unknown): string =>
  `${path}: expected ${show(expected)}, found ${show(found)}`

export const show = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > 400 ? `${text.slice(0, 400)}…` : text
}
