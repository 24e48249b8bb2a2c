import type { Arrival } from '../../data/scripts/test-run-comments.ts'
import type { Mission } from '../../rules/mission.ts'
import { resolve } from '../../rules/resolution/resolve.ts'
import type { Zone } from '../../rules/script/script.ts'

type Cannon = NonNullable<Arrival['cannon']>

/** The heavy cannon first: it hits hardest. */
const DECKS = ['upper', 'lower'] as const

/** Tried out by the rules themselves, one shot a flight; null: neither cannon of the zone ever finds it. */
export function cannonFor(mission: Mission, threat: number, zone: Zone): Cannon | null {
  for (const deck of DECKS)
    for (let from = FIRST_SHOT; from <= mission.turns; from++)
      if (isFound(mission, threat, { zone, deck, turn: from })) return { deck, from }
  return null
}

/** In turn 1 everybody is still on the way. */
const FIRST_SHOT = 2

/** Looks after the computer in time by either rule, so that nobody is delayed (SA-5.15, SA-5.16). */
const KEEPER: Mission['crew'][number] = { name: 'Keeper', actions: ['C', null, null, 'C'] }

interface Shot {
  readonly zone: Zone
  readonly deck: Cannon['deck']
  readonly turn: number
}

function isFound(mission: Mission, threat: number, { zone, deck, turn }: Shot): boolean {
  let isAimed = false
  const actions = Array.from({ length: turn }, (_, place) =>
    place === 0 ? (`go:${zone}-${deck}` as const) : place === turn - 1 ? 'A' : null,
  )
  const alone: Mission = {
    ...mission,
    threats: mission.threats.slice(threat, threat + 1),
    crew: [{ name: 'Gunner', actions }, KEEPER],
  }
  resolve(alone, (happening) => {
    if (happening.kind === 'shotAimed' && happening.turn === turn) isAimed ||= happening.targets.length > 0
  })
  return isAimed
}
