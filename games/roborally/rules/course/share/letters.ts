const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const BITS = 6

/** Bytes as letters that may stand in an address. */
export function lettersOf(bytes: readonly number[]): string {
  const letters: string[] = []
  let [held, bits] = [0, 0]
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    for (; bits >= BITS; bits -= BITS) letters.push(letterAt(held >> (bits - BITS)))
    held &= (1 << bits) - 1
  }
  return letters.join('') + (bits === 0 ? '' : letterAt(held << (BITS - bits)))
}

const letterAt = (value: number): string => ALPHABET.charAt(value & ((1 << BITS) - 1))

/** Null: a strange letter. */
export function bytesFrom(letters: string): readonly number[] | null {
  const bytes: number[] = []
  let [held, bits] = [0, 0]
  for (const letter of letters) {
    const value = ALPHABET.indexOf(letter)
    if (value < 0) return null
    held = (held << BITS) | value
    bits += BITS
    if (bits < 8) continue
    bits -= 8
    bytes.push(held >> bits)
    held &= (1 << bits) - 1
  }
  return bytes
}

/** Three letters that are others as soon as one letter of the rest is. */
export function checkLetters(letters: string): string {
  let sum = 0x811c9dc5
  for (let place = 0; place < letters.length; place++) sum = Math.imul(sum ^ letters.charCodeAt(place), 0x01000193)
  return [26, 14, 2].map((shift) => letterAt(sum >>> shift)).join('')
}
