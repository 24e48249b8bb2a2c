/** What the address of a match against bots says. */
export interface SoloAddress {
  readonly level: string
  readonly seats?: number
  /** Of the game's options: what a new match is to be like. */
  readonly preset?: string
  /** By the game's own clock. */
  readonly byClock?: true
  /** The match that is shown even if it is over. */
  readonly match: string | null
  /** Where the options wait that this match is to have. Without a match in the address it is still to begin. */
  readonly wish?: string
}

/** More than at any table: a link must not make this page lay out seats until its memory is full. */
const MOST_SEATS = 16

export function soloAddressIn(search: string, usualLevel: string): SoloAddress {
  const asked = new URLSearchParams(search)
  const seats = Number(asked.get('seats') ?? Number.NaN)
  const wish = asked.get('wish')
  const preset = asked.get('preset')
  return {
    level: asked.get('level') ?? usualLevel,
    ...(Number.isSafeInteger(seats) && seats > 0 && seats <= MOST_SEATS && { seats }),
    ...(preset !== null && { preset }),
    ...(asked.get('clock') === 'on' && { byClock: true }),
    match: asked.get('match'),
    ...(wish !== null && { wish }),
  }
}

export function addressWithMatch({ pathname, search }: Pick<Location, 'pathname' | 'search'>, match: string): string {
  const asked = new URLSearchParams(search)
  asked.set('match', match)
  return `${pathname}?${asked}`
}
