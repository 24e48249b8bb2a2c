import type { Mission, MissionRules } from '../mission.ts'
import { SHIPS } from '../ship/ship.ts'
import type { Tile, Zone } from '../vocabulary.ts'
import { tilesOf } from './fault.ts'
import { defaultRules } from './read.ts'
import { MISSION_FORMAT, type MissionFile } from './schema.ts'

/** Section 13.1: a mission as a file that reads back as the same mission; what has its default is left out. */
export function printMission(mission: Mission): MissionFile {
  const { name, about, ship, turns, threats, crew, trips } = mission
  const rules = otherThan(mission.rules, defaultRules(ship, turns))
  const usual = SHIPS[ship]
  const damageTiles = byZone(usual.zones, (zone) => listedTiles(mission, zone))
  const initialDamage = byZone(usual.zones, (zone) => mission.carried[zone] ?? [])
  return {
    format: MISSION_FORMAT,
    ...(name !== '' && { name }),
    ...(about !== '' && { about }),
    ship,
    turns,
    ...(Object.keys(rules).length > 0 && { rules }),
    tracks: { ...mission.tracks },
    threats: threats.map(({ id, turn, zone }) => ({ id, turn, ...(zone !== null && { zone }) })),
    crew: crew.map((member) => ({ name: member.name, actions: member.actions.map((slot) => unlocked(slot)) })),
    ...(Object.keys(damageTiles).length > 0 && { damageTiles }),
    ...(Object.keys(initialDamage).length > 0 && { initialDamage }),
    ...(mission.rockets !== usual.rockets[turns] && { rockets: mission.rockets }),
    ...(mission.squads.join() !== usual.squads.join() && { squads: [...mission.squads] }),
    ...(trips.length > 0 && { trips: trips.map((trip) => ({ ...trip })) }),
  }
}

type FileSlot = NonNullable<MissionFile['crew'][number]['actions']>[number]

const unlocked = (slot: Mission['crew'][number]['actions'][number]): FileSlot =>
  slot === null || typeof slot === 'string' ? slot : [slot[0], slot[1]]

const otherThan = (rules: MissionRules, usual: MissionRules): Partial<MissionRules> =>
  Object.fromEntries(
    Object.entries(rules).filter(([name, value]) =>
      Object.entries(usual).every(([key, one]) => key !== name || one !== value),
    ),
  )

/** The pile as far as it is not what would follow by itself. */
function listedTiles({ ship, piles, carried }: Mission, zone: Zone): readonly Tile[] {
  const pile = piles[zone] ?? []
  const usual = tilesOf({ ship }).filter((tile) => !carried[zone]?.includes(tile))
  return pile.join() === usual.join() ? [] : pile
}

const byZone = (zones: readonly Zone[], read: (zone: Zone) => readonly Tile[]): Partial<Record<Zone, Tile[]>> =>
  Object.fromEntries(zones.map((zone) => [zone, [...read(zone)]] as const).filter(([, tiles]) => tiles.length > 0))
