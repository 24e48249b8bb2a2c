import { counted } from '@starboard/screen/pieces/words.ts'
import { levelName } from '@starboard/wire/levels'
import type { NumbersLine } from '@starboard/wire/matches'

export interface Numbers {
  readonly matches: number
  readonly wins: number
  readonly places: number
  readonly lengthMs: number
}

/** Of several lines together. */
export const sumOf = (lines: readonly NumbersLine[]): Numbers => ({
  matches: added(lines, 'matches'),
  wins: added(lines, 'wins'),
  places: added(lines, 'places'),
  lengthMs: added(lines, 'lengthMs'),
})

const added = (lines: readonly NumbersLine[], figure: keyof Numbers): number =>
  lines.reduce((sum, line) => sum + line[figure], 0)

/** "1.8" */
export const meanPlace = ({ matches, places }: Numbers): string => (places / matches).toFixed(1)

/** "(40%)" */
export const shareText = ({ matches, wins }: Numbers): string => `(${Math.round((100 * wins) / matches)}%)`

/** A map, because bots may have any name. */
const OTHERS: ReadonlyMap<string, string> = new Map([
  ['people', 'people'],
  ['alone', 'nobody else'],
  ['mixed', 'bots of several levels'],
])

export const againstText = (against: string): string => OTHERS.get(against) ?? `${levelName(against)} bots`

export const matchesText = (matches: number): string => counted(matches, 'match', 'matches')
