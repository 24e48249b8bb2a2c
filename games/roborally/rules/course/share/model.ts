/**
 * Guesses the next bit of a course text from what stands before it and two lines above it, and learns from every bit.
 * Whole numbers only: every machine must guess the same.
 */
export interface Model {
  /** How likely a 1 is, in parts of CERTAIN; never 0, never all of it. */
  chance(): number
  learn(bit: number): void
  /** The bytes so far. */
  readonly bytes: number[]
}

export const CERTAIN_BITS = 12
const TABLE_BITS = 15
const FINE_BITS = 16
const NEWLINE = 10
/** A longer context counts as soon as it has been met this often. */
const TRUSTED = 2
const SLOWEST = 6
const CONTEXTS = 4

export function newModel(): Model {
  const bytes: number[] = []
  const lineStarts = [0]
  const chances = new Uint16Array(CONTEXTS << TABLE_BITS).fill(1 << (FINE_BITS - 1))
  const met = new Uint8Array(CONTEXTS << TABLE_BITS)
  const contexts = new Uint32Array(CONTEXTS)
  const cells = new Uint32Array(CONTEXTS)
  /** The bits of the byte being read, behind a leading 1. */
  let begun = 1

  const at = (place: number): number => bytes[place] ?? 0

  /** The byte in the same column, two lines up: edges stand above edges, squares above squares. */
  function above(): number {
    const [start = 0, , up = 0] = [lineStarts.at(-1), lineStarts.at(-2), lineStarts.at(-3)]
    return lineStarts.length < 3 ? 0 : at(up + bytes.length - start)
  }

  /** From the most particular to the most general. */
  function look(): void {
    const [one, two, three, higher] = [at(bytes.length - 1), at(bytes.length - 2), at(bytes.length - 3), above()]
    contexts.set([(one << 16) | (two << 8) | higher, (one << 16) | (two << 8) | three, (one << 8) | higher, one])
    find()
  }

  function find(): void {
    for (let place = 0; place < CONTEXTS; place++) {
      const mixed = Math.imul((contexts[place] ?? 0) * 256 + begun, 0x9e3779b1) ^ Math.imul(begun, 0x85ebca6b)
      cells[place] = (place << TABLE_BITS) | (mixed >>> (32 - TABLE_BITS))
    }
  }

  look()
  return {
    bytes,
    chance() {
      const trusted = cells.find((cell) => (met[cell] ?? 0) >= TRUSTED) ?? cells[CONTEXTS - 1] ?? 0
      const coarse = (chances[trusted] ?? 0) >> (FINE_BITS - CERTAIN_BITS)
      return Math.min(Math.max(coarse, 1), (1 << CERTAIN_BITS) - 1)
    },
    learn(bit) {
      for (const cell of cells) {
        const times = Math.min((met[cell] ?? 0) + 1, SLOWEST)
        const aim = bit === 1 ? (1 << FINE_BITS) - 1 : 0
        const chance = chances[cell] ?? 0
        chances[cell] = chance + Math.trunc(((aim - chance) * 2) / (times * 2 + 1))
        met[cell] = times
      }
      begun = begun * 2 + bit
      if (begun < 256) return find()
      bytes.push(begun - 256)
      if (begun - 256 === NEWLINE) lineStarts.push(bytes.length)
      begun = 1
      look()
    },
  }
}
