/** Lists of values that are longer than this are told once. */
const LONG = 12

/**
 * A long list of values (all cards of a game) that stands in several places of these schemas is told once, among
 * `$defs`, under the name of the first member that has such a value: TypeScript forgets what a list of values was called.
 */
export function withValuesOnce(schemas) {
  const names = namesFor(repeatedIn(schemas), schemas.$defs)
  const lists = Object.fromEntries([...names].map(([values, name]) => [name, { enum: JSON.parse(values) }]))
  const { $defs, ...rest } = referring(schemas, names)
  const defs = Object.entries({ ...$defs, ...lists }).sort(([a], [b]) => (a < b ? -1 : 1))
  return { ...rest, $defs: Object.fromEntries(defs) }
}

const isPart = (value) => typeof value === 'object' && value !== null

const isLong = (value) => Array.isArray(value.enum) && value.enum.length > LONG

/** Every long list and where it stands, first to last; those that stand in one place stay there. */
function repeatedIn(schemas) {
  const found = new Map()
  const look = (value, member) => {
    if (isLong(value)) {
      const values = JSON.stringify(value.enum)
      found.set(values, [...(found.get(values) ?? []), member])
    }
    for (const [name, part] of Object.entries(value)) if (isPart(part)) look(part, KEYWORDS.test(name) ? member : name)
  }
  look(schemas, 'value')
  return [...found].filter(([, members]) => members.length > 1).map(([values, [member]]) => ({ values, member }))
}

/** What stands between a member and its values. */
const KEYWORDS = /^(\d+|items|anyOf|properties|prefixItems|additionalProperties)$/

function namesFor(lists, taken) {
  const names = new Map()
  for (const { values, member } of lists) {
    const name = member[0].toUpperCase() + member.slice(1)
    const isFree = (one) => !(one in taken) && ![...names.values()].includes(one)
    let number = 1
    while (!isFree(number === 1 ? name : `${name}${number}`)) number++
    names.set(values, number === 1 ? name : `${name}${number}`)
  }
  return names
}

function referring(value, names) {
  if (!isPart(value)) return value
  if (Array.isArray(value)) return value.map((part) => referring(part, names))
  const name = isLong(value) ? names.get(JSON.stringify(value.enum)) : undefined
  const { enum: _values, ...rest } = value
  return name === undefined
    ? Object.fromEntries(Object.entries(value).map(([member, part]) => [member, referring(part, names)]))
    : { ...rest, $ref: `#/$defs/${name}` }
}
