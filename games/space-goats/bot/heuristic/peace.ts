import { isWreckageDue } from '../../rules/wreckage.ts'
import { hitPoints, type Outlook } from './outlook.ts'

/** Whether wreckage will come if no ship is destroyed before the round ends (SG-7.3). */
export const isWreckageAhead = (o: Outlook): boolean => isWreckageDue(o.view, o.rivals.length + 1)

/** What it gains that a ship is destroyed: there will be no wreckage, which hurts whoever has less. */
export function peaceGain(o: Outlook): number {
  if (!isWreckageAhead(o)) return 0
  const [mine, theirs] = [hitPoints(o.me), Math.min(...o.rivals.map(hitPoints))]
  if (mine <= 1 && theirs > 1) return o.weights.survival
  if (theirs <= 1 && mine > 1) return -o.weights.survival
  return o.weights.quiet * (theirs - mine)
}

/** What this many more hit points are worth beyond themselves, when few are left. */
export function safety(o: Outlook, points: number): number {
  const own = hitPoints(o.me)
  if (own <= 1 && isWreckageAhead(o)) return o.weights.survival / 2
  return own <= FEW ? o.weights.fear * points : 0
}

const FEW = 2
