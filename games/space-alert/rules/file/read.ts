import { type Refusal, refuse, sentenceOf } from '@starboard/kernel'
import * as z from 'zod/mini'
import type { Mission, MissionRules, Trip } from '../mission.ts'
import { resolve } from '../resolution/resolve.ts'
import type { ShipId, Slot, Tile, TurnCount, Zone } from '../vocabulary.ts'
import { type Fault, shipOf, tilesOf } from './fault.ts'
import { faultsIn } from './faults.ts'
import { type MissionFile, missionSchema } from './schema.ts'

export interface ReadMission {
  readonly mission: Mission
  /** What the file expects of the result, if it does. */
  readonly expect: Readonly<Record<string, unknown>> | undefined
}

/** Section 13: a mission from outside, whole and with every default filled in, or what is wrong with it and where. */
export function readMission(value: unknown): ReadMission | Refusal {
  const read = z.safeParse(missionSchema, value)
  if (!read.success) return shapeRefusal(read.error.issues[0])
  const [fault] = faultsIn(read.data)
  if (fault !== undefined) return refusal(fault)
  const mission = missionOf(read.data)
  return idleTrip(mission) ?? { mission, expect: read.data.expect }
}

const refusal = ({ path, rule, text }: Fault): Refusal => refuse('no-mission', rule, `${path}: ${text}.`)

/** What the schema found, with the path as `crew[1].actions[4]`. */
function shapeRefusal(issue: z.core.$ZodIssue | undefined): Refusal {
  if (issue === undefined) return refusal({ path: 'format', rule: FILE_RULE, text: 'is not known' })
  if (issue.code === 'unrecognized_keys') {
    const path = pathText([...issue.path, issue.keys[0] ?? ''])
    return refusal({ path, rule: FILE_RULE, text: 'is no part of a mission file' })
  }
  const [, dotted = '', text = ''] = /^(?:“([^”]*)”|This) (.*)\.$/s.exec(sentenceOf(issue)) ?? []
  return refusal({ path: pathText(dotted.split('.')) || 'This', rule: FILE_RULE, text })
}

/** A shape breaks no rule of the game. */
const FILE_RULE = 'mission-file'

const pathText = (parts: readonly PropertyKey[]): string =>
  parts
    .map(String)
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '')

/**
 * SA-4.13: a trip needs a single card in its slot. Delays move cards, so where the plan has none there the mission
 * itself says whether one had come there by then.
 */
function idleTrip(mission: Mission): Refusal | null {
  const doubtful = mission.trips.filter((trip) => typeof plannedSlot(mission, trip) !== 'string')
  if (doubtful.length === 0) return null
  const done = tripsDone(mission)
  const idle = doubtful.find(({ name, turn }) => !done.includes(tripKey(name, turn)))
  if (idle === undefined) return null
  const path = `trips[${mission.trips.indexOf(idle)}]`
  return refusal({ path, rule: 'SA-4.13', text: `${idle.name} has no single card in turn ${idle.turn}` })
}

const plannedSlot = ({ crew }: Mission, { name, turn }: Trip): Slot =>
  crew.find((member) => member.name === name)?.actions[turn - 1] ?? null

const tripKey = (name: string, turn: number): string => `${turn} ${name}`

function tripsDone(mission: Mission): readonly string[] {
  const done: string[] = []
  resolve(mission, (happening, { crew }) => {
    if (happening.kind === 'tripped') done.push(tripKey(crew[happening.crew]?.name ?? '', happening.turn))
  })
  return done
}

/** A file whose parts fit together, with the defaults of the table. */
function missionOf(file: MissionFile): Mission {
  const { name = '', about = '', ship = 'classic', turns, tracks, threats = [], crew, trips = [] } = file
  const { zones, rockets, squads } = shipOf(file)
  return {
    name,
    about,
    ship,
    turns,
    rules: { ...defaultRules(ship, turns), ...file.rules },
    tracks,
    threats: threats.map(({ zone = null, ...threat }) => ({ ...threat, zone })),
    crew: crew.map((member) => ({ name: member.name, actions: member.actions ?? [] })),
    piles: byZone(zones, (zone) => pileOf(file, zone)),
    carried: byZone(zones, (zone) => file.initialDamage?.[zone] ?? []),
    rockets: file.rockets ?? rockets[turns],
    squads: file.squads ?? squads,
    trips,
  }
}

/** Section 7: table defaults; SA-R3: the computer rule by the length of the mission. */
export const defaultRules = (ship: ShipId, turns: TurnCount): MissionRules => ({
  computer: turns === 7 ? 'manual' : 'classic',
  visual: 'linear',
  allKnockedOut: 'lose',
  handicaps: ship === 'duckling',
  carriedStructure: 'double',
  doubleActions: 'none',
})

/** Those listed first, then the rest in the default order. */
export function pileOf(file: MissionFile, zone: Zone): readonly Tile[] {
  const listed = file.damageTiles?.[zone] ?? []
  const carried = file.initialDamage?.[zone] ?? []
  return [...listed, ...tilesOf(file).filter((tile) => !listed.includes(tile) && !carried.includes(tile))]
}

const byZone = <X>(zones: readonly Zone[], read: (zone: Zone) => X): Partial<Record<Zone, X>> =>
  Object.fromEntries(zones.map((zone) => [zone, read(zone)]))
