import { CERTAIN_BITS, type Model, newModel } from './model.ts'
import { PRIMER } from './primer.ts'

/** Ends every text. */
const STOP = 0
const TOP = 0xffffffff

function primed(): Model {
  const model = newModel()
  for (const byte of bytesOf(PRIMER)) for (const bit of bitsOf(byte)) model.learn(bit)
  return model
}

const bitsOf = (byte: number): readonly number[] => [7, 6, 5, 4, 3, 2, 1, 0].map((place) => (byte >> place) & 1)

/** The border between 1 (below) and 0 (above) within the range. */
const border = (low: number, high: number, chance: number): number =>
  low + Math.floor((high - low) / (1 << CERTAIN_BITS)) * chance

const leadingByte = (number: number): number => number >>> 24
const shifted = (number: number, low: number): number => ((number << 8) | low) >>> 0

/** Arithmetic coding: what the model expects costs next to nothing. */
export function packed(text: string): readonly number[] {
  const model = primed()
  const out: number[] = []
  let [low, high] = [0, TOP]
  for (const byte of [...bytesOf(text), STOP])
    for (const bit of bitsOf(byte)) {
      const middle = border(low, high, model.chance())
      if (bit === 1) high = middle
      else low = middle + 1
      model.learn(bit)
      while (leadingByte(low) === leadingByte(high)) {
        out.push(leadingByte(high))
        low = shifted(low, 0)
        high = shifted(high, 255)
      }
    }
  // One byte between the two ends is enough: behind the last one the reader sees zeros.
  return low === 0 ? out : [...out, leadingByte(low) + 1]
}

/** Null: no text ends within this many bytes, or there is none. */
export function unpacked(bytes: readonly number[], most: number): string | null {
  const model = primed()
  const from = model.bytes.length
  let [low, high, place] = [0, TOP, 4]
  let code = [0, 1, 2, 3].reduce((sum, at) => shifted(sum, bytes[at] ?? 0), 0)
  while (model.bytes.length - from <= most) {
    const middle = border(low, high, model.chance())
    const bit = code <= middle ? 1 : 0
    if (bit === 1) high = middle
    else low = middle + 1
    model.learn(bit)
    while (leadingByte(low) === leadingByte(high)) {
      low = shifted(low, 0)
      high = shifted(high, 255)
      code = shifted(code, bytes[place++] ?? 0)
    }
    if (model.bytes.length > from && model.bytes.at(-1) === STOP) return textOf(model.bytes.slice(from, -1))
  }
  return null
}

const ASCII = 0x80
const LOW_BITS = 0x7f

/** Plain characters as they are; all others, and the stop itself, in three bytes of seven bits. */
const bytesOf = (text: string): readonly number[] =>
  Array.from({ length: text.length }, (_, place) => text.charCodeAt(place)).flatMap((unit) =>
    unit !== STOP && unit < ASCII ? [unit] : [14, 7, 0].map((shift) => ASCII | ((unit >> shift) & LOW_BITS)),
  )

function textOf(bytes: readonly number[]): string | null {
  const units: string[] = []
  for (let place = 0; place < bytes.length; place++) {
    const byte = bytes[place] ?? 0
    if (byte < ASCII) units.push(String.fromCharCode(byte))
    else {
      const [high = 0, middle = 0, low = 0] = bytes.slice(place, place + 3)
      if (Math.min(middle, low) < ASCII) return null
      units.push(String.fromCharCode(((high & LOW_BITS) << 14) | ((middle & LOW_BITS) << 7) | (low & LOW_BITS)))
      place += 2
    }
  }
  return units.join('')
}
