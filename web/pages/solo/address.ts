/** What the address of a match against bots says. */
export interface SoloAddress {
  readonly level: string
  readonly seats?: number
  /** The match that is shown even if it is over. */
  readonly match: string | null
  /** Where the options wait that this match is to have. Without a match in the address it is still to begin. */
  readonly wish?: string
}

export function soloAddressIn(search: string, usualLevel: string): SoloAddress {
  const asked = new URLSearchParams(search)
  const seats = Number(asked.get('seats') ?? Number.NaN)
  const wish = asked.get('wish')
  return {
    level: asked.get('level') ?? usualLevel,
    ...(Number.isSafeInteger(seats) && seats > 0 && { seats }),
    match: asked.get('match'),
    ...(wish !== null && { wish }),
  }
}

export function addressWithMatch({ pathname, search }: Pick<Location, 'pathname' | 'search'>, match: string): string {
  const asked = new URLSearchParams(search)
  asked.set('match', match)
  return `${pathname}?${asked}`
}
