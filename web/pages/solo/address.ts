/** What the address of a match against bots says. */
export interface SoloAddress {
  readonly level: string
  readonly seats?: number
  /** The match that is shown even if it is over. */
  readonly match: string | null
}

export function soloAddressIn(search: string, usualLevel: string): SoloAddress {
  const asked = new URLSearchParams(search)
  const seats = Number(asked.get('seats') ?? Number.NaN)
  return {
    level: asked.get('level') ?? usualLevel,
    ...(Number.isSafeInteger(seats) && seats > 0 && { seats }),
    match: asked.get('match'),
  }
}

export function addressWithMatch({ pathname, search }: Pick<Location, 'pathname' | 'search'>, match: string): string {
  const asked = new URLSearchParams(search)
  asked.set('match', match)
  return `${pathname}?${asked}`
}
