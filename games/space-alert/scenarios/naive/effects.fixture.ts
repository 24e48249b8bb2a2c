import { hurt } from './aboard.fixture.ts'
import { attack } from './attack.fixture.ts'
import { damageZone, fillShield, loseRocket } from './hull.fixture.ts'
import type { Place, Station, Zone } from './mission.fixture.ts'
import { delayAboard } from './plan.fixture.ts'
import { type Amount, type Effect, found, type Who, type ZonesWord } from './printed.fixture.ts'
import {
  changeSquad,
  changeThreat,
  hasActiveSquad,
  hpOf,
  inTurn,
  knockOut,
  lose,
  type Member,
  placesOf,
  stepFrom,
  type Threat,
  threatAt,
  type World,
  withEnergy,
  zoneOf,
  zonesOf,
} from './world.fixture.ts'

type EffectOf<K extends Effect['do']> = Extract<Effect, { readonly do: K }>
type Table = {
  readonly [K in Exclude<Effect['do'], 'advanceOthers'>]: (world: World, index: number, effect: EffectOf<K>) => World
}

/** `effectVocabulary`, one function for each word. */
export const EFFECTS: Table = {
  attack: (world, index, { amount, zones, mode }) =>
    inTurn(world, zonesMeant(world, threatAt(world, index), zones), (now, zone) =>
      attack(now, index, { amount: amountMeant(now, threatAt(now, index), amount, zone), zones: [zone], mode }),
    ),

  heal: (world, index, { amount }) => {
    const { damage } = threatAt(world, index)
    const points = amount === 'half' ? Math.floor(damage / 2) : amount
    return changeThreat(world, index, { damage: Math.max(0, damage - points) })
  },

  speed: (world, index, { by }) => changeThreat(world, index, { speed: threatAt(world, index).speed + by }),

  shields: (world, index, { to, by = 0 }) =>
    changeThreat(world, index, { shields: (to ?? threatAt(world, index).shields) + by }),

  flag: (world, index, { name }) => changeThreat(world, index, { flags: [...threatAt(world, index).flags, name] }),

  fragment: (world, index) => changeThreat(world, index, { marksCrossed: threatAt(world, index).marksCrossed + 1 }),

  drain: (world, index, { system, zones, amount = Number.POSITIVE_INFINITY }) =>
    inTurn(world, zonesMeant(world, threatAt(world, index), zones), (now, zone) => ({
      ...now,
      [system]: withEnergy(now[system], zone, now[system][zone] - amount),
    })),

  drainOrDamage: (world, index) => {
    const zone = ownZone(threatAt(world, index))
    return world.reactor[zone] > 0
      ? { ...world, reactor: withEnergy(world.reactor, zone, world.reactor[zone] - 1) }
      : damageZone(world, zone, 1, threatAt(world, index).printed.id)
  },

  fillShield: (world, index) => fillShield(world, ownZone(threatAt(world, index))).world,

  // All of the energy is lost first, then each zone takes its damage.
  leak: (world, index, { system, zones }) => {
    const threat = threatAt(world, index)
    const meant = zonesMeant(world, threat, zones)
    const emptied = inTurn(world, meant, (now, zone) => ({ ...now, [system]: withEnergy(now[system], zone, 0) }))
    return inTurn(emptied, meant, (now, zone) => damageZone(now, zone, world[system][zone], threat.printed.id))
  },

  // SA-7.7: neither doors nor queues stop it; at the end of the ship it stays.
  move: (world, index, { dir }) =>
    changeThreat(world, index, { stations: [stepFrom(world.mission, stationOf(threatAt(world, index)), dir)] }),

  seek: (world, index) => {
    const here = stationOf(threatAt(world, index))
    const beside = (['red', 'blue', 'lift'] as const)
      .map((direction) => stepFrom(world.mission, here, direction))
      .filter((station) => station !== here)
    const fullest = Math.max(...beside.map((station) => crewIn(world, [station]).length))
    const sought = beside.filter((station) => crewIn(world, [station]).length === fullest)
    return sought.length === 1 ? changeThreat(world, index, { stations: sought }) : world
  },

  knockOut: (world, index, { who }) =>
    inTurn(world, crewMeant(world, threatAt(world, index), who), (now, { name }) => knockOut(now, name)),

  delay: (world, index, { who }) =>
    inTurn(world, crewMeant(world, threatAt(world, index), who), (now, { name }) => delayAboard(now, name)),

  removeRocket: (world) => loseRocket(world),

  disableStoredBots: (world) => {
    const stored = world.squads.find(({ stands }) => stands === 'red-lower')
    return stored === undefined ? world : changeSquad(world, stored, { isActive: false })
  },

  loseFuel: (world) => ({ ...world, fuel: withEnergy(world.fuel, 'white', world.fuel.white - 1) }),

  // SA-7.9: from the tokens that lay there before, and to no station where a token of any Slime lies.
  spread: (world, index, { dir }) =>
    inTurn(world, threatAt(world, index).tokens, (now, { station }) => {
      const next = stepFrom(world.mission, station, dir)
      const isSlimed = now.threats.some(({ tokens }) => tokens.some((token) => token.station === next))
      return isSlimed
        ? now
        : changeThreat(now, index, { tokens: [...threatAt(now, index).tokens, { station: next, hp: 1 }] })
    }),

  selfDamage: (world, index, { amount }) => hurt(world, index, amount),

  destroyShip: (world, index) => lose(world, { reason: 'threat', threat: threatAt(world, index).printed.id }),
}

const stationOf = (threat: Threat): Station => found(stationsOf(threat)[0])

/** `zonesWords`: own is the zone of its trajectory, or of the station it is in. */
const ownZone = (threat: Threat): Zone => threat.zone ?? zoneOf(stationOf(threat))

/** `zonesWords`, in the order of SA-3.14. */
function zonesMeant(world: World, threat: Threat, word: ZonesWord = 'own'): readonly Zone[] {
  const all = zonesOf(world.mission)
  switch (word) {
    case 'own':
      return [ownZone(threat)]
    case 'all':
      return all
    case 'other':
      return all.filter((zone) => zone !== ownZone(threat))
    case 'lateral':
      return all.filter((zone) => zone !== 'white')
    case 'white':
      return ['white']
    case 'tokens':
    case 'stations':
      return all.flatMap((zone) => stationsOf(threat).flatMap((station) => (zoneOf(station) === zone ? [zone] : [])))
  }
}

const stationsOf = (threat: Threat): readonly Station[] =>
  placesOf(threat).flatMap((place) => (place === 'space' ? [] : [place]))

/** `amountWords` */
function amountMeant(world: World, threat: Threat, word: Amount, zone: Zone): number {
  switch (word) {
    case 'hp':
      return hpOf(threat)
    case '2xhp':
      return 2 * hpOf(threat)
    case '3xhp':
      return 3 * hpOf(threat)
    case 'reactor':
      return world.reactor[zone]
    case 'crew':
      return crewIn(world, threat.stations).length
    default:
      return word
  }
}

/** SA-7.10: whoever is knocked out still stands there. */
const crewIn = (world: World, places: readonly Place[]): readonly Member[] =>
  world.crew.filter(({ at }) => at !== 'space' && places.includes(at))

/** `whoWords`; nobody in space is meant. */
function crewMeant(world: World, threat: Threat, who: Who): readonly Member[] {
  const aboard = world.crew.filter(({ at }) => at !== 'space')
  switch (who) {
    case 'all':
      return aboard
    case 'zone':
      return aboard.filter(({ at }) => at !== 'space' && zoneOf(at) === ownZone(threat))
    case 'station':
      return crewIn(world, placesOf(threat))
    case 'station-without-active-bots':
      return crewIn(world, placesOf(threat)).filter(({ name }) => !hasActiveSquad(world, name))
    case 'active-bots':
      return aboard.filter(({ name }) => hasActiveSquad(world, name))
    case 'not-bridge':
      return aboard.filter(({ at }) => at !== 'white-upper')
  }
}
