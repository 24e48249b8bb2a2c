import { bug } from '@starboard/kernel'
import { SPOT } from '../../ship/stations.ts'
import type { Amount, AmountWord, Condition, Who, ZonesWord } from '../../threats/card.ts'
import type { Place, Station, Zone } from '../../vocabulary.ts'
import { type Flight, type FlyingThreat, hitPointsLeft, isExternal, zoneState } from '../flight.ts'
import type { CrewState, ThreatState } from '../state.ts'

/** The zone of its trajectory, or of the station it is in. */
export const ownZone = (threat: FlyingThreat): Zone =>
  isExternal(threat) ? threat.zone : SPOT[ownStation(threat.state)].zone

/** Of an intruder that is in one station. */
export const ownStation = ({ tokens, id }: ThreatState): Station =>
  aboard(tokens[0]?.at) ?? bug(`${id} is in no station.`)

const aboard = (place: Place | undefined): Station | undefined => (place === 'space' ? undefined : place)

const ZONES_MEANT: Readonly<Record<ZonesWord, (flight: Flight, threat: FlyingThreat) => readonly Zone[]>> = {
  own: (_flight, threat) => [ownZone(threat)],
  all: ({ ship }) => ship.zones,
  other: ({ ship }, threat) => ship.zones.filter((zone) => zone !== ownZone(threat)),
  lateral: ({ ship }) => ship.zones.filter((zone) => zone !== 'white'),
  white: ({ ship }) => ship.zones.filter((zone) => zone === 'white'),
  tokens: ({ ship }, { state }) =>
    ship.zones.flatMap((zone) =>
      state.tokens.filter(({ at }) => at !== 'space' && SPOT[at].zone === zone).map(() => zone),
    ),
}

/** SA-3.14, SA-11.1d: from red to blue, those that the ship has. */
export const zonesMeant = (flight: Flight, threat: FlyingThreat, word: ZonesWord = 'own'): readonly Zone[] =>
  ZONES_MEANT[word](flight, threat)

const AMOUNT_MEANT: Readonly<Record<AmountWord, (flight: Flight, threat: ThreatState, zone: Zone) => number>> = {
  hp: (_flight, threat) => hitPointsLeft(threat),
  '2xhp': (_flight, threat) => 2 * hitPointsLeft(threat),
  '3xhp': (_flight, threat) => 3 * hitPointsLeft(threat),
  reactor: (flight, _threat, zone) => zoneState(flight, zone).reactor,
  crew: ({ state }, threat) => state.crew.filter(({ at }) => at === ownStation(threat)).length,
}

export const amountMeant = (flight: Flight, { state }: FlyingThreat, amount: Amount, zone: Zone): number =>
  typeof amount === 'number' ? amount : AMOUNT_MEANT[amount](flight, state, zone)

/** SA-5.26: nobody in space is ever meant. */
const WHO_IS_MEANT: Readonly<Record<Who, (crew: CrewState, threat: FlyingThreat) => boolean>> = {
  all: () => true,
  zone: ({ at }, threat) => at !== 'space' && SPOT[at].zone === ownZone(threat),
  station: ({ at }, { state }) => state.tokens.some((token) => token.at === at),
  'station-without-active-bots': ({ at, squad }, { state }) =>
    squad !== 'active' && state.tokens.some((token) => token.at === at),
  'active-bots': ({ squad }) => squad === 'active',
  'not-bridge': ({ at }) => at !== 'white-upper',
}

export const crewMeant = ({ state }: Flight, threat: FlyingThreat, who: Who): readonly CrewState[] =>
  state.crew.filter((crew) => crew.at !== 'space' && WHO_IS_MEANT[who](crew, threat))

/** At that moment. */
export const holds = ({ damage }: ThreatState, condition: Condition | undefined): boolean =>
  condition === undefined || damage > 0 === (condition === 'damaged')
