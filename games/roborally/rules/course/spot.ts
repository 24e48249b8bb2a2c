import type { Remark } from './course.ts'

/** A piece of the text and where it stands; line and column count from 1 (RR-13.12). */
export type Spot = Pick<Remark, 'line' | 'column' | 'token'>

export const spotAt = (line: number, column: number, token: string): Spot => ({
  line: line + 1,
  column: column + 1,
  token,
})

/** The whole of a line, counted from 0. */
export const spotOfLine = (lines: readonly string[], line: number): Spot => spotAt(line, 0, lines[line] ?? '')

/** The first word of a line. */
export function spotOfWord(lines: readonly string[], line: number): Spot {
  const [, space = '', word = ''] = /^( *)([^ ]*)/.exec(lines[line] ?? '') ?? []
  return spotAt(line, space.length, word)
}

/** Where the text stops although something is still to come. */
export const spotOfEnd = (lines: readonly string[]): Spot => spotAt(lines.length - 1, (lines.at(-1) ?? '').length, '')

export const remark = ({ line, column, token }: Spot, rule: string, text: string): Remark => ({
  line,
  column,
  token,
  rule,
  text,
})

export const inReadingOrder = (one: Remark, other: Remark): number => one.line - other.line || one.column - other.column

/** RR-13.1: trailing spaces never matter; RR-13.13: nor does `\r` at the end of a line. */
export const linesOf = (text: string): readonly string[] => text.split('\n').map((line) => line.trimEnd())
