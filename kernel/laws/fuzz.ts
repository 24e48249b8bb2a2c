import { type Chance, pick } from '../luck/chance.ts'

type Fields = Readonly<Record<string, unknown>>

const MOST_KEPT = 80
const STREAM = 'fuzz'

/** Makes almost-actions out of actions it has seen: of this moment and earlier ones, of all seats. */
export class Fuzz {
  readonly #random: Chance
  readonly #seen: Fields[] = []

  constructor(random: Chance) {
    this.#random = random
  }

  learn(actions: readonly object[]): void {
    for (const action of actions) {
      if (this.#seen.length < MOST_KEPT) this.#seen.push({ ...action })
      else this.#seen[this.#random.below(MOST_KEPT, STREAM)] = { ...action }
    }
  }

  next(): unknown {
    if (this.#seen.length === 0) return {}
    const [one, other] = [pick(this.#seen, this.#random, STREAM), pick(this.#seen, this.#random, STREAM)]
    const mutate = pick(MUTATIONS, this.#random, STREAM)
    return mutate(one, { other, random: this.#random })
  }
}

interface Material {
  readonly other: Fields
  readonly random: Chance
}

const leavesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value]

const anyField = (action: Fields, random: Chance): string => pick([...Object.keys(action), 'kind'], random, STREAM)

const MUTATIONS: readonly ((action: Fields, material: Material) => unknown)[] = [
  (action) => action,
  (action, { random }) => changed(action, random),
  (action, { random }) => changed(action, random),
  (action, { other, random }) => ({ ...action, [anyField(action, random)]: pick(leavesOf(other), random, STREAM) }),
  (action, { other, random }) => ({ ...action, [anyField(action, random)]: pick(leavesOf(other), random, STREAM) }),
  (action, { other, random }) => ({ ...action, [anyField(action, random)]: other[anyField(other, random)] }),
  (action, { other }) => ({ ...action, ...other }),
  (action, { random }) => without(action, anyField(action, random)),
  (action) => ({ ...action, unheardOf: 1 }),
]

function without(action: Fields, field: string): Fields {
  const { [field]: _dropped, ...rest } = action
  return rest
}

/** The same with one thing in it a little different. */
function changed(value: unknown, random: Chance): unknown {
  if (typeof value === 'number')
    return pick([value + 1, value - 1, -value, 0, 1e9, value + 0.5, `${value}`], random, STREAM)
  if (typeof value === 'string') return pick(['', `${value}x`, 'constructor', '__proto__', 0], random, STREAM)
  if (typeof value === 'boolean') return !value
  if (Array.isArray(value)) return changedList(value, random)
  if (typeof value !== 'object' || value === null) return pick([0, '', [], {}], random, STREAM)
  const field = pick(Object.keys(value).concat('kind'), random, STREAM)
  const fields: Fields = { ...value }
  return { ...fields, [field]: changed(fields[field], random) }
}

function changedList(list: readonly unknown[], random: Chance): readonly unknown[] {
  const place = random.below(list.length + 1, STREAM)
  return pick(
    [
      [],
      [...list, ...list],
      list.toReversed(),
      list.toSpliced(place, 1),
      list.map((part, index) => (index === place ? changed(part, random) : part)),
    ],
    random,
    STREAM,
  )
}

const nested = (depth: number): unknown => (depth === 0 ? null : { kind: [nested(depth - 1)] })

/** What no client of ours would send. */
export const GARBAGE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  '',
  'kind',
  [],
  [[]],
  {},
  { kind: null },
  { kind: {} },
  { kind: [] },
  { kind: '' },
  { kind: '__proto__' },
  { kind: 'constructor' },
  { kind: 'toString' },
  JSON.parse('{"__proto__":{"kind":"constructor"}}'),
  JSON.parse('{"kind":"__proto__","__proto__":null,"constructor":{"prototype":{}}}'),
  nested(100),
]
