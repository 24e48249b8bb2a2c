import type { Seat } from '@starboard/kernel'
import type { Claim } from '../../rules/claim.ts'
import type { Happening } from '../../rules/happening.ts'
import { SPOT } from '../../rules/ship/stations.ts'
import type { View } from '../../rules/view.ts'
import type { Forecast } from './forecast.ts'

const MOST = 4

/** What I would most likely call out: what my plan does from here on and I have not said yet. */
export function offersOf(view: View, me: Seat, forecast: Forecast, from: number): readonly Claim[] {
  const said = new Set(view.calls.filter(({ seat }) => seat === me).map(({ claim }) => keyOf(claim)))
  const planned = forecast.turns.slice(from - 1).flatMap(({ happenings }) => happenings.flatMap(claimsFor))
  const fresh = planned.filter((claim) => !said.has(keyOf(claim)))
  return [...new Map(fresh.map((claim) => [keyOf(claim), claim])).values()].slice(0, MOST)
}

const keyOf = (claim: Claim): string => JSON.stringify(claim)

function claimsFor(happening: Happening): readonly Claim[] {
  const { turn } = happening
  if (happening.kind === 'cannonFired' && happening.weapon !== 'pulse')
    return [{ what: 'zone', zone: SPOT[happening.at].zone, turn }]
  if (happening.kind === 'computerMaintained') return [{ what: 'computer', turn }]
  if (happening.kind === 'fuelBurnt') return [{ what: 'energy', station: `${happening.zone}-lower`, turn }]
  if (happening.kind === 'energyMoved')
    return [{ what: 'energy', station: `${happening.to}-${happening.into === 'shield' ? 'upper' : 'lower'}`, turn }]
  if (happening.kind === 'visualConfirmed') return [{ what: 'window', turn }]
  if (happening.kind === 'malfunctionRepaired' || happening.kind === 'intruderAttacked')
    return [{ what: 'threat', threat: happening.threat, turn }]
  return []
}
