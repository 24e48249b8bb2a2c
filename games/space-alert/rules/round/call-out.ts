import { type Refusal, refuse } from '@starboard/kernel'
import { checkCaptain } from '../captain.ts'
import type { Claim } from '../claim.ts'
import { SHIPS } from '../ship/ship.ts'
import { memberAt, type State } from '../state.ts'
import { counted } from './move.ts'
import { talk } from './talk.ts'

/** A claim for each of 5 x 12 actions, and as many that were changed since. Older ones are forgotten. */
export const CALLS_KEPT = 120

/** Section 5: something that all should know. It binds nobody. */
export const callOut = counted<'callOut'>({
  legal: () => [],
  check: (s, _seat, { claim }) => talk(s) ?? checkClaim(s, claim),
  apply(s, seat, { claim }, ctx) {
    s.calls.push({ at: ctx.now, seat, claim })
    if (s.calls.length > CALLS_KEPT) s.calls.shift()
    ctx.emit({ kind: 'calledOut', seat, claim, at: ctx.now })
    return 'open'
  },
})

/** SA-2.14: the captain marks one job for each of the crew. */
export const suggest = counted<'suggest'>({
  legal: () => [],
  check(s, seat, { to, claim }) {
    const problem = talk(s) ?? checkCaptain(s, seat, 'suggests who does what')
    if (problem !== null) return problem
    if (s.crew[to] === undefined) return refuse('empty-seat', 'SA-2.14', 'Nobody sits there.')
    return claim === null ? null : checkClaim(s, claim)
  },
  apply(s, seat, { to, claim }, ctx) {
    memberAt(s, to).job = claim
    ctx.emit({ kind: 'suggested', to, claim, by: seat })
    return 'open'
  },
})

/** It must be about this ship and this mission. */
function checkClaim({ turns, ship, threats }: State, claim: Claim): Refusal | null {
  if ('turn' in claim && claim.turn > turns)
    return refuse('no-turn', 'SA-2.7', `The last turn of this mission is ${turns}.`)
  if (claim.what === 'zone' && !SHIPS[ship].zones.includes(claim.zone))
    return refuse('no-zone', 'SA-11.0', `This ship has no ${claim.zone} zone.`)
  if (claim.what === 'energy' && SHIPS[ship].stations[claim.station] === undefined)
    return refuse('no-station', 'SA-11.0', `This ship has no ${claim.station}.`)
  if (claim.what === 'threat' && threats[claim.threat] === undefined)
    return refuse('no-threat', 'SA-2.8', 'No such threat was announced.')
  return null
}
