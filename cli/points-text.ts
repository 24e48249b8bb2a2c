import type { AnyGame } from '@starboard/kernel'
import { number } from './print.ts'

/** "1 point", "½ point", "2½ points": where a game counts halves it says how they are written. */
export function pointsText({ words }: Pick<AnyGame, 'words'>, points: number): string {
  const figure = words.scored?.(points) ?? number(points)
  return `${figure} ${figure === '1' || figure === '½' ? 'point' : 'points'}`
}
