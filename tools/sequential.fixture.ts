import { type Interval, wilson } from '@starboard/kernel'

/** What is claimed of somebody's share of wins, and how long that may be tried. */
export interface Claim {
  /** Too little: somebody who wins no more than this is to be found out. */
  readonly least: number
  /** What it really wins, or a little less: then the claim is to hold. */
  readonly hoped: number
  /** Games after which nothing more is tried. */
  readonly most: number
  /** How often luck may deceive us, either way. */
  readonly error?: number
}

export interface Contest {
  readonly verdict: 'holds' | 'fails' | 'open'
  readonly wins: number
  readonly games: number
  /** 95 %; a little too narrow at the side where it was stopped. */
  readonly interval: Interval
}

/** Wald's sequential test: as many games as it takes to tell one share from the other, mostly far fewer than are allowed. */
export function contest({ least, hoped, most, error = 0.001 }: Claim, isWon: (game: number) => boolean): Contest {
  const [gain, loss] = [Math.log(hoped / least), Math.log((1 - hoped) / (1 - least))]
  const bound = Math.log((1 - error) / error)
  let [wins, games, doubt] = [0, 0, 0]
  while (games < most && Math.abs(doubt) < bound) {
    const won = isWon(games++)
    if (won) wins++
    doubt += won ? gain : loss
  }
  const verdict = doubt >= bound ? 'holds' : doubt <= -bound ? 'fails' : 'open'
  return { verdict, wins, games, interval: wilson(wins, games) }
}

/** "312 of 480 won, 60.6 to 69.1 %": for the message of a test, and for whoever writes the figures down. */
export const contestText = ({ wins, games, interval: [low, high] }: Contest): string =>
  `${wins} of ${games} won, ${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)} %`
