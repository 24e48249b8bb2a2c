import { type Chance, chanceFrom } from '@starboard/kernel'
import type { Range } from './figures.ts'

/** SA-1.11: scripts have a stream of their own. */
export const STREAM = 'script'

export const within = ([least, most]: Range, random: Chance): number => least + random.below(most - least + 1, STREAM)

/** So many times in a hundred. */
export const happens = (percent: number, random: Chance): boolean => random.below(100, STREAM) < percent

/** Luck that takes the first of things as often as any: what is made with it comes early, and there is little of it. */
export const eager = (random: Chance): Chance =>
  chanceFrom((n, stream) => (random.below(2, stream) === 0 ? 0 : random.below(n, stream)))

/** SA-12.10: tries again until something comes of it. */
export function attempt<X>(times: number, tried: (time: number) => X | null): X | null {
  for (let time = 0; time < times; time++) {
    const result = tried(time)
    if (result !== null) return result
  }
  return null
}
