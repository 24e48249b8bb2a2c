/** Some games of all. */
export interface Span {
  readonly from: number
  readonly games: number
}

export interface PartOf {
  /** From 1. */
  readonly number: number
  readonly of: number
}

/** The games of one part: as many as of any other, or one more. */
export function spanOf({ from, games }: Span, { number, of }: PartOf): Span {
  const start = Math.floor(((number - 1) * games) / of)
  return { from: from + start, games: Math.floor((number * games) / of) - start }
}
