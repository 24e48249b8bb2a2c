import { type Chance, chanceFrom } from './chance.ts'

/**
 * xoshiro128**: for simulation and search. Outputs predict the rest, so never for live play.
 * All streams are one here: nothing needs to be checked alone.
 */
export function fastChance(seed: string): Chance {
  let [a, b, c, d] = seedWords(seed)
  const word = () => {
    const scrambled = Math.imul(b, 5)
    const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9)
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = (d << 11) | (d >>> 21)
    return result >>> 0
  }
  return chanceFrom((n) => Math.floor((word() / 0x1_0000_0000) * n))
}

/** Four well-mixed words from any text (FNV-1a to read it, splitmix32 to spread it). */
function seedWords(seed: string): [number, number, number, number] {
  let hash = 0x811c9dc5
  for (let index = 0; index < seed.length; index++) hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193)
  const next = () => {
    hash = (hash + 0x9e3779b9) | 0
    let mixed = hash ^ (hash >>> 16)
    mixed = Math.imul(mixed, 0x21f0aaad)
    mixed ^= mixed >>> 15
    mixed = Math.imul(mixed, 0x735a2d97)
    return mixed ^ (mixed >>> 15)
  }
  return [next(), next(), next(), next()]
}
