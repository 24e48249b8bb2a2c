import { type Chance, shuffled } from '@starboard/kernel'
import type { Mission } from '../rules/mission.ts'
import { THREAT_CARDS } from '../rules/threats/cards.ts'
import {
  type Action,
  PLAIN_ACTIONS,
  type Slot,
  STATIONS,
  THREAT_IDS,
  TILES,
  TRACKS,
  TRAJECTORIES,
  ZONES,
} from '../rules/vocabulary.ts'

const CREW = ['Ada', 'Bo', 'Cy', 'Di', 'Eve']
const TURNS = 12
const EMPTY_SHARE = 8

const ACTIONS: readonly Action[] = [
  ...PLAIN_ACTIONS,
  ...PLAIN_ACTIONS,
  ...STATIONS.map((station) => `go:${station}` as const),
]

/** Five people who do whatever comes, and so many threats, one after the other. */
export function randomMission(chance: Chance, count: number): Mission {
  const numbers = shuffled(TRAJECTORIES, chance, 'trajectories')
  return {
    name: '',
    about: '',
    ship: 'classic',
    turns: TURNS,
    rules: {
      computer: 'classic',
      visual: 'linear',
      allKnockedOut: 'lose',
      handicaps: false,
      carriedStructure: 'double',
      doubleActions: 'none',
    },
    tracks: Object.fromEntries(TRACKS.map((track, place) => [track, numbers[place]])),
    threats: shuffled(THREAT_IDS, chance, 'threats')
      .slice(0, count)
      .map((id, place) => ({
        id,
        turn: place + 1,
        zone: THREAT_CARDS[id].kind === 'external' ? pickOf(ZONES, chance) : null,
      })),
    crew: CREW.map((name) => ({ name, actions: Array.from({ length: TURNS }, () => randomSlot(chance)) })),
    piles: Object.fromEntries(ZONES.map((zone) => [zone, shuffled(TILES, chance, 'tiles')])),
    carried: {},
    rockets: 3,
    squads: ['blue-upper', 'red-lower'],
    trips: [],
  }
}

const randomSlot = (chance: Chance): Slot =>
  chance.below(EMPTY_SHARE, 'slots') === 0 ? null : (ACTIONS[chance.below(ACTIONS.length, 'slots')] ?? null)

const pickOf = <X>(list: readonly [X, ...X[]], chance: Chance): X => list[chance.below(list.length, 'picks')] ?? list[0]
