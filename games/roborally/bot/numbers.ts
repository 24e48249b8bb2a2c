import { bug } from '@starboard/kernel'

type Numbers = { readonly [place: number]: number; readonly length: number }

/** An entry that must be there. */
export const at = (numbers: Numbers, place: number): number => numbers[place] ?? bug(`There is no place ${place}.`)
