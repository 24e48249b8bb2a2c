import type { Slot } from '../rules/vocabulary.ts'
import type { Line } from './situation.ts'
import { isMove } from './steps.ts'

/** Without what brings nothing after all, since something else in it does as well. */
export function tidied(worth: (line: Line) => number, line: Line): Line {
  const all = worth(line)
  for (const [place, slot] of line.entries()) {
    if (slot === null || isWalk(slot)) continue
    const without = line.map((one, at) => (at === place ? null : one))
    if (worth(without) >= all) return tidied(worth, without)
  }
  return line
}

const isWalk = (slot: Slot): boolean => typeof slot === 'string' && isMove(slot)
