import type { Ms, Seat } from '@starboard/kernel'
import type { Claim } from '../rules/claim.ts'
import { phaseOf } from '../rules/phases.ts'
import type { View } from '../rules/view.ts'

/** Words that nothing follows are believed for so long. */
const PATIENCE_MS = 40_000

/** What somebody said last about each turn, from 1, as far as it still stands. */
export function saidBy({ calls, crew, turns }: View, seat: Seat, now: Ms): readonly (Claim | undefined)[] {
  const said: (Claim | undefined)[] = Array.from({ length: turns }, () => undefined)
  const board = crew[seat]?.board
  const open = crew[seat]?.openPhase ?? null
  for (const { seat: by, claim, at } of calls) {
    if (by !== seat || !('turn' in claim)) continue
    if (claim.what === 'computer') forgetComputer(said, claim.turn)
    const half = board?.[claim.turn - 1]?.[0]
    const isFresh = half === undefined && open !== null && phaseOf(claim.turn) >= open && now - at < PATIENCE_MS
    if (half === 'action' || isFresh) said[claim.turn - 1] = claim
  }
  return said
}

/** What somebody said last about each turn, from 1, whatever came of it. */
export function lastWords({ calls, turns }: View, seat: Seat): readonly (Claim | undefined)[] {
  const said: (Claim | undefined)[] = Array.from({ length: turns }, () => undefined)
  for (const { seat: by, claim } of calls) if (by === seat && 'turn' in claim) said[claim.turn - 1] = claim
  return said
}

/** It is kept once a phase: who names another turn has changed their mind. */
function forgetComputer(said: (Claim | undefined)[], turn: number): void {
  for (const [place, claim] of said.entries())
    if (claim?.what === 'computer' && phaseOf(place + 1) === phaseOf(turn)) said[place] = undefined
}
