import { takeAt } from '@starboard/kernel'
import type { Action, Station } from '../vocabulary.ts'
import { type Flight, hitPointsLeft, type InternalThreat, isAbout } from './flight.ts'
import { disableSquad } from './knock-out.ts'
import { destroyThreat } from './leave.ts'
import { nothing } from './nothing.ts'
import { liesIn } from './repair.ts'
import type { CrewState } from './state.ts'

/** SA-5.20: an active squad hits the intruder with the lowest T in the station. */
export function attackIntruder(flight: Flight, crew: CrewState, at: Station, action: Action): null {
  if (crew.squad !== 'active') return nothing(flight, crew, action, 'no-squad')
  const intruder = flight.internals.find(
    (threat) => isAbout(threat) && threat.card.fixedBy === 'battlebots' && liesIn(threat, at),
  )
  if (intruder === undefined) return nothing(flight, crew, action, 'no-intruder')
  const isHeroic = action === 'hero-bots'
  const left = hit(intruder, at)
  flight.tell?.({ kind: 'intruderAttacked', crew: crew.place, threat: intruder.state.place, at, isHeroic, left })
  if (left === 0) destroyThreat(flight, intruder, [crew.place])
  if (!isHeroic && returnsFire(intruder) && crew.squad === 'active') disableSquad(flight, crew, intruder)
  return null
}

/** SA-7.6, SA-7.11: takes 1 and says what is left of it: of Slime hits on tokens, of others hit points. */
function hit({ state, card }: InternalThreat, at: Station): number {
  const place = state.tokens.findIndex((token) => token.at === at)
  if (card.traits.slime) {
    const token = state.tokens[place]
    if (token !== undefined && --token.hits === 0) takeAt(state.tokens, place)
    return state.tokens.reduce((sum, { hits }) => sum + hits, 0)
  }
  state.damage++
  if (card.traits.tokenPerStation) takeAt(state.tokens, place)
  return hitPointsLeft(state)
}

/** SA-5.21: some always do, the Alien once it has grown up. */
const returnsFire = ({ state, card }: InternalThreat): boolean =>
  card.traits.returnsFire === true || state.flags.includes('grown')
