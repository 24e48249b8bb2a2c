import { type Chance, shuffled } from '@starboard/kernel'

const STREAM = 'random mission'

export const isOneIn = (n: number, random: Chance): boolean => random.below(n, STREAM) === 0

export const whole = (least: number, most: number, random: Chance): number =>
  least + random.below(most - least + 1, STREAM)

/** Undefined may be one of them, and stands for what a file leaves out. */
export const anyOf = <X>(list: readonly X[], random: Chance): X => list[random.below(list.length, STREAM)] as X

/** So many of them, in any order. */
export const some = <X>(count: number, list: readonly X[], random: Chance): readonly X[] =>
  shuffled(list, random, STREAM).slice(0, count)
