/** Whether two pieces of plain data say the same. Actions are small, and mostly the first difference is their kind. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  return Array.isArray(a) ? Array.isArray(b) && areSameLists(a, b) : areSameRecords(a, b)
}

function areSameLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let place = 0; place < a.length; place++) if (!isSame(a[place], b[place])) return false
  return true
}

function areSameRecords(a: object, b: object): boolean {
  let members = 0
  for (const key in a) {
    members++
    if (!isSame(a[key as keyof object], b[key as keyof object])) return false
  }
  for (const _key in b) members--
  return members === 0
}
