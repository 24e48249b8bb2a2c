import { handicappedSpeed } from '../threats/handicaps.ts'
import type { Flight, FlyingThreat } from './flight.ts'
import { destroyThreat } from './leave.ts'

/** SA-3.3: step 1. */
export function threatsAppear(flight: Flight): void {
  for (const threat of flight.order) if (threat.state.turn === flight.state.turn) appear(flight, threat)
}

function appear(flight: Flight, threat: FlyingThreat): void {
  const { state, card } = threat
  state.status = 'remaining'
  state.space = threat.path.length
  if (card.kind === 'internal') {
    const hits = card.traits.slime ? card.hp : 1
    for (const at of card.places) state.tokens.push({ at, hits })
    if (card.traits.hpFromRockets) state.hp = flight.state.rockets
  }
  if (flight.mission.rules.handicaps) applyHandicaps(threat)
  flight.tell?.({
    kind: 'threatAppeared',
    threat: state.place,
    space: state.space,
    places: state.tokens.map(({ at }) => at),
    hp: state.hp,
    damage: state.damage,
  })
  if (state.hp <= 0) destroyThreat(flight, threat, [])
}

/** SA-11.1c, SA-11.1h: a third of its hit points is lost; a fast one is slowed down, unless it comes at T+4. */
function applyHandicaps({ state, card }: FlyingThreat): void {
  const damage = Math.floor(state.hp / 3)
  const [token] = state.tokens
  if (card.kind === 'internal' && card.traits.slime && token !== undefined) token.hits -= damage
  else state.damage = damage
  state.speed = handicappedSpeed(state.speed, state.turn)
}
