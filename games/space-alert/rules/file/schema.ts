import { knownText } from '@starboard/kernel'
import * as z from 'zod/mini'
import { CARRIED_STRUCTURES, COMPUTER_RULES, DOUBLE_ACTIONS, KNOCKED_OUT_RULES, VISUAL_SCALES } from '../mission.ts'
import { DESTINATION } from '../ship/stations.ts'
import {
  type Action,
  PLAIN_ACTIONS,
  SHIP_IDS,
  STATIONS,
  THREAT_IDS,
  type ThreatId,
  TILES,
  TRAJECTORIES,
  TURN_COUNTS,
  ZONES,
} from '../vocabulary.ts'

export const MISSION_FORMAT = 'starboard-space-alert-mission/1'

const isAction = (text: string): text is Action =>
  Object.hasOwn(DESTINATION, text) || PLAIN_ACTIONS.some((action) => action === text)

const isThreatId = (text: string): text is ThreatId => THREAT_IDS.some((id) => id === text)

const action = knownText(isAction, 'is no action')
const slot = z.union([z.null(), action, z.tuple([action, action])])
const turn = z.int().check(z.gte(1))
const count = z.int().check(z.gte(0))
const zone = z.literal([...ZONES])
const tiles = z.array(z.literal([...TILES]))
const tilesByZone = z.strictObject({
  red: z.exactOptional(tiles),
  white: z.exactOptional(tiles),
  blue: z.exactOptional(tiles),
})
const trajectory = z.exactOptional(z.literal([...TRAJECTORIES]))

const rules = z.strictObject({
  computer: z.exactOptional(z.literal([...COMPUTER_RULES])),
  visual: z.exactOptional(z.literal([...VISUAL_SCALES])),
  allKnockedOut: z.exactOptional(z.literal([...KNOCKED_OUT_RULES])),
  handicaps: z.exactOptional(z.boolean()),
  carriedStructure: z.exactOptional(z.literal([...CARRIED_STRUCTURES])),
  doubleActions: z.exactOptional(z.literal([...DOUBLE_ACTIONS])),
})

/** Section 13.1: the shape of a mission file. What its parts have to do with each other is in `faults.ts`. */
export const missionSchema = z.strictObject({
  format: z.literal(MISSION_FORMAT),
  name: z.exactOptional(z.string()),
  about: z.exactOptional(z.string()),
  ship: z.exactOptional(z.literal([...SHIP_IDS])),
  turns: z.literal([...TURN_COUNTS]),
  rules: z.exactOptional(rules),
  tracks: z.strictObject({ red: trajectory, white: trajectory, blue: trajectory, internal: trajectory }),
  threats: z.exactOptional(
    z.array(z.strictObject({ id: knownText(isThreatId, 'is no threat'), turn, zone: z.exactOptional(zone) })),
  ),
  crew: z.array(z.strictObject({ name: z.string().check(z.minLength(1)), actions: z.exactOptional(z.array(slot)) })),
  damageTiles: z.exactOptional(tilesByZone),
  initialDamage: z.exactOptional(tilesByZone),
  rockets: z.exactOptional(count),
  squads: z.exactOptional(z.array(z.literal([...STATIONS]))),
  trips: z.exactOptional(z.array(z.strictObject({ name: z.string(), turn, action }))),
  expect: z.exactOptional(z.record(z.string(), z.unknown())),
})

export type MissionFile = z.output<typeof missionSchema>
