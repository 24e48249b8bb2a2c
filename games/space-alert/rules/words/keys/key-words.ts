import type { KeyWord } from '@starboard/kernel'

export const keyWord = (key: string, text: string): KeyWord => ({ key, text })

const DIGITS = 9

/** One key up to the ninth of a list; each 0 before it is nine further on. */
export const numbered = (place: number, text: string): readonly KeyWord[] => [
  ...Array.from({ length: Math.floor(place / DIGITS) }, () => keyWord('0', 'more')),
  keyWord(`${(place % DIGITS) + 1}`, text),
]

/** The last digit of a turn is enough within a phase. */
export const turnKey = (turn: number, text = `turn ${turn}`): KeyWord => keyWord(`${turn % 10}`, text)
