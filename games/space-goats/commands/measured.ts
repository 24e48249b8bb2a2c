import { SHARES_A_WIN, type Tally } from '@starboard/bots'
import type { Original } from './original.ts'

/** The same figures as the original's, from games of our own. */
export function measuredFrom(tally: Tally): Original {
  const { games, endings } = tally
  const mean = (name: string) => (tally.statistics[name]?.sum ?? 0) / games
  const share = (ending: string) => (100 * (endings[ending] ?? 0)) / games
  return {
    seats: tally.seats.length,
    wins: tally.seats.map(({ winShares }) => (100 * winShares) / SHARES_A_WIN / games),
    draws: share('draw'),
    rounds: {
      mean: meanOf(tally.turns),
      p5: atShare(tally, 0.05),
      p50: atShare(tally, 0.5),
      p95: atShare(tally, 0.95),
    },
    turns: mean('turns'),
    decidedBy: { rocket: share('rocket'), wreckage: share('wreckage'), bank: share('bank') },
    buys: mean('buys'),
    rockets: mean('rockets'),
    shields: mean('shields'),
    specials: mean('specials'),
    passes: passesOf(tally),
    blocks: mean('blocks'),
    pileLeft: mean('pileLeft'),
    pileEmpty: 100 * mean('pileEmpty'),
  }
}

/** Section 11.3: a single game that runs into the round limit would outweigh thousands. */
function passesOf({ games, endings, statistics }: Tally): number {
  const sum = (statistics.passes?.sum ?? 0) - (statistics.passesAtLimit?.sum ?? 0)
  return sum / (games - (endings.limit ?? 0))
}

function meanOf(counts: Tally['turns']): number {
  const rows = Object.entries(counts)
  const games = rows.reduce((sum, [, count]) => sum + count, 0)
  return rows.reduce((sum, [value, count]) => sum + Number(value) * count, 0) / games
}

/** The smallest number of rounds that this share of the games does not exceed. */
function atShare({ turns, games }: Tally, share: number): number {
  let seen = 0
  for (const [rounds, count] of Object.entries(turns)) {
    seen += count
    if (seen >= share * games) return Number(rounds)
  }
  return 0
}
